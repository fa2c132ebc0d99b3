//! Writing boards.

use std::fmt::{Display, Write};

use thiserror::Error;

use super::Format;
use crate::{Board, GoalName, Size};

/// The most cells of a board whose tiles are single digits.
const DIGITS: usize = 10;
/// The most cells of a board whose tiles are single letters.
const LETTERS: usize = 27;

/// Why a board cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The format has too few signs for so many tiles.
    #[error("{format} has one character a tile, so it ends at {most} cells, and a {size} board has {}; write it as {}", size.cells(), Format::Rows)]
    TooLarge {
        /// The format.
        format: Format,
        /// The size of the board.
        size: Size,
        /// The most cells that it can write.
        most: usize,
    },
    /// The format gives one number for width and height.
    #[error("{format} can only write square boards, not {size}; write it as {}", Format::Rows)]
    NotSquare {
        /// The format.
        format: Format,
        /// The size of the board.
        size: Size,
    },
    /// The format is only read.
    #[error("{format} is only read; write it as {}", Format::Rows)]
    OnlyRead {
        /// The format.
        format: Format,
    },
    /// The goal has another size than the board.
    #[error("the goal is a {goal} board, but the start is {board}; give a goal of the same size")]
    GoalSize {
        /// The size of the board.
        board: Size,
        /// The size of the goal.
        goal: Size,
    },
}

impl Format {
    /// Writes a board; where the format needs a goal, it is the standard one.
    ///
    /// # Errors
    /// A [`FormatError`] if this format cannot hold the board.
    pub fn write(self, board: &Board) -> Result<String, FormatError> {
        self.write_with_goal(board, &GoalName::Standard.board(board.size()))
    }

    /// An example of the format, also where it is only read: the goal `snail` of 3x3, or of 4x4 where a format
    /// has no smaller boards (UVa).
    pub fn example(self) -> String {
        let only_read = match self {
            Format::Uva => "1\n1 2 3 4\n12 13 14 5\n11 0 15 6\n10 9 8 7",
            Format::Bars => "1 2 3|8 0 4|7 6 5",
            Format::Python => "((1, 2, 3), (8, None, 4), (7, 6, 5))",
            Format::Ruml => "3 3\nstarting positions for each tile:\n4\n0\n1\n2\n5\n8\n7\n6\n3",
            _ => "",
        };
        let written = Size::new(3, 3).ok().and_then(|size| self.write(&GoalName::Snail.board(size)).ok());
        written.unwrap_or_else(|| only_read.to_owned())
    }

    /// Writes a board and, where the format holds one (PDDL), its goal.
    ///
    /// # Errors
    /// A [`FormatError`] if this format cannot hold the board, or the goal has another size.
    pub fn write_with_goal(self, board: &Board, goal: &Board) -> Result<String, FormatError> {
        let size = board.size();
        if goal.size() != size {
            return Err(FormatError::GoalSize { board: size, goal: goal.size() });
        }
        match self {
            Format::Spaces | Format::Korf => Ok(joined(board.cells(), " ")),
            Format::Rows => Ok(board.to_string()),
            Format::Url => Ok(joined(board.cells(), "_")),
            Format::Compact => compact(board),
            Format::Judges => {
                let cells =
                    board.cells().iter().map(|&tile| if tile == 0 { "x".into() } else { tile.to_string() });
                Ok(joined(cells, "  "))
            }
            Format::Princeton | Format::FortyTwo => counted(self, board),
            Format::Json => {
                let rows = board.cells().chunks(size.width()).map(|row| format!("[{}]", joined(row, ",")));
                Ok(format!("[{}]", joined(rows, ",")))
            }
            Format::Tatham => Ok(format!("{size}:{}", joined(board.cells(), ","))),
            Format::Pddl => Ok(pddl(board, goal)),
            Format::Uva | Format::Bars | Format::Python | Format::Ruml => {
                Err(FormatError::OnlyRead { format: self })
            }
        }
    }
}

fn joined(cells: impl IntoIterator<Item = impl Display>, separator: &str) -> String {
    let words: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    words.join(separator)
}

fn compact(board: &Board) -> Result<String, FormatError> {
    let size = board.size();
    let letter = |tile: u16| if tile == 0 { '.' } else { char::from(b'a' + (tile - 1) as u8) };
    match size.cells() {
        cells if cells <= DIGITS => Ok(joined(board.cells(), "")),
        cells if cells <= LETTERS => Ok(board.cells().iter().map(|&tile| letter(tile)).collect()),
        _ => Err(FormatError::TooLarge { format: Format::Compact, size, most: LETTERS }),
    }
}

/// The width, then the rows, the tiles right-aligned; every line ends, the last one too.
fn counted(format: Format, board: &Board) -> Result<String, FormatError> {
    let size = board.size();
    if size.width() != size.height() {
        return Err(FormatError::NotSquare { format, size });
    }
    let digits = (size.cells() - 1).to_string().len();
    let comment = if format == Format::FortyTwo { format!("# {size} board\n") } else { String::new() };
    let mut text = format!("{comment}{}\n", size.width());
    for row in board.cells().chunks(size.width()) {
        let cells = row.iter().map(|tile| format!("{tile:>digits$}"));
        text.push_str(&joined(cells, " "));
        text.push('\n');
    }
    Ok(text)
}

/// A problem of the domain `strips-sliding-tile`, as in the collections that go back to Korf's boards: the
/// same names p1, p2, .. for columns and rows, and `inc` and `dec` between neighbours.
fn pddl(board: &Board, goal: &Board) -> String {
    let size = board.size();
    let tiles = 1..size.cells();
    let positions = 1..=size.width().max(size.height());
    let pairs = || positions.clone().zip(positions.clone().skip(1));
    let list = |facts: Vec<String>| facts.join(" ");
    let rows = |board: &Board, with_blank: bool| {
        let mut lines = Vec::new();
        for (row, cells) in board.cells().chunks(size.width()).enumerate() {
            let mut facts = Vec::new();
            for (column, &tile) in cells.iter().enumerate() {
                match tile {
                    0 if with_blank => facts.push(format!("(blank p{} p{})", column + 1, row + 1)),
                    0 => {}
                    tile => facts.push(format!("(at t{tile} p{} p{})", column + 1, row + 1)),
                }
            }
            lines.push(list(facts));
        }
        lines.join("\n    ")
    };
    let mut text = String::from("(define (problem sliding-tile)\n  (:domain strips-sliding-tile)\n");
    let objects =
        tiles.clone().map(|tile| format!("t{tile}")).chain(positions.clone().map(|p| format!("p{p}")));
    let kinds = tiles
        .map(|tile| format!("(tile t{tile})"))
        .chain(positions.clone().map(|p| format!("(position p{p})")));
    let order = pairs().map(|(p, next)| format!("(inc p{p} p{next}) (dec p{next} p{p})"));
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "  (:objects {})\n  (:init\n    {}\n    {}\n    {})\n  (:goal (and\n    {})))\n",
        list(objects.collect()),
        list(kinds.collect()),
        list(order.collect()),
        rows(board, true),
        rows(goal, true),
    );
    text
}
