//! Misplaced tiles.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::{CELLS, Key, Slid, Slides, Tiles};

/// The number of tiles that are not in their goal cells. The blank is no tile.
///
/// Admissible and consistent: a slide brings one tile home at most. Not of the parity of the true distance.
/// (Doran & Michie 1966; Russell & Norvig's h1.)
#[derive(Clone, Debug)]
pub struct Misplaced {
    /// The goal cell of each tile.
    home: [u8; CELLS],
}

impl Misplaced {
    /// The goal cells of `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> Misplaced {
        let mut home = [0; CELLS];
        for (cell, &tile) in goal.cells().iter().enumerate() {
            home[tile as usize] = cell as u8;
        }
        Misplaced { home }
    }

    /// Whether a tile in a cell is misplaced; the blank never is.
    #[inline(always)]
    pub fn is_misplaced(&self, tile: u8, cell: u8) -> bool {
        tile != 0 && self.home[tile as usize % CELLS] != cell
    }
}

impl<K: Key> Heuristic<Slides<K>> for Misplaced {
    /// The number.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        (0..CELLS as u8).filter(|&cell| self.is_misplaced(tiles.at(cell), cell)).count() as u32
    }

    #[inline(always)]
    fn after(&self, count: u32, _tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        let home = self.home[tile as usize % CELLS];
        count + u32::from(home == from) - u32::from(home == to)
    }

    #[inline(always)]
    fn value(&self, count: u32) -> u32 {
        count
    }
}
