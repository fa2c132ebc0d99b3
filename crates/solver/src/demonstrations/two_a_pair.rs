//! "+2 for each pair" as linear conflict.

use std::sync::Arc;

use jiugong_heuristics::LinearConflict;
use jiugong_search::Watch;

use super::stage::Stage;
use super::wrong_pairs::WrongTwoAPair;
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// What both counts say of a board with whole lines in the reverse order.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    let wrong = stage.estimate(&WrongTwoAPair::new(&stage.goal));
    let right = stage.estimate(&LinearConflict::new(&stage.goal));
    Ok(vec![
        Attempt::estimate("two-a-pair", Right::Wrong, wrong),
        Attempt::estimate("linear-conflict", Right::Right, right),
    ])
}
