//! Why a request cannot be done.

use jiugong_heuristics::{MaximumError, TableError};
use jiugong_puzzle::{Size, SizesDiffer};
use thiserror::Error;

use crate::{CheckFailure, MOST_CELLS};

/// Why a request cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The board and the goal are of different sizes.
    #[error(transparent)]
    SizesDiffer(#[from] SizesDiffer),
    /// No search takes so many cells.
    #[error("a {size} board has {} cells, and searches take at most {MOST_CELLS}; it can be checked, scrambled and played", size.cells())]
    TooLarge {
        /// The size of the board.
        size: Size,
    },
    /// No table of exact distances can be made for the size.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A maximum cannot have this part.
    #[error("{heuristic} cannot be a part of a maximum; it is better alone")]
    NoPart {
        /// The part.
        heuristic: String,
    },
    /// A maximum of too few or too many parts.
    #[error(transparent)]
    Maximum(#[from] MaximumError),
    /// A found path did not pass the checker: a defect of this program.
    #[error(
        "internal error: {algorithm} with {heuristic} gave a path that is wrong ({failure}); please report it with the board"
    )]
    WrongPath {
        /// The algorithm.
        algorithm: String,
        /// The heuristic.
        heuristic: String,
        /// What is wrong.
        failure: CheckFailure,
    },
}
