//! The maximum of several estimates.

use jiugong_search::Heuristic;
use thiserror::Error;

use crate::part::Words;
use crate::{Key, Part, Slid, Slides, Tiles};

/// The most estimates of which a maximum is taken: a node carries a memo for each.
pub const MOST_PARTS: usize = 4;

/// The largest of several estimates, which are chosen at run time.
///
/// Admissible if all of them are, consistent if all are, and of the parity of the true distance if all are.
#[derive(Clone, Debug)]
pub struct Maximum {
    parts: Vec<Part>,
}

/// Why some estimates have no maximum.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MaximumError {
    /// None was given.
    #[error("a maximum needs at least one heuristic; name one to {MOST_PARTS}")]
    NoParts,
    /// More than [`MOST_PARTS`] were given.
    #[error("a maximum of {found} heuristics is too many; name {MOST_PARTS} at most")]
    TooManyParts {
        /// How many were given.
        found: usize,
    },
}

impl Maximum {
    /// The maximum of `parts`. That of maxima is the maximum of all [their parts](Maximum::into_parts).
    ///
    /// # Errors
    /// A [`MaximumError`] unless there are 1 to [`MOST_PARTS`].
    pub fn new(parts: impl IntoIterator<Item = Part>) -> Result<Maximum, MaximumError> {
        let parts: Vec<Part> = parts.into_iter().collect();
        match parts.len() {
            0 => Err(MaximumError::NoParts),
            1..=MOST_PARTS => Ok(Maximum { parts }),
            found => Err(MaximumError::TooManyParts { found }),
        }
    }

    /// The maximum of a single one.
    pub(crate) fn of_one(part: Part) -> Maximum {
        Maximum { parts: vec![part] }
    }

    /// What it is the maximum of, for a larger one.
    pub fn into_parts(self) -> Vec<Part> {
        self.parts
    }
}

/// What a [`Maximum`] remembers of a board.
#[derive(Clone, Copy, Debug)]
pub struct MaximumMemo {
    /// The memo of each part, in their order.
    parts: [Words; MOST_PARTS],
    /// The maximum, so that each part is asked once a node.
    value: u32,
}

impl<K: Key> Heuristic<Slides<K>> for Maximum {
    type Memo = MaximumMemo;

    fn fresh(&self, tiles: &Tiles) -> MaximumMemo {
        let mut memo = MaximumMemo { parts: [[0; 2]; MOST_PARTS], value: 0 };
        for (words, part) in memo.parts.iter_mut().zip(&self.parts) {
            let (fresh, value) = part.fresh::<K>(tiles);
            *words = fresh;
            memo.value = memo.value.max(value);
        }
        memo
    }

    #[inline(always)]
    fn after(&self, mut memo: MaximumMemo, tiles: &Tiles, slid: Slid) -> MaximumMemo {
        memo.value = 0;
        for (words, part) in memo.parts.iter_mut().zip(&self.parts) {
            let (after, value) = part.after::<K>(*words, tiles, slid);
            *words = after;
            memo.value = memo.value.max(value);
        }
        memo
    }

    #[inline(always)]
    fn value(&self, memo: MaximumMemo) -> u32 {
        memo.value
    }
}

#[cfg(test)]
mod tests {
    use jiugong_search::Zero;

    use super::*;

    #[test]
    fn one_to_four_parts() {
        assert_eq!(Maximum::new([]).unwrap_err(), MaximumError::NoParts);
        let five = (0..5).map(|_| Part::from(Zero));
        assert_eq!(Maximum::new(five).unwrap_err(), MaximumError::TooManyParts { found: 5 });
        let two = Maximum::new([Part::from(Zero), Zero.into()]).unwrap();
        let four = Maximum::new(two.clone().into_parts().into_iter().chain(two.into_parts())).unwrap();
        assert_eq!(four.into_parts().len(), MOST_PARTS);
    }
}
