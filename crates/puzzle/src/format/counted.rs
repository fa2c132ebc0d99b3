//! Boards behind a count: the width of one (Princeton, 42), or the number of boards of 4x4 (UVa 10181).

use std::io::BufRead;

use super::{
    Format, Place, ReadBoard, ReadError, ReadFault,
    assemble::{board_of_line, board_of_rows, fits, square},
    line::{Kind, Line},
    lines::Lines,
    row::Row,
    trailing::row_like,
};
use crate::Size;

/// The side of the boards in the counted lists.
const UVA_SIDE: usize = 4;

/// What a count has announced and is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Nothing.
    None,
    /// So many boards.
    Boards { left: usize, of: usize },
    /// The count was 4, as were the cells of each row: if rows of four go on, it was a count of boards.
    MaybeBoards { left: usize },
}

/// Whether the next line is a count.
pub(super) fn begins(lines: &mut Lines<impl BufRead>) -> bool {
    let Some(first) = lines.peek(0).and_then(Line::row).filter(|row| row.count().is_some()).cloned() else {
        return false;
    };
    // Rows such as 283, 104 and 765 are one character a tile.
    let next = lines.adjacent(1).and_then(|line| row_like(line, &first, None));
    first.word.is_none() || next.is_none_or(|next| next.word.is_none() || next.width() != first.width())
}

/// Reads the count and the first board behind it.
pub(super) fn read(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
    rest: &mut Rest,
) -> Option<Result<ReadBoard, ReadError>> {
    let line = lines.take()?;
    let count = line.row().and_then(Row::count)?;
    let place = line.place();
    let Some(first) = lines.peek(0).and_then(Line::row).cloned() else {
        let fault = match Size::new(count, count) {
            Err(error) if count == 0 => error.into(),
            _ => ReadFault::Truncated { found: 0, expected: count, unit: "rows" },
        };
        return Some(Err(place.error(fault)));
    };
    let in_one_line = first.cells.len() == count * count;
    let width = if in_one_line { first.cells.len() } else { length(&first, count) };
    let rows_of_four =
        lines.adjacent(1).and_then(Line::row).is_some_and(|row| length(row, UVA_SIDE) == UVA_SIDE);
    let of_four = width == UVA_SIDE || width != count && length(&first, UVA_SIDE) == UVA_SIDE;
    if of_four && count != UVA_SIDE && (count != 2 || rows_of_four) {
        *rest = Rest::Boards { left: count, of: count };
        return read_next(lines, size, rest);
    }
    let shown = match Size::new(count, count) {
        Ok(shown) => shown,
        Err(error) => {
            if width == count {
                take_rows(lines, count, width);
            }
            return Some(Err(place.error(error.into())));
        }
    };
    if width == shown.cells() {
        let Kind::Row(row) = lines.take()?.kind else {
            return None;
        };
        let board = fits(shown, size, place).and_then(|()| board_of_line(row, Some(shown)));
        return Some(board.map(|board| ReadBoard::new(board, Format::Princeton, line.number)));
    }
    if width != count && (square(width).is_some() || lines.peek(0)?.gap) {
        let fault = ReadFault::UnequalRows { row: 1, found: width, expected: count };
        return Some(Err(first.place.error(fault)));
    }
    let (rows, commented) = take_rows(lines, count, count);
    if count == UVA_SIDE {
        *rest = Rest::MaybeBoards { left: count - 1 };
    }
    let format = if commented || line.commented { Format::FortyTwo } else { Format::Princeton };
    let board = fits(shown, size, place).and_then(|()| board_of(rows, shown, place));
    Some(board.map(|board| ReadBoard::new(board, format, line.number)))
}

/// Reads the next board that a count has announced, if there is one.
pub(super) fn read_next(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
    rest: &mut Rest,
) -> Option<Result<ReadBoard, ReadError>> {
    let (left, of) = match *rest {
        Rest::None => return None,
        Rest::MaybeBoards { left } => {
            *rest = Rest::None;
            let goes_on =
                lines.adjacent(0).and_then(Line::row).is_some_and(|row| length(row, UVA_SIDE) == UVA_SIDE);
            if !goes_on {
                return None;
            }
            (left, left + 1)
        }
        Rest::Boards { left: 0, .. } => {
            *rest = Rest::None;
            return None;
        }
        Rest::Boards { left, of } => (left, of),
    };
    let number = lines.last_number();
    let Some(first) = lines.peek(0).filter(|line| line.row().is_some_and(|row| row.count().is_none())) else {
        *rest = Rest::None;
        let place = lines.peek(0).map_or(Place { line: number, column: 1 }, Line::place);
        let fault = ReadFault::Truncated { found: of - left, expected: of, unit: "boards" };
        return Some(Err(place.error(fault)));
    };
    let (number, place) = (first.number, first.place());
    *rest = Rest::Boards { left: left - 1, of };
    let (rows, _) = take_rows(lines, UVA_SIDE, UVA_SIDE);
    let board = Size::new(UVA_SIDE, UVA_SIDE).map_err(|error| place.error(error.into())).and_then(|shown| {
        fits(shown, size, place)?;
        board_of(rows, shown, place)
    });
    Some(board.map(|board| ReadBoard::new(board, Format::Uva, number)))
}

/// Takes up to `count` rows; behind an empty line, or where a count may begin another board, only rows of
/// this width, and not more than are missing. Tells whether any has a comment.
fn take_rows(lines: &mut Lines<impl BufRead>, count: usize, width: usize) -> (Vec<Row>, bool) {
    let mut rows = Vec::new();
    let mut commented = false;
    let mut taken = 0;
    while taken < count {
        let Some(line) = lines.peek(0) else {
            break;
        };
        let Some(row) = line.row() else {
            break;
        };
        let due = length(row, width) == width;
        let (gap, with_comment) = (line.gap, line.commented);
        if taken > 0 && !due && (gap || row.count().is_some()) {
            break;
        }
        if taken > 0 && gap && goes_beyond(lines, count - taken, width) {
            break;
        }
        commented |= with_comment;
        if let Some(Line { kind: Kind::Row(row), .. }) = lines.take() {
            rows.push(without_comment(row, width));
        }
        taken += 1;
    }
    (rows, commented)
}

/// Whether the next rows of this width are more than `missing`, and so a board of their own.
fn goes_beyond(lines: &mut Lines<impl BufRead>, missing: usize, width: usize) -> bool {
    (1..=missing)
        .all(|index| lines.adjacent(index).and_then(Line::row).is_some_and(|row| length(row, width) == width))
}

/// The cells of a row of which `due` are expected: no more where a `#` stands behind these.
fn length(row: &Row, due: usize) -> usize {
    let is_comment = row.cells.get(due).is_some_and(|cell| cell.sign == '#');
    if is_comment { due } else { row.cells.len() }
}

/// The row without a `#` behind as many cells as are due, and without what follows.
fn without_comment(mut row: Row, due: usize) -> Row {
    row.cells.truncate(length(&row, due));
    row
}

fn board_of(rows: Vec<Row>, shown: Size, place: Place) -> Result<crate::Board, ReadError> {
    let expected = shown.width();
    let unequal =
        rows.iter().enumerate().find(|(_, row)| row.width() != expected && row.cells.len() != expected);
    if let Some((index, row)) = unequal {
        row.cells.iter().try_for_each(|cell| cell.tile().map(drop))?;
        let fault = ReadFault::UnequalRows { row: index + 1, found: row.cells.len(), expected };
        return Err(row.place.error(fault));
    }
    if rows.len() < shown.height() {
        let place = rows.last().map_or(place, |row| row.place);
        let fault = ReadFault::Truncated { found: rows.len(), expected: shown.height(), unit: "rows" };
        return Err(place.error(fault));
    }
    board_of_rows(rows, Some(shown))
}
