//! A comment that could be cells as well, behind a whole row: `1 2 3 # 4`.
//!
//! What words tell to be a comment is cut off as the line is read. Here it is numbers or signs of the blank, so that
//! only the shape of the board can tell: it is a comment where the text is no board with it and is one without.

use super::{
    ReadFault,
    line::{Line, kind_of},
};

/// The lines without what may be a comment behind their last `#`; `None` if no line has one.
pub(super) fn without_comments(lines: &[Line]) -> Option<Vec<Line>> {
    let cuts: Vec<Option<usize>> = lines.iter().map(|line| comment(&line.text)).collect();
    cuts.iter()
        .any(Option::is_some)
        .then(|| lines.iter().zip(cuts).map(|(line, cut)| up_to(line, cut)).collect())
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

/// Whether what is wrong may come of a comment that was read as cells: there are too many, or they are none.
pub(super) fn may_be_due_to_comment(fault: &ReadFault) -> bool {
    matches!(
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
