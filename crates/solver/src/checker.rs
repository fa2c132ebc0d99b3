//! Follows a path with nothing but the cells and the width.
//!
//! Shares no code with the searches, nor with the boards' own slides.

use jiugong_puzzle::Direction;
use thiserror::Error;

/// What is wrong with a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CheckFailure {
    /// A slide leads off the board.
    #[error("slide {number} takes the blank off the board")]
    OffTheBoard {
        /// Which one, from 1.
        number: usize,
    },
    /// The path ends elsewhere.
    #[error(
        "the path ends at another board than the goal: cell {cell} (counted from 1) holds {found}, not {expected}"
    )]
    WrongEnd {
        /// The first cell that differs, from 1.
        cell: usize,
        /// What it holds at the end of the path.
        found: u16,
        /// What it holds in the goal.
        expected: u16,
    },
    /// The start and the goal are not of one shape, or have no blank.
    #[error("the start and the goal are no boards of one size")]
    NoBoards,
}

/// Checks that `path` leads from `start` to `goal`: cells row by row, 0 for the blank.
///
/// Takes one step a slide.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(start: &[u16], goal: &[u16], width: usize, path: &[Direction]) -> Result<(), CheckFailure> {
    if width == 0 || start.len() != goal.len() || !start.len().is_multiple_of(width) {
        return Err(CheckFailure::NoBoards);
    }
    let mut cells = start.to_vec();
    let height = cells.len() / width;
    let blank = cells.iter().position(|&tile| tile == 0).ok_or(CheckFailure::NoBoards)?;
    let (mut row, mut column) = (blank / width, blank % width);
    for (place, direction) in path.iter().enumerate() {
        let (old_row, old_column) = (row, column);
        let off = CheckFailure::OffTheBoard { number: place + 1 };
        match direction {
            Direction::Up => row = row.checked_sub(1).ok_or(off)?,
            Direction::Down if row + 1 < height => row += 1,
            Direction::Left => column = column.checked_sub(1).ok_or(off)?,
            Direction::Right if column + 1 < width => column += 1,
            Direction::Down | Direction::Right => return Err(off),
        }
        let tile = cells[row * width + column];
        cells[old_row * width + old_column] = tile;
        cells[row * width + column] = 0;
    }
    match cells.iter().zip(goal).position(|(found, expected)| found != expected) {
        None => Ok(()),
        Some(cell) => {
            Err(CheckFailure::WrongEnd { cell: cell + 1, found: cells[cell], expected: goal[cell] })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Direction::{Down, Left, Right, Up};

    const START: [u16; 6] = [1, 2, 3, 4, 0, 5];
    const GOAL: [u16; 6] = [1, 2, 3, 4, 5, 0];

    #[test]
    fn a_right_path_passes() {
        assert_eq!(check(&START, &GOAL, 3, &[Right]), Ok(()));
        assert_eq!(check(&START, &START, 3, &[Up, Down, Left, Right]), Ok(()));
        assert_eq!(check(&GOAL, &GOAL, 3, &[]), Ok(()));
    }

    #[test]
    fn a_wrong_path_does_not() {
        let off = |number| Err(CheckFailure::OffTheBoard { number });
        assert_eq!(check(&START, &GOAL, 3, &[Down]), off(1));
        assert_eq!(check(&START, &GOAL, 3, &[Up, Up]), off(2));
        assert_eq!(check(&START, &GOAL, 3, &[Right, Right]), off(2));
        assert_eq!(check(&START, &GOAL, 3, &[Left, Left]), off(2));
        let end = CheckFailure::WrongEnd { cell: 5, found: 0, expected: 5 };
        assert_eq!(check(&START, &GOAL, 3, &[]), Err(end));
        assert_eq!(check(&START, &GOAL[..5], 3, &[]), Err(CheckFailure::NoBoards));
        assert_eq!(check(&[1, 2], &[1, 2], 2, &[]), Err(CheckFailure::NoBoards));
    }
}
