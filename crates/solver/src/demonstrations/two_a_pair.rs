//! "+2 for each pair" as linear conflict.

use std::sync::Arc;

use jiugong_heuristics::LinearConflict;
use jiugong_search::Watch;

use super::Right;
use super::stage::Stage;
use super::wrong_pairs::WrongTwoAPair;
use crate::{SolveError, Solver};

/// What both counts say of a board with whole lines in the reverse order.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let (wrong, right) = (WrongTwoAPair::new(&stage.goal), LinearConflict::new(&stage.goal));
    stage.estimate(("two-a-pair", Right::Wrong), &wrong);
    stage.estimate(("linear-conflict", Right::Right), &right);
    Ok(())
}
