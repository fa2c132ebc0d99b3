//! One of the two reduced boards of walking distance.

use jiugong_heuristics::{Axis, Tiles, WalkingDistance};
use jiugong_puzzle::Board;
use serde::Serialize;

/// A board of which only the rows of the tiles are looked at, or only the columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Walk {
    /// For each line of the board, how many of its tiles belong into each line of the goal.
    pub counts: Vec<Vec<u8>>,
    /// The line of the blank, from 1.
    pub blank: usize,
    /// The line of the blank in the goal, from 1.
    pub blank_home: usize,
    /// Whether the slides are the exact distance of the reduced board; if not, its table would be too large, and
    /// they are the lines between each tile and its goal line, as for Manhattan distance.
    pub exact: bool,
    /// The part of Manhattan distance along this axis, for comparison.
    pub manhattan: u32,
    /// What the axis adds to h.
    pub slides: u32,
}

pub(super) fn walk(axis: Axis, goal: &Board, heuristic: &WalkingDistance, tiles: &Tiles) -> Walk {
    let size = goal.size();
    let counts = heuristic.reduced(axis, tiles);
    let manhattan = counts
        .iter()
        .enumerate()
        .flat_map(|(line, homes)| homes.iter().enumerate().map(move |(home, &count)| (line, home, count)))
        .map(|(line, home, count)| line.abs_diff(home) as u32 * u32::from(count))
        .sum();
    Walk {
        counts,
        blank: axis.line(size, tiles.blank.into()) + 1,
        blank_home: axis.line(size, goal.blank()) + 1,
        exact: heuristic.is_exact(axis),
        manhattan,
        slides: heuristic.distance(axis, tiles),
    }
}
