//! A node whose parts lie side by side, and what becomes of its children.

use crate::pattern::lane_set::{DIRECTIONS, LaneSet};
use crate::pattern::lanes::{LANES, Lane};

/// The parts of a node by slot, and the h of its views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneNode<const ROWS: usize> {
    /// The cells of a part.
    pub(crate) sets: [Lane; ROWS],
    /// The rank of the order of its tiles.
    pub(crate) ranks: [Lane; ROWS],
    /// Its h: apart, so that the places of the children's looks do not wait for it.
    pub(crate) hs: [Lane; ROWS],
    /// The h of each view, as often as views fit.
    pub(crate) sums: Lane,
}

impl<const ROWS: usize> LaneNode<ROWS> {
    /// The h of the first view.
    #[inline(always)]
    pub fn first(&self) -> u32 {
        self.sums.0[0]
    }
}

/// What a node's children become.
#[derive(Clone, Copy, Debug)]
pub struct Looked<const ROWS: usize> {
    pub(crate) sets: [Lane; ROWS],
    pub(crate) ranks: [Lane; ROWS],
    pub(crate) hs: [Lane; ROWS],
    pub(crate) sums: [Lane; ROWS],
    pub(crate) slots: [Lane; ROWS],
    /// A bit for each lane of each look: whether the h of the view is over what is left.
    pub(crate) over: u32,
}

impl<const ROWS: usize> Looked<ROWS> {
    pub(crate) const NONE: Looked<ROWS> = {
        let none = [Lane([0; LANES]); ROWS];
        Looked { sets: none, ranks: none, hs: none, sums: none, slots: none, over: 0 }
    };

    /// Whether the child in the direction of this number is over the bound.
    #[inline(always)]
    pub fn is_over(&self, made: usize) -> bool {
        self.over >> (LaneSet::<ROWS>::VIEWS * (made % DIRECTIONS)) & ((1 << LaneSet::<ROWS>::VIEWS) - 1) != 0
    }
}
