//! What a trace shows: a search of one's own, or an attempt of a demonstration.

use std::sync::Arc;

use jiugong_locale::{Language, say};
use jiugong_solver::demonstrations::Demonstration;
use jiugong_solver::trace::{Recorder, Recording};
use jiugong_solver::{Report, Request, SolveError, Solver, Status, Watch};

use super::demonstrate::demonstration_named;
use super::solve::SolveRequest;
use super::trace::TraceRequest;
use crate::App;
use crate::effort::Effort;
use crate::problem::Problem;

/// What is shown.
pub(super) struct Shown {
    request: Request,
    /// The demonstration with the name of the attempt; `None` for a search of one's own.
    attempt: Option<(&'static Demonstration, String)>,
}

impl Shown {
    /// Reads it, within the bounds.
    pub(super) fn new(asked: TraceRequest, app: &App, language: Language) -> Result<Shown, Problem> {
        let mut shown = match &asked.demonstration {
            None => Shown::search(&asked, app, language)?,
            Some(name) => Shown::staged(name, &asked, app, language)?,
        };
        if let Some(to) = asked.to {
            // One more, so that it is known which node would be next.
            let (nodes, limits) = (to.saturating_add(1), &mut shown.request.limits);
            limits.nodes = Some(limits.nodes.map_or(nodes, |limit| limit.min(nodes)));
        }
        Ok(shown)
    }

    fn search(asked: &TraceRequest, app: &App, language: Language) -> Result<Shown, Problem> {
        let missing = |field: &str| {
            Problem::field(language, field, say!(language, "problem-missing-field", field = field))
        };
        if asked.attempt.is_some() {
            return Err(missing("demonstration"));
        }
        let search = SolveRequest {
            board: asked.board.clone().ok_or_else(|| missing("board"))?,
            size: asked.size.clone(),
            goal: asked.goal.clone(),
            algorithm: asked.algorithm.clone(),
            heuristic: asked.heuristic.clone(),
            time_limit: asked.time_limit,
            node_limit: asked.node_limit,
            metric: asked.metric.clone(),
            all_shortest: None,
            sample: false,
        };
        Ok(Shown { request: search.read(app, language)?, attempt: None })
    }

    fn staged(name: &str, asked: &TraceRequest, app: &App, language: Language) -> Result<Shown, Problem> {
        let own = [
            ("board", asked.board.is_some()),
            ("size", asked.size.is_some()),
            ("goal", asked.goal.is_some()),
            ("algorithm", asked.algorithm.is_some()),
            ("heuristic", asked.heuristic.is_some()),
            ("time_limit", asked.time_limit.is_some()),
            ("node_limit", asked.node_limit.is_some()),
            ("metric", asked.metric.is_some()),
        ];
        if let Some((field, _)) = own.into_iter().find(|(_, is_given)| *is_given) {
            return Err(Problem::field(
                language,
                field,
                say!(language, "problem-demonstration-has-its-own", field = field),
            ));
        }
        let demonstration = demonstration_named("demonstration", name, language)?;
        let attempt = asked.attempt.clone().unwrap_or_default();
        let mut request = demonstration.request(&attempt).ok_or_else(|| no_attempt(&attempt, language))?;
        request.limits = app.limits();
        Ok(Shown { request, attempt: Some((demonstration, attempt)) })
    }

    /// How much work it is.
    pub(super) fn effort(&self) -> Effort {
        // Demonstrations are small.
        if self.attempt.is_some() { Effort::Short } else { Effort::of_search(&self.request) }
    }

    /// The name of the attempt.
    pub(super) fn attempt(&self) -> String {
        self.attempt.as_ref().map(|(_, attempt)| attempt.clone()).unwrap_or_default()
    }

    /// Runs it until its end or until no more is to be recorded: that is a limit, too, and nobody cancelled it. `None` if the
    /// demonstration has no such attempt.
    pub(super) fn record(
        &self,
        solver: &Solver,
        steps: usize,
        watch: &Arc<Watch>,
    ) -> Result<Option<(Report, Arc<Recording>)>, SolveError> {
        let mut recorder = Recorder::new(&self.request, steps)?.stopping(watch);
        let (mut report, staged) = match &self.attempt {
            None => (solver.solve_observed(&self.request, watch, &mut recorder)?, None),
            Some((demonstration, attempt)) => {
                let seen = demonstration.perform(attempt, &self.request, (solver, watch), &mut recorder)?;
                let Some((report, staged)) = seen else { return Ok(None) };
                (report, Some(staged))
            }
        };
        let mut recording = recorder.finish();
        if recording.is_cut() && report.status == Status::Cancelled {
            report.status = Status::NodeLimit;
        }
        if let Some(staged) = staged {
            recording = recording.staged_as(staged);
        }
        Ok(Some((report, Arc::new(recording))))
    }
}

/// What is to be said where a demonstration has no attempt of a name.
pub(super) fn no_attempt(attempt: &str, language: Language) -> Problem {
    let detail = say!(language, "problem-no-attempt", attempt = attempt);
    Problem::field(language, "attempt", detail)
}
