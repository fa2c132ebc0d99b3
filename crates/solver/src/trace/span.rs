//! Which expansions are shown.

use std::ops::RangeInclusive;

use super::recording::Recording;

/// The expansions from one number to another, both counted from 1 and both shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first.
    pub from: usize,
    /// The last.
    pub to: usize,
}

impl Default for Span {
    /// All of them.
    fn default() -> Span {
        Span { from: 1, to: usize::MAX }
    }
}

impl Span {
    /// The parts of a recording up to the last expansion: what comes before the first one, as number 0; the expansions;
    /// and what comes after the last one of all.
    pub(super) fn parts(self, recording: &Recording) -> RangeInclusive<usize> {
        let last = recording.expansions();
        0..=if self.to < last { self.to } else { last + 1 }
    }

    /// Whether such a part is shown: the first one with the first expansion, the last one with the last.
    pub(super) fn shows(self, part: usize, recording: &Recording) -> bool {
        (self.from..=self.to).contains(&part.min(recording.expansions()).max(1))
    }
}
