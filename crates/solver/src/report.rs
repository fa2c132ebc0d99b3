//! What comes out.

use std::time::Duration;

use jiugong_puzzle::{Board, Path, Reachability};
use jiugong_search::Statistics;

use crate::{AlgorithmChoice, HeuristicChoice, Status};

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Report {
    /// The board that was to be solved.
    pub board: Board,
    /// The goal.
    pub goal: Board,
    /// Whether the goal can be reached, and why.
    pub reachability: Reachability,
    /// How it ended.
    pub status: Status,
    /// The algorithm that was used, or would have been.
    pub algorithm: AlgorithmChoice,
    /// The heuristic that was used; `None` for an algorithm that uses none.
    pub heuristic: Option<HeuristicChoice>,
    /// The path, which has passed the checker; at a limit the best known, if any is.
    pub path: Option<Path>,
    /// Whether no path is shorter.
    ///
    /// Follows from the catalogue: an algorithm that is optimal under a condition that the heuristic fulfils; or the
    /// path is as short as the lower bound that such a pair has proven.
    pub optimal: bool,
    /// What the length is at most, in multiples of the shortest, as far as that is proven.
    pub suboptimality_bound: Option<f64>,
    /// No path is shorter than this, as far as that is proven.
    pub lower_bound: Option<u32>,
    /// What the search did.
    pub statistics: Statistics,
    /// Wall-clock time, with making the heuristic ready.
    pub time: Duration,
}

impl Report {
    /// The slides of the path.
    pub fn length(&self) -> Option<usize> {
        self.path.as_ref().map(Path::single_tile_length)
    }
}
