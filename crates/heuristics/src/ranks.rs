//! The rank of the order of the tiles, fast.

use jiugong_puzzle::Board;

use crate::Tiles;

/// The most cells of a board whose tiles are ranked in 32 bits: 13!/2 fits, 14!/2 does not.
pub(crate) const MOST_RANKED_CELLS: usize = 14;

/// Places in a table by tile or cell: a power of two, so that an index can be masked.
const PLACES: usize = 16;

/// Sixteen numbers of four bits: 0, 1, .., 15 from the lowest.
const COUNTING: u64 = 0xFEDC_BA98_7654_3210;

/// Half the lexicographic rank of the order of the tiles, row by row, the blank left out.
///
/// The same number as in [`BoardNumbering`](jiugong_puzzle::BoardNumbering), for any naming of the tiles:
/// they count as if a given board had them in order. Half of the rank is enough, as parity says the order of
/// the last two. A slide along a row keeps the rank.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    /// The first cells, whose tiles have a weight: all but two, which hold one of the last two tiles or the blank.
    weighed: usize,
    /// Where the four bits of each tile are.
    shift: [u8; PLACES],
    /// What is taken from the counts once a tile was met: one for each later-named tile; 0 for the blank.
    met: [u64; PLACES],
    /// By the blank's cell, the weight of each cell: (tiles behind it)!/2, and 0 for the blank and the last
    /// two.
    weights: [[u32; PLACES]; PLACES],
}

impl Ranks {
    /// The ranks that count the tiles in the order in which `first` has them, so that `first` itself has rank
    /// 0.
    ///
    /// `None` beyond [`MOST_RANKED_CELLS`].
    pub(crate) fn named_by(first: &Board) -> Option<Ranks> {
        let cells = first.size().cells();
        if cells > MOST_RANKED_CELLS {
            return None;
        }
        let mut ranks = Ranks {
            weighed: cells.saturating_sub(2),
            shift: [0; PLACES],
            met: [0; PLACES],
            weights: [[0; PLACES]; PLACES],
        };
        for (name, &tile) in first.cells().iter().filter(|&&tile| tile != 0).enumerate() {
            ranks.shift[tile as usize] = 4 * name as u8;
            ranks.met[tile as usize] = 0x1111_1111_1111_1110 << (4 * name);
        }
        // From the last place on, each weight is that of the place behind times the tiles behind.
        let mut weights = [0; PLACES];
        for (behind, place) in (0..cells - 1).rev().enumerate() {
            weights[place] = if behind == 2 { 1 } else { weights[place + 1] * behind as u32 };
        }
        for (blank, of_blank) in ranks.weights.iter_mut().enumerate().take(cells) {
            of_blank[..blank].copy_from_slice(&weights[..blank]);
            of_blank[blank + 1..].copy_from_slice(&weights[blank..PLACES - 1]);
        }
        Some(ranks)
    }

    /// The rank, below (cells - 1)!/2. A few nanoseconds.
    #[inline(always)]
    pub(crate) fn rank(&self, tiles: &Tiles) -> u32 {
        self.rank_by(tiles.blank, |cell| tiles.cells[cell % PLACES])
    }

    /// The same for a board of which the blank's cell and the tile in each cell are told.
    #[inline(always)]
    pub(crate) fn rank_by(&self, blank: u8, tile_in: impl Fn(usize) -> u8) -> u32 {
        // The four bits of a tile hold how many tiles before it in name are still to come.
        let mut to_come = COUNTING;
        let mut rank = 0;
        let weights = &self.weights[blank as usize % PLACES];
        for cell in 0..self.weighed {
            let tile = tile_in(cell) as usize % PLACES;
            rank += ((to_come >> (self.shift[tile] & 63)) & 15) as u32 * weights[cell % PLACES];
            to_come = to_come.wrapping_sub(self.met[tile]);
        }
        rank
    }
}

/// n!/2, or 0 for n below 2; n is at most 14.
pub(crate) fn half_factorial(n: usize) -> usize {
    if n < 2 { 0 } else { (3..=n).product() }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{BoardNumbering, GoalName, Size};

    use super::*;

    #[test]
    fn equals_the_numbering_of_boards() {
        for (width, height) in [(2, 2), (3, 2), (2, 4), (3, 3), (2, 5), (4, 3), (7, 2)] {
            let size = Size::new(width, height).unwrap();
            for goal in GoalName::ALL {
                let numbering = BoardNumbering::new(&goal.board(size)).unwrap();
                let ranks = Ranks::named_by(&GoalName::Standard.board(size)).unwrap();
                for number in (0..numbering.count()).step_by(1 + numbering.count() as usize / 10_007) {
                    let tiles = Tiles::new(&numbering.board(number).unwrap()).unwrap();
                    assert_eq!(u64::from(ranks.rank(&tiles)), number / size.cells() as u64);
                }
            }
        }
        assert!(Ranks::named_by(&GoalName::Zero.board(Size::new(3, 5).unwrap())).is_none());
    }

    #[test]
    fn the_board_that_gives_the_names_is_the_first() {
        let goal = GoalName::Snail.board(Size::new(3, 4).unwrap());
        assert_eq!(Ranks::named_by(&goal).unwrap().rank(&Tiles::new(&goal).unwrap()), 0);
    }
}
