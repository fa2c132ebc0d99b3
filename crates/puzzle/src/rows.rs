//! Reading the canonical text of a board, and no other.

use thiserror::Error;

use crate::{Board, BoardError, Size, SizeError};

/// Why a text is not the canonical text of a board, as in `2 8 3/1 0 4/7 6 5`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowsError {
    /// Something stands where a number is due.
    #[error(
        "`{text}` in row {row}, place {place}, is no number; write rows by slash and the blank as 0, as in 2 8 3/1 0 4/7 6 5"
    )]
    NotANumber {
        /// What is there.
        text: String,
        /// The row, from 1.
        row: usize,
        /// The place in the row, from 1.
        place: usize,
    },
    /// A row is longer or shorter than the first.
    #[error("row {row} has {found} numbers, but the first row has {width}; give every row as many")]
    UnequalRows {
        /// The row, from 1.
        row: usize,
        /// Its numbers.
        found: usize,
        /// The numbers of the first row.
        width: usize,
    },
    /// The rows and columns are too few or too many.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The numbers are no permutation.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Board {
    /// Reads the canonical text, the one that `Display` writes: rows by slash, numbers by spaces, the blank as 0.
    ///
    /// # Errors
    /// A [`RowsError`] that names the place, the value and the remedy.
    pub fn from_rows(text: &str) -> Result<Board, RowsError> {
        let mut cells = Vec::new();
        let (mut width, mut height) = (0, 0);
        for (row, numbers) in (1..).zip(text.split('/')) {
            let before = cells.len();
            for (place, number) in (1..).zip(numbers.split_whitespace()) {
                let tile = number.parse::<u16>();
                cells.push(tile.map_err(|_| RowsError::NotANumber {
                    text: number.to_owned(),
                    row,
                    place,
                })?);
            }
            let found = cells.len() - before;
            if row == 1 {
                width = found;
            } else if found != width {
                return Err(RowsError::UnequalRows { row, found, width });
            }
            height = row;
        }
        Ok(Board::new(Size::new(width, height)?, cells)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["2 8 3/1 0 4/7 6 5", "1 2/3 0", "5 4 3/2 1 0"] {
            assert_eq!(Board::from_rows(text).unwrap().to_string(), text);
        }
        let large = crate::GoalName::Snail.board(Size::new(100, 99).unwrap());
        assert_eq!(Board::from_rows(&large.to_string()), Ok(large));
    }

    #[test]
    fn errors_name_the_place() {
        let error = |text: &str| Board::from_rows(text).unwrap_err();
        assert_eq!(error("1 2/3 x"), RowsError::NotANumber { text: "x".into(), row: 2, place: 2 });
        assert_eq!(error("1 2/3"), RowsError::UnequalRows { row: 2, found: 1, width: 2 });
        assert!(matches!(error(""), RowsError::Size(_)));
        assert!(matches!(error("1 2 3"), RowsError::Size(_)));
        assert!(matches!(error("1 1/3 0"), RowsError::Board(_)));
        assert!(matches!(error("99999 1/3 0"), RowsError::NotANumber { .. }));
    }
}
