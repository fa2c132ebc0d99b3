//! The maximum of several estimates.

use jiugong_search::{Heuristic, Zero};
use thiserror::Error;

use crate::{
    Gaschnig, InversionDistance, Inversions, Key, LinearConflict, Manhattan, Misplaced, Nilsson, Slid,
    Slides, Tiles, WalkingDistance,
};

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

    /// What it is the maximum of, for a larger one.
    pub fn into_parts(self) -> Vec<Part> {
        self.parts
    }
}

/// What a part of a maximum remembers, in the one form that all of them share.
trait PartMemo: Copy {
    fn into_word(self) -> u32;
    fn from_word(word: u32) -> Self;
}

impl PartMemo for u32 {
    #[inline(always)]
    fn into_word(self) -> u32 {
        self
    }

    #[inline(always)]
    fn from_word(word: u32) -> u32 {
        word
    }
}

impl PartMemo for () {
    #[inline(always)]
    fn into_word(self) -> u32 {
        0
    }

    #[inline(always)]
    fn from_word(_word: u32) {}
}

/// Makes the enum of everything that can be a part; a heuristic is added by its name here.
macro_rules! parts {
    ($($name:ident,)*) => {
        /// One of the estimates of a [`Maximum`]; each becomes one by `into()`.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "each is documented as the type that it holds")]
        pub enum Part {
            $($name(Box<$name>),)*
        }

        $(impl From<$name> for Part {
            fn from(part: $name) -> Part {
                Part::$name(Box::new(part))
            }
        })*

        impl Part {
            /// The memo as a word, and the value.
            fn fresh<K: Key>(&self, tiles: &Tiles) -> (u32, u32) {
                match self {
                    $(Part::$name(part) => {
                        let memo = Heuristic::<Slides<K>>::fresh(&**part, tiles);
                        (memo.into_word(), Heuristic::<Slides<K>>::value(&**part, memo))
                    })*
                }
            }

            /// The memo of the next board as a word, and the value.
            #[inline(always)]
            fn after<K: Key>(&self, word: u32, tiles: &Tiles, slid: Slid) -> (u32, u32) {
                match self {
                    $(Part::$name(part) => {
                        let memo = PartMemo::from_word(word);
                        let memo = Heuristic::<Slides<K>>::after(&**part, memo, tiles, slid);
                        (memo.into_word(), Heuristic::<Slides<K>>::value(&**part, memo))
                    })*
                }
            }
        }
    };
}

parts! {
    Zero,
    Misplaced,
    Manhattan,
    LinearConflict,
    Gaschnig,
    WalkingDistance,
    InversionDistance,
    Inversions,
    Nilsson,
}

/// What a [`Maximum`] remembers of a board.
#[derive(Clone, Copy, Debug)]
pub struct MaximumMemo {
    /// The memo of each part, in their order.
    parts: [u32; MOST_PARTS],
    /// The maximum, so that each part is asked once a node.
    value: u32,
}

impl<K: Key> Heuristic<Slides<K>> for Maximum {
    type Memo = MaximumMemo;

    fn fresh(&self, tiles: &Tiles) -> MaximumMemo {
        let mut memo = MaximumMemo { parts: [0; MOST_PARTS], value: 0 };
        for (word, part) in memo.parts.iter_mut().zip(&self.parts) {
            let (fresh, value) = part.fresh::<K>(tiles);
            *word = fresh;
            memo.value = memo.value.max(value);
        }
        memo
    }

    #[inline(always)]
    fn after(&self, mut memo: MaximumMemo, tiles: &Tiles, slid: Slid) -> MaximumMemo {
        memo.value = 0;
        for (word, part) in memo.parts.iter_mut().zip(&self.parts) {
            let (after, value) = part.after::<K>(*word, tiles, slid);
            *word = after;
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
