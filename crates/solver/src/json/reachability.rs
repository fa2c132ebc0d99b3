//! Whether a goal can be reached, as JSON.

use jiugong_puzzle::{BlankPart, Board, Reachability};
use serde::Serialize;

use crate::SCHEMA;

/// A verdict on a board and a goal with the figures that it rests on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReachabilityRecord {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    start_inversions: u64,
    goal_inversions: u64,
    /// The rows between the two blanks; null where the width is odd and they do not count.
    blank_rows: Option<usize>,
    named_goals: Vec<&'static str>,
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<u16>>))]
    swap: Option<(u16, u16)>,
}

impl ReachabilityRecord {
    /// The record of the verdict on a board and a goal.
    pub fn new(board: &Board, goal: &Board, verdict: &Reachability) -> ReachabilityRecord {
        ReachabilityRecord {
            schema: SCHEMA,
            board: board.to_string(),
            goal: goal.to_string(),
            size: verdict.size.to_string(),
            reachable: verdict.reachable,
            start_inversions: verdict.start_inversions,
            goal_inversions: verdict.goal_inversions,
            blank_rows: match verdict.blank {
                BlankPart::DoesNotCount => None,
                BlankPart::Rows { .. } => Some(verdict.blank.rows()),
            },
            named_goals: verdict.named_goals.iter().map(|goal| goal.name()).collect(),
            swap: verdict.swap,
        }
    }
}
