//! The instances of Ruml and Burns: width and height, then the cell of every tile, then of every tile in the
//! goal, cells counted from 0 row by row.

use std::io::BufRead;

use super::{
    Format, Place, ReadBoard, ReadError, ReadFault,
    assemble::{board_of_cells, fits},
    line::{Kind, Line},
    lines::Lines,
    row::{Cell, Row, Value},
};
use crate::{Board, LARGEST_SIDE, Size};

/// Whether a line of width and height is next, and the label of the starting positions behind it.
pub(super) fn begins(lines: &mut Lines<impl BufRead>) -> bool {
    lines.peek(0).and_then(Line::row).is_some_and(|row| row.cells.len() == 2)
        && lines.peek(1).is_some_and(|line| matches!(line.kind, Kind::StartLabel))
}

/// Reads an instance, from its size or, where that is left out, from its first label.
pub(super) fn read(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
) -> Option<Result<ReadBoard, ReadError>> {
    let first = lines.peek(0)?;
    let (number, place) = (first.number, first.place());
    let shown = match first.row().cloned() {
        Some(row) => {
            lines.take();
            size_of(&row)
        }
        None => size.ok_or_else(|| place.error(ReadFault::SizeLeftOut)),
    };
    let most = shown.as_ref().map_or(usize::MAX, |size| size.cells());
    let (start_place, starts) = match lines.peek(0).map(|line| &line.kind) {
        Some(Kind::StartLabel) => positions(lines, most)?,
        _ => (place, Vec::new()),
    };
    let goals = match lines.peek(0).map(|line| &line.kind) {
        Some(Kind::GoalLabel) => Some(positions(lines, most)?),
        _ => None,
    };
    Some(shown.and_then(|shown| {
        fits(shown, size, place)?;
        let board = board_of_positions(&starts, shown, start_place)?;
        let goal = goals.map(|(place, goals)| board_of_positions(&goals, shown, place)).transpose()?;
        Ok(ReadBoard { goal, ..ReadBoard::new(board, Format::Ruml, number) })
    }))
}

fn size_of(row: &Row) -> Result<Size, ReadError> {
    let (width, height) = (row.cells[0].tile()?, row.cells[1].tile()?);
    Size::new(width.into(), height.into()).map_err(|error| row.place.error(error.into()))
}

/// Takes a label and up to so many numbers below it.
fn positions(lines: &mut Lines<impl BufRead>, most: usize) -> Option<(Place, Vec<Cell>)> {
    let place = lines.take()?.place();
    let mut cells = Vec::new();
    while cells.len() < most && lines.adjacent(0).and_then(Line::row).is_some() {
        // Where a number is missing, the next instance may begin.
        if begins(lines) {
            break;
        }
        if let Some(Line { kind: Kind::Row(row), .. }) = lines.take()
            && cells.len() <= LARGEST_SIDE * LARGEST_SIDE
        {
            cells.extend(row.cells);
        }
    }
    Some((place, cells))
}

/// The board where tile `t` is in the cell `positions[t]`.
fn board_of_positions(positions: &[Cell], size: Size, place: Place) -> Result<Board, ReadError> {
    let count = size.cells();
    if positions.len() < count {
        let place = positions.last().map_or(place, |cell| cell.place);
        let fault = ReadFault::Truncated { found: positions.len(), expected: count, unit: "positions" };
        return Err(place.error(fault));
    }
    if let Some(surplus) = positions.get(count) {
        return Err(surplus.place.error(ReadFault::WrongCount { size, found: positions.len() }));
    }
    let mut cells: Vec<Option<Cell>> = vec![None; count];
    for (tile, position) in positions.iter().enumerate() {
        let index = position.tile()?;
        match cells.get_mut(index as usize) {
            None => return Err(position.place.error(ReadFault::NoSuchCell { cell: index, size })),
            Some(Some(first)) => {
                return Err(position.place.error(ReadFault::CellTaken { first: first.place }));
            }
            Some(free) => *free = Some(Cell { value: Value::Tile(tile as u16), ..position.clone() }),
        }
    }
    board_of_cells(cells.into_iter().flatten().collect(), size)
}
