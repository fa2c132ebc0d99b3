//! An estimate with its parts.

use std::fmt::Display;

use jiugong_puzzle::Board;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::Breakdown;
use crate::{HeuristicChoice, SCHEMA};

/// What a heuristic says of a board, and how that was made up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The board.
    pub board: Board,
    /// The goal.
    pub goal: Board,
    /// Whether the goal can be reached; most heuristics do not know.
    pub reachable: bool,
    /// The heuristic and what it says.
    pub estimate: Estimate,
}

/// A heuristic, its value, and the parts of that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// The heuristic.
    #[serde(serialize_with = "written")]
    pub heuristic: HeuristicChoice,
    /// What a search with it uses.
    pub h: u32,
    /// The parts.
    pub how: Breakdown,
}

/// One JSON object; the fields are described in `docs/json.md`.
impl Serialize for Explanation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Estimate { heuristic, h, how } = &self.estimate;
        let mut object = serializer.serialize_struct("Explanation", 10)?;
        object.serialize_field("schema", &SCHEMA)?;
        object.serialize_field("board", &self.board.to_string())?;
        object.serialize_field("goal", &self.goal.to_string())?;
        object.serialize_field("size", &self.board.size().to_string())?;
        object.serialize_field("reachable", &self.reachable)?;
        object.serialize_field("heuristic", &heuristic.to_string())?;
        object.serialize_field("admissible", &heuristic.is_admissible())?;
        object.serialize_field("consistent", &heuristic.is_consistent())?;
        object.serialize_field("h", h)?;
        object.serialize_field("how", how)?;
        object.end()
    }
}

/// A value as it is written.
pub(super) fn written<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
