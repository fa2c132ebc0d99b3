//! `POST /solve`: a path.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use jiugong_locale::{Language, Say};
use jiugong_solver::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::App;
use crate::asked::Asked;
use crate::boards::{Given, read_named};
use crate::json::{Answer, json};
use crate::problem::Problem;

/// A board to be solved.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SolveRequest {
    /// The board, in any known format.
    pub(super) board: String,
    /// Width x height, where the text does not show it.
    pub(super) size: Option<String>,
    /// standard, zero, snail or a board.
    pub(super) goal: Option<String>,
    /// As in `a-star` or `weighted-a-star(weight=2)`; null for the fastest optimal one.
    pub(super) algorithm: Option<String>,
    /// As in `manhattan` or `max(manhattan,gaschnig)`; null for the best for the size.
    pub(super) heuristic: Option<String>,
    /// Seconds.
    pub(super) time_limit: Option<f64>,
    /// Expanded nodes.
    pub(super) node_limit: Option<u64>,
}

impl SolveRequest {
    /// What is to be searched, within the bounds.
    pub(super) fn read(&self, app: &App, language: Language) -> Result<Request, Problem> {
        let given = Given::read(&self.board, self.size.as_deref(), self.goal.as_deref(), language)?;
        let mut request = Request::new(given.board, given.goal);
        let algorithm = self.algorithm.as_deref();
        request.algorithm = algorithm.map(|text| read_named("algorithm", text, language)).transpose()?;
        let heuristic = self.heuristic.as_deref();
        request.heuristic = heuristic.map(|text| read_named("heuristic", text, language)).transpose()?;
        request.limits = app.limits();
        if let Some(seconds) = self.time_limit {
            request.limits.time = Some(time(seconds, app.bounds().time, language)?);
        }
        if let Some(nodes) = self.node_limit {
            let most = app.bounds().nodes;
            if nodes > most {
                return Err(Problem::too_much(language, "node_limit", most));
            }
            request.limits.nodes = Some(nodes);
        }
        Ok(request)
    }
}

/// A time that is allowed.
pub(super) fn time(seconds: f64, most: Duration, language: Language) -> Result<Duration, Problem> {
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| *time <= most);
    time.ok_or_else(|| Problem::too_much(language, "time_limit", most.as_secs_f64()))
}

/// A path from the board to the goal.
#[utoipa::path(post, path = "/solve", request_body = SolveRequest, responses(
    (status = 200, description = "As `jiugong solve --json`"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn solve(
    State(app): State<Arc<App>>,
    Asked { language, body }: Asked<SolveRequest>,
) -> Answer {
    let request = body.read(&app, language)?;
    let report = app.search(language, move |solver, watch| solver.solve(&request, watch)).await?;
    let report = report.map_err(|error| Problem::field(language, "board", error.say(language)))?;
    app.metrics().expanded.inc_by(report.statistics.expanded);
    Ok(json(&report))
}
