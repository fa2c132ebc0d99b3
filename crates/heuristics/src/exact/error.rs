//! Why there is no table.

use jiugong_puzzle::{Board, Size};
use jiugong_search::Stop;
use thiserror::Error;

use crate::ranks::MOST_RANKED_CELLS;

/// Why a table of distances was not built.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// No machine of today holds it.
    #[error(
        "a {size} board has {} cells; tables go up to {MOST_RANKED_CELLS} cells, such as 7x2",
        size.cells()
    )]
    TooManyCells {
        /// The size that was asked for.
        size: Size,
    },
    /// It takes more memory than it may, or than there is.
    #[error(
        "a table of {size} boards takes {bytes} bytes while it is built, more than are allowed or there; \
         raise the memory limit or take a smaller size"
    )]
    Memory {
        /// The size that was asked for.
        size: Size,
        /// What it takes.
        bytes: u64,
    },
    /// It was stopped while it was built.
    #[error("the building of the table was stopped before its end")]
    Stopped(Stop),
    /// The table is of other boards.
    #[error("the table does not hold the distances to {goal}")]
    OtherGoal {
        /// The goal that was asked for.
        goal: Board,
    },
}
