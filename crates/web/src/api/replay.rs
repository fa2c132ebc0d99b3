//! `POST /replay`: the replay links of the players' community.

use std::sync::Arc;

use axum::extract::State;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Path, Replay};
use jiugong_solver::json::PathRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::App;
use crate::asked::Asked;
use crate::boards::Given;
use crate::json::{Answer, large, unwritten};
use crate::problem::Problem;

/// A link to be read, or moves from a board to be written as one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplayRequest {
    /// A link, with `?r=` in it.
    link: Option<String>,
    /// The board, in any known format.
    board: Option<String>,
    /// Width x height, where the text does not show it.
    size: Option<String>,
    /// A path from the board, in any notation.
    moves: Option<String>,
    /// When each move was made, in milliseconds since the beginning.
    times: Option<Vec<u64>>,
}

/// The path in every notation, the link, and the times.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReplayAnswer {
    #[serde(flatten)]
    path: PathRecord,
    /// The moves in 1000 seconds.
    moves_in_1000_seconds: u64,
    times: Option<Vec<u64>>,
}

/// A replay link, read or written.
#[utoipa::path(post, path = "/replay", request_body = ReplayRequest, responses(
    (status = 200, body = ReplayAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Asked { language, body, .. }: Asked<ReplayRequest>,
) -> Answer {
    let replay = match &body.link {
        Some(link) => {
            Replay::read_link(link).map_err(|error| Problem::field(language, "link", error.say(language)))?
        }
        None => played(body, language)?,
    };
    let path =
        PathRecord::new(&replay).map_err(|error| Problem::field(language, "moves", error.say(language)))?;
    let Replay { moves_in_1000_seconds, times, .. } = replay;
    let bytes = serde_json::to_vec(&ReplayAnswer { path, moves_in_1000_seconds, times });
    large(&app, language, "application/json", bytes.map_err(|error| unwritten(&error, language))?)
}

/// The moves that were sent, with their speed.
fn played(body: ReplayRequest, language: Language) -> Result<Replay, Problem> {
    let missing = |field: &'static str| {
        Problem::field(language, field, say!(language, "problem-missing-field", field = field))
    };
    let board = body.board.ok_or_else(|| missing("board"))?;
    let moves = body.moves.ok_or_else(|| missing("moves"))?;
    let Given { board: start, .. } = Given::read(&board, body.size.as_deref(), None, language)?;
    let (path, _) =
        Path::read(&moves, &start).map_err(|error| Problem::field(language, "moves", error.say(language)))?;
    let length = path.single_tile_length() as u64;
    let last = body.times.as_ref().and_then(|times| times.last().copied()).filter(|last| *last > 0);
    let moves_in_1000_seconds = last.map_or(0, |last| (length * 1_000_000).checked_div(last).unwrap_or(0));
    Ok(Replay { start, path, moves_in_1000_seconds, times: body.times })
}
