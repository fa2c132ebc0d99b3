//! A comment that could be cells as well, behind a whole row: `1 2 3 # 4`.
//!
//! What words tell to be a comment is cut off as the line is read. Here it is numbers or signs of the blank, so that
//! only the shape of the board can tell: it is a comment where the text is no board with it and is one without.

use std::collections::BTreeSet;

use super::{
    ReadFault,
    assemble::{is_permutation, square},
    line::{Line, kind_of},
    row::Row,
};
use crate::Size;

/// The lines without what may be comments behind their last `#`, in each way that may be meant; none if no line has one.
///
/// Where rows are told to be of one length by those that have no comment or another one, a `#` in a row of that length is
/// its blank; else all are comments.
pub(super) fn without_comments(lines: &[Line]) -> Vec<Vec<Line>> {
    let cut: Vec<Option<Line>> = lines.iter().map(without_comment).collect();
    if cut.iter().all(Option::is_none) {
        return Vec::new();
    }
    let widths: BTreeSet<usize> = cut.iter().flatten().filter_map(Line::row).map(Row::width).collect();
    let of_width = |width: usize| -> Option<Vec<Line>> {
        let choose = |(line, cut): (&Line, &Option<Line>)| {
            let fits = |line: &&Line| line.row().is_some_and(|row| row.width() == width);
            [Some(line), cut.as_ref()].into_iter().flatten().find(fits).map(|line| up_to(line, None))
        };
        lines.iter().zip(&cut).map(choose).collect()
    };
    let several = lines.len() > 1;
    let mut ways: Vec<_> = widths.into_iter().filter(|_| several).filter_map(of_width).collect();
    ways.push(lines.iter().zip(cut).map(|(line, cut)| cut.unwrap_or_else(|| up_to(line, None))).collect());
    ways
}

/// The line without what may be a comment behind its last `#`; `None` if it has none.
pub(super) fn without_comment(line: &Line) -> Option<Line> {
    comment(&line.text).map(|hash| up_to(line, Some(hash)))
}

/// The row of a line, to compare with rows like `other`: without what may be a comment where it is like that only so.
pub(super) fn row_like(line: &Line, other: &Row, size: Option<Size>) -> Option<Row> {
    let row = line.row()?;
    if is_like(row, other) || is_board(row, size) {
        return Some(row.clone());
    }
    let cut = without_comment(line).and_then(|cut| cut.row().filter(|row| is_like(row, other)).cloned());
    Some(cut.unwrap_or_else(|| row.clone()))
}

/// Whether two rows may be of one board: as long, and written in the same way.
pub(super) fn is_like(row: &Row, other: &Row) -> bool {
    row.width() == other.width() && row.word.is_some() == other.word.is_some()
}

/// Whether a row is a whole board by itself.
pub(super) fn is_board(row: &Row, size: Option<Size>) -> bool {
    let width = row.width();
    let has_size = square(width).is_some() || size.is_some_and(|size| size.cells() == width);
    has_size && is_permutation(row)
}

/// Where a `#` stands behind cells and a separator.
fn comment(text: &[char]) -> Option<usize> {
    let hash = text.iter().rposition(|&c| c == '#')?;
    let is_apart = matches!(text[..hash].last()?, ' ' | ',');
    (is_apart && text[..hash].iter().any(|&c| c != ' ')).then_some(hash)
}

fn up_to(line: &Line, cut: Option<usize>) -> Line {
    let text = line.text[..cut.unwrap_or(line.text.len())].to_vec();
    let kind = kind_of(&text, line.number);
    Line { number: line.number, text, gap: line.gap, commented: line.commented || cut.is_some(), kind }
}

/// Whether what is wrong with so many lines may come of a comment that was read as cells: there are too many, or they
/// are none, or the `#` of every row is a blank.
pub(super) fn may_be_due_to_comment(fault: &ReadFault, lines: usize) -> bool {
    let of_every_row = lines > 1 && matches!(fault, ReadFault::TwoBlanks { .. });
    of_every_row
        || matches!(
            fault,
            ReadFault::UnequalRows { .. }
                | ReadFault::WrongCount { .. }
                | ReadFault::NoSuchCount { .. }
                | ReadFault::AmbiguousShape { .. }
                | ReadFault::DoesNotFit { .. }
                | ReadFault::UnknownSymbol { .. }
                | ReadFault::NumberTooLarge { .. }
        )
}
