//! From cells to a board: the shape, then the permutation.

use super::{
    Place, ReadError, ReadFault, compact,
    row::{Cell, Row},
};
use crate::{Board, LARGEST_SIDE, Size};

/// The board whose rows are shown.
pub(super) fn board_of_rows(rows: Vec<Row>, asked: Option<Size>) -> Result<Board, ReadError> {
    let start = rows.first().map_or(Place { line: 1, column: 1 }, |row| row.place);
    let of_words = rows.iter().all(|row| row.word.is_some());
    let first = rows.first().and_then(|row| row.cells.first());
    if of_words && first.is_some_and(|cell| cell.sign.is_ascii_digit()) {
        same_width(&rows, Row::width)?;
    }
    let mut rows = if of_words { compact::spread(rows)? } else { rows };
    known_symbols(&rows)?;
    let longest = rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
    for row in &mut rows {
        fill_open_end(row, longest);
    }
    let width = same_width(&rows, |row| row.cells.len())?;
    let size = Size::new(width, rows.len()).map_err(|error| start.error(error.into()))?;
    fits(size, asked, start)?;
    board_of_cells(rows.into_iter().flat_map(|row| row.cells).collect(), size)
}

/// The width of the rows, if all have the same.
fn same_width(rows: &[Row], width: impl Fn(&Row) -> usize) -> Result<usize, ReadError> {
    let expected = rows.first().map_or(0, &width);
    match rows.iter().enumerate().find(|(_, row)| width(row) != expected) {
        None => Ok(expected),
        Some((index, row)) => {
            let found = width(row);
            Err(row.place.error(ReadFault::UnequalRows { row: index + 1, found, expected }))
        }
    }
}

/// The board whose cells are all in one row, square unless a size is asked for.
pub(super) fn board_of_line(row: Row, asked: Option<Size>) -> Result<Board, ReadError> {
    let digits = ambiguous_digits(&row);
    let result = board_of_numbers(row, asked);
    match digits {
        Some(error) if result.is_err() => Err(error),
        _ => result,
    }
}

fn board_of_numbers(row: Row, asked: Option<Size>) -> Result<Board, ReadError> {
    let start = row.place;
    let mut row = match &row.word {
        Some(word) if row.width() < 4 && !super::character::is_number(&word.text) => {
            return Err(start.error(ReadFault::UnknownSymbol { symbol: word.text.clone() }));
        }
        Some(_) => compact::spread(vec![row])?.remove(0),
        None => row,
    };
    known_symbols(std::slice::from_ref(&row))?;
    if !row.cells.iter().any(|cell| cell.tile() == Ok(0)) {
        let with_blank = row.cells.len() + 1;
        fill_open_end(&mut row, with_blank);
    }
    let found = row.cells.len();
    if let Some(size) = asked {
        if size.cells() == found {
            return board_of_cells(row.cells, size);
        }
        if size.cells() == found + 1
            && let Some(error) = one_left_out(&row.cells, size)
        {
            return Err(error);
        }
        let surplus = row.cells.get(size.cells()).or(row.cells.last()).map_or(start, |cell| cell.place);
        return Err(surplus.error(ReadFault::WrongCount { size, found }));
    }
    if let Some(size) = square(found) {
        return board_of_cells(row.cells, size);
    }
    let sizes = sizes_of(found);
    let complete = !sizes.is_empty() && is_permutation(&row);
    // Three cells are rather a row than a board of 2x2 with one left out.
    let nearly = square(found + 1).filter(|_| found > 3 && !complete);
    if let Some(error) = nearly.and_then(|size| one_left_out(&row.cells, size)) {
        return Err(error);
    }
    Err(start.error(match sizes.is_empty() {
        true => ReadFault::NoSuchCount { found },
        false => ReadFault::AmbiguousShape { found, sizes },
    }))
}

/// The board of this size, once there is a cell for every cell of it.
pub(super) fn board_of_cells(cells: Vec<Cell>, size: Size) -> Result<Board, ReadError> {
    let count = size.cells();
    if cells.len() != count {
        let place = cells.get(count).or(cells.last()).map_or(Place { line: 1, column: 1 }, |cell| cell.place);
        return Err(place.error(ReadFault::WrongCount { size, found: cells.len() }));
    }
    let mut first: Vec<Option<Place>> = vec![None; count];
    let mut twice: Option<(u16, Place, Place)> = None;
    let mut beyond: Option<(u16, Place)> = None;
    let mut blanks: Option<(Place, Place)> = None;
    let mut tiles = Vec::with_capacity(count);
    for cell in &cells {
        let tile = cell.tile()?;
        tiles.push(tile);
        match first.get_mut(tile as usize) {
            None => beyond = beyond.or(Some((tile, cell.place))),
            Some(seen @ None) => *seen = Some(cell.place),
            Some(Some(earlier)) if tile == 0 => blanks = blanks.or(Some((*earlier, cell.place))),
            Some(Some(earlier)) => twice = twice.or(Some((tile, *earlier, cell.place))),
        }
    }
    let missing = first.iter().skip(1).position(Option::is_none).map_or(0, |index| index as u16 + 1);
    if let Some((first, second)) = blanks {
        return Err(second.error(ReadFault::TwoBlanks { first, missing }));
    }
    let surplus = twice.map(|(tile, _, second)| (tile, second)).or(beyond);
    if let (None, Some((surplus, place))) = (first[0], surplus) {
        return Err(place.error(ReadFault::NoBlank { size, surplus }));
    }
    if let Some((tile, place)) = beyond {
        return Err(place.error(ReadFault::NoSuchTile { tile, size, missing }));
    }
    if let Some((tile, first, second)) = twice {
        return Err(second.error(ReadFault::DuplicateTile { tile, first, missing }));
    }
    Ok(Board::new(size, tiles).expect("as many different numbers as cells, all smaller, are a permutation"))
}

/// An error unless the size that the text shows is the one that is asked for.
pub(super) fn fits(found: Size, asked: Option<Size>, place: Place) -> Result<(), ReadError> {
    match asked {
        Some(expected) if expected != found => Err(place.error(ReadFault::DoesNotFit { found, expected })),
        _ => Ok(()),
    }
}

fn known_symbols(rows: &[Row]) -> Result<(), ReadError> {
    rows.iter().flat_map(|row| &row.cells).try_for_each(|cell| cell.tile().map(drop))
}

fn fill_open_end(row: &mut Row, due: usize) {
    if let Some(place) = row.open_end.take().filter(|_| row.cells.len() + 1 == due) {
        let value = super::row::Value::Tile(0);
        row.cells.push(Cell { value, place, sign: ' ', length: 0 });
    }
}

/// What is missing, if the cells are a board of this size but for one cell.
fn one_left_out(cells: &[Cell], size: Size) -> Option<ReadError> {
    let mut there = vec![false; size.cells()];
    for cell in cells {
        let seen = there.get_mut(cell.tile().ok()? as usize)?;
        if std::mem::replace(seen, true) {
            return None;
        }
    }
    let missing = there.iter().position(|seen| !seen)? as u16;
    let place = cells.last()?.place;
    Some(place.error(match missing {
        0 => ReadFault::BlankLeftOut { tiles: cells.len() },
        _ => ReadFault::MissingTile { missing, size },
    }))
}

/// Words of digits, all of the same length, that make no board as numbers but might as rows of digits.
fn ambiguous_digits(row: &Row) -> Option<ReadError> {
    let length = row.cells.first()?.length;
    let alike = row.cells.iter().all(|cell| cell.length == length && cell.sign.is_ascii_digit());
    let digits = length * row.cells.len();
    if !alike || length < 2 || !(4..=10).contains(&digits) || row.cells.len() < 2 {
        return None;
    }
    let text = format!("{:0length$}", row.cells[0].tile().ok()?);
    Some(row.place.error(ReadFault::AmbiguousDigits { text }))
}

/// The size of a square board of so many cells.
pub(super) fn square(cells: usize) -> Option<Size> {
    let side = cells.isqrt();
    Size::new(side, side).ok().filter(|size| size.cells() == cells)
}

/// All sizes of so many cells, those nearest to a square first.
fn sizes_of(cells: usize) -> Vec<Size> {
    let heights = (2..=LARGEST_SIDE).filter(|height| cells.is_multiple_of(*height));
    let mut sizes: Vec<Size> = heights.filter_map(|height| Size::new(cells / height, height).ok()).collect();
    sizes.sort_by_key(|size| size.width().abs_diff(size.height()));
    sizes
}

/// Whether the cells are 0 .. cells - 1 in some order.
pub(super) fn is_permutation(row: &Row) -> bool {
    let mut labels = row.labels();
    labels.sort_unstable();
    labels.iter().enumerate().all(|(index, &label)| label as usize == index)
}
