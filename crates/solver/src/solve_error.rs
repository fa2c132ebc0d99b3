//! Why a request cannot be done.

use jiugong_heuristics::pattern::{CollectionError, PatternsError};
use jiugong_puzzle::{Size, SizesDiffer};
use thiserror::Error;

use crate::{CheckFailure, MOST_CELLS, MOST_OF_A_MAXIMUM};

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
    /// No table of distances can be made for the size.
    #[error(
        "a {size} board has too many cells for a table of distances; take a heuristic and an algorithm that need none"
    )]
    NoTable {
        /// The size of the board.
        size: Size,
    },
    /// A maximum of too few or too many heuristics, or of maxima.
    #[error(
        "`{heuristic}` cannot be done: a maximum takes 2 to {MOST_OF_A_MAXIMUM} heuristics, none of them a maximum"
    )]
    WrongMaximum {
        /// The maximum.
        heuristic: String,
    },
    /// What is asked for is no collection of patterns of the goal's tiles.
    #[error(transparent)]
    Collection(#[from] CollectionError),
    /// Pattern databases that cannot be used together.
    #[error(transparent)]
    Patterns(#[from] PatternsError),
    /// All shortest paths are asked for in a way that does not find them.
    #[error(
        "all shortest paths are found by ida-star with pattern databases, not by {algorithm} with this heuristic; leave out both, or ask for ida-star and pattern"
    )]
    NotAllShortest {
        /// The algorithm.
        algorithm: String,
    },
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
