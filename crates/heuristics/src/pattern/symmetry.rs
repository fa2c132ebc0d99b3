//! The symmetries of a board.

use jiugong_puzzle::Size;

use crate::CELLS;

/// A way to lay a board onto itself: reflections, and rotations where it is a square.
///
/// A path stays a path under it, so a table of distances to one goal serves each goal that is its image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    image: [u8; CELLS],
}

impl Symmetry {
    /// All symmetries of boards of `size`, which has at most [`CELLS`] cells, the identity first:
    /// eight for a square, four for another rectangle.
    pub fn all(size: Size) -> Vec<Symmetry> {
        let (width, height) = (size.width(), size.height());
        let mut symmetries = Vec::with_capacity(8);
        for number in 0..if width == height { 8 } else { 4 } {
            let (turn_rows, turn_columns, transpose) = (number & 1 != 0, number & 2 != 0, number & 4 != 0);
            let mut image = [0; CELLS];
            for (cell, image) in image[..size.cells()].iter_mut().enumerate() {
                let (mut row, mut column) = (cell / width, cell % width);
                if turn_rows {
                    row = height - 1 - row;
                }
                if turn_columns {
                    column = width - 1 - column;
                }
                if transpose {
                    (row, column) = (column, row);
                }
                *image = (row * width + column) as u8;
            }
            symmetries.push(Symmetry { image });
        }
        symmetries
    }

    /// Where a cell goes.
    #[inline(always)]
    pub fn image(&self, cell: u8) -> u8 {
        self.image[cell as usize % CELLS]
    }

    /// The cells of a board of `size` whose images are in `set`.
    pub(crate) fn laid_onto(&self, set: u32, size: Size) -> u32 {
        let cells = (0..size.cells() as u8).filter(|&cell| set >> self.image(cell) & 1 == 1);
        cells.fold(0, |around, cell| around | 1 << cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_another_permutation_that_keeps_neighbours() {
        for (width, height, count) in [(4, 4, 8), (3, 4, 4), (5, 2, 4)] {
            let size = Size::new(width, height).unwrap();
            let symmetries = Symmetry::all(size);
            assert_eq!(symmetries.len(), count);
            assert!((0..size.cells() as u8).all(|cell| symmetries[0].image(cell) == cell));
            for (place, symmetry) in symmetries.iter().enumerate() {
                assert!(!symmetries[..place].contains(symmetry));
                let at = |cell: usize| {
                    let image = symmetry.image(cell as u8) as usize;
                    (image / width, image % width)
                };
                for cell in 0..size.cells() {
                    if cell % width + 1 < width {
                        let ((row, column), (next_row, next_column)) = (at(cell), at(cell + 1));
                        assert_eq!(row.abs_diff(next_row) + column.abs_diff(next_column), 1);
                    }
                }
            }
        }
    }
}
