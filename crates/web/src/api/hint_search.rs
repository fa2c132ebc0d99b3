//! How far the goal still is, searched for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jiugong_puzzle::{Board, Direction};
use jiugong_solver::{
    AlgorithmName, HeuristicName, Limits, Pair, Prospect, Report, Request, Solver, Status, Watch,
    default_pair, prospect,
};

/// The most cells of a board for which tables are built: they are there in a second, those of 6x4 and 5x5 in ten.
const MOST_CELLS_WITH_TABLES: usize = 21;

/// How long the distances of a board and its neighbours are searched for; and then, where that was not enough, any path.
const TIME: Duration = Duration::from_secs(1);

/// How long the tables of a size may take to build, once.
const BUILDING_TIME: Duration = Duration::from_secs(20);

/// What is known of the way.
pub(super) enum Found {
    /// The distance of the board, and of what each slide makes of it as far as that was found out in time.
    Distances { here: Option<u32>, after: Vec<Option<u32>> },
    /// A shortest path has at least so many slides, and a path that may be longer has so many and begins so.
    Between { at_least: Option<u32>, at_most: Option<u32>, first: Option<Direction> },
}

/// A board and where it is to lead.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) board: Board,
    pub(super) goal: Board,
}

impl Way {
    /// The slides that are possible, with the tile and what they make of the board.
    pub(super) fn slides(&self) -> Vec<(Direction, u16, Board)> {
        let slide = |direction: Direction| {
            let mut after = self.board.clone();
            let tile = after.slide(direction)?;
            Some((direction, tile, after))
        };
        Direction::ALL.into_iter().filter_map(slide).collect()
    }

    /// Searches for the distances, with tables where they are soon built; where that takes too long, for any path. Beside
    /// it how many nodes were expanded.
    pub(super) fn search(&self, solver: &Solver, limits: Limits, watch: &Arc<Watch>) -> (Found, u64) {
        let mut search = Search { way: self, solver, limits, watch, expanded: 0 };
        let found = search.found();
        (found, search.expanded)
    }
}

/// Searches on behalf of one hint.
struct Search<'a> {
    way: &'a Way,
    solver: &'a Solver,
    limits: Limits,
    watch: &'a Arc<Watch>,
    expanded: u64,
}

impl Search<'_> {
    fn solve(&mut self, board: &Board, pair: &Pair, time: Duration) -> Option<Report> {
        let mut request = Request::new(board.clone(), self.way.goal.clone());
        request.algorithm = Some(pair.algorithm.clone());
        request.heuristic = Some(pair.heuristic.clone());
        request.limits = Limits { time: Some(time), ..self.limits };
        let report = self.solver.solve(&request, self.watch).ok()?;
        self.expanded += report.statistics.expanded;
        Some(report)
    }

    /// The pair that proves distances, its tables ready.
    fn proving_pair(&mut self) -> Pair {
        let size = self.way.goal.size();
        if size.cells() <= MOST_CELLS_WITH_TABLES {
            let (pair, goal) = (default_pair(size), self.way.goal.clone());
            let built = self.solve(&goal, &pair, BUILDING_TIME);
            if built.is_some_and(|report| report.status == Status::Solved) {
                return pair;
            }
        }
        Pair { algorithm: AlgorithmName::IdaStar.into(), heuristic: HeuristicName::LinearConflict.into() }
    }

    fn found(&mut self) -> Found {
        let pair = self.proving_pair();
        let until = Instant::now() + TIME;
        let report = self.solve(&self.way.board, &pair, TIME);
        let Some(here) = report.as_ref().and_then(proven) else {
            return self.between(report.and_then(|report| report.lower_bound));
        };
        let first = report.and_then(|report| report.path).and_then(|path| path.slides().first().copied());
        let slides = self.way.slides();
        let after = slides.iter().map(|(direction, _, board)| {
            if Some(*direction) == first {
                return Some(here - 1);
            }
            let left = until.saturating_duration_since(Instant::now());
            let report = self.solve(board, &pair, left)?;
            // A neighbour is one slide nearer or one farther.
            let is_farther = report.lower_bound.is_some_and(|bound| bound > here);
            proven(&report).or(is_farther.then_some(here + 1))
        });
        Found::Distances { here: Some(here), after: after.collect() }
    }

    fn between(&mut self, at_least: Option<u32>) -> Found {
        let pair = match prospect(self.way.goal.size()) {
            Prospect::MayTakeVeryLong { faster } => faster,
            Prospect::Short => Pair {
                algorithm: AlgorithmName::Greedy.into(),
                heuristic: HeuristicName::LinearConflict.into(),
            },
        };
        let report = self.solve(&self.way.board, &pair, TIME);
        let bounds = [at_least, report.as_ref().and_then(|report| report.lower_bound)];
        let path = report.and_then(|report| report.path);
        Found::Between {
            at_least: bounds.into_iter().flatten().max(),
            at_most: path.as_ref().map(|path| path.slides().len() as u32),
            first: path.and_then(|path| path.slides().first().copied()),
        }
    }
}

/// The length of a path that is proven to be a shortest one.
fn proven(report: &Report) -> Option<u32> {
    let is_proven = report.status == Status::Solved && report.optimal;
    report.length().filter(|_| is_proven).map(|length| length as u32)
}
