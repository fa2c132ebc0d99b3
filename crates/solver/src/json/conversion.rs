//! Boards and paths in another form, as JSON.

use jiugong_puzzle::{Board, Format, Notation, OffTheEdge, Replay};
use serde::Serialize;

use crate::SCHEMA;

/// A board in a format.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConversionRecord {
    schema: u32,
    board: String,
    size: String,
    format: &'static str,
    text: String,
}

impl ConversionRecord {
    /// The record of a board that is written as `text` in `format`.
    pub fn new(board: &Board, format: Format, text: String) -> ConversionRecord {
        ConversionRecord {
            schema: SCHEMA,
            board: board.to_string(),
            size: board.size().to_string(),
            format: format.name(),
            text,
        }
    }
}

/// A path from a board in every notation, and as a link that players pass on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PathRecord {
    schema: u32,
    board: String,
    size: String,
    length: usize,
    blank_moves: String,
    tile_moves: String,
    tiles: Vec<u16>,
    link: String,
}

impl PathRecord {
    /// The record of a path.
    ///
    /// # Errors
    /// A path that leaves the board.
    pub fn new(replay: &Replay) -> Result<PathRecord, OffTheEdge> {
        let Replay { start, path, .. } = replay;
        let mut board = start.clone();
        Ok(PathRecord {
            schema: SCHEMA,
            board: start.to_string(),
            size: start.size().to_string(),
            length: path.single_tile_length(),
            blank_moves: Notation::BlankMoves.write(path, start)?,
            tile_moves: Notation::TileMoves.write(path, start)?,
            tiles: path.slides().iter().filter_map(|&direction| board.slide(direction)).collect(),
            link: replay.write_link()?,
        })
    }
}
