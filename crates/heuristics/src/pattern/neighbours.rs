//! Which components one slide of a pattern's tile joins.

use crate::pattern::grid::{below, members};
use crate::pattern::shape::Shape;

/// A slide that leads from a component to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Neighbour {
    /// The other component.
    pub(crate) component: u32,
    /// The place in the order that the tile has in this component.
    pub(crate) here: u8,
    /// The place that it has in the other.
    pub(crate) there: u8,
}

/// The slides out of every component, and the half to which each component belongs.
///
/// A slide changes row plus column of one tile by one. So it leads from the components whose tiles' rows and
/// columns have an even sum to those with an odd one, and back; all entries of a component have distances of
/// one parity. The builder keeps the two halves apart: it reads one while it writes the other.
#[derive(Debug)]
pub(crate) struct Neighbours {
    begin: Vec<u32>,
    neighbours: Vec<Neighbour>,
    /// By component, its half and its row there.
    pub(crate) rows: Vec<Row>,
    /// By half, its components.
    pub(crate) halves: [Vec<u32>; 2],
}

/// Where the builder keeps what it knows of a component.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) half: u8,
    pub(crate) number: u32,
}

impl Neighbours {
    /// The slides of `shape`.
    pub(crate) fn new(shape: &Shape) -> Neighbours {
        let width = shape.size.width() as u32;
        let mut found = Neighbours {
            begin: vec![0],
            neighbours: Vec::new(),
            rows: Vec::with_capacity(shape.components as usize),
            halves: [Vec::new(), Vec::new()],
        };
        for (component, (set, region)) in (0..).zip(shape.components()) {
            let half = members(set).map(|cell| cell / width + cell % width).sum::<u32>() % 2;
            let half_components = &mut found.halves[half as usize];
            found.rows.push(Row { half: half as u8, number: half_components.len() as u32 });
            half_components.push(component);
            for to in members(region) {
                for from in members(shape.grid.grown(1 << to) & set) {
                    let without = set & !(1 << from);
                    found.neighbours.push(Neighbour {
                        component: shape.component(without | 1 << to, from),
                        here: below(set, from) as u8,
                        there: below(without, to) as u8,
                    });
                }
            }
            found.begin.push(found.neighbours.len() as u32);
        }
        found
    }

    /// The slides out of a component.
    pub(crate) fn of(&self, component: u32) -> &[Neighbour] {
        let begin = &self.begin[component as usize..];
        &self.neighbours[begin[0] as usize..begin[1] as usize]
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        (size_of_val(&*self.begin) + size_of_val(&*self.neighbours) + size_of_val(&*self.rows) * 3 / 2) as u64
    }
}
