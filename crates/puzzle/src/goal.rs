//! The goals that have names.

use std::fmt;

use crate::{Board, Size};

/// A goal that every size has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoalName {
    /// The tiles in order, the blank last: `1 2 3/4 5 6/7 8 0`.
    Standard,
    /// The tiles in order, the blank first: `0 1 2/3 4 5/6 7 8`.
    Zero,
    /// The tiles in a clockwise spiral, the blank at its end: `1 2 3/8 0 4/7 6 5`.
    Snail,
}

impl GoalName {
    /// All of them.
    pub const ALL: [GoalName; 3] = [GoalName::Standard, GoalName::Zero, GoalName::Snail];

    /// The name, as the user writes it.
    pub fn name(self) -> &'static str {
        match self {
            GoalName::Standard => "standard",
            GoalName::Zero => "zero",
            GoalName::Snail => "snail",
        }
    }

    /// This goal on a board of the given size.
    pub fn board(self, size: Size) -> Board {
        let count = size.cells() as u16;
        let cells = match self {
            GoalName::Standard => (1..count).chain([0]).collect(),
            GoalName::Zero => (0..count).collect(),
            GoalName::Snail => snail(size),
        };
        Board::new(size, cells).expect("a named goal is a permutation")
    }
}

/// Walks the border of the cells that are still empty, ring by ring.
fn snail(size: Size) -> Vec<u16> {
    let (width, height) = (size.width() as isize, size.height() as isize);
    let mut cells = vec![0; size.cells()];
    let (mut row, mut column, mut down, mut right) = (0isize, 0isize, 0isize, 1isize);
    for tile in 1..size.cells() as u16 {
        cells[(row * width + column) as usize] = tile;
        let (r, c) = (row + down, column + right);
        let free =
            (0..height).contains(&r) && (0..width).contains(&c) && cells[(r * width + c) as usize] == 0;
        if !free {
            (down, right) = (right, -down);
        }
        (row, column) = (row + down, column + right);
    }
    cells
}

impl fmt::Display for GoalName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_goals_of_the_texts() {
        let text = |goal: GoalName, w, h| goal.board(Size::new(w, h).unwrap()).to_string();
        assert_eq!(text(GoalName::Standard, 3, 3), "1 2 3/4 5 6/7 8 0");
        assert_eq!(text(GoalName::Zero, 4, 2), "0 1 2 3/4 5 6 7");
        assert_eq!(text(GoalName::Snail, 3, 3), "1 2 3/8 0 4/7 6 5");
        assert_eq!(text(GoalName::Snail, 4, 4), "1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7");
        assert_eq!(text(GoalName::Snail, 2, 3), "1 2/0 3/5 4");
    }
}
