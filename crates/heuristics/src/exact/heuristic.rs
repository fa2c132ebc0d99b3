//! The exact distance as a heuristic.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use super::Exact;
use super::goal::is_along_a_row;
use crate::{Key, Pushed, Pushes, Slid, Slides, Tiles};

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

impl Exact {
    fn memo(&self, tiles: &Tiles) -> ExactMemo {
        let cells = tiles.cells[..self.goal().cells().len()].iter().map(|&tile| tile.into()).collect();
        let distance = Board::new(self.goal().size(), cells).ok().and_then(|board| self.distance(&board));
        let distance = distance.map_or(OUT_OF_REACH, |distance| distance as u16);
        ExactMemo { rank: self.ranks.rank(tiles), distance }
    }
}

/// The exact distance, of a table in slides: a search that follows it expands the boards of shortest paths alone.
impl<K: Key> Heuristic<Slides<K>> for Exact {
    type Memo = ExactMemo;

    fn fresh(&self, tiles: &Tiles) -> ExactMemo {
        self.memo(tiles)
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

/// The exact distance, of a table in pushes. A push may also lead to a board that is as far away.
impl<K: Key> Heuristic<Pushes<K>> for Exact {
    type Memo = ExactMemo;

    fn fresh(&self, tiles: &Tiles) -> ExactMemo {
        self.memo(tiles)
    }

    #[inline]
    fn after(&self, memo: ExactMemo, tiles: &Tiles, pushed: Pushed) -> ExactMemo {
        let ExactMemo { mut rank, distance } = memo;
        if distance == OUT_OF_REACH {
            return memo;
        }
        if !pushed.is_along_a_row() {
            rank = self.ranks.rank(&tiles.after_push(pushed));
        }
        let remainder = self.table.remainder(rank, pushed.from);
        let distance = match (remainder + 3 - u32::from(distance) % 3) % 3 {
            0 => distance,
            1 => distance + 1,
            _ => distance - 1,
        };
        ExactMemo { rank, distance }
    }

    #[inline(always)]
    fn value(&self, memo: ExactMemo) -> u32 {
        memo.distance.into()
    }
}
