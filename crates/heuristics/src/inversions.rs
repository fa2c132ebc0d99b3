//! Inversion count.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::reading::Reading;
use crate::{Axis, Key, Slid, Slides, Tiles};

/// The number of pairs of tiles that are read, row by row and without the blank, in another order than in the goal.
///
/// Neither admissible nor consistent: one slide can put as many pairs right as a row has cells but one. Zero also for
/// boards that differ from the goal by where the blank is in a row. (A heuristic of course books; as a
/// bound see [`InversionDistance`](crate::InversionDistance).)
#[derive(Clone, Debug)]
pub struct Inversions {
    rows: Reading,
}

impl Inversions {
    /// The order of `goal`, a board of at most [`CELLS`](crate::CELLS) cells.
    pub fn new(goal: &Board) -> Inversions {
        Inversions { rows: Reading::new(Axis::Rows, goal) }
    }

    /// The pairs, each as the tile that is read first and the tile that should be.
    pub fn pairs(&self, tiles: &Tiles) -> Vec<(u8, u8)> {
        self.rows.pairs(tiles)
    }
}

impl<K: Key> Heuristic<Slides<K>> for Inversions {
    /// The number.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        self.rows.pairs(tiles).len() as u32
    }

    #[inline(always)]
    fn after(&self, inversions: u32, tiles: &Tiles, slid: Slid) -> u32 {
        match Axis::of(slid) {
            Axis::Rows => self.rows.after(inversions, tiles, slid),
            Axis::Columns => inversions,
        }
    }

    #[inline(always)]
    fn value(&self, inversions: u32) -> u32 {
        inversions
    }
}
