//! Sliding-tile boards of any width and height: slides, parity, ranking, text formats,
//! notations of paths, scrambles, and a game in play.
//!
//! This crate knows the puzzle and nothing of searching it.

mod board;
mod direction;
mod format;
mod game;
mod game_text;
mod goal;
mod metric;
mod notation;
mod numbering;
mod parity;
mod path;
mod path_text;
mod random;
mod ranking;
mod replay;
mod rows;
mod scramble;
mod size;

pub use board::{Board, BoardError};
pub use direction::Direction;
pub use format::{
    Boards, Format, FormatError, Place, ReadBoard, ReadError, ReadFault, TypedLine, UnknownFormat,
    read_board, read_goal, typed_line,
};
pub use game::{Game, Push};
pub use game_text::GameError;
pub use goal::GoalName;
pub use metric::{Metric, UnknownMetric};
pub use notation::{Notation, UnknownNotation};
pub use numbering::{BoardNumbering, MOST_NUMBERED_CELLS, TooManyCells};
pub use parity::{BlankPart, Parity, Reachability, SizesDiffer};
pub use path::{OffTheEdge, Path};
pub use path_text::PathError;
pub use random::Random;
pub use ranking::{MOST_ELEMENTS, rank, unrank};
pub use replay::{LARGEST_REPLAY, Replay, ReplayError};
pub use rows::RowsError;
pub use scramble::{RandomWalks, Scrambles};
pub use size::{LARGEST_SIDE, Size, SizeError};
