//! Closed boards that are not opened again, with an inconsistent estimate.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Watch};

use super::manhattan_with_a_hole::ManhattanWithAHole;
use super::stage::Stage;
use super::wrong_search::{Mistake, WrongAStar};
use super::{Attempt, Right};
use crate::{SolveError, Solver};

/// A* without and with reopening, with an estimate that is admissible and not consistent.
pub(super) fn attempts(stage: &Stage, _: &Solver, _: &Arc<Watch>) -> Result<Vec<Attempt>, SolveError> {
    let inconsistent = ManhattanWithAHole::new(&stage.goal);
    let wrong = WrongAStar(Mistake::NotReopened);
    Ok(vec![
        stage.search(("a-star-not-reopened", Right::Wrong), &wrong, &inconsistent, None),
        stage.search(("a-star-reopened", Right::Right), &AStar::default(), &inconsistent, None),
        stage.search(
            ("a-star-manhattan", Right::Right),
            &AStar::default(),
            &Manhattan::new(&stage.goal),
            None,
        ),
    ])
}
