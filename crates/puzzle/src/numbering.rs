//! The boards that can reach a goal, numbered without gaps.

use thiserror::Error;

use crate::ranking::{rank_from, unrank_from};
use crate::{Board, Parity, Size};

/// The most cells of a board that can be numbered: 20!/2 fits 64 bits, 21!/2 does not.
pub const MOST_NUMBERED_CELLS: usize = 20;

/// A board has too many cells for its number to fit 64 bits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "a {size} board has {} cells; boards of at most {MOST_NUMBERED_CELLS} cells can be numbered, such as 4x5",
    size.cells()
)]
pub struct TooManyCells {
    /// The size that is too large.
    pub size: Size,
}

/// The numbers 0 .. n!/2 - 1 for the boards of n cells from which one goal can be reached.
///
/// A number is (half the rank of the tiles' order, the blank left out) x n + the blank's cell.
/// Ranks 2k and 2k + 1 differ in the exchange of the last two tiles, so of the two orders
/// exactly one has the parity that the goal asks for where the blank is. For each cell of the
/// blank the numbers are in lexicographic order of the tiles. (After Korf & Schultze 2005.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNumbering {
    size: Size,
    parity: Parity,
    /// For each cell of the blank one bit: whether the tiles' order then has odd inversions.
    odd: u32,
}

impl BoardNumbering {
    /// The numbering of the boards that can reach `goal`.
    ///
    /// # Errors
    /// [`TooManyCells`] beyond [`MOST_NUMBERED_CELLS`].
    pub fn new(goal: &Board) -> Result<BoardNumbering, TooManyCells> {
        let size = goal.size();
        if size.cells() > MOST_NUMBERED_CELLS {
            return Err(TooManyCells { size });
        }
        let parity = goal.parity();
        let mut odd = 0;
        for cell in 0..size.cells() {
            let row = if size.width().is_multiple_of(2) { cell / size.width() } else { 0 };
            odd |= ((row as u32 & 1) ^ u32::from(parity == Parity::Odd)) << cell;
        }
        Ok(BoardNumbering { size, parity, odd })
    }

    /// How many boards of a size can reach any one goal, cells!/2, where that fits 64 bits.
    pub fn count_of(size: Size) -> Option<u64> {
        (3..=size.cells() as u64).try_fold(1u64, u64::checked_mul)
    }

    /// How many boards there are: every number below is one.
    pub fn count(&self) -> u64 {
        (3..=self.size.cells() as u64).product()
    }

    /// The size of the boards.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The number of the board with these cells, row by row, whose blank is in cell `blank`.
    ///
    /// About 20 ns for 12 cells; nothing is checked but the length.
    ///
    /// # Panics
    /// Where `cells` is not as long as the size has cells, or `blank` is none of them. The caller promises a board
    /// from which the goal can be reached; [`number_of`](Self::number_of) finds that out.
    #[inline]
    pub fn number(&self, cells: &[u8], blank: usize) -> u64 {
        assert!(cells.len() == self.size.cells(), "a board of the numbering's size");
        let rank = rank_from(1, &cells[..blank], &cells[blank + 1..]);
        (rank >> 1) * cells.len() as u64 + blank as u64
    }

    /// Writes the cells of the board of a number and returns the blank's cell.
    ///
    /// About 30 ns for 12 cells.
    ///
    /// # Panics
    /// Where `cells` is not as long as the size has cells. The caller promises a number below
    /// [`count`](Self::count).
    #[inline]
    pub fn write_cells(&self, number: u64, cells: &mut [u8]) -> usize {
        let count = self.size.cells();
        assert!(cells.len() == count, "a board of the numbering's size");
        debug_assert!(number < self.count(), "a number below the count");
        let (half, blank) = (number / count as u64, (number % count as u64) as usize);
        let (front, rest) = cells.split_at_mut(blank);
        let inversions = unrank_from(1, half << 1, front, &mut rest[1..]);
        if (inversions as u32 ^ (self.odd >> blank)) & 1 == 1 {
            let last = count - 1 - usize::from(blank == count - 1);
            let last_but_one = last - 1 - usize::from(blank == last - 1);
            cells.swap(last_but_one, last);
        }
        cells[blank] = 0;
        blank
    }

    /// The number of a board; `None` where it has another size or cannot reach the goal.
    pub fn number_of(&self, board: &Board) -> Option<u64> {
        if board.size() != self.size || board.parity() != self.parity {
            return None;
        }
        let mut cells = [0u8; MOST_NUMBERED_CELLS];
        for (cell, &tile) in cells.iter_mut().zip(board.cells()) {
            *cell = tile as u8;
        }
        Some(self.number(&cells[..self.size.cells()], board.blank()))
    }

    /// The board of a number; `None` from [`count`](Self::count) on.
    pub fn board(&self, number: u64) -> Option<Board> {
        if number >= self.count() {
            return None;
        }
        let mut cells = [0u8; MOST_NUMBERED_CELLS];
        let cells = &mut cells[..self.size.cells()];
        self.write_cells(number, cells);
        Board::new(self.size, cells.iter().map(|&tile| u16::from(tile)).collect()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GoalName;

    #[test]
    fn every_board_of_some_sizes_and_goals_in_order() {
        for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
            let size = Size::new(width, height).unwrap();
            for goal in GoalName::ALL {
                every_board(&goal.board(size));
            }
            let mut blank_inside = GoalName::Standard.board(size);
            blank_inside.slide(crate::Direction::Up);
            every_board(&blank_inside);
        }
    }

    fn every_board(goal: &Board) {
        let numbering = BoardNumbering::new(goal).unwrap();
        let count = goal.cells().len();
        let mut last = vec![Vec::new(); count];
        let mut cells = vec![0; count];
        for number in 0..numbering.count() {
            let blank = numbering.write_cells(number, &mut cells);
            assert_eq!(numbering.number(&cells, blank), number);
            let board = numbering.board(number).unwrap();
            assert_eq!(board.blank(), blank);
            assert_eq!(numbering.number_of(&board), Some(number), "{board} for {goal}");
            assert!(last[blank] < cells, "lexicographic for each cell of the blank");
            last[blank].clone_from(&cells);
        }
        assert_eq!(numbering.board(numbering.count()), None);
        assert!(numbering.number_of(goal).is_some());
    }

    #[test]
    fn a_board_of_the_other_half_has_no_number() {
        let size = Size::new(3, 4).unwrap();
        let goal = GoalName::Standard.board(size);
        let numbering = BoardNumbering::new(&goal).unwrap();
        assert_eq!(numbering.count(), 239_500_800);
        let mut cells = goal.cells().to_vec();
        cells.swap(0, 1);
        assert_eq!(numbering.number_of(&Board::new(size, cells).unwrap()), None);
    }

    #[test]
    fn the_largest_sizes() {
        let size = |width, height| Size::new(width, height).unwrap();
        for (width, height) in [(4, 4), (3, 6), (2, 9), (9, 2), (5, 4), (2, 10)] {
            let goal = GoalName::Snail.board(size(width, height));
            let numbering = BoardNumbering::new(&goal).unwrap();
            assert_eq!(Some(numbering.count()), BoardNumbering::count_of(goal.size()));
            for number in (0..97).map(|part| numbering.count() / 97 * part).chain([numbering.count() - 1]) {
                let board = numbering.board(number).unwrap();
                assert_eq!(numbering.number_of(&board), Some(number), "{board}");
            }
        }
        assert_eq!(BoardNumbering::count_of(size(3, 7)), None);
        let error = BoardNumbering::new(&GoalName::Zero.board(size(3, 7))).unwrap_err();
        assert!(error.to_string().contains("3x7 board has 21 cells"), "{error}");
    }
}
