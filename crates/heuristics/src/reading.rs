//! The tiles read line by line, and how far their order is from the goal's.

use jiugong_puzzle::Board;

use crate::{Axis, CELLS, Slid, Tiles};

/// The order in which tiles are read, row by row or column by column, without the blank, against that of a goal.
///
/// Two tiles are an inversion if the one that is read first comes later in the goal.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// The cells in the order in which they are read.
    cells: Vec<u8>,
    /// When each tile is read in the goal.
    rank: [u8; CELLS],
    /// By the first of two cells that a tile can slide between across lines: the cells read between them.
    passed: Box<[[u8; CELLS]; CELLS]>,
    /// How many cells are read between two such cells.
    passes: usize,
}

impl Reading {
    pub(crate) fn new(axis: Axis, goal: &Board) -> Reading {
        let size = goal.size();
        let length = axis.cells_a_line(size);
        let cells: Vec<u8> = axis.cells(size).into_iter().map(|cell| cell as u8).collect();
        let mut rank = [0; CELLS];
        for (when, &cell) in cells.iter().enumerate() {
            rank[goal.cells()[cell as usize] as usize] = when as u8;
        }
        let mut passed = Box::new([[0; CELLS]; CELLS]);
        for reach in cells.windows(length + 1) {
            passed[reach[0] as usize][..length - 1].copy_from_slice(&reach[1..length]);
        }
        Reading { cells, rank, passed, passes: length - 1 }
    }

    /// How many tiles a slide across lines passes.
    pub(crate) fn passes(&self) -> usize {
        self.passes
    }

    /// The inversions, each as the tile that is read first and the tile that should be.
    pub(crate) fn pairs(&self, tiles: &Tiles) -> Vec<(u8, u8)> {
        let read: Vec<u8> = self.cells.iter().map(|&cell| tiles.at(cell)).filter(|&tile| tile != 0).collect();
        let mut pairs = Vec::new();
        for (when, &first) in read.iter().enumerate() {
            let later = read[when + 1..].iter();
            pairs.extend(later.filter(|&&other| self.precedes(other, first)).map(|&other| (first, other)));
        }
        pairs
    }

    /// The number of inversions after a slide across lines. (Within a line nothing changes.)
    #[inline(always)]
    pub(crate) fn after(&self, inversions: u32, tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        let passed = &self.passed[from.min(to) as usize % CELLS][..self.passes];
        let smaller = passed.iter().filter(|&&cell| self.precedes(tiles.at(cell), tile)).count() as u32;
        let larger = self.passes as u32 - smaller;
        if to < from { inversions + smaller - larger } else { inversions + larger - smaller }
    }

    /// Whether one tile is read before another in the goal.
    #[inline(always)]
    fn precedes(&self, tile: u8, other: u8) -> bool {
        self.rank[tile as usize % CELLS] < self.rank[other as usize % CELLS]
    }
}
