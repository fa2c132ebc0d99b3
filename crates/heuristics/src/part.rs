//! One of several estimates, chosen at run time.

use jiugong_search::{Heuristic, Zero};

use crate::pattern::{MOST_CARRIED, Patterns};
use crate::{
    Exact, ExactMemo, Gaschnig, InversionDistance, Inversions, Key, LandmarkMemo, Landmarks, LinearConflict,
    Manhattan, Misplaced, Nilsson, Slid, Slides, Tiles, WalkingDistance,
};

/// The memo of any part, in the one form that all of them share.
pub(crate) type Words = [u32; 2];

/// A memo that a part of a maximum can have.
trait PartMemo: Copy {
    fn into_words(self) -> Words;
    fn from_words(words: Words) -> Self;
}

impl PartMemo for () {
    #[inline(always)]
    fn into_words(self) -> Words {
        [0; 2]
    }

    #[inline(always)]
    fn from_words(_words: Words) {}
}

impl PartMemo for u32 {
    #[inline(always)]
    fn into_words(self) -> Words {
        [self, 0]
    }

    #[inline(always)]
    fn from_words(words: Words) -> u32 {
        words[0]
    }
}

impl PartMemo for LandmarkMemo {
    #[inline(always)]
    fn into_words(self) -> Words {
        [self.rank, self.value]
    }

    #[inline(always)]
    fn from_words([rank, value]: Words) -> LandmarkMemo {
        LandmarkMemo { rank, value }
    }
}

impl PartMemo for ExactMemo {
    #[inline(always)]
    fn into_words(self) -> Words {
        [self.rank, self.distance.into()]
    }

    #[inline(always)]
    fn from_words([rank, distance]: Words) -> ExactMemo {
        ExactMemo { rank, distance: distance as u16 }
    }
}

impl PartMemo for [u8; MOST_CARRIED] {
    #[inline(always)]
    fn into_words(self) -> Words {
        let word = |begin: usize| u32::from_le_bytes(std::array::from_fn(|byte| self[begin + byte]));
        [word(0), word(4)]
    }

    #[inline(always)]
    fn from_words(words: Words) -> [u8; MOST_CARRIED] {
        std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
    }
}

/// Makes the enum of everything that can be a part; a heuristic is added by its name here.
macro_rules! parts {
    ($($name:ident,)*) => {
        /// One of the estimates of a [`Maximum`](crate::Maximum); each becomes one by `into()`.
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
            /// The memo in words, and the value.
            pub(crate) fn fresh<K: Key>(&self, tiles: &Tiles) -> (Words, u32) {
                match self {
                    $(Part::$name(part) => {
                        let memo = Heuristic::<Slides<K>>::fresh(&**part, tiles);
                        (memo.into_words(), Heuristic::<Slides<K>>::value(&**part, memo))
                    })*
                }
            }

            /// The memo of the next board in words, and the value.
            #[inline(always)]
            pub(crate) fn after<K: Key>(&self, words: Words, tiles: &Tiles, slid: Slid) -> (Words, u32) {
                match self {
                    $(Part::$name(part) => {
                        let memo = PartMemo::from_words(words);
                        let memo = Heuristic::<Slides<K>>::after(&**part, memo, tiles, slid);
                        (memo.into_words(), Heuristic::<Slides<K>>::value(&**part, memo))
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
    Landmarks,
    Patterns,
    Exact,
}
