//! Any estimate of the pushes that are left, chosen at run time.

use jiugong_search::{Heuristic, Zero};

use super::space::one_by_one;
use crate::{
    Exact, ExactMemo, Key, Maximum, MaximumError, MaximumMemo, Part, PushManhattan, PushPatterns,
    PushPatternsMemo, Pushed, Pushes, Slides, Tiles,
};

/// The most estimates of which a maximum is taken: a node carries a memo for each.
const MOST_PARTS: usize = 4;

/// One of the estimates of a [`PushEstimate`].
#[derive(Clone, Debug)]
pub enum PushPart {
    /// Nothing is known.
    Zero,
    /// The exact distance, from a table in pushes.
    Exact(Box<Exact>),
    /// Manhattan distance, divided axis by axis.
    Manhattan(PushManhattan),
    /// Pattern databases in pushes.
    Patterns(PushPatterns),
    /// An estimate of slides, divided by the most tiles of a push.
    ///
    /// A path of n pushes is one of at most n times that many slides; so where the estimate never exceeds the slides
    /// that are left, the quotient, rounded up, never exceeds the pushes. A push changes it by at most 1 if a slide
    /// changes the estimate by at most 1.
    Divided(Maximum),
}

impl From<Zero> for PushPart {
    fn from(_: Zero) -> PushPart {
        PushPart::Zero
    }
}

impl From<Exact> for PushPart {
    fn from(exact: Exact) -> PushPart {
        PushPart::Exact(Box::new(exact))
    }
}

impl From<PushManhattan> for PushPart {
    fn from(manhattan: PushManhattan) -> PushPart {
        PushPart::Manhattan(manhattan)
    }
}

impl From<PushPatterns> for PushPart {
    fn from(patterns: PushPatterns) -> PushPart {
        PushPart::Patterns(patterns)
    }
}

impl From<Part> for PushPart {
    fn from(part: Part) -> PushPart {
        PushPart::Divided(Maximum::of_one(part))
    }
}

/// What a part remembers of a board.
#[derive(Clone, Copy, Debug)]
enum PushMemo {
    Nothing,
    Exact(ExactMemo),
    Manhattan(u32),
    Patterns(PushPatternsMemo),
    Divided(MaximumMemo),
}

/// The largest of one to four estimates of the pushes that are left.
///
/// Admissible if all of them are, and consistent if all are.
#[derive(Clone, Debug)]
pub struct PushEstimate {
    parts: Vec<PushPart>,
    /// The most tiles of a push.
    longest: u32,
}

/// What a [`PushEstimate`] remembers of a board.
#[derive(Clone, Copy, Debug)]
pub struct PushEstimateMemo {
    parts: [PushMemo; MOST_PARTS],
    value: u32,
}

impl PushEstimate {
    /// The maximum of `parts`, where a push slides `longest` tiles at most.
    ///
    /// # Errors
    /// A [`MaximumError`] unless there are one to four.
    pub fn new(parts: Vec<PushPart>, longest: u32) -> Result<PushEstimate, MaximumError> {
        match parts.len() {
            0 => Err(MaximumError::NoParts),
            1..=MOST_PARTS => Ok(PushEstimate { parts, longest: longest.max(1) }),
            found => Err(MaximumError::TooManyParts { found }),
        }
    }

    /// The pattern databases, if they are all that it is made of.
    pub fn patterns_alone(&self) -> Option<&PushPatterns> {
        match self.parts.as_slice() {
            [PushPart::Patterns(patterns)] => Some(patterns),
            _ => None,
        }
    }

    fn fresh<K: Key>(&self, part: &PushPart, tiles: &Tiles) -> PushMemo {
        match part {
            PushPart::Zero => PushMemo::Nothing,
            PushPart::Exact(exact) => PushMemo::Exact(Heuristic::<Pushes<K>>::fresh(&**exact, tiles)),
            PushPart::Manhattan(part) => PushMemo::Manhattan(Heuristic::<Pushes<K>>::fresh(part, tiles)),
            PushPart::Patterns(part) => PushMemo::Patterns(part.fresh(tiles)),
            PushPart::Divided(part) => PushMemo::Divided(Heuristic::<Slides<K>>::fresh(part, tiles)),
        }
    }

    #[inline(always)]
    fn after<K: Key>(&self, part: &PushPart, memo: PushMemo, tiles: &Tiles, pushed: Pushed) -> PushMemo {
        match (part, memo) {
            (PushPart::Exact(exact), PushMemo::Exact(memo)) => {
                PushMemo::Exact(Heuristic::<Pushes<K>>::after(&**exact, memo, tiles, pushed))
            }
            (PushPart::Manhattan(part), PushMemo::Manhattan(sums)) => {
                PushMemo::Manhattan(Heuristic::<Pushes<K>>::after(part, sums, tiles, pushed))
            }
            (PushPart::Patterns(part), PushMemo::Patterns(memo)) => {
                PushMemo::Patterns(Heuristic::<Pushes<K>>::after(part, memo, tiles, pushed))
            }
            (PushPart::Divided(part), PushMemo::Divided(memo)) => {
                let slides = one_by_one(tiles, pushed);
                PushMemo::Divided(slides.fold(memo, |memo, (tiles, slid)| {
                    Heuristic::<Slides<K>>::after(part, memo, &tiles, slid)
                }))
            }
            _ => PushMemo::Nothing,
        }
    }

    #[inline(always)]
    fn value<K: Key>(&self, part: &PushPart, memo: PushMemo) -> u32 {
        match (part, memo) {
            (PushPart::Exact(exact), PushMemo::Exact(memo)) => Heuristic::<Pushes<K>>::value(&**exact, memo),
            (PushPart::Manhattan(part), PushMemo::Manhattan(sums)) => {
                Heuristic::<Pushes<K>>::value(part, sums)
            }
            (PushPart::Patterns(part), PushMemo::Patterns(memo)) => part.value(&memo),
            (PushPart::Divided(part), PushMemo::Divided(memo)) => {
                Heuristic::<Slides<K>>::value(part, memo).div_ceil(self.longest)
            }
            _ => 0,
        }
    }
}

impl<K: Key> Heuristic<Pushes<K>> for PushEstimate {
    type Memo = PushEstimateMemo;

    fn fresh(&self, tiles: &Tiles) -> PushEstimateMemo {
        let mut memo = PushEstimateMemo { parts: [PushMemo::Nothing; MOST_PARTS], value: 0 };
        for (own, part) in memo.parts.iter_mut().zip(&self.parts) {
            *own = self.fresh::<K>(part, tiles);
            memo.value = memo.value.max(self.value::<K>(part, *own));
        }
        memo
    }

    #[inline]
    fn after(&self, mut memo: PushEstimateMemo, tiles: &Tiles, pushed: Pushed) -> PushEstimateMemo {
        memo.value = 0;
        for (own, part) in memo.parts.iter_mut().zip(&self.parts) {
            *own = self.after::<K>(part, *own, tiles, pushed);
            memo.value = memo.value.max(self.value::<K>(part, *own));
        }
        memo
    }

    #[inline(always)]
    fn value(&self, memo: PushEstimateMemo) -> u32 {
        memo.value
    }
}
