//! Misplaced tiles that count the blank.

use std::sync::Arc;

use jiugong_heuristics::Misplaced;
use jiugong_search::Watch;

use super::stage::Stage;
use super::wrong_misplaced::WrongMisplacedWithBlank;
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// What both counts say of a board one slide from the goal.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    let wrong = stage.estimate(&WrongMisplacedWithBlank::new(&stage.goal));
    let right = stage.estimate(&Misplaced::new(&stage.goal));
    Ok(vec![
        Attempt::estimate("misplaced-with-blank", Right::Wrong, wrong),
        Attempt::estimate("misplaced", Right::Right, right),
    ])
}
