//! Walking distance.

use std::sync::Arc;

use jiugong_puzzle::{Board, Size};
use jiugong_search::Heuristic;

use crate::walking_table::{Toward, WalkingTable};
use crate::{Axis, CELLS, Key, Slid, Slides, Tiles};

/// The fewest slides up and down that bring all tiles into their rows, if tiles of one row are alike, and the fewest
/// to the left and right that bring them into their columns, if tiles of one column are alike.
///
/// Never below Manhattan distance, because it knows that a tile can only go where the blank is. Each of the two is an exact
/// distance on boards that are reduced to what it looks at, read from a table of all of them. Where that table
/// would be too large (5 lines or more, but for 5 lines of 2 or 3 cells), that axis counts its part of Manhattan distance;
/// [`is_exact`](WalkingDistance::is_exact) tells.
///
/// Admissible and consistent, of the parity of the true distance. (Takahashi, "15 puzzle" pages.)
#[derive(Clone, Debug)]
pub struct WalkingDistance {
    size: Size,
    /// Rows first, then columns.
    axes: [Walk; 2],
    /// The bits of the memo that are the rows' part.
    rows_bits: u32,
}

/// The rows, or the columns.
#[derive(Clone, Debug)]
struct Walk {
    /// The line of each cell.
    line: [u8; CELLS],
    /// The line of each tile's goal cell.
    home: [u8; CELLS],
    /// `None` where Manhattan distance has to do.
    table: Option<Arc<WalkingTable>>,
}

impl WalkingDistance {
    /// The tables for `goal`, a board of at most 25 cells.
    ///
    /// Takes a few milliseconds for 4x4, at most some hundred (5x3, 6x4) otherwise.
    pub fn new(goal: &Board) -> WalkingDistance {
        let size = goal.size();
        let shape = |axis: Axis| (axis.lines(size), axis.cells_a_line(size), axis.line(size, goal.blank()));
        let table = |(lines, cells, blank)| WalkingTable::new(lines, cells, blank).map(Arc::new);
        let rows = table(shape(Axis::Rows));
        let alike = shape(Axis::Rows) == shape(Axis::Columns);
        let columns = if alike { rows.clone() } else { table(shape(Axis::Columns)) };
        let axes = [Walk::new(Axis::Rows, goal, rows), Walk::new(Axis::Columns, goal, columns)];
        let rows_bits = u32::BITS - axes[0].largest(size).leading_zeros();
        WalkingDistance { size, axes, rows_bits }
    }

    /// Whether an axis is walking distance and not only Manhattan distance.
    pub fn is_exact(&self, axis: Axis) -> bool {
        self.axes[axis as usize].table.is_some()
    }

    /// The part of an axis in the estimate.
    pub fn distance(&self, axis: Axis, tiles: &Tiles) -> u32 {
        let walk = &self.axes[axis as usize];
        walk.distance(walk.fresh(self.size, tiles))
    }

    /// The reduced board: for each line, how many tiles of each line of the goal are in it.
    pub fn reduced(&self, axis: Axis, tiles: &Tiles) -> Vec<Vec<u8>> {
        let lines = axis.lines(self.size);
        let mut counts = vec![vec![0; lines]; lines];
        for (line, home) in self.axes[axis as usize].tiles(self.size, tiles) {
            counts[line][home] += 1;
        }
        counts
    }

    /// The rows' part of a memo, and the columns'.
    #[inline(always)]
    fn parts(&self, memo: u32) -> (u32, u32) {
        let columns = memo >> self.rows_bits;
        (memo ^ columns << self.rows_bits, columns)
    }
}

impl Walk {
    fn new(axis: Axis, goal: &Board, table: Option<Arc<WalkingTable>>) -> Walk {
        let mut walk = Walk { line: [0; CELLS], home: [0; CELLS], table };
        for (cell, &tile) in goal.cells().iter().enumerate() {
            let line = axis.line(goal.size(), cell) as u8;
            walk.line[cell] = line;
            walk.home[tile as usize] = line;
        }
        walk
    }

    /// The line of each tile and that of its goal cell.
    fn tiles(&self, size: Size, tiles: &Tiles) -> impl Iterator<Item = (usize, usize)> {
        (0..size.cells())
            .map(|cell| (cell, tiles.cells[cell] as usize % CELLS))
            .filter(|&(_, tile)| tile != 0)
            .map(|(cell, tile)| (self.line[cell] as usize, self.home[tile] as usize))
    }

    /// The largest part of a memo that there can be.
    fn largest(&self, size: Size) -> u32 {
        match &self.table {
            Some(table) => table.len() as u32 - 1,
            None => (size.cells() * size.cells()) as u32,
        }
    }

    /// The part of the memo: the number of the reduced board, or the distance.
    fn fresh(&self, size: Size, tiles: &Tiles) -> u32 {
        let tiles = self.tiles(size, tiles);
        match &self.table {
            Some(table) => table.number(tiles),
            None => tiles.map(|(line, home)| line.abs_diff(home) as u32).sum(),
        }
    }

    #[inline(always)]
    fn after(&self, part: u32, slid: Slid) -> u32 {
        let home = self.home[slid.tile as usize % CELLS];
        match &self.table {
            Some(table) => {
                let toward = if slid.from < slid.to { Toward::Before } else { Toward::Behind };
                table.after(part, toward, home)
            }
            None => {
                let distance = |cell: u8| u32::from(self.line[cell as usize % CELLS].abs_diff(home));
                part + distance(slid.to) - distance(slid.from)
            }
        }
    }

    #[inline(always)]
    fn distance(&self, part: u32) -> u32 {
        match &self.table {
            Some(table) => table.distance(part),
            None => part,
        }
    }
}

impl<K: Key> Heuristic<Slides<K>> for WalkingDistance {
    /// The parts of the rows (lowest) and the columns in one number: at most 30 bits on boards of up to 25 cells.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let [rows, columns] = &self.axes;
        rows.fresh(self.size, tiles) | columns.fresh(self.size, tiles) << self.rows_bits
    }

    #[inline(always)]
    fn after(&self, memo: u32, _tiles: &Tiles, slid: Slid) -> u32 {
        let (rows, columns) = self.parts(memo);
        match Axis::of(slid) {
            Axis::Rows => self.axes[0].after(rows, slid) | columns << self.rows_bits,
            Axis::Columns => rows | self.axes[1].after(columns, slid) << self.rows_bits,
        }
    }

    #[inline(always)]
    fn value(&self, memo: u32) -> u32 {
        let (rows, columns) = self.parts(memo);
        self.axes[0].distance(rows) + self.axes[1].distance(columns)
    }
}
