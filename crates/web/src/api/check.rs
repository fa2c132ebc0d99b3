//! `POST /check`: whether the goal can be reached, and why.

use axum::response::Response;
use jiugong_locale::Say;
use jiugong_puzzle::{BlankPart, Reachability};
use jiugong_solver::{SCHEMA, SolveError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::asked::Asked;
use crate::boards::Given;
use crate::json::json;
use crate::problem::Problem;

/// A board and where it is to lead.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckRequest {
    /// The board, in any known format.
    pub(super) board: String,
    /// Width x height, where the text does not show it.
    pub(super) size: Option<String>,
    /// standard, zero, snail or a board.
    pub(super) goal: Option<String>,
}

/// Whether the goal can be reached, and why.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckAnswer {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    start_inversions: u64,
    goal_inversions: u64,
    /// The rows between the two blanks; null where the width is odd and they do not count.
    blank_rows: Option<usize>,
    named_goals: Vec<&'static str>,
    /// Two tiles whose exchange makes the goal reachable; null where it is.
    swap: Option<(u16, u16)>,
    /// The same in words.
    text: String,
}

/// Whether the goal can be reached, and why.
#[utoipa::path(post, path = "/check", request_body = CheckRequest, responses(
    (status = 200, body = CheckAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn check(Asked { language, body }: Asked<CheckRequest>) -> Result<Response, Problem> {
    let given = Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let verdict = Reachability::new(&given.board, &given.goal)
        .map_err(|error| Problem::field(language, "goal", SolveError::from(error).say(language)))?;
    Ok(json(&CheckAnswer {
        schema: SCHEMA,
        board: given.board.to_string(),
        goal: given.goal.to_string(),
        size: verdict.size.to_string(),
        reachable: verdict.reachable,
        start_inversions: verdict.start_inversions,
        goal_inversions: verdict.goal_inversions,
        blank_rows: match verdict.blank {
            BlankPart::DoesNotCount => None,
            BlankPart::Rows { .. } => Some(verdict.blank.rows()),
        },
        named_goals: verdict.named_goals.iter().map(|goal| goal.name()).collect(),
        swap: verdict.swap,
        text: verdict.say(language),
    }))
}
