//! Boards that count as visited once they are made.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Watch};

use super::Right;
use super::stage::Stage;
use super::wrong_search::{Mistake, WrongAStar};
use crate::{SolveError, Solver};

/// A* with Manhattan distance, wrong and right.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let manhattan = Manhattan::new(&stage.goal);
    let wrong = WrongAStar(Mistake::VisitedWhenMade);
    stage.search(("a-star-visited-when-made", Right::Wrong), &wrong, &manhattan, None);
    stage.search(("a-star-manhattan", Right::Right), &AStar::default(), &manhattan, None);
    Ok(())
}
