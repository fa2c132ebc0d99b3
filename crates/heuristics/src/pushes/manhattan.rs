//! Manhattan distance where a push counts one.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::{CELLS, Key, Pushed, Pushes, Tiles};

/// The distances of all tiles to their goal cells, summed for each axis and divided by the most tiles of a push along
/// it.
///
/// Manhattan distance itself overestimates pushes, because one push can bring several tiles nearer. But it brings
/// each of them one cell nearer at most, all along one axis, and it moves at most as many tiles as the line has cells
/// but one. So the sum of the distances along the rows, divided by the width less one and rounded up, and the same for
/// the columns are least numbers of pushes along each axis, and as no push is along both they are added. A push
/// changes one of the two by at most 1.
#[derive(Clone, Debug)]
pub struct PushManhattan {
    /// By tile and cell, the columns to the goal cell in the lower half, and the rows in the upper.
    distances: Box<[[u32; CELLS]; CELLS]>,
    /// The most tiles of a push along a row and along a column.
    longest: [u32; 2],
}

impl PushManhattan {
    /// The distances to `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> PushManhattan {
        let size = goal.size();
        let mut distances = Box::new([[0; CELLS]; CELLS]);
        for (home, &tile) in goal.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0) {
            for (cell, distance) in distances[tile as usize].iter_mut().enumerate().take(size.cells()) {
                let rows = (cell / size.width()).abs_diff(home / size.width());
                let columns = (cell % size.width()).abs_diff(home % size.width());
                *distance = (columns | rows << 16) as u32;
            }
        }
        PushManhattan { distances, longest: [size.width(), size.height()].map(|side| side as u32 - 1) }
    }

    #[inline(always)]
    fn distance(&self, tile: u8, cell: u8) -> u32 {
        self.distances[tile as usize % CELLS][cell as usize % CELLS]
    }
}

impl<K: Key> Heuristic<Pushes<K>> for PushManhattan {
    /// The sums of both axes.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        (0..CELLS as u8).map(|cell| self.distance(tiles.at(cell), cell)).sum()
    }

    #[inline]
    fn after(&self, sums: u32, tiles: &Tiles, pushed: Pushed) -> u32 {
        pushed.cells().fold(sums, |sums, (from, to)| {
            let tile = tiles.at(from);
            sums + self.distance(tile, to) - self.distance(tile, from)
        })
    }

    #[inline(always)]
    fn value(&self, sums: u32) -> u32 {
        (sums & 0xFFFF).div_ceil(self.longest[0]) + (sums >> 16).div_ceil(self.longest[1])
    }
}
