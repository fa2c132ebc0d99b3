//! Width and height.

use std::fmt;

use thiserror::Error;

/// The most columns, and the most rows, that a board may have.
pub const LARGEST_SIDE: usize = 100;

/// The width and height of a board, 2x2 to 100x100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    width: u8,
    height: u8,
}

/// Why a width and a height are no size of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SizeError {
    /// A side is shorter than two cells or longer than [`LARGEST_SIDE`].
    #[error("a board has 2 to {LARGEST_SIDE} columns and rows, not {width}x{height}")]
    OutOfRange {
        /// The columns asked for.
        width: usize,
        /// The rows asked for.
        height: usize,
    },
    /// The text is not of the form `4x3`.
    #[error("`{0}` is not a size; write width x height, as in 4x3")]
    NotASize(String),
}

impl Size {
    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// [`SizeError::OutOfRange`] unless both are from 2 to [`LARGEST_SIDE`].
    pub fn new(width: usize, height: usize) -> Result<Size, SizeError> {
        let fits = |side: usize| (2..=LARGEST_SIDE).contains(&side);
        if !fits(width) || !fits(height) {
            return Err(SizeError::OutOfRange { width, height });
        }
        Ok(Size { width: width as u8, height: height as u8 })
    }

    /// The number of columns.
    pub fn width(self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    pub fn height(self) -> usize {
        self.height as usize
    }

    /// The number of cells, the blank's included.
    pub fn cells(self) -> usize {
        self.width() * self.height()
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl std::str::FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Size, SizeError> {
        let parts = text.trim().split_once(['x', 'X', '×']);
        let sides = parts.and_then(|(w, h)| Some((w.trim().parse().ok()?, h.trim().parse().ok()?)));
        let (width, height) = sides.ok_or_else(|| SizeError::NotASize(text.to_owned()))?;
        Size::new(width, height)
    }
}
