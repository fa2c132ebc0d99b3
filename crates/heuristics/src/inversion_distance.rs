//! Inversion distance.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::reading::Reading;
use crate::{Axis, CELLS, Key, Slid, Slides, Tiles};

/// The fewest slides that undo the inversions, up and down for those row by row, left and right for those column by
/// column.
///
/// Read row by row without the blank, a slide to the left or right changes nothing, and one up or down takes a tile past
/// w - 1 others on a board of width w, so it undoes w - 1 inversions at most. The number n of such slides is
/// at least the least with n (w - 1) no less than the inversions, and it is odd or even as the blank is an odd
/// or even number of rows from its goal. The same column by column.
///
/// Admissible and consistent, of the parity of the true distance. (Takahashi, "15 puzzle" pages: inversion
/// distance of the 4x4 board, 3 tiles passed, here for every size and goal.)
#[derive(Clone, Debug)]
pub struct InversionDistance {
    /// Row by row, then column by column.
    axes: [Bound; 2],
}

/// The bound for one way of reading.
#[derive(Clone, Debug)]
struct Bound {
    reading: Reading,
    /// Whether the blank's goal line is an odd one.
    home: u32,
    /// The line of each cell, odd (1) or even (0).
    line: [u32; CELLS],
    /// The fewest slides, by [`Order`].
    slides: Vec<u16>,
}

/// The inversions times 2, plus 1 if the blank is an odd number of lines from its goal.
type Order = u32;

impl InversionDistance {
    /// The order of `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> InversionDistance {
        InversionDistance { axes: Axis::ALL.map(|axis| Bound::new(axis, goal)) }
    }

    /// The inversions row by row (which slides up and down undo) or column by column, each as the tile that is
    /// read first and the tile that should be.
    pub fn pairs(&self, axis: Axis, tiles: &Tiles) -> Vec<(u8, u8)> {
        self.axes[axis as usize].reading.pairs(tiles)
    }

    /// The fewest slides from row to row, or from column to column.
    pub fn slides(&self, axis: Axis, tiles: &Tiles) -> u32 {
        let bound = &self.axes[axis as usize];
        bound.slides(bound.fresh(tiles))
    }
}

impl Bound {
    fn new(axis: Axis, goal: &Board) -> Bound {
        let size = goal.size();
        let reading = Reading::new(axis, goal);
        let mut line = [0; CELLS];
        for (cell, line) in line.iter_mut().enumerate().take(size.cells()) {
            *line = axis.line(size, cell) as u32 % 2;
        }
        let tiles = size.cells() - 1;
        let slides = (0..=tiles * (tiles - 1) / 2).flat_map(|inversions| {
            let least = inversions.div_ceil(reading.passes()) as u16;
            [least + least % 2, least | 1]
        });
        let slides = slides.collect();
        Bound { reading, home: line[goal.blank()], line, slides }
    }

    fn fresh(&self, tiles: &Tiles) -> Order {
        let parity = self.line[tiles.blank as usize % CELLS] ^ self.home;
        2 * self.reading.pairs(tiles).len() as u32 + parity
    }

    #[inline(always)]
    fn after(&self, order: Order, tiles: &Tiles, slid: Slid) -> Order {
        2 * self.reading.after(order / 2, tiles, slid) + (order + 1) % 2
    }

    #[inline(always)]
    fn slides(&self, order: Order) -> u32 {
        self.slides[order as usize].into()
    }
}

impl<K: Key> Heuristic<Slides<K>> for InversionDistance {
    /// The order of the rows in the lower half, that of the columns in the upper.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        self.axes[0].fresh(tiles) | self.axes[1].fresh(tiles) << 16
    }

    #[inline(always)]
    fn after(&self, memo: u32, tiles: &Tiles, slid: Slid) -> u32 {
        let (rows, columns) = (memo & 0xffff, memo >> 16);
        match Axis::of(slid) {
            Axis::Rows => self.axes[0].after(rows, tiles, slid) | columns << 16,
            Axis::Columns => rows | self.axes[1].after(columns, tiles, slid) << 16,
        }
    }

    #[inline(always)]
    fn value(&self, memo: u32) -> u32 {
        self.axes[0].slides(memo & 0xffff) + self.axes[1].slides(memo >> 16)
    }
}
