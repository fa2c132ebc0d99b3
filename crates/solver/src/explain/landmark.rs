//! What a landmark says of a board.

use jiugong_heuristics::LandmarkBound;
use jiugong_puzzle::Board;
use serde::Serialize;

use super::explanation::written;

/// The exact distances of the board and of the goal to a landmark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LandmarkDistance {
    /// The landmark.
    #[serde(serialize_with = "written")]
    pub landmark: Board,
    /// The slides between the board and the landmark.
    pub of_board: u32,
    /// The slides between the goal and the landmark.
    pub of_goal: u32,
    /// The difference of the two: the board is at least so far from the goal.
    pub bound: u32,
}

impl From<LandmarkBound<'_>> for LandmarkDistance {
    fn from(bound: LandmarkBound<'_>) -> LandmarkDistance {
        LandmarkDistance {
            landmark: bound.landmark.clone(),
            of_board: bound.of_board,
            of_goal: bound.of_goal,
            bound: bound.bound(),
        }
    }
}
