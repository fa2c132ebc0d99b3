//! h below, equal to and above the true distance, side by side.

use std::sync::Arc;

use jiugong_heuristics::{Inversions, LinearConflict, Manhattan, Misplaced, Nilsson};
use jiugong_search::{AStar, Ties, Watch, Zero};

use super::Right;
use super::stage::Stage;
use crate::{Limits, SolveError, Solver};

/// A* with ever better estimates, with the true distance, and with estimates that go beyond it.
///
/// Of nodes with equal f the one with the larger g: with the true distance the search then goes straight to the goal.
pub(super) fn attempts(stage: &mut Stage<'_>, solver: &Solver, watch: &Arc<Watch>) -> Result<(), SolveError> {
    let (goal, search) = (&stage.goal.clone(), &AStar { ties: Ties::LargerG });
    stage.search(("h-zero", Right::Right), search, &Zero, None);
    stage.search(("h-misplaced", Right::Right), search, &Misplaced::new(goal), None);
    stage.search(("h-manhattan", Right::Right), search, &Manhattan::new(goal), None);
    stage.search(("h-linear-conflict", Right::Right), search, &LinearConflict::new(goal), None);
    let exact = solver
        .exact(goal, Limits::default(), watch)
        .map_err(|_| SolveError::NoTable { size: goal.size() })?;
    stage.search(("h-exact", Right::Right), search, &exact, None);
    stage.search(("h-inversions", Right::Legitimate), search, &Inversions::new(goal), None);
    stage.search(("h-nilsson", Right::Legitimate), search, &Nilsson::new(goal), None);
    Ok(())
}
