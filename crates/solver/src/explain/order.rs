//! Tiles that are read in another order than in the goal.

use jiugong_heuristics::{Axis, InversionDistance, Inversions, Tiles};
use jiugong_puzzle::Board;
use serde::Serialize;

use super::distance::read;

/// The tiles in the order in which they are read, and the pairs of them in the wrong order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The tiles as read, without the blank.
    pub read: Vec<u8>,
    /// The same for the goal.
    pub goal: Vec<u8>,
    /// The pairs, each as the tile that is read first and the tile that should be.
    pub pairs: Vec<(u8, u8)>,
}

/// A reading, and the slides across its lines that it demands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Order {
    /// The reading: row by row, or column by column.
    #[serde(flatten)]
    pub reading: Reading,
    /// How many tiles a slide across lines passes: it undoes so many inversions at most.
    pub passes: usize,
    /// The lines between the blank and its goal cell: the slides are odd or even as these are.
    pub blank_lines: usize,
    /// What the axis adds to h.
    pub slides: u32,
}

fn reading(axis: Axis, goal: &Board, tiles: &Tiles, pairs: Vec<(u8, u8)>) -> Reading {
    let cells = axis.cells(goal.size());
    let goal = cells.iter().map(|&cell| goal.cells()[cell] as u8).filter(|&tile| tile != 0).collect();
    Reading { read: read(&cells, tiles), goal, pairs }
}

pub(super) fn inversions(goal: &Board, heuristic: &Inversions, tiles: &Tiles) -> Reading {
    reading(Axis::Rows, goal, tiles, heuristic.pairs(tiles))
}

pub(super) fn order(axis: Axis, goal: &Board, heuristic: &InversionDistance, tiles: &Tiles) -> Order {
    let size = goal.size();
    let line = |cell| axis.line(size, cell);
    Order {
        reading: reading(axis, goal, tiles, heuristic.pairs(axis, tiles)),
        passes: axis.cells_a_line(size) - 1,
        blank_lines: line(tiles.blank.into()).abs_diff(line(goal.blank())),
        slides: heuristic.slides(axis, tiles),
    }
}
