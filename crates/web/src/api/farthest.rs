//! How far apart two boards are at most.

use jiugong_puzzle::{Board, Size};

/// The slides that no 4x4 board is farther away from a goal whose blank is in a corner (A. Brüngger, A. Marzetta, K. Fukuda,
/// J. Nievergelt: The parallel search bench ZRAM and its applications, Annals of Operations Research 90, 1999).
const FARTHEST_4X4: u32 = 80;

/// The slides that a shortest path from a board to a goal that it can reach has at most; `None` for a size of which that is
/// not known.
pub(super) fn farthest(board: &Board, goal: &Board) -> Option<u32> {
    let size = board.size();
    let is_4x4 = (size.width(), size.height()) == (4, 4);
    is_4x4.then(|| farthest_from_corner(FARTHEST_4X4, size, board.blank(), goal.blank()))
}

/// The slides between two boards with the blanks in these cells at most, where `most` is that of a goal with the blank in a
/// corner.
///
/// A few slides bring the blank of either board into the nearest corner, and from there the other one is `most` away at
/// most: a path can be walked in both directions, and tiles can be called by other numbers. Each slide brings the blank to a
/// cell of the other colour of a chessboard, so that all paths between two boards have an even number of slides, or all an
/// odd one.
fn farthest_from_corner(most: u32, size: Size, blank: usize, goal: usize) -> u32 {
    let place = |cell: usize| [cell % size.width(), cell / size.width()];
    let last = [size.width() - 1, size.height() - 1];
    let to_corner =
        |cell: usize| (0..2).map(|axis| place(cell)[axis].min(last[axis] - place(cell)[axis])).sum::<usize>();
    let apart: usize = (0..2).map(|axis| place(blank)[axis].abs_diff(place(goal)[axis])).sum();
    let most = most + to_corner(blank).min(to_corner(goal)) as u32;
    most - (most + apart as u32) % 2
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_puzzle::{GoalName, Reachability, read_board, unrank};
    use jiugong_solver::{Limits, Solver};

    use super::*;

    #[test]
    fn a_blank_away_from_the_corners_adds_the_slides_to_one() {
        let board = |text: &str| read_board(text, None).unwrap();
        let corner = board("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
        let edge = board("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15");
        let middle = board("1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12");
        let other_middle = board("1 2 3 4/5 0 6 7/9 10 11 8/13 14 15 12");
        assert_eq!(farthest(&corner, &corner), Some(80));
        // From an edge to a corner an odd number of slides leads.
        assert_eq!((farthest(&edge, &corner), farthest(&corner, &edge)), (Some(79), Some(79)));
        assert_eq!((farthest(&edge, &edge), farthest(&middle, &edge)), (Some(80), Some(81)));
        assert_eq!((farthest(&middle, &middle), farthest(&middle, &other_middle)), (Some(82), Some(82)));
        let small = GoalName::Standard.board("3x3".parse().unwrap());
        assert_eq!(farthest(&small, &small), None);
    }

    /// The same reasoning where every distance is known.
    #[test]
    fn no_3x3_board_is_farther_than_that() {
        let (solver, watch) = (Solver::new(), Arc::default());
        let size = Size::new(3, 3).unwrap();
        for goal_blank in [0, 1, 4] {
            let mut cells: Vec<u16> = (1..9).collect();
            cells.insert(goal_blank, 0);
            let goal = Board::new(size, cells).unwrap();
            let exact = solver.exact(&goal, Limits::default(), &watch).unwrap();
            let mut farthest = [0; 9];
            for rank in 0..362_880 {
                let mut cells = [0; 9];
                unrank(rank, &mut cells);
                let board = Board::new(size, cells.map(u16::from).to_vec()).unwrap();
                if Reachability::new(&board, &goal).unwrap().reachable {
                    let most = &mut farthest[board.blank()];
                    *most = exact.distance(&board).unwrap().max(*most);
                }
            }
            let said: Vec<u32> =
                (0..9).map(|blank| farthest_from_corner(31, size, blank, goal_blank)).collect();
            assert!(farthest.iter().zip(&said).all(|(is, said)| is <= said), "{farthest:?} {said:?}");
            assert!(farthest.contains(&31) || goal_blank == 4, "{farthest:?}");
        }
    }
}
