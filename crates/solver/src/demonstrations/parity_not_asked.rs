//! A goal out of reach, searched for to the end.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, BreadthFirst, Watch, Zero};

use super::Right;
use super::stage::Stage;
use crate::{SolveError, Solver};

/// Searches that do not ask whether the goal can be reached: they end when every board is closed.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let manhattan = Manhattan::new(&stage.goal);
    stage.search(("breadth-first-without-parity", Right::Wrong), &BreadthFirst, &Zero, None);
    stage.search(("a-star-without-parity", Right::Wrong), &AStar::default(), &manhattan, None);
    Ok(())
}
