//! Boards as texts: every habit of writing one down, read without being told which.
//!
//! [`read_board`] reads one board, [`read_goal`] a goal by name or as a board, and [`Boards`] streams
//! any number of boards, one a line or one a block. [`Format::write`] writes the other way.
//!
//! The blank is `0`, `x`, `X`, `_`, `#`, `.`, `-`, `-1`, `*`, `None`, `null` or an empty place between
//! separators. Full-width digits and punctuation, Chinese separators, a byte-order mark and Windows line
//! ends are understood. What could mean two boards is an error that names the remedy, never a guess.
//!
//! To add a format: a name in `name.rs`, a reader called from `boards.rs`, and, where it can be written, an
//! arm in `write.rs`.

mod assemble;
mod boards;
mod brackets;
mod character;
mod compact;
mod counted;
mod error;
mod fault;
mod line;
mod lines;
mod name;
mod one_line;
mod pddl;
mod row;
mod rows;
mod ruml;
mod trailing;
mod typed;
mod write;

pub use boards::{Boards, ReadBoard, read_board, read_goal};
pub(crate) use character::plain;
pub use error::{Place, ReadError};
pub use fault::ReadFault;
pub use name::{Format, UnknownFormat};
pub use typed::{TypedLine, typed_line};
pub use write::FormatError;
