//! `POST /check`: whether the goal can be reached, and why.

use jiugong_locale::Say;
use jiugong_puzzle::Reachability;
use jiugong_solver::SolveError;
use jiugong_solver::json::ReachabilityRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::asked::Asked;
use crate::boards::Given;
use crate::json::{Answer, json};
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

/// The verdict, and the same in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckAnswer {
    #[serde(flatten)]
    verdict: ReachabilityRecord,
    text: String,
}

/// Whether the goal can be reached, and why.
#[utoipa::path(post, path = "/check", request_body = CheckRequest, responses(
    (status = 200, body = CheckAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn check(Asked { language, body, .. }: Asked<CheckRequest>) -> Answer {
    let given = Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let verdict = Reachability::new(&given.board, &given.goal)
        .map_err(|error| Problem::field(language, "goal", SolveError::from(error).say(language)))?;
    let text = verdict.say(language);
    Ok(json(&CheckAnswer { verdict: ReachabilityRecord::new(&given.board, &given.goal, &verdict), text }))
}
