//! A goal out of reach, searched for to the end.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, BreadthFirst, Watch, Zero};

use super::stage::Stage;
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// Searches that do not ask whether the goal can be reached: they end when every board is closed.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    Ok(vec![
        stage.search(("breadth-first-without-parity", Right::Wrong), &BreadthFirst, &Zero, None),
        stage.search(
            ("a-star-without-parity", Right::Wrong),
            &AStar::default(),
            &Manhattan::new(&stage.goal),
            None,
        ),
    ])
}
