//! A board in one line, and Korf's lists of such lines.

use std::io::BufRead;

use super::{
    Format, ReadBoard, ReadError,
    assemble::{board_of_line, is_permutation, square},
    line::{Kind, Line},
    lines::Lines,
    row::{Row, Style},
};
use crate::{GoalName, Size};

/// Reads a line of cells, led by the number of the board or not.
///
/// A first number beside a complete board is its number; if all together could be a board as well, that is so
/// only behind a line that was `numbered`.
pub(super) fn read(
    line: &Line,
    row: &Row,
    size: Option<Size>,
    numbered: bool,
) -> Result<ReadBoard, ReadError> {
    let count = row.cells.len();
    let led = match size {
        Some(size) => count == size.cells() + 1,
        None => count > 4 && square(count - 1).is_some(),
    };
    let id = line.text.split(|c| matches!(c, ' ' | ',')).find(|word| !word.is_empty()).and_then(number);
    if row.word.is_none() && led && id.is_some() {
        let rest = Row { cells: row.cells[1..].to_vec(), place: row.cells[1].place, ..row.clone() };
        let board = board_of_line(rest, size);
        let whole_is_board = size.is_none() && is_permutation(row);
        if numbered || board.is_ok() && !whole_is_board {
            let board = board?;
            // People number boards of their own, too, but the larger ones are hardly ever others than his.
            let goal = (board.size().cells() >= 16).then(|| GoalName::Zero.board(board.size()));
            return Ok(ReadBoard { id, goal, ..ReadBoard::new(board, Format::Korf, line.number) });
        }
    }
    let format = match row.style {
        Style::Underscores => Format::Url,
        Style::Dashes | Style::Bars => Format::Bars,
        Style::Spaces if row.word.is_some() => Format::Compact,
        Style::Spaces if row.cells.iter().any(|cell| matches!(cell.sign, 'x' | 'X')) => Format::Judges,
        Style::Spaces => Format::Spaces,
    };
    Ok(ReadBoard::new(board_of_line(row.clone(), size)?, format, line.number))
}

/// A number, maybe with a colon behind it.
fn number(word: &[char]) -> Option<u64> {
    word.iter().collect::<String>().trim_end_matches(':').parse().ok()
}

/// Whether a line `number optimum nodes` is before a board in one line.
pub(super) fn has_header(lines: &mut Lines<impl BufRead>, size: Option<Size>) -> bool {
    let digits = |row: &Row| row.cells.len() == 3 && row.cells.iter().all(|cell| cell.sign.is_ascii_digit());
    if !lines.peek(0).and_then(Line::row).is_some_and(digits) {
        return false;
    }
    let Some(next) = lines.adjacent(1).and_then(Line::row) else {
        return false;
    };
    let width = next.width();
    let due = size.is_some_and(|size| size.cells() == width) || width > 3 && square(width).is_some();
    let small = next.labels().iter().filter(|&&label| (label as usize) < width).count();
    due && width > 3 && small * 2 > width
}

/// Reads the board behind a line `number optimum nodes`.
pub(super) fn read_with_header(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
) -> Option<Result<ReadBoard, ReadError>> {
    let header = lines.take()?;
    let numbers: Vec<u64> = header.text.split(|c| matches!(c, ' ' | ',')).filter_map(number).collect();
    let Kind::Row(row) = lines.take()?.kind else {
        return None;
    };
    Some(board_of_line(row, size).map(|board| {
        let [id, optimum, nodes] = [0, 1, 2].map(|index| numbers.get(index).copied());
        let goal = Some(GoalName::Zero.board(board.size()));
        ReadBoard { id, optimum, nodes, goal, ..ReadBoard::new(board, Format::Korf, header.number) }
    }))
}
