//! What can be wrong with a text that should be a board.

use std::io::ErrorKind;

use thiserror::Error;

use super::Place;
use crate::{LARGEST_SIDE, Size, SizeError};

/// What is wrong with a text that should be a board. The place is in the [`ReadError`](super::ReadError).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadFault {
    /// There is nothing but white space and comments.
    #[error("there is no board here; write one as in `2 8 3/1 0 4/7 6 5`")]
    Empty,
    /// A second board stands where one was expected.
    #[error("a second board begins here, where only one is expected; remove it")]
    SecondBoard,
    /// A tile stands in two cells; the place is the second.
    #[error(
        "tile {tile} is there twice, first at {first}; tile {missing} is missing; replace one of the two"
    )]
    DuplicateTile {
        /// The tile.
        tile: u16,
        /// Where it stands first.
        first: Place,
        /// The smallest tile that is not there.
        missing: u16,
    },
    /// There are two blanks; the place is the second.
    #[error(
        "this is a second blank, the first is at {first}; tile {missing} is missing; put it in one of the two"
    )]
    TwoBlanks {
        /// Where the first blank stands.
        first: Place,
        /// The smallest tile that is not there.
        missing: u16,
    },
    /// No cell is the blank, and a number stands there that is one too many.
    #[error("this {size} board has no blank; write 0 for it: {surplus} is one too many")]
    NoBlank {
        /// The size of the board.
        size: Size,
        /// The number that stands twice or that no tile of this size has.
        surplus: u16,
    },
    /// The tiles are all there, but their blank is not.
    #[error("{tiles} tiles are here, but no blank; write 0 where it is")]
    BlankLeftOut {
        /// How many tiles are there.
        tiles: usize,
    },
    /// All tiles but one are there.
    #[error("tile {missing} is missing; a {size} board has the tiles 1 to {} and a blank", size.cells() - 1)]
    MissingTile {
        /// The tile that is not there.
        missing: u16,
        /// The size of the board.
        size: Size,
    },
    /// A number that no tile of this size has.
    #[error(
        "a {size} board has the tiles 1 to {}, not {tile}; tile {missing} is missing; replace {tile} or give another size",
        size.cells() - 1
    )]
    NoSuchTile {
        /// The number.
        tile: u16,
        /// The size of the board.
        size: Size,
        /// The smallest tile that is not there.
        missing: u16,
    },
    /// Not as many numbers as cells.
    #[error("a {size} board has {} cells, but here are {found}; add or remove some, or give another size", size.cells())]
    WrongCount {
        /// The size of the board.
        size: Size,
        /// How many cells there are.
        found: usize,
    },
    /// So many cells make no board of any size.
    #[error(
        "no board has {}; boards have 2 to {LARGEST_SIDE} rows of 2 to {LARGEST_SIDE} cells, as in `2 8 3/1 0 4/7 6 5`",
        counted(*found)
    )]
    NoSuchCount {
        /// How many cells there are.
        found: usize,
    },
    /// The shape cannot be told from the number of cells.
    #[error(
        "{found} cells can be a board of {}; give one of these sizes, or write the rows with slashes, as many cells in each",
        alternatives(sizes)
    )]
    AmbiguousShape {
        /// How many cells there are.
        found: usize,
        /// The sizes that have so many.
        sizes: Vec<Size>,
    },
    /// Digits that can be rows of tiles, or numbers.
    #[error(
        "`{text}` can be one number or several tiles; write spaces between the tiles and slashes between the rows"
    )]
    AmbiguousDigits {
        /// The digits.
        text: String,
    },
    /// The text shows another size than the one asked for.
    #[error("this is a {found} board, but {expected} is asked for; ask for {found} or give another board")]
    DoesNotFit {
        /// The size that the text shows.
        found: Size,
        /// The size that was asked for.
        expected: Size,
    },
    /// Something that is neither a tile nor a blank.
    #[error("`{symbol}` is neither a tile nor a blank; write numbers, 0 for the blank")]
    UnknownSymbol {
        /// The text that is not understood.
        symbol: String,
    },
    /// A number larger than any board's tiles.
    #[error("`{number}` is too large; the largest board has tiles up to {}", LARGEST_SIDE * LARGEST_SIDE - 1)]
    NumberTooLarge {
        /// The number, as it is written.
        number: String,
    },
    /// A row has more or fewer cells than the first row.
    #[error("row {row} has {} where {expected} are due; all rows must have the same length", counted(*found))]
    UnequalRows {
        /// The row, from 1.
        row: usize,
        /// Its cells.
        found: usize,
        /// The cells that it should have.
        expected: usize,
    },
    /// The text shows a size that no board has.
    #[error(transparent)]
    SizeOutOfRange(#[from] SizeError),
    /// The text ends, or another board begins, before this one is complete.
    #[error("the board ends too early: {found} of {expected} {unit} are here; add the rest")]
    Truncated {
        /// How many are there.
        found: usize,
        /// How many should be.
        expected: usize,
        /// What is counted: rows, cells, boards.
        unit: &'static str,
    },
    /// A bracket is never closed; the place is the bracket.
    #[error("this `{bracket}` is never closed; add the closing bracket")]
    Unclosed {
        /// The bracket.
        bracket: char,
    },
    /// A bracket where none can be.
    #[error("`{bracket}` is not expected here; write rows of cells, as in [[2,8,3],[1,0,4],[7,6,5]]")]
    UnexpectedBracket {
        /// The bracket.
        bracket: char,
    },
    /// Two tiles are given the same cell; the place is the second.
    #[error("this cell already has a tile, given at {first}; give every tile a cell of its own")]
    CellTaken {
        /// Where the cell got its first tile.
        first: Place,
    },
    /// A number beside the rows of a literal; the place is the number.
    #[error("this cell is in no row; write all rows in brackets, as in [[2,8,3],[1,0,4],[7,6,5]]")]
    CellOutsideRow,
    /// A list of the cells of all tiles names one that the board does not have.
    #[error("a {size} board has the cells 0 to {}, not {cell}", size.cells() - 1)]
    NoSuchCell {
        /// The cell, from 0.
        cell: u16,
        /// The size of the board.
        size: Size,
    },
    /// A list of the cells of all tiles without the width and height before it.
    #[error("the width and height are missing; write them in the line before, as in `4 4`")]
    SizeLeftOut,
    /// A planning problem without facts about tiles.
    #[error("there is no fact about a tile here, as (at t1 p1 p1) or (tile-at tile1 row1 col1)")]
    NoFacts,
    /// A goal that leaves several cells open.
    #[error("the goal names the tiles of {} out of {}; name all, the blank may be left out", counted(*found), size.cells())]
    PartialGoal {
        /// How many cells the goal names.
        found: usize,
        /// The size of the board.
        size: Size,
    },
    /// A line of more than a million bytes.
    #[error("this line is longer than {limit} bytes; write one board a line")]
    LineTooLong {
        /// The most bytes that a line may have.
        limit: usize,
    },
    /// The source could not be read any further.
    #[error("reading failed: {message}")]
    Input {
        /// What kind of failure it was.
        kind: ErrorKind,
        /// What the system says.
        message: String,
    },
}

fn alternatives(sizes: &[Size]) -> String {
    let names: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    names.join(" or ")
}

fn counted(cells: usize) -> String {
    if cells == 1 { "1 cell".to_owned() } else { format!("{cells} cells") }
}
