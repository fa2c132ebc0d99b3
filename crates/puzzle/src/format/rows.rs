//! Where a block of rows ends, and when a line is a board by itself.

use std::io::BufRead;

use super::{
    assemble::{is_permutation, square},
    line::Line,
    lines::Lines,
    row::{NO_TILE, Row, Value},
    trailing::{is_board, is_like, row_like, without_comment},
};
use crate::{LARGEST_SIDE, Size};

/// Takes the next line, and those that are rows of the same board.
///
/// Rows of one board have different tiles, while boards in one line each have the same ones, even where one
/// of them is wrong: so tiles that come again tell that another board begins.
pub(super) fn block(lines: &mut Lines<impl BufRead>, size: Option<Size>) -> Vec<Line> {
    let first = first_rows(lines, size);
    let first = first.filter(|(first, next)| !stands_alone(lines, first, next.as_ref(), size));
    let mut block: Vec<Line> = lines.take().into_iter().collect();
    let Some((first, _)) = first else {
        return block;
    };
    let (width, of_words) = (first.width(), first.word.is_some());
    let fits = size.filter(|size| size.width() == width);
    let mut tiles = Tiles::default();
    tiles.add(&first);
    while let Some(next) = lines.adjacent(0).and_then(|line| row_like(line, &first, size)) {
        let same = next.width() == width;
        // A last word that is too short is rather a row with too few digits than a count of nothing.
        let mut too_short = || block.len() >= 2 && !tiles.complete() && lines.adjacent(1).is_none();
        if next.count().is_some() && !(of_words && (same || too_short())) {
            break;
        }
        if fits.is_some_and(|size| size.height() == block.len()) {
            break;
        }
        if block.len() >= 2 {
            let complete = tiles.complete() || block.len() == width;
            let again = same && tiles.shared_with(&next) * 2 >= width;
            if complete && again || tiles.complete() && !same {
                break;
            }
        }
        if !same && next.width() >= 4 && square(next.width()).is_some() && is_permutation(&next) {
            break;
        }
        tiles.add(&next);
        let Some(line) = lines.take() else {
            break;
        };
        // One row too many is enough to see that there are too many.
        if block.len() <= LARGEST_SIDE {
            block.push(line);
        }
    }
    block
}

/// The next line and the one below it, as they are to be compared: without what may be a comment behind the first where
/// only so they are alike, and the first is no board by itself.
fn first_rows(lines: &mut Lines<impl BufRead>, size: Option<Size>) -> Option<(Row, Option<Row>)> {
    let first = lines.peek(0)?.row()?.clone();
    let cut = lines.peek(0).and_then(without_comment).and_then(|line| line.row().cloned());
    let Some(below) = lines.adjacent(1) else {
        return Some((first, None));
    };
    let next = below.row().cloned();
    if let (Some(cut), Some(whole)) = (cut, &next)
        && !is_like(whole, &first)
        && !is_board(&first, size)
        && let Some(like) = row_like(below, &cut, size).filter(|row| is_like(row, &cut))
    {
        return Some((cut, Some(like)));
    }
    Some((first, next))
}

/// Whether the next line is a board by itself, right or wrong, and not the first row of one.
fn stands_alone(
    lines: &mut Lines<impl BufRead>,
    first: &Row,
    next: Option<&Row>,
    size: Option<Size>,
) -> bool {
    let width = first.width();
    if let Some(size) = size {
        if width == size.cells() || width == size.cells() + 1 {
            return true;
        }
        if width == size.width() {
            return false;
        }
    }
    let Some(next) = next else {
        return true;
    };
    if next.count().is_some() && !(first.word.is_some() && next.width() == width) {
        return true;
    }
    let garbage = first.cells.iter().any(|cell| matches!(cell.value, Value::Unknown(_)));
    if garbage && width != next.width() && (first.word.is_none() || width < 4) {
        // A wrong first line spoils the rows below it, but not boards in one line.
        let third = lines.adjacent(2).and_then(|line| row_like(line, next, size));
        return third.is_none_or(|third| third.width() != next.width() || related(next, &third));
    }
    related(first, next) || width != next.width() && width >= 4 && is_permutation(first)
}

/// Whether two lines are boards of their own: they share their tiles.
fn related(first: &Row, second: &Row) -> bool {
    let mut tiles = Tiles::default();
    tiles.add(first);
    let shorter = first.width().min(second.width());
    shorter >= 4 && tiles.shared_with(second) * 2 >= shorter
}

/// The tiles of the rows so far.
#[derive(Default)]
struct Tiles {
    /// Which tiles are there; cells that are no tiles are only counted.
    seen: Vec<bool>,
    different: usize,
    cells: usize,
}

impl Tiles {
    fn add(&mut self, row: &Row) {
        for label in row.labels() {
            self.cells += 1;
            if label == NO_TILE {
                continue;
            }
            let label = label as usize;
            if self.seen.len() <= label {
                self.seen.resize(label + 1, false);
            }
            self.different += usize::from(!self.seen[label]);
            self.seen[label] = true;
        }
    }

    /// Whether they are 0, 1, .. without a gap.
    fn complete(&self) -> bool {
        self.different == self.cells && self.seen.len() == self.cells
    }

    fn shared_with(&self, row: &Row) -> usize {
        row.labels().iter().filter(|&&label| self.seen.get(label as usize) == Some(&true)).count()
    }
}
