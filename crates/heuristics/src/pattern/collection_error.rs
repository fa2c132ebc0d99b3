//! Why a text is no collection of patterns.

use jiugong_puzzle::Size;
use thiserror::Error;

use crate::pattern::chosen;
use crate::pattern::partitions::{MOST_PARTITIONS, MOST_PATTERNS};
use crate::pattern::shape::ShapeError;

/// Why a text is no collection of patterns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CollectionError {
    /// The board or a pattern is too large.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// Neither numbers of tiles as in `6-6-3` nor the name of a collection nor the tiles themselves.
    #[error(
        "`{0}` names no patterns; write their sizes as in 6-6-3, their tiles as in 1,2,3/4,5,6,7,8, or the name of a collection as in 18x6"
    )]
    Malformed(String),
    /// There is no chosen collection of this name and size.
    #[error(
        "there is no {name} for {size}, only {}; write the tiles of the patterns as in 1,2,3/4,5,6,7,8",
        names()
    )]
    NoneOfThisName {
        /// What was given.
        name: String,
        /// The board.
        size: Size,
    },
    /// The sizes do not add up to the tiles.
    #[error("`{text}` has {sum} tiles, and a {size} board has {}", size.cells() - 1)]
    Sum {
        /// What was given.
        text: String,
        /// The sum of its sizes.
        sum: usize,
        /// The board.
        size: Size,
    },
    /// A number that no tile has.
    #[error("there is no tile {tile} on a {size} board")]
    NoTile {
        /// The number.
        tile: u16,
        /// The board.
        size: Size,
    },
    /// A tile in two patterns, or twice in one, where no other patterns make up all tiles.
    #[error("tile {0} is there twice; each tile belongs to one pattern")]
    Twice(u16),
    /// A tile in none.
    #[error("tile {0} is in no pattern; each tile belongs to one")]
    Missing(u16),
    /// A pattern that is in no partition, or that is there twice; counted from 1.
    #[error("pattern {0} is there twice, or no others make up all tiles together with it; leave it out")]
    Superfluous(usize),
    /// More patterns than a collection may have.
    #[error("a collection has at most {MOST_PATTERNS} patterns, not {0}")]
    TooManyPatterns(usize),
    /// More partitions than a collection may have.
    #[error("these patterns make up all tiles in more than {MOST_PARTITIONS} ways; leave some out")]
    TooManyPartitions,
}

/// The collections that have names, for an error.
fn names() -> String {
    chosen::named().map(|(name, size)| format!("{name} ({size})")).collect::<Vec<_>>().join(", ")
}
