//! The questions.

use std::time::Instant;

use jiugong_heuristics::{Exact, Slides, Tiles};
use jiugong_puzzle::{Board, GoalName, Scrambles, Size};
use jiugong_search::{AStar, Algorithm, Heuristic, Problem, Run};

/// How many there are.
const COUNT: usize = 200;

/// The seed of their boards.
const SEED: u64 = 1;

/// Boards from which a shortest path to the goal is wanted.
pub struct Queries {
    pub goal: Board,
    pub boards: Vec<Board>,
}

impl Queries {
    /// The questions for a size.
    pub fn new(size: Size) -> Queries {
        let goal = GoalName::Standard.board(size);
        let boards = Scrambles::new(&goal, SEED).take(COUNT).collect();
        Queries { goal, boards }
    }

    /// The right answers.
    pub fn distances(&self, exact: &Exact) -> Vec<u32> {
        let distances = self.boards.iter().map(|board| exact.distance(board));
        distances.collect::<Option<_>>().expect("every board can reach the goal")
    }

    /// Microseconds a question, each asked once to warm up and once for the clock.
    pub fn time(&self, mut answer: impl FnMut(&Board, u32), distances: &[u32]) -> f64 {
        let mut all = || {
            for (board, &distance) in self.boards.iter().zip(distances) {
                answer(board, distance);
            }
        };
        all();
        let started = Instant::now();
        all();
        started.elapsed().as_secs_f64() * 1e6 / COUNT as f64
    }

    /// Microseconds and expanded nodes a question, answered by A*.
    pub fn search<H: Heuristic<Slides<u64>>>(
        &self,
        space: &Slides<u64>,
        heuristic: &H,
        distances: &[u32],
    ) -> (f64, f64) {
        let goal = Tiles::new(&self.goal).expect("the boards are small");
        let mut expanded = 0;
        let time = self.time(
            |board, distance| {
                let start = Tiles::new(board).expect("the boards are small");
                let mut run = Run::default();
                let problem = Problem { space, heuristic, start, goal };
                let path = AStar::default().search(&problem, &mut run).expect("no limit");
                assert_eq!(path.map(|path| path.len()), Some(distance as usize));
                expanded += run.statistics.expanded;
            },
            distances,
        );
        (time, expanded as f64 / (2 * COUNT) as f64)
    }
}
