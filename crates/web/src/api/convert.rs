//! `POST /convert`: a board or a path from any format into another.

use jiugong_locale::{Language, Say};
use jiugong_puzzle::{Format, Notation, Path, Replay};
use jiugong_solver::json::{ConversionRecord, PathRecord};
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
    /// A path from the board, to be written in every notation.
    path: Option<String>,
    /// The notation of the path, where it does not show that.
    notation: Option<String>,
}

/// What was read and what was written.
#[derive(Serialize, ToSchema)]
pub(crate) struct ConvertAnswer {
    #[serde(flatten)]
    conversion: ConversionRecord,
    goal: String,
    /// The format that was read.
    read: &'static str,
    /// The path in every notation, where one was given.
    path: Option<PathRecord>,
}

/// A board or a path in another format.
#[utoipa::path(post, path = "/convert", request_body = ConvertRequest, responses(
    (status = 200, body = ConvertAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn convert(Asked { language, body, .. }: Asked<ConvertRequest>) -> Answer {
    let given = Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let to = body.to.as_deref().map_or(Ok(Format::Rows), |to| read_named("to", to, language))?;
    let text = to.write_with_goal(&given.board, &given.goal);
    let text = text.map_err(|error| Problem::field(language, "to", error.say(language)))?;
    let notation = body.notation.as_deref().map(|text| read_named("notation", text, language)).transpose()?;
    let path = body.path.as_deref().map(|path| path_record(path, &given, notation, language)).transpose()?;
    Ok(json(&ConvertAnswer {
        conversion: ConversionRecord::new(&given.board, to, text.trim_end().to_owned()),
        goal: given.goal.to_string(),
        read: given.format.name(),
        path,
    }))
}

fn path_record(
    path: &str,
    given: &Given,
    notation: Option<Notation>,
    language: Language,
) -> Result<PathRecord, Problem> {
    let path = match notation {
        Some(notation) => notation.read(path, &given.board),
        None => Path::read(path, &given.board).map(|(path, _)| path),
    };
    let path = path.map_err(|error| Problem::field(language, "path", error.say(language)))?;
    let replay = Replay { start: given.board.clone(), path, moves_in_1000_seconds: 0, times: None };
    PathRecord::new(&replay).map_err(|error| Problem::field(language, "path", error.say(language)))
}
