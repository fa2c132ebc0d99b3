//! `POST /convert`: a board or a path from any format into another.

use jiugong_locale::{Language, Say};
use jiugong_puzzle::{Format, Notation, Path};
use jiugong_solver::SCHEMA;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::asked::Asked;
use crate::boards::{Given, read_named};
use crate::json::{Answer, json};
use crate::problem::Problem;

/// A board, or a path from it, and how to write it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConvertRequest {
    /// The board, in any known format.
    board: String,
    /// Width x height, where the text does not show it.
    size: Option<String>,
    /// standard, zero, snail or a board; some formats write it too.
    goal: Option<String>,
    /// The format to write the board in; `rows` unless given.
    to: Option<String>,
    /// A path from the board; then this is what is written.
    path: Option<String>,
    /// The notation of the path, where it does not show that.
    notation: Option<String>,
    /// The notation to write the path in; `blank-moves` unless given.
    moves: Option<String>,
}

/// What was read and what was written.
#[derive(Serialize, ToSchema)]
pub(crate) struct ConvertAnswer {
    schema: u32,
    /// Rows by slash.
    board: String,
    goal: String,
    size: String,
    /// The format that was read.
    format: &'static str,
    /// What was to be written.
    text: String,
}

/// A board or a path in another format.
#[utoipa::path(post, path = "/convert", request_body = ConvertRequest, responses(
    (status = 200, body = ConvertAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn convert(Asked { language, body }: Asked<ConvertRequest>) -> Answer {
    let given = Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let text = match &body.path {
        Some(path) => path_text(path, &given, &body, language)?,
        None => {
            let to = body.to.as_deref();
            let to = to.map_or(Ok(Format::Rows), |to| read_named("to", to, language))?;
            let text = to.write_with_goal(&given.board, &given.goal);
            text.map_err(|error| Problem::field(language, "to", error.say(language)))?.trim_end().to_owned()
        }
    };
    Ok(json(&ConvertAnswer {
        schema: SCHEMA,
        board: given.board.to_string(),
        goal: given.goal.to_string(),
        size: given.board.size().to_string(),
        format: given.format.name(),
        text,
    }))
}

fn path_text(
    path: &str,
    given: &Given,
    body: &ConvertRequest,
    language: Language,
) -> Result<String, Problem> {
    let notation = body.notation.as_deref().map(|text| read_named::<Notation>("notation", text, language));
    let path = match notation.transpose()? {
        Some(notation) => notation.read(path, &given.board),
        None => Path::read(path, &given.board).map(|(path, _)| path),
    };
    let path = path.map_err(|error| Problem::field(language, "path", error.say(language)))?;
    let moves = body.moves.as_deref();
    let moves = moves.map_or(Ok(Notation::BlankMoves), |moves| read_named("moves", moves, language))?;
    moves.write(&path, &given.board).map_err(|error| Problem::field(language, "path", error.say(language)))
}
