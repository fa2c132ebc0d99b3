//! All boards of a size by distance, as JSON.

use jiugong_puzzle::Board;
use serde::Serialize;

use crate::{Exploration, SCHEMA};

/// How many boards are at each distance from a goal, and which are farthest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExplorationRecord {
    schema: u32,
    size: String,
    goal: String,
    /// What counts one: `stm`, the slide of a single tile.
    metric: &'static str,
    boards: u64,
    radius: usize,
    counts: Vec<u64>,
    farthest: Vec<String>,
}

impl ExplorationRecord {
    /// The record of an exploration from a goal.
    pub fn new(goal: &Board, exploration: &Exploration) -> ExplorationRecord {
        ExplorationRecord {
            schema: SCHEMA,
            size: goal.size().to_string(),
            goal: goal.to_string(),
            metric: exploration.metric.name(),
            boards: exploration.boards(),
            radius: exploration.radius(),
            counts: exploration.boards_by_distance.clone(),
            farthest: exploration.farthest.iter().map(Board::to_string).collect(),
        }
    }
}
