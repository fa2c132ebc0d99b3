//! Why there is no explanation.

use jiugong_puzzle::SizesDiffer;
use jiugong_search::Stopped;
use thiserror::Error;

use crate::ready::Unready;
use crate::{SolveError, Status};

/// Why there is no explanation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExplainError {
    /// It cannot be done for this board or this heuristic.
    #[error(transparent)]
    Refused(#[from] SolveError),
    /// A limit was reached while the heuristic's table was built.
    #[error(
        "stopped ({0}) before the table of distances was built; raise the limit or take another heuristic"
    )]
    Stopped(Status),
    /// The heuristic reads true distances, and there is none.
    #[error(
        "`{heuristic}` says nothing of a board from which the goal cannot be reached; take one that needs no table"
    )]
    Unreachable {
        /// The heuristic.
        heuristic: String,
    },
}

impl ExplainError {
    /// The same in one word.
    pub fn status(&self) -> Status {
        match self {
            ExplainError::Refused(_) => Status::Invalid,
            ExplainError::Stopped(status) => *status,
            ExplainError::Unreachable { .. } => Status::Unreachable,
        }
    }
}

impl From<SizesDiffer> for ExplainError {
    fn from(error: SizesDiffer) -> ExplainError {
        ExplainError::Refused(error.into())
    }
}

impl From<Unready> for ExplainError {
    fn from(unready: Unready) -> ExplainError {
        match unready {
            Unready::Refused(error) => error.into(),
            Unready::Stopped(Stopped { by, .. }) => ExplainError::Stopped(by.into()),
        }
    }
}
