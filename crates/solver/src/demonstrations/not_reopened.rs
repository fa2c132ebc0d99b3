//! Closed boards that are not opened again, with an inconsistent estimate.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Watch};

use super::Right;
use super::manhattan_with_a_hole::ManhattanWithAHole;
use super::stage::Stage;
use super::wrong_search::{Mistake, WrongAStar};
use crate::{SolveError, Solver};

/// A* without and with reopening, with an estimate that is admissible and not consistent.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let (inconsistent, manhattan) = (ManhattanWithAHole::new(&stage.goal), Manhattan::new(&stage.goal));
    let wrong = WrongAStar(Mistake::NotReopened);
    stage.search(("a-star-not-reopened", Right::Wrong), &wrong, &inconsistent, None);
    stage.search(("a-star-reopened", Right::Right), &AStar::default(), &inconsistent, None);
    stage.search(("a-star-manhattan", Right::Right), &AStar::default(), &manhattan, None);
    Ok(())
}
