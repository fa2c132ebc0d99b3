//! Misplaced tiles that count the blank.

use std::sync::Arc;

use jiugong_heuristics::Misplaced;
use jiugong_search::Watch;

use super::Right;
use super::stage::Stage;
use super::wrong_misplaced::WrongMisplacedWithBlank;
use crate::{SolveError, Solver};

/// What both counts say of a board one slide from the goal.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let (wrong, right) = (WrongMisplacedWithBlank::new(&stage.goal), Misplaced::new(&stage.goal));
    stage.estimate(("misplaced-with-blank", Right::Wrong), &wrong);
    stage.estimate(("misplaced", Right::Right), &right);
    Ok(())
}
