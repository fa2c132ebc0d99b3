//! From a request to a report.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use jiugong_heuristics::Tiles;
use jiugong_puzzle::{Board, Path, Reachability};
use jiugong_search::{Observing, Run, Statistics, Watch};

use crate::dispatch::make_ready;
use crate::ready::{ObservedSpace, Outcome, Ready};
use crate::{
    AlgorithmChoice, HeuristicChoice, HeuristicName, Informed, MOST_CELLS, Optimal, Report, Request,
    SolveError, Status, check, default_pair,
};

/// Answers requests, and keeps the heuristics that it has made ready for the next ones with the same goal.
///
/// Can be shared by threads.
#[derive(Default)]
pub struct Solver {
    ready: Mutex<HashMap<(HeuristicChoice, Board), Arc<dyn Ready>>>,
}

impl Solver {
    /// A solver with nothing ready yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// Answers a request; `watch` follows and stops the search.
    ///
    /// # Errors
    /// A request that cannot be done. Being stopped is no error but a [`Status`].
    pub fn solve(&self, request: &Request, watch: &Arc<Watch>) -> Result<Report, SolveError> {
        self.answer(request, |ready, algorithm, start| {
            let mut run = Run::new(request.limits, watch.clone());
            let outcome = run.check().and_then(|()| ready.search(algorithm, start, &mut run));
            (outcome, run.statistics)
        })
    }

    /// Answers a request and tells `observer` of every event of the search.
    ///
    /// # Errors
    /// A request that cannot be done.
    pub fn solve_observed(
        &self,
        request: &Request,
        watch: &Arc<Watch>,
        observer: &mut dyn Observing<ObservedSpace>,
    ) -> Result<Report, SolveError> {
        self.answer(request, |ready, algorithm, start| {
            let mut run = Run::observed(request.limits, watch.clone(), observer);
            let outcome = run.check().and_then(|()| ready.search_observed(algorithm, start, &mut run));
            (outcome, run.statistics)
        })
    }

    fn answer(
        &self,
        request: &Request,
        search: impl FnOnce(&dyn Ready, &AlgorithmChoice, Tiles) -> (Outcome, Statistics),
    ) -> Result<Report, SolveError> {
        let started = Instant::now();
        let Request { board, goal, .. } = request;
        let reachability = Reachability::new(board, goal)?;
        let (algorithm, heuristic) = choose(request);
        let entry = algorithm.name.entry();
        let mut report = Report {
            board: board.clone(),
            goal: goal.clone(),
            status: Status::Unreachable,
            heuristic: (entry.informed == Informed::ByHeuristic).then(|| heuristic.clone()),
            path: None,
            optimal: false,
            suboptimality_bound: None,
            lower_bound: None,
            statistics: Statistics::default(),
            time: started.elapsed(),
            reachability,
            algorithm,
        };
        if !report.reachability.reachable {
            return Ok(report);
        }
        let too_large = || SolveError::TooLarge { size: board.size() };
        let start = Tiles::new(board).filter(|_| board.size().cells() <= MOST_CELLS).ok_or_else(too_large)?;
        let ready = self.ready(&heuristic, goal).ok_or_else(too_large)?;
        let (outcome, statistics) = search(ready.as_ref(), &report.algorithm, start);
        report.statistics = statistics;
        report.status = match outcome {
            Ok(Some(path)) => {
                check(board.cells(), goal.cells(), board.size().width(), &path).map_err(|failure| {
                    let (algorithm, heuristic) = (report.algorithm.to_string(), heuristic.to_string());
                    SolveError::WrongPath { algorithm, heuristic, failure }
                })?;
                report.path = Some(Path::new(path));
                Status::Solved
            }
            Ok(None) => Status::NotFound,
            Err(stop) => stop.into(),
        };
        let estimate = ready.estimate(&start);
        claim(&mut report, &heuristic, estimate);
        report.time = started.elapsed();
        Ok(report)
    }

    /// The heuristic for a goal, made ready now unless it is so already.
    fn ready(&self, heuristic: &HeuristicChoice, goal: &Board) -> Option<Arc<dyn Ready>> {
        let mut all = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        let wanted = (heuristic.clone(), goal.clone());
        if let Some(ready) = all.get(&wanted) {
            return Some(ready.clone());
        }
        let ready: Arc<dyn Ready> = make_ready(heuristic, goal)?.into();
        all.insert(wanted, ready.clone());
        Some(ready)
    }
}

/// What was asked for, and the defaults of the size where nothing was.
fn choose(request: &Request) -> (AlgorithmChoice, HeuristicChoice) {
    let default = default_pair(request.board.size());
    let algorithm = request.algorithm.clone().unwrap_or(default.algorithm);
    let heuristic = match algorithm.name.entry().informed {
        Informed::Blind => HeuristicName::Zero.into(),
        Informed::ByHeuristic => request.heuristic.clone().unwrap_or(default.heuristic),
    };
    (algorithm, heuristic)
}

/// Says of the answer what the catalogue, and the bound that the search has proven, allow to be said.
fn claim(report: &mut Report, heuristic: &HeuristicChoice, estimate: u32) {
    let admissible = heuristic.is_admissible();
    let optimal = match report.algorithm.name.entry().optimal {
        Optimal::Always => true,
        Optimal::IfAdmissible => admissible,
        Optimal::WithinWeight | Optimal::Never => false,
    };
    let length = report.length().map(|length| length as u32);
    report.lower_bound = match length {
        Some(length) if optimal && report.status == Status::Solved => Some(length),
        _ if admissible => Some(with_parity(report, report.statistics.bound.max(estimate))),
        _ => None,
    };
    let Some(length) = length else {
        return;
    };
    report.optimal = report.lower_bound == Some(length);
    let proven = match report.lower_bound {
        _ if report.optimal => Some(1.0),
        Some(bound) if bound > 0 => Some(f64::from(length) / f64::from(bound)),
        _ => None,
    };
    report.suboptimality_bound = proven;
}

/// The smallest number from `bound` on that can be a length: each slide takes the blank to a cell of the other
/// colour of a chessboard, so that the blanks' cells say whether lengths are odd or even.
fn with_parity(report: &Report, bound: u32) -> u32 {
    let width = report.board.size().width();
    let colour = |cell: usize| cell / width + cell % width;
    let odd = (colour(report.board.blank()) + colour(report.goal.blank())) % 2;
    bound + (bound + odd as u32) % 2
}
