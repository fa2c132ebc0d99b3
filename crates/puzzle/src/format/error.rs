//! Where and why a text is no board.

use std::fmt;

use thiserror::Error;

use super::ReadFault;

/// A place in the text that was read: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
}

impl Place {
    pub(super) fn error(self, fault: ReadFault) -> ReadError {
        ReadError { line: self.line, column: self.column, fault }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What is wrong with a text that should be a board, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: ReadFault,
}
