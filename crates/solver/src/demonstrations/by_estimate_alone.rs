//! Ordering by h alone.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Greedy, Watch};

use super::stage::Stage;
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// Greedy search beside A*, both with Manhattan distance.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    let manhattan = Manhattan::new(&stage.goal);
    Ok(vec![
        stage.search(("greedy-manhattan", Right::Legitimate), &Greedy, &manhattan, None),
        stage.search(("a-star-manhattan", Right::Right), &AStar::default(), &manhattan, None),
    ])
}
