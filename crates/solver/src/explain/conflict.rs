//! Tiles of a line that stand in each other's way.

use jiugong_heuristics::{LinearConflict, Tiles};
use jiugong_puzzle::Board;
use serde::Serialize;

use super::Line;

/// A line in which tiles have to step aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineConflict {
    /// The line.
    pub line: Line,
    /// The tiles in it that belong into it, in their order on the board.
    pub tiles: Vec<u8>,
    /// The same tiles in the order of the goal.
    pub goal_order: Vec<u8>,
    /// The fewest that have to leave the line.
    pub removed: Vec<u8>,
    /// What they add to h: 2 each.
    pub slides: u32,
}

pub(super) fn conflicts(
    board: &Board,
    goal: &Board,
    heuristic: &LinearConflict,
    tiles: &Tiles,
) -> Vec<LineConflict> {
    let size = board.size();
    let conflicts = heuristic.conflicts(tiles).into_iter();
    conflicts
        .map(|conflict| {
            let axis = conflict.axis;
            let in_line = |board: &Board| -> Vec<u8> {
                let cells =
                    axis.cells(size).into_iter().filter(|&cell| axis.line(size, cell) == conflict.line);
                cells.map(|cell| board.cells()[cell] as u8).filter(|&tile| tile != 0).collect()
            };
            let (here, home) = (in_line(board), in_line(goal));
            let both = |some: &[u8], others: &[u8]| -> Vec<u8> {
                some.iter().copied().filter(|tile| others.contains(tile)).collect()
            };
            LineConflict {
                line: Line::new(axis, conflict.line),
                tiles: both(&here, &home),
                goal_order: both(&home, &here),
                slides: 2 * conflict.removed.len() as u32,
                removed: conflict.removed,
            }
        })
        .collect()
}
