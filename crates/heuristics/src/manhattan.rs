//! Manhattan distance.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::{CELLS, Key, Slid, Slides, Tiles};

/// The distance of every tile to its goal cell, summed.
///
/// Never overestimates: a slide brings one tile one cell nearer at most. (Doran & Michie 1966.)
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// The distance of each tile from each cell to its goal cell; 0 for the blank, which is no tile.
    distance: [[u8; CELLS]; CELLS],
}

impl Manhattan {
    /// The distances to `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> Manhattan {
        let width = goal.size().width();
        let mut distance = [[0; CELLS]; CELLS];
        for (home, &tile) in goal.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
            for (cell, distance) in distance[tile as usize].iter_mut().enumerate().take(goal.size().cells()) {
                let rows = (cell / width).abs_diff(home / width);
                let columns = (cell % width).abs_diff(home % width);
                *distance = (rows + columns) as u8;
            }
        }
        Manhattan { distance }
    }

    /// The distance of one tile from a cell to its goal cell.
    #[inline(always)]
    pub fn distance(&self, tile: u8, cell: u8) -> u8 {
        self.distance[tile as usize % CELLS][cell as usize % CELLS]
    }
}

impl<K: Key> Heuristic<Slides<K>> for Manhattan {
    /// The sum.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        (0..CELLS as u8).map(|cell| u32::from(self.distance(tiles.at(cell), cell))).sum()
    }

    #[inline(always)]
    fn after(&self, sum: u32, _tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        sum + u32::from(self.distance(tile, to)) - u32::from(self.distance(tile, from))
    }

    #[inline(always)]
    fn value(&self, sum: u32) -> u32 {
        sum
    }
}
