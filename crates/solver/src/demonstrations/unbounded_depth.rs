//! Depth-first search without a bound on the depth.

use std::sync::Arc;

use jiugong_search::{BreadthFirst, DepthFirst, IterativeDeepening, Watch, Zero};

use super::Right;
use super::stage::Stage;
use crate::{SolveError, Solver};

/// Where depth-first search would go on and on, it ends here.
const MOST_NODES: u64 = 1_000_000;

/// Depth-first search without and with a bound, iterative deepening, and breadth-first search.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let (most, bounded) = (Some(MOST_NODES), DepthFirst { limit: Some(10) });
    stage.search(("depth-first-unbounded", Right::Wrong), &DepthFirst { limit: None }, &Zero, most);
    stage.search(("depth-first-bounded", Right::Legitimate), &bounded, &Zero, most);
    stage.search(("iterative-deepening", Right::Right), &IterativeDeepening, &Zero, most);
    stage.search(("breadth-first", Right::Right), &BreadthFirst, &Zero, most);
    Ok(())
}
