//! Estimates of the cost that is left.

use crate::Space;

/// An estimate h of the cost from a state to the goal, 0 at the goal.
///
/// It is only ever evaluated along with the moves: a node carries a small memo, and a
/// child's memo is made from its parent's.
pub trait Heuristic<S: Space> {
    /// What the estimate of the next state is made from.
    type Memo: Copy;

    /// The memo of a state that was not reached by a move.
    fn fresh(&self, state: &S::State) -> Self::Memo;

    /// The memo of the state that `change` makes of `state`, whose memo is `memo`.
    fn after(&self, memo: Self::Memo, state: &S::State, change: S::Change) -> Self::Memo;

    /// The estimate h.
    fn value(&self, memo: Self::Memo) -> u32;
}

/// The estimate that knows nothing: h = 0.
///
/// Admissible and consistent; A* with it is uniform-cost search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zero;

impl<S: Space> Heuristic<S> for Zero {
    type Memo = ();

    fn fresh(&self, _state: &S::State) {}

    fn after(&self, _memo: (), _state: &S::State, _change: S::Change) {}

    fn value(&self, _memo: ()) -> u32 {
        0
    }
}

impl<S: Space, H: Heuristic<S>> Heuristic<S> for &H {
    type Memo = H::Memo;

    #[inline(always)]
    fn fresh(&self, state: &S::State) -> H::Memo {
        (**self).fresh(state)
    }

    #[inline(always)]
    fn after(&self, memo: H::Memo, state: &S::State, change: S::Change) -> H::Memo {
        (**self).after(memo, state, change)
    }

    #[inline(always)]
    fn value(&self, memo: H::Memo) -> u32 {
        (**self).value(memo)
    }
}
