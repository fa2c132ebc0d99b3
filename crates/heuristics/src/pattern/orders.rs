//! How the order of the tiles of a pattern changes when one of them passes others.

use jiugong_puzzle::{rank, unrank};

/// The most tiles of one pattern: the ranks of their orders fit 16 bits, and a table for nine on 4x4
/// would take more than a gigabyte.
pub const MOST_TILES: usize = 8;

/// For each way in which one tile passes others: the rank of the order after it, by the rank before it.
///
/// The order of a pattern is the row of its tiles as they are read cell by cell, the empty cells and the
/// other tiles left out. A slide along a row leaves it as it is; a slide along a column takes a tile past
/// at most width - 1 others. Looking this up is what spares the builder any ranking: 40,320 entries of two
/// bytes for each of the 44 ways of eight tiles on a board four wide.
#[derive(Clone, Debug)]
pub(crate) struct Orders {
    /// Where the ranks of a way begin, by the place from which and the place to which the tile goes.
    pub(crate) begin: [[u32; MOST_TILES]; MOST_TILES],
    pub(crate) ranks: Vec<u16>,
    tiles: usize,
    count: usize,
}

impl Orders {
    /// The orders of `tiles` tiles (at most [`MOST_TILES`]) of which one passes at most `most_passed` others.
    pub(crate) fn new(tiles: usize, most_passed: usize) -> Orders {
        let count = (1..=tiles).product();
        let exchanges: Vec<Vec<u16>> = (1..tiles).map(|place| exchanges(tiles, count, place)).collect();
        let mut orders = Orders { begin: [[0; MOST_TILES]; MOST_TILES], ranks: Vec::new(), tiles, count };
        for from in 0..tiles {
            for to in (0..tiles).filter(|&to| from.abs_diff(to) <= most_passed) {
                orders.begin[from][to] = orders.ranks.len() as u32;
                // One after the other, as they are passed.
                let passed = &exchanges[from.min(to)..from.max(to)];
                let after = |before| match from < to {
                    true => passed.iter().fold(before, |rank, exchange| exchange[usize::from(rank)]),
                    false => passed.iter().rev().fold(before, |rank, exchange| exchange[usize::from(rank)]),
                };
                orders.ranks.extend((0..=u16::MAX).take(count).map(after));
            }
        }
        orders
    }

    /// How many tiles are ordered.
    pub(crate) fn tiles(&self) -> usize {
        self.tiles
    }

    /// How many orders there are.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The rank after the tile at place `from` has gone to place `to`.
    #[inline(always)]
    pub(crate) fn passed(&self, rank: u16, from: u32, to: u32) -> u16 {
        let begin = self.begin[from as usize % MOST_TILES][to as usize % MOST_TILES];
        self.ranks[begin as usize + rank as usize]
    }
}

/// By rank, the rank of the order in which the tiles at `place` and before it are exchanged.
fn exchanges(tiles: usize, count: usize, place: usize) -> Vec<u16> {
    let mut order = [0; MOST_TILES];
    let order = &mut order[..tiles];
    let exchanged = |before| {
        unrank(before as u64, order);
        order.swap(place - 1, place);
        rank(order) as u16
    };
    (0..count).map(exchanged).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passing_there_and_back_changes_nothing() {
        let orders = Orders::new(5, 3);
        assert_eq!(orders.count(), 120);
        for (from, to) in [(0, 3), (3, 0), (1, 2), (4, 2), (2, 2)] {
            for rank in 0..120 {
                assert_eq!(orders.passed(orders.passed(rank, from, to), to, from), rank);
            }
        }
        // 0 1 2 3 4 becomes 1 2 3 0 4, before which stand the 24 that begin with 0 and six that begin with
        // 1 0, six with 1 2 0 .. : 24 + 6 + 2.
        assert_eq!(orders.passed(0, 0, 3), 32);
    }
}
