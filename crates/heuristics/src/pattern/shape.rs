//! The numbering of where the tiles of a pattern stand, and in which region the blank is.

use jiugong_puzzle::Size;
use thiserror::Error;

use crate::CELLS;
use crate::pattern::grid::Grid;
use crate::pattern::look::{Components, Regions};
use crate::pattern::orders::{MOST_TILES, Orders};
use crate::pattern::passing::Passing;

/// A number too many of anything that a table could be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShapeError {
    /// The board has too many cells.
    #[error("pattern databases are for boards of at most {CELLS} cells, and {0} has {cells}", cells = .0.cells())]
    TooManyCells(Size),
    /// The pattern has too many tiles, or none.
    #[error("a pattern has 1 to {most} tiles of the {cells} on the board, not {0}", most = MOST_TILES.min(*.1), cells = .1)]
    TileCount(usize, usize),
}

/// Everything about patterns of so many tiles on one size that does not depend on which tiles they are.
///
/// A *component* is a set of cells that the tiles occupy together with one connected region of the other
/// cells, in which the blank stands: within it, the blank goes about without moving a tile of the pattern
/// (Clausecker 2017, "zero-aware"). Components are numbered by their set of cells as a binary number, then
/// by the first cell of the region.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) size: Size,
    pub(crate) tiles: usize,
    pub(crate) grid: Grid,
    pub(crate) orders: Orders,
    pub(crate) passing: Passing,
    pub(crate) components: u32,
    /// The low cells of a set are looked up in `low`, the others in `high`; the sum is the set's number.
    split: u32,
    low: Vec<u16>,
    high: Vec<u32>,
    /// By the number of the set.
    sets: Vec<Regions>,
}

impl Shape {
    /// The numbering for `tiles` tiles on `size`; takes time and memory in proportion to the sets of cells.
    pub(crate) fn new(size: Size, tiles: usize) -> Result<Shape, ShapeError> {
        let grid = Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let cells = size.cells();
        if tiles == 0 || tiles > MOST_TILES.min(cells - 1) {
            return Err(ShapeError::TileCount(tiles, cells - 1));
        }
        let split = cells.div_ceil(2) as u32;
        let (low, high) = number_sets(cells as u32, split, tiles as u32);
        let orders = Orders::new(tiles, size.width() - 1);
        let mut shape = Shape {
            size,
            tiles,
            grid,
            passing: Passing::new(&orders, size.width() - 1),
            orders,
            components: 0,
            split,
            low,
            high,
            sets: Vec::new(),
        };
        shape.number_components();
        Ok(shape)
    }

    fn number_components(&mut self) {
        for set in sets(self.grid.all, self.tiles as u32) {
            debug_assert_eq!(self.numbering().set_number(set), self.sets.len());
            let mut found = Regions { first: self.components, digits: [0; 3] };
            for (number, region) in regions(self.grid, set).enumerate() {
                for (place, digit) in found.digits.iter_mut().enumerate() {
                    if number >> place & 1 == 1 {
                        *digit |= region;
                    }
                }
                self.components += 1;
            }
            self.sets.push(found);
        }
    }

    /// The numbering as it is looked up.
    #[inline(always)]
    pub(crate) fn numbering(&self) -> Components<'_> {
        let Shape { split, low, high, sets, .. } = self;
        Components { low_cells: (1 << split) - 1, split: *split, low, high, sets }
    }

    /// The component where the pattern's tiles occupy `set` and the blank is in `blank`, outside of it.
    #[inline(always)]
    pub(crate) fn component(&self, set: u32, blank: u32) -> u32 {
        self.numbering().component(set, blank)
    }

    /// Every component in the order of their numbers: the set of cells and the region.
    pub(crate) fn components(&self) -> impl Iterator<Item = (u32, u32)> {
        let grid = self.grid;
        sets(grid.all, self.tiles as u32)
            .flat_map(move |set| regions(grid, set).map(move |region| (set, region)))
    }

    /// The entries of a table: one for each component and order.
    pub(crate) fn entries(&self) -> u64 {
        u64::from(self.components) * self.orders.count() as u64
    }
}

/// The parts of the number of a set, by its low and by its high cells: how many sets come before those with
/// these high cells, and how many sets of as many low cells come before these.
fn number_sets(cells: u32, split: u32, tiles: u32) -> (Vec<u16>, Vec<u32>) {
    let mut seen = [0u32; CELLS + 1];
    let low = (0..1u32 << split)
        .map(|set| {
            let seen = &mut seen[set.count_ones() as usize];
            *seen += 1;
            (*seen - 1) as u16 // below 16 choose 8
        })
        .collect();
    let mut before = 0;
    let high = (0..1u32 << (cells - split))
        .map(|set| {
            let first = before;
            if let Some(rest) = tiles.checked_sub(set.count_ones()) {
                before += seen[rest as usize];
            }
            first
        })
        .collect();
    (low, high)
}

/// The sets of `count` of the cells of `all`, in increasing order as binary numbers.
fn sets(all: u32, count: u32) -> impl Iterator<Item = u32> {
    let last = all & !(all >> count);
    let mut next = Some((1u64 << count) as u32 - 1);
    std::iter::from_fn(move || {
        let set = next?;
        // The next larger number with as many ones (HAKMEM 175).
        next = (set != last).then(|| {
            let lowest = set & set.wrapping_neg();
            let ripple = set + lowest;
            ripple | ((set ^ ripple) >> (lowest.trailing_zeros() + 2))
        });
        Some(set)
    })
}

/// The connected regions of the cells outside of `set`, by their first cells.
fn regions(grid: Grid, set: u32) -> impl Iterator<Item = u32> {
    let mut rest = grid.all & !set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let region = grid.region(rest, rest.trailing_zeros());
            rest &= !region;
            region
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::grid::members;

    #[test]
    fn every_component_has_its_number() {
        for (width, height, tiles) in [(3, 3, 4), (2, 5, 3), (4, 4, 6), (4, 4, 8), (5, 4, 1), (3, 3, 8)] {
            let shape = Shape::new(Size::new(width, height).unwrap(), tiles).unwrap();
            let mut count = 0;
            for (number, (set, region)) in shape.components().enumerate() {
                assert_eq!(set.count_ones() as usize, tiles);
                assert!(members(region).all(|blank| shape.component(set, blank) as usize == number));
                count += 1;
            }
            assert_eq!(count, shape.components);
        }
    }

    #[test]
    fn a_board_or_pattern_too_large_is_refused_in_words() {
        let error = Shape::new(Size::new(6, 6).unwrap(), 3).unwrap_err();
        assert!(error.to_string().contains("6x6 has 36"), "{error}");
        let error = Shape::new(Size::new(4, 4).unwrap(), 9).unwrap_err();
        assert!(error.to_string().contains("1 to 8 tiles of the 15"), "{error}");
        assert!(Shape::new(Size::new(2, 2).unwrap(), 4).is_err());
    }
}
