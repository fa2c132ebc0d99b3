//! An attempt of a demonstration that somebody looks on at.

use std::sync::Arc;
use std::time::Instant;

use jiugong_puzzle::Reachability;
use serde::Serialize;

use super::choices::choices;
use super::demonstration::distance;
use super::stage::{Audience, Stage};
use super::{Demonstration, Right};
use crate::ready::Unready;
use crate::{Limits, ObservedSpace, Observing, Report, Request, SolveError, Solver, Watch};

/// Which attempt of which demonstration a run was: the report of a run that is wrong on purpose does not say so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Staged {
    /// The demonstration.
    pub name: &'static str,
    /// The attempt.
    pub attempt: &'static str,
    /// Whether it is right, or wrong on purpose.
    pub right: Right,
    /// The slides of a shortest path; null if the goal is out of reach.
    pub distance: Option<u32>,
}

impl Demonstration {
    /// What an attempt of this demonstration is in the words of the catalogue: where it is wrong on purpose, the algorithm
    /// is the one whose manner it has, and there is no heuristic if that is in no catalogue. `None` if no attempt of any demonstration is called so.
    pub fn request(&self, attempt: &str) -> Option<Request> {
        let (algorithm, heuristic) = choices(attempt)?;
        let (board, goal) = self.boards();
        let mut request = Request::new(board, goal);
        request.algorithm = algorithm.parse().ok();
        request.heuristic = heuristic.and_then(|heuristic| heuristic.parse().ok());
        Some(request)
    }

    /// Makes one attempt within the limits of its [`request`](Self::request), and tells `observer` of every event; `None` if
    /// this demonstration has no attempt that is called so.
    ///
    /// Whether the path that it finds is a shortest one is known from the table of all boards.
    ///
    /// # Errors
    /// If `watch` is cancelled before that table is built. Being stopped later is no error but a [`Status`](crate::Status).
    pub fn perform(
        &'static self,
        attempt: &str,
        request: &Request,
        (solver, watch): (&Solver, &Arc<Watch>),
        observer: &mut dyn Observing<ObservedSpace>,
    ) -> Result<Option<(Report, Staged)>, SolveError> {
        let started = Instant::now();
        let Request { board, goal, limits, .. } = request;
        let exact = solver.exact(goal, Limits::default(), watch);
        let exact = exact.map_err(|_| SolveError::NoTable { size: goal.size() })?;
        let audience = Audience { attempt, limits: *limits, observer };
        let mut stage = Stage::new(board, goal, watch, Some(audience))?;
        (self.attempts)(&mut stage, solver, watch)?;
        let Some((made, algorithm)) = stage.attempts.first().zip(request.algorithm.clone()) else {
            return Ok(None);
        };
        let (name, right, distance) = (made.name, made.right, distance(&exact, board));
        let mut report = Report::new(request, Reachability::new(board, goal)?, algorithm);
        report.heuristic = request.heuristic.clone();
        report.statistics = stage.statistics;
        report.end(stage.seen.unwrap_or(Ok(None)).map_err(Unready::from))?;
        report.lower_bound = distance;
        report.optimal = distance.is_some() && report.length() == distance.map(|distance| distance as usize);
        report.suboptimality_bound = report
            .length()
            .zip(distance)
            .map(|(length, distance)| length as f64 / f64::from(distance.max(1)));
        report.time = started.elapsed();
        Ok(Some((report, Staged { name: self.name, attempt: name, right, distance })))
    }
}
