//! Ordering by h alone.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Greedy, Watch};

use super::Right;
use super::stage::Stage;
use crate::{SolveError, Solver};

/// Greedy search beside A*, both with Manhattan distance.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let manhattan = Manhattan::new(&stage.goal);
    stage.search(("greedy-manhattan", Right::Legitimate), &Greedy, &manhattan, None);
    stage.search(("a-star-manhattan", Right::Right), &AStar::default(), &manhattan, None);
    Ok(())
}
