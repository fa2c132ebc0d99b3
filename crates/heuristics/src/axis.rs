//! The two ways in which tiles go: from row to row and from column to column.

use jiugong_puzzle::Size;

use crate::Slid;

/// The lines, rows or columns, between which a slide takes a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// A tile goes up or down, from one row to the next.
    Rows,
    /// A tile goes left or right, from one column to the next.
    Columns,
}

impl Axis {
    /// Both.
    pub const ALL: [Axis; 2] = [Axis::Rows, Axis::Columns];

    /// The axis along which a tile slid: cells of one row that touch are numbered next to each other, and
    /// others are not because a board has two columns at least.
    #[inline(always)]
    pub fn of(slid: Slid) -> Axis {
        if slid.from.abs_diff(slid.to) == 1 { Axis::Columns } else { Axis::Rows }
    }

    /// How many lines a board has.
    pub fn lines(self, size: Size) -> usize {
        match self {
            Axis::Rows => size.height(),
            Axis::Columns => size.width(),
        }
    }

    /// How many cells each line has.
    pub fn cells_a_line(self, size: Size) -> usize {
        size.cells() / self.lines(size)
    }

    /// The line in which a cell lies.
    pub fn line(self, size: Size, cell: usize) -> usize {
        match self {
            Axis::Rows => cell / size.width(),
            Axis::Columns => cell % size.width(),
        }
    }

    /// The place of a cell within its line.
    pub fn place(self, size: Size, cell: usize) -> usize {
        match self {
            Axis::Rows => cell % size.width(),
            Axis::Columns => cell / size.width(),
        }
    }

    /// The cells line by line.
    pub fn cells(self, size: Size) -> Vec<usize> {
        let mut cells: Vec<usize> = (0..size.cells()).collect();
        cells.sort_by_key(|&cell| (self.line(size, cell), self.place(size, cell)));
        cells
    }
}
