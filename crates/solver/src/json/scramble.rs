//! Random boards, as JSON.

use jiugong_puzzle::Board;
use serde::Serialize;

use crate::SCHEMA;

/// Boards that were drawn, and what they can be drawn from again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScrambleRecord {
    schema: u32,
    size: String,
    goal: String,
    seed: u64,
    boards: Vec<String>,
}

impl ScrambleRecord {
    /// The record of boards drawn from `seed` for `goal`.
    pub fn new(goal: &Board, seed: u64, boards: impl IntoIterator<Item = Board>) -> ScrambleRecord {
        ScrambleRecord {
            schema: SCHEMA,
            size: goal.size().to_string(),
            goal: goal.to_string(),
            seed,
            boards: boards.into_iter().map(|board| board.to_string()).collect(),
        }
    }
}
