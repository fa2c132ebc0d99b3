//! Sliding-tile boards of any width and height: slides, parity, ranking, text formats,
//! notations of paths, scrambles, and a game in play.
//!
//! This crate knows the puzzle and nothing of searching it.

mod board;
mod direction;
mod goal;
mod notation;
mod numbering;
mod parity;
mod path;
mod path_text;
mod random;
mod ranking;
mod scramble;
mod size;

pub use board::{Board, BoardError};
pub use direction::Direction;
pub use goal::GoalName;
pub use notation::{Notation, UnknownNotation};
pub use numbering::{BoardNumbering, MOST_NUMBERED_CELLS, TooManyCells};
pub use parity::{BlankPart, Parity, Reachability, SizesDiffer};
pub use path::{OffTheEdge, Path};
pub use path_text::PathError;
pub use ranking::{MOST_ELEMENTS, rank, unrank};
pub use scramble::{RandomWalks, Scrambles};
pub use size::{LARGEST_SIDE, Size, SizeError};
