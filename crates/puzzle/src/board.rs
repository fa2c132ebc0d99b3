//! One arrangement of the tiles.

use std::fmt;

use thiserror::Error;

use crate::{Direction, Size};

/// An arrangement of the tiles 1, 2, .. and the blank, written 0.
///
/// A `Board` that exists is a permutation of 0 .. cells - 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    cells: Vec<u16>,
    blank: usize,
}

/// Why a list of numbers is no board of a size.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// Not as many numbers as cells.
    #[error("a {size} board has {} cells, but {found} are given", size.cells())]
    WrongCount {
        /// The size that was asked for.
        size: Size,
        /// How many numbers came.
        found: usize,
    },
    /// A tile stands in two cells.
    #[error(
        "tile {tile} is there twice, in cells {first} and {second} (counted from 1); tile {missing} is missing"
    )]
    Duplicate {
        /// The tile that is there twice (0: two blanks).
        tile: u16,
        /// The smallest number that is not there.
        missing: u16,
        /// Its first cell, from 1.
        first: usize,
        /// Its second cell, from 1.
        second: usize,
    },
    /// A number that no tile of this size has.
    #[error("cell {cell} (counted from 1) holds {tile}, but the tiles of a {size} board are 1 to {}", size.cells() - 1)]
    UnknownTile {
        /// The size that was asked for.
        size: Size,
        /// The number that is too large.
        tile: u16,
        /// Its cell, from 1.
        cell: usize,
    },
}

impl Board {
    /// The board of this size with these cells, row by row, 0 for the blank.
    ///
    /// # Errors
    /// A [`BoardError`] unless `cells` is a permutation of 0 .. `size.cells()` - 1.
    pub fn new(size: Size, cells: Vec<u16>) -> Result<Board, BoardError> {
        let count = size.cells();
        if cells.len() != count {
            return Err(BoardError::WrongCount { size, found: cells.len() });
        }
        let mut first_cell = vec![None; count];
        let mut twice = None;
        for (cell, &tile) in cells.iter().enumerate() {
            if tile as usize >= count {
                return Err(BoardError::UnknownTile { size, tile, cell: cell + 1 });
            }
            match first_cell[tile as usize] {
                None => first_cell[tile as usize] = Some(cell),
                Some(first) => twice = twice.or(Some((tile, first, cell))),
            }
        }
        if let Some((tile, first, second)) = twice {
            let missing = first_cell.iter().position(Option::is_none).unwrap_or_default() as u16;
            return Err(BoardError::Duplicate { tile, missing, first: first + 1, second: second + 1 });
        }
        let blank = first_cell[0].unwrap_or_default();
        Ok(Board { size, cells, blank })
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The tiles row by row, 0 for the blank.
    pub fn cells(&self) -> &[u16] {
        &self.cells
    }

    /// The cell of the blank, row by row from 0.
    pub fn blank(&self) -> usize {
        self.blank
    }

    /// The cell of a tile, or of the blank for 0; `None` where the board has no such tile. Linear.
    pub fn cell_of(&self, tile: u16) -> Option<usize> {
        self.cells.iter().position(|&standing| standing == tile)
    }

    /// Takes two tiles out and puts each in the place of the other, which leads to a board that slides do not
    /// reach. Changes nothing where the board lacks one of them or one is the blank.
    pub fn exchange(&mut self, one: u16, other: u16) {
        if let (Some(here), Some(there)) = (self.cell_of(one), self.cell_of(other))
            && one != 0
            && other != 0
        {
            self.cells.swap(here, there);
        }
    }

    /// The cell to which the blank would go, if there is one.
    pub fn neighbour(&self, direction: Direction) -> Option<usize> {
        let (width, height) = (self.size.width(), self.size.height());
        let (row, column) = (self.blank / width, self.blank % width);
        match direction {
            Direction::Up => (row > 0).then(|| self.blank - width),
            Direction::Left => (column > 0).then(|| self.blank - 1),
            Direction::Right => (column + 1 < width).then(|| self.blank + 1),
            Direction::Down => (row + 1 < height).then(|| self.blank + width),
        }
    }

    /// Moves the blank one cell and returns the tile that slid, or leaves the board as
    /// it is and returns `None` at the edge.
    pub fn slide(&mut self, direction: Direction) -> Option<u16> {
        let to = self.neighbour(direction)?;
        let tile = self.cells[to];
        self.cells.swap(self.blank, to);
        self.blank = to;
        Some(tile)
    }
}

/// The canonical text: rows by slash, as in `2 8 3/1 0 4/7 6 5`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, tile) in self.cells.iter().enumerate() {
            match cell {
                0 => {}
                _ if cell % self.size.width() == 0 => f.write_str("/")?,
                _ => f.write_str(" ")?,
            }
            write!(f, "{tile}")?;
        }
        Ok(())
    }
}
