//! Whether one board can become another at all, and why.

use thiserror::Error;

use crate::{Board, GoalName, Size};

/// Two boards that have to be of one size are not.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the start is {start} (width x height) but the goal is {goal}; give both in the same size")]
pub struct SizesDiffer {
    /// The size of the start.
    pub start: Size,
    /// The size of the goal.
    pub goal: Size,
}

/// Whether a goal can be reached from a start, and every number from which that follows.
///
/// An inversion is a pair of tiles of which the larger stands before the smaller, row by row
/// and with the blank left out. A slide along a row keeps that order. A slide along a column
/// takes one tile past `width - 1` others, so it changes the number of inversions by an even
/// number where the width is odd, and by an odd number where the width is even. So what no
/// slide changes is the parity of the inversions where the width is odd, and the parity of
/// the inversions plus the blank's row where it is even. Boards that agree in it can be
/// reached from each other (Johnson & Story 1879; Wilson 1974).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachability {
    /// The size of both boards.
    pub size: Size,
    /// The inversions of the start.
    pub start_inversions: u64,
    /// The inversions of the goal.
    pub goal_inversions: u64,
    /// What the cells of the two blanks add.
    pub blank: BlankPart,
    /// The verdict.
    pub reachable: bool,
    /// The goals with a name that can be reached from the start.
    pub named_goals: Vec<GoalName>,
    /// Two tiles of the start whose exchange makes the goal reachable; `None` where it is
    /// reachable. Where two tiles stand in each other's goal cell it is they; else, where one
    /// tile's goal cell holds another tile, those two.
    pub swap: Option<(u16, u16)>,
}

/// What the places of the two blanks add to the inversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankPart {
    /// The width is odd: no slide changes the parity of the inversions, wherever the blank goes.
    DoesNotCount,
    /// The width is even: each row that the blank goes up or down changes that parity.
    Rows {
        /// The row of the start's blank, from 0.
        start: usize,
        /// The row of the goal's blank, from 0.
        goal: usize,
    },
}

impl BlankPart {
    /// The rows between the two blanks where they count, else 0.
    pub fn rows(self) -> usize {
        match self {
            BlankPart::DoesNotCount => 0,
            BlankPart::Rows { start, goal } => start.abs_diff(goal),
        }
    }
}

impl Reachability {
    /// Decides whether `goal` can be reached from `start`, without a search.
    ///
    /// Takes O(n log n) for n cells.
    ///
    /// # Errors
    /// [`SizesDiffer`] unless both boards are of one size.
    pub fn new(start: &Board, goal: &Board) -> Result<Reachability, SizesDiffer> {
        let size = start.size();
        if size != goal.size() {
            return Err(SizesDiffer { start: size, goal: goal.size() });
        }
        let (start_inversions, goal_inversions) = (start.inversions(), goal.inversions());
        let blank = match size.width() % 2 {
            0 => BlankPart::Rows { start: start.blank() / size.width(), goal: goal.blank() / size.width() },
            _ => BlankPart::DoesNotCount,
        };
        let reachable = (start_inversions + goal_inversions + blank.rows() as u64).is_multiple_of(2);
        let class = start.parity();
        let named_goals =
            GoalName::ALL.into_iter().filter(|name| name.board(size).parity() == class).collect();
        let swap = (!reachable).then(|| helpful_swap(start, goal));
        Ok(Reachability { size, start_inversions, goal_inversions, blank, reachable, named_goals, swap })
    }
}

/// Which of the two halves of a size's boards a board belongs to; no slide leaves a half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// An even number of inversions, plus the blank's row where the width is even.
    Even,
    /// An odd one.
    Odd,
}

impl Parity {
    /// The other half.
    pub fn other(self) -> Parity {
        match self {
            Parity::Even => Parity::Odd,
            Parity::Odd => Parity::Even,
        }
    }
}

impl Board {
    /// The pairs of tiles of which the larger stands before the smaller, row by row and with
    /// the blank left out.
    ///
    /// Takes O(n log n) for n cells, by counting in a binary indexed tree (Fenwick 1994).
    pub fn inversions(&self) -> u64 {
        let cells = self.cells();
        let mut seen = vec![0u32; cells.len()];
        let mut inversions = 0;
        for (before, &tile) in cells.iter().filter(|&&tile| tile != 0).enumerate() {
            let mut smaller = 0;
            let mut node = tile as usize;
            while node > 0 {
                smaller += seen[node];
                node &= node - 1;
            }
            inversions += before as u64 - u64::from(smaller);
            let mut node = tile as usize;
            while node < seen.len() {
                seen[node] += 1;
                node += node & node.wrapping_neg();
            }
        }
        inversions
    }

    /// The half of its size's boards to which this one belongs: two boards of a size can be
    /// reached from each other if and only if they agree in it.
    ///
    /// Takes O(n log n) for n cells.
    pub fn parity(&self) -> Parity {
        let width = self.size().width();
        let rows = if width.is_multiple_of(2) { self.blank() / width } else { 0 };
        match (self.inversions() + rows as u64) % 2 {
            0 => Parity::Even,
            _ => Parity::Odd,
        }
    }
}

/// Any exchange of two tiles changes the parity; this one also helps most.
fn helpful_swap(start: &Board, goal: &Board) -> (u16, u16) {
    let mut cell_in_start = vec![0; start.cells().len()];
    for (cell, &tile) in start.cells().iter().enumerate() {
        cell_in_start[tile as usize] = cell;
    }
    let mut one_home = None;
    for (&wanted, &standing) in goal.cells().iter().zip(start.cells()) {
        if wanted == standing || wanted == 0 || standing == 0 {
            continue;
        }
        let pair = (wanted.min(standing), wanted.max(standing));
        if goal.cells()[cell_in_start[wanted as usize]] == standing {
            return pair;
        }
        one_home = one_home.or(Some(pair));
    }
    one_home.unwrap_or((1, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(width: usize, height: usize, cells: &[u16]) -> Board {
        Board::new(Size::new(width, height).unwrap(), cells.to_vec()).unwrap()
    }

    #[test]
    fn the_two_last_tiles_exchanged_are_out_of_reach_and_explained() {
        let start = board(4, 4, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
        let goal = GoalName::Standard.board(start.size());
        let found = Reachability::new(&start, &goal).unwrap();
        assert_eq!((found.start_inversions, found.goal_inversions), (1, 0));
        assert_eq!(found.blank, BlankPart::Rows { start: 3, goal: 3 });
        assert!(!found.reachable);
        assert_eq!(found.swap, Some((14, 15)));
        // The classic remedy: the exchanged board reaches the goal whose blank is first.
        assert_eq!(found.named_goals, [GoalName::Zero]);
    }

    #[test]
    fn the_row_of_the_blank_counts_on_even_widths_alone() {
        let start = board(2, 3, &[1, 2, 0, 3, 5, 4]);
        let found = Reachability::new(&start, &GoalName::Standard.board(start.size())).unwrap();
        assert_eq!((found.start_inversions, found.blank.rows(), found.reachable), (1, 1, true));
        assert_eq!(found.swap, None);
        let start = board(3, 2, &[1, 0, 2, 3, 5, 4]);
        let found = Reachability::new(&start, &GoalName::Standard.board(start.size())).unwrap();
        assert_eq!((found.blank, found.reachable), (BlankPart::DoesNotCount, false));
        assert_eq!(found.swap, Some((2, 3)));
    }

    #[test]
    fn a_swap_exists_where_only_the_blank_and_one_tile_differ() {
        let (start, goal) = (board(2, 2, &[0, 2, 3, 1]), board(2, 2, &[1, 2, 3, 0]));
        assert_eq!(Reachability::new(&start, &goal).unwrap().swap, Some((1, 2)));
    }

    #[test]
    fn ten_thousand_cells_in_reverse() {
        let size = Size::new(100, 100).unwrap();
        let reverse = Board::new(size, (0..10_000).rev().collect()).unwrap();
        assert_eq!(reverse.inversions(), 9_999 * 9_998 / 2);
    }

    #[test]
    fn two_sizes_are_an_error() {
        let (start, goal) = (board(2, 3, &[1, 2, 3, 4, 5, 0]), board(3, 2, &[1, 2, 3, 4, 5, 0]));
        let error = Reachability::new(&start, &goal).unwrap_err();
        assert!(error.to_string().contains("2x3") && error.to_string().contains("3x2"), "{error}");
    }
}
