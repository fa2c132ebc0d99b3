//! Random boards and random walks from a seed.

use crate::random::Random;
use crate::{Board, Direction, Parity, Path};

/// Random boards from which a goal can be reached, all equally likely, the goal itself never;
/// or deliberately boards from which it cannot.
///
/// An iterator without an end. The same goal and seed give the same boards on every machine
/// and in every version.
///
/// ```
/// use jiugong_puzzle::{GoalName, Reachability, Scrambles, Size};
///
/// let goal = GoalName::Standard.board(Size::new(4, 4).unwrap());
/// for board in Scrambles::new(&goal, 1).take(10) {
///     assert!(Reachability::new(&board, &goal).unwrap().reachable);
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Scrambles {
    goal: Board,
    wanted: Parity,
    random: Random,
}

impl Scrambles {
    /// Boards from which `goal` can be reached.
    pub fn new(goal: &Board, seed: u64) -> Scrambles {
        Scrambles { goal: goal.clone(), wanted: goal.parity(), random: Random::new(seed) }
    }

    /// Boards from which `goal` cannot be reached.
    pub fn unsolvable(goal: &Board, seed: u64) -> Scrambles {
        Scrambles { goal: goal.clone(), wanted: goal.parity().other(), random: Random::new(seed) }
    }
}

impl Iterator for Scrambles {
    type Item = Board;

    /// The next board.
    ///
    /// Shuffles 0, 1, .. over the cells; where that board is in the wrong half, tiles 1 and 2
    /// change places, which pairs the boards of the two halves and so keeps all equally likely.
    fn next(&mut self) -> Option<Board> {
        loop {
            let size = self.goal.size();
            let mut cells: Vec<u16> = (0..size.cells() as u16).collect();
            self.random.shuffle(&mut cells);
            let mut board = Board::new(size, cells).expect("a shuffle is a permutation");
            if board.parity() != self.wanted {
                board.exchange(1, 2);
            }
            if board != self.goal {
                return Some(board);
            }
        }
    }
}

/// Random walks of a given length from a board, which never take back the slide before.
///
/// An iterator without an end. At each step every direction that stays on the board and does
/// not lead back is equally likely. A walk may come round to where it began. The same start,
/// length and seed give the same walks on every machine and in every version.
#[derive(Clone, Debug)]
pub struct RandomWalks {
    start: Board,
    length: usize,
    random: Random,
}

impl RandomWalks {
    /// Walks of `length` slides from `start`.
    pub fn new(start: &Board, length: usize, seed: u64) -> RandomWalks {
        RandomWalks { start: start.clone(), length, random: Random::new(seed) }
    }

    /// The board where the next walk ends. Unlike the walk, it takes no memory that grows with the length.
    pub fn end(&mut self) -> Board {
        let (mut board, mut back) = (self.start.clone(), None);
        for _ in 0..self.length {
            back = self.step(&mut board, back).map(Direction::opposite);
        }
        board
    }

    /// Makes one slide that does not lead back; `None` where there is none.
    fn step(&mut self, board: &mut Board, back: Option<Direction>) -> Option<Direction> {
        let allowed =
            |direction: &Direction| Some(*direction) != back && board.neighbour(*direction).is_some();
        let count = Direction::ALL.iter().filter(|direction| allowed(direction)).count();
        let chosen = self.random.below(count);
        let direction = Direction::ALL.into_iter().filter(allowed).nth(chosen)?;
        board.slide(direction);
        Some(direction)
    }
}

impl Iterator for RandomWalks {
    type Item = Path;

    fn next(&mut self) -> Option<Path> {
        let (mut board, mut back, length) = (self.start.clone(), None, self.length);
        let mut step = || {
            let direction = self.step(&mut board, back)?;
            back = Some(direction.opposite());
            Some(direction)
        };
        (0..length).map(|_| step()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardNumbering, GoalName, Reachability, Size};

    fn goal(width: usize, height: usize) -> Board {
        GoalName::Standard.board(Size::new(width, height).unwrap())
    }

    #[test]
    fn the_boards_of_seed_one_stay_as_they_are() {
        // Computed from the description of the generator by a second program, in Python.
        let texts = |scrambles: Scrambles| scrambles.take(3).map(|b| b.to_string()).collect::<Vec<_>>();
        assert_eq!(
            texts(Scrambles::new(&goal(3, 3), 1)),
            ["1 3 5/2 7 4/0 8 6", "3 8 4/7 6 2/1 0 5", "2 0 4/6 8 5/7 1 3"]
        );
        assert_eq!(
            texts(Scrambles::new(&goal(4, 4), 1)),
            [
                "3 8 2 7/6 12 1 11/5 14 13 4/9 0 10 15",
                "5 15 10 0/14 4 8 6/9 2 1 11/3 13 12 7",
                "2 12 1 6/14 3 9 5/11 7 8 0/10 13 15 4"
            ]
        );
        assert_eq!(
            texts(Scrambles::unsolvable(&goal(3, 3), 1)),
            ["2 3 5/1 7 4/0 8 6", "3 8 4/7 6 1/2 0 5", "1 0 4/6 8 5/7 2 3"]
        );
        let walks: Vec<_> = RandomWalks::new(&goal(4, 4), 20, 1).take(2).map(|w| w.to_string()).collect();
        assert_eq!(walks, ["luullurrrdlllurdldrd", "lluldrulurdrrdlllurr"]);
        let mut ends = RandomWalks::new(&goal(4, 4), 20, 1);
        for walk in RandomWalks::new(&goal(4, 4), 20, 1).take(5) {
            assert_eq!(ends.end(), walk.apply(&goal(4, 4)).unwrap());
        }
    }

    #[test]
    fn every_board_of_2x3_is_equally_likely_and_the_goal_never_comes() {
        let goal = goal(2, 3);
        let numbering = BoardNumbering::new(&goal).unwrap();
        let mut counts = vec![0u32; numbering.count() as usize];
        let expected = 100;
        for board in Scrambles::new(&goal, 2026).take(359 * expected) {
            counts[numbering.number_of(&board).expect("a board that can be solved") as usize] += 1;
        }
        assert_eq!(counts[numbering.number_of(&goal).unwrap() as usize], 0);
        let square = |&count: &u32| (f64::from(count) - expected as f64).powi(2) / expected as f64;
        let chi_square: f64 = counts.iter().filter(|&&count| count > 0).map(square).sum();
        assert_eq!(counts.iter().filter(|&&count| count > 0).count(), 359);
        // 358 degrees of freedom: mean 358, standard deviation 27; four of them either way.
        assert!((250.0..466.0).contains(&chi_square), "{chi_square}");
    }

    #[test]
    fn unsolvable_boards_are_and_large_boards_can_be_solved() {
        for (width, height) in [(2, 2), (3, 2), (3, 3), (4, 4), (5, 5), (100, 100), (99, 100)] {
            let goal = goal(width, height);
            for board in Scrambles::unsolvable(&goal, 5).take(5) {
                assert!(!Reachability::new(&board, &goal).unwrap().reachable);
            }
            for board in Scrambles::new(&goal, 5).take(5) {
                assert!(Reachability::new(&board, &goal).unwrap().reachable && board != goal);
            }
        }
    }

    #[test]
    fn walks_have_their_length_and_never_turn_back() {
        for (width, height) in [(2, 2), (2, 5), (4, 4), (100, 100)] {
            for walk in RandomWalks::new(&goal(width, height), 500, 9).take(4) {
                assert_eq!(walk.single_tile_length(), 500);
                assert!(walk.slides().windows(2).all(|pair| pair[0] != pair[1].opposite()));
                walk.apply(&goal(width, height)).unwrap();
            }
        }
    }
}
