//! Gaschnig's relaxed swap.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::{CELLS, Key, Slid, Slides, Tiles};

/// The fewest exchanges of the blank with a tile, wherever the tile is, that lead to the goal.
///
/// Every slide is such an exchange, so it is admissible, consistent, and of the parity of the true distance. The tiles
/// out of place form cycles, in each of which every cell's tile belongs into the next cell; the blank brings the tiles of
/// its own cycle home in one exchange each, and needs one more to enter a cycle that it is not part of.
/// (Gaschnig 1979: A problem similarity approach to devising heuristics; Performance measurement and analysis of
/// certain search algorithms.)
#[derive(Clone, Debug)]
pub struct Gaschnig {
    /// The goal cell of each tile, and of the blank.
    home: [u8; CELLS],
    cells: u8,
}

impl Gaschnig {
    /// The goal cells of `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> Gaschnig {
        let mut home = [0; CELLS];
        for (cell, &tile) in goal.cells().iter().enumerate() {
            home[tile as usize] = cell as u8;
        }
        Gaschnig { home, cells: goal.size().cells() as u8 }
    }

    /// The cells that exchange their tiles, cycle by cycle: each cell's tile, or the blank, belongs into the next.
    pub fn cycles(&self, tiles: &Tiles) -> Vec<Vec<u8>> {
        let mut seen = [false; CELLS];
        let mut cycles = Vec::new();
        for first in 0..self.cells {
            let mut cycle = Vec::new();
            let mut cell = first;
            while !std::mem::replace(&mut seen[cell as usize], true) {
                cycle.push(cell);
                cell = self.next(tiles, cell);
            }
            if cycle.len() > 1 {
                cycles.push(cycle);
            }
        }
        cycles
    }

    /// The cell into which belongs what is in `cell`.
    #[inline(always)]
    fn next(&self, tiles: &Tiles, cell: u8) -> u8 {
        self.home[tiles.at(cell) as usize % CELLS]
    }
}

impl<K: Key> Heuristic<Slides<K>> for Gaschnig {
    /// The number of exchanges.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let exchanges =
            |cycle: Vec<u8>| if cycle.contains(&tiles.blank) { cycle.len() - 1 } else { cycle.len() + 1 };
        self.cycles(tiles).into_iter().map(exchanges).sum::<usize>() as u32
    }

    #[inline(always)]
    fn after(&self, exchanges: u32, tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        let home = self.home[tile as usize % CELLS];
        if home == to {
            return exchanges - 1;
        }
        // An exchange within the blank's cycle cuts a cycle off it that costs one more to enter than it
        // saves; an exchange with another cycle joins the two, which was due unless the tile is at home.
        let mut cell = home;
        while cell != from && cell != to {
            cell = self.next(tiles, cell);
        }
        if cell == to || home == from { exchanges + 1 } else { exchanges - 1 }
    }

    #[inline(always)]
    fn value(&self, exchanges: u32) -> u32 {
        exchanges
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{GoalName, Size};

    use super::*;

    #[test]
    fn boards_checked_by_hand() {
        let size = Size::new(3, 3).unwrap();
        let gaschnig = Gaschnig::new(&GoalName::Standard.board(size));
        let value = |cells: [u16; 9]| {
            let tiles = Tiles::new(&Board::new(size, cells.to_vec()).unwrap()).unwrap();
            Heuristic::<Slides<u64>>::fresh(&gaschnig, &tiles)
        };
        assert_eq!(value([1, 2, 3, 4, 5, 6, 7, 8, 0]), 0);
        assert_eq!(value([1, 2, 3, 4, 5, 6, 7, 0, 8]), 1);
        // Two tiles out of place, the blank at home: it goes out, exchanges them, and comes back.
        assert_eq!(value([2, 1, 3, 4, 5, 6, 7, 8, 0]), 3);
        // 1 2 and 4 5 exchanged, and 8 in the blank's cell.
        assert_eq!(value([2, 1, 3, 5, 4, 6, 7, 0, 8]), 7);
    }
}
