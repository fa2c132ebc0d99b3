//! Inversions as an estimate of the slides that are left.

use std::sync::Arc;

use jiugong_heuristics::{Inversions, Manhattan};
use jiugong_search::{AStar, Watch};

use super::Right;
use super::stage::Stage;
use crate::{SolveError, Solver};

/// A* with inversions, which may overestimate, beside Manhattan distance.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let (inversions, manhattan) = (Inversions::new(&stage.goal), Manhattan::new(&stage.goal));
    stage.search(("a-star-inversions", Right::Wrong), &AStar::default(), &inversions, None);
    stage.search(("a-star-manhattan", Right::Right), &AStar::default(), &manhattan, None);
    Ok(())
}
