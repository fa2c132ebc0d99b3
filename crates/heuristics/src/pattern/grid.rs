//! Sets of cells as bits.

use jiugong_puzzle::Size;

use crate::CELLS;

/// The cells of a size, so few that a set of them is a `u32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    width: u32,
    /// Every cell.
    pub(crate) all: u32,
    first_column: u32,
    last_column: u32,
}

impl Grid {
    /// The cells of `size`, or `None` if they are more than [`CELLS`].
    pub(crate) fn new(size: Size) -> Option<Grid> {
        let (width, cells) = (size.width(), size.cells());
        if cells > CELLS {
            return None;
        }
        let first_column = (0..cells).step_by(width).fold(0, |set, cell| set | 1 << cell);
        Some(Grid {
            width: width as u32,
            all: u32::MAX >> (CELLS - cells),
            first_column,
            last_column: first_column << (width - 1),
        })
    }

    /// The cells of `set` and those that share a side with one of them.
    #[inline]
    pub(crate) fn grown(self, set: u32) -> u32 {
        let left = (set & !self.first_column) >> 1;
        let right = (set & !self.last_column) << 1;
        (set | left | right | set >> self.width | set << self.width) & self.all
    }

    /// The cells that can be reached from `cell` within `free`.
    pub(crate) fn region(self, free: u32, cell: u32) -> u32 {
        let mut region = 1 << cell;
        loop {
            let grown = self.grown(region) & free;
            if grown == region {
                return region;
            }
            region = grown;
        }
    }
}

/// The members of a set, smallest first.
pub(crate) fn members(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let first = set.trailing_zeros();
            set &= set - 1;
            first
        })
    })
}

/// The number of members of `set` below `cell`.
#[inline(always)]
pub(crate) fn below(set: u32, cell: u32) -> u32 {
    (set & ((1 << cell) - 1)).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_do_not_wrap_around_the_edges() {
        let grid = Grid::new(Size::new(3, 3).unwrap()).unwrap();
        // Free: the right column and the left one, with the middle column full.
        let free = 0b101_101_101;
        assert_eq!(grid.region(free, 0), 0b001_001_001);
        assert_eq!(grid.region(free, 5), 0b100_100_100);
        assert_eq!(grid.region(grid.all, 4), grid.all);
    }

    #[test]
    fn only_boards_whose_cells_fit_a_set() {
        assert_eq!(Grid::new(Size::new(16, 2).unwrap()).unwrap().all, u32::MAX);
        assert_eq!(Grid::new(Size::new(11, 3).unwrap()), None);
    }
}
