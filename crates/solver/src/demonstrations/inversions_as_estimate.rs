//! Inversions as an estimate of the slides that are left.

use std::sync::Arc;

use jiugong_heuristics::{Inversions, Manhattan};
use jiugong_search::{AStar, Watch};

use super::stage::Stage;
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// A* with inversions, which may overestimate, beside Manhattan distance.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    Ok(vec![
        stage.search(
            ("a-star-inversions", Right::Wrong),
            &AStar::default(),
            &Inversions::new(&stage.goal),
            None,
        ),
        stage.search(
            ("a-star-manhattan", Right::Right),
            &AStar::default(),
            &Manhattan::new(&stage.goal),
            None,
        ),
    ])
}
