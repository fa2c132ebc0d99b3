//! `POST /explain`: how the estimate of a board was made up.

use std::sync::Arc;

use axum::extract::State;
use jiugong_locale::{Language, Say, picture_words};
use jiugong_solver::explain::{ExplainError, Explanation, write_svg};
use jiugong_solver::{HeuristicName, Limits};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answers::ExplainAnswer;
use super::solve::refused;
use crate::App;
use crate::asked::Asked;
use crate::boards::{Given, read_named};
use crate::effort::Effort;
use crate::json::{Answer, json, large, typed, unwritten};
use crate::problem::Problem;

/// A board and a heuristic.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExplainRequest {
    /// The board, in any known format.
    board: String,
    /// Width x height, where the text does not show it.
    size: Option<String>,
    /// standard, zero, snail or a board.
    goal: Option<String>,
    /// As in `manhattan`; that one unless given.
    heuristic: Option<String>,
    format: Option<ExplainFormat>,
}

/// In which form.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum ExplainFormat {
    Json,
    Svg,
    Text,
}

/// How the estimate of a board was made up.
#[utoipa::path(post, path = "/explain", request_body = ExplainRequest, responses(
    (status = 200, content(
        (ExplainAnswer = "application/json"), (String = "image/svg+xml"), (String = "text/plain")
    )),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn explain(
    State(app): State<Arc<App>>,
    Asked { language, body, .. }: Asked<ExplainRequest>,
) -> Answer {
    let Given { board, goal, .. } =
        Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let heuristic = body.heuristic.as_deref();
    let heuristic = heuristic
        .map_or(Ok(HeuristicName::Manhattan.into()), |text| read_named("heuristic", text, language))?;
    let limits = Limits { nodes: None, ..app.limits() };
    let effort = Effort::of_estimate(&heuristic, board.size());
    let explained = app.search(language, effort, move |solver, watch| {
        solver.explainer(&goal, &heuristic, limits, watch)?.explain(&board)
    });
    let explanation = explained.await?.map_err(|error| unexplained(&error, language))?;
    written(&app, &explanation, body.format.unwrap_or(ExplainFormat::Json), language)
}

fn unexplained(error: &ExplainError, language: Language) -> Problem {
    match error {
        ExplainError::Refused(error) => refused(error, language),
        ExplainError::Stopped(_) => Problem::stopped(language, error.say(language)),
        ExplainError::Unreachable { .. } => Problem::field(language, "board", error.say(language)),
    }
}

fn written(app: &Arc<App>, explanation: &Explanation, format: ExplainFormat, language: Language) -> Answer {
    match format {
        ExplainFormat::Json => Ok(json(explanation)),
        ExplainFormat::Text => Ok(typed("text/plain; charset=utf-8", explanation.say(language))),
        ExplainFormat::Svg => {
            let mut bytes = Vec::new();
            write_svg(&mut bytes, explanation, &picture_words(explanation, language))
                .map_err(|error| unwritten(&error, language))?;
            large(app, language, "image/svg+xml", bytes)
        }
    }
}
