//! What comes out.

use std::time::Duration;

use jiugong_puzzle::{Board, Direction, Metric, Path, Reachability};
use jiugong_search::{Found, Statistics, Stopped};

use crate::engine::ShortestPaths;
use crate::ready::{Outcome, Unready};
use crate::{AlgorithmChoice, HeuristicChoice, Request, SolveError, Status, check};

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Report {
    /// The board that was to be solved.
    pub board: Board,
    /// The goal.
    pub goal: Board,
    /// What counts one in lengths and bounds.
    pub metric: Metric,
    /// Whether the goal can be reached, and why.
    pub reachability: Reachability,
    /// How it ended.
    pub status: Status,
    /// The algorithm that was used, or would have been.
    pub algorithm: AlgorithmChoice,
    /// The heuristic that was used; `None` for an algorithm that uses none.
    pub heuristic: Option<HeuristicChoice>,
    /// The path, which has passed the checker; at a limit the best known, if any is.
    pub path: Option<Path>,
    /// Whether no path is shorter.
    ///
    /// Follows from the catalogue: an algorithm that is optimal under a condition that the heuristic fulfils; or the
    /// path is as short as the lower bound that such a pair has proven.
    pub optimal: bool,
    /// What the length is at most, in multiples of the shortest, as far as that is proven.
    pub suboptimality_bound: Option<f64>,
    /// No path is shorter than this, as far as that is proven.
    pub lower_bound: Option<u32>,
    /// What the heuristic says of the board.
    pub(crate) estimate: u32,
    /// The solutions of a search that improves on its solutions, the last one the best.
    pub solutions: Vec<Found>,
    /// How many shortest paths there are, where all are asked for and known.
    pub shortest_paths: Option<u64>,
    /// The first of them, as many as are asked for at most.
    pub listed_paths: Vec<Path>,
    /// What the search did.
    pub statistics: Statistics,
    /// Wall-clock time, with making the heuristic ready.
    pub time: Duration,
}

impl Report {
    /// The report of a board from which the goal is out of reach, or of one that is yet to be searched.
    pub(crate) fn new(request: &Request, reachability: Reachability, algorithm: AlgorithmChoice) -> Report {
        Report {
            board: request.board.clone(),
            goal: request.goal.clone(),
            metric: request.metric,
            reachability,
            status: Status::Unreachable,
            algorithm,
            heuristic: None,
            path: None,
            optimal: false,
            suboptimality_bound: None,
            lower_bound: None,
            estimate: 0,
            solutions: Vec::new(),
            shortest_paths: None,
            listed_paths: Vec::new(),
            statistics: Statistics::default(),
            time: Duration::ZERO,
        }
    }

    /// Takes in how the search ended; a path has to pass the checker.
    pub(crate) fn end(&mut self, outcome: Outcome) -> Result<(), SolveError> {
        self.status = match outcome {
            Ok(Some(path)) => {
                self.take(path)?;
                Status::Solved
            }
            Ok(None) => Status::NotFound,
            Err(Unready::Stopped(Stopped { by, best })) => {
                best.map_or(Ok(()), |path| self.take(path))?;
                by.into()
            }
            Err(Unready::Refused(error)) => return Err(error),
        };
        Ok(())
    }

    /// Takes in all shortest paths, each of which has to pass the checker.
    pub(crate) fn list(&mut self, found: ShortestPaths, most: usize) -> Result<(), SolveError> {
        self.shortest_paths = Some(found.count);
        let listed = found.paths.into_iter().take(most);
        self.listed_paths = listed.map(|path| self.checked(path)).collect::<Result<_, _>>()?;
        Ok(())
    }

    fn take(&mut self, path: Vec<Direction>) -> Result<(), SolveError> {
        self.path = Some(self.checked(path)?);
        Ok(())
    }

    fn checked(&self, path: Vec<Direction>) -> Result<Path, SolveError> {
        let (board, goal) = (&self.board, &self.goal);
        check(board.cells(), goal.cells(), board.size().width(), &path).map_err(|failure| {
            let heuristic = self.heuristic.as_ref().map_or("no heuristic".to_owned(), ToString::to_string);
            SolveError::WrongPath { algorithm: self.algorithm.to_string(), heuristic, failure }
        })?;
        Ok(Path::new(path))
    }

    /// The length of the path in the report's metric.
    pub fn length(&self) -> Option<usize> {
        self.path.as_ref().map(|path| path.length(self.metric))
    }

    /// What was proven of one of the [`solutions`](Report::solutions) when it was found: it costs at most so many times
    /// what it needs to; `None` where the heuristic may overestimate.
    pub fn factor_of(&self, found: &Found) -> Option<f64> {
        let proven = self.heuristic.as_ref().is_some_and(HeuristicChoice::is_admissible) && found.bound > 0;
        proven.then(|| f64::from(found.cost) / f64::from(found.bound))
    }

    /// The slides of the path, in either metric.
    pub fn slides(&self) -> Option<usize> {
        self.path.as_ref().map(Path::single_tile_length)
    }
}
