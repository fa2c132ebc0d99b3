//! The exact distance as a heuristic.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use super::Exact;
use super::goal::is_along_a_row;
use crate::{Key, Slid, Slides, Tiles};

/// What the next exact distance is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExactMemo {
    /// The rank of the tiles' order.
    pub(crate) rank: u32,
    /// The distance, or [`OUT_OF_REACH`].
    pub(crate) distance: u16,
}

/// Stands for the distance of boards that cannot reach the goal: more than any distance.
const OUT_OF_REACH: u16 = u16::MAX;

/// The exact distance: a search that follows it expands the boards of shortest paths alone.
impl<K: Key> Heuristic<Slides<K>> for Exact {
    type Memo = ExactMemo;

    fn fresh(&self, tiles: &Tiles) -> ExactMemo {
        let cells = tiles.cells[..self.goal().cells().len()].iter().map(|&tile| tile.into()).collect();
        let distance = Board::new(self.goal().size(), cells).ok().and_then(|board| self.distance(&board));
        let distance = distance.map_or(OUT_OF_REACH, |distance| distance as u16);
        ExactMemo { rank: self.ranks.rank(tiles), distance }
    }

    #[inline]
    fn after(&self, memo: ExactMemo, tiles: &Tiles, slid: Slid) -> ExactMemo {
        let ExactMemo { mut rank, mut distance } = memo;
        if distance == OUT_OF_REACH {
            return memo;
        }
        if !is_along_a_row(slid.from, slid.to) {
            rank = self.ranks.rank(&tiles.after(slid));
        }
        if self.table.remainder(rank, slid.from) == u32::from(distance + 1) % 3 {
            distance += 1;
        } else {
            distance -= 1;
        }
        ExactMemo { rank, distance }
    }

    #[inline(always)]
    fn value(&self, memo: ExactMemo) -> u32 {
        memo.distance.into()
    }
}
