//! From a request to a report.

use std::sync::Arc;
use std::time::Instant;

use jiugong_heuristics::pattern::FileError;
use jiugong_heuristics::{Exact, Manhattan, TableError};
use jiugong_puzzle::{Board, Metric, Random, Reachability};
use jiugong_search::{Found, Heuristic, Limits, Observing, Run, Statistics, Stop, Watch};

use crate::default_pair::{MOST_CELLS_WITHOUT_TABLES, NEAR, default_pair_for_pushes, without_tables};
use crate::dispatch::WideSlides;
use crate::engine::ShortestPaths;
use crate::kept::Kept;
use crate::make_ready::make_ready;
use crate::observed::{ObservedSpace, Told, search_observed};
use crate::ready::{Outcome, Ready, Task, Unready, tiles};
use crate::tables::{Building, Tables};
use crate::{
    AlgorithmChoice, Exploration, HeuristicChoice, HeuristicName, Informed, Report, Request, SolveError,
    TableFolder, default_pair, repaid,
};

/// Answers requests, and keeps the heuristics and tables that it has made for the next ones with the same goal.
///
/// Can be shared by threads.
pub struct Solver {
    ready: Kept<(HeuristicChoice, Board, Metric), Arc<dyn Ready>>,
    pub(crate) tables: Tables,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver { ready: Kept::new(), tables: Tables::new(None) }
    }
}

impl Solver {
    /// A solver with nothing ready yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solver that uses the pattern databases that are kept in a folder.
    pub fn with_tables(folder: TableFolder) -> Solver {
        Solver { ready: Kept::new(), tables: Tables::new(Some(folder)) }
    }

    /// Why files of kept tables were not used since this was last asked; what they should have held was built anew.
    pub fn unused_files(&self) -> Vec<FileError> {
        self.tables.unused()
    }

    /// All boards from which `goal` can be reached, by their distance in slides.
    ///
    /// # Errors
    /// As for [`explore_in`](Self::explore_in).
    pub fn explore(
        &self,
        goal: &Board,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Exploration, TableError> {
        self.explore_in(Metric::SingleTile, goal, limits, watch)
    }

    /// All boards from which `goal` can be reached, by their distance in a metric.
    ///
    /// # Errors
    /// The limit that stopped it, or that no table of this size can be built.
    pub fn explore_in(
        &self,
        metric: Metric,
        goal: &Board,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Exploration, TableError> {
        Exploration::new(metric, goal, Building { limits, watch })
    }

    /// Answers a request; `watch` follows and stops the search.
    ///
    /// # Errors
    /// A request that cannot be done. Being stopped is no error but a [`Status`](crate::Status).
    pub fn solve(&self, request: &Request, watch: &Arc<Watch>) -> Result<Report, SolveError> {
        let admissible = request.heuristic.as_ref().is_none_or(HeuristicChoice::is_admissible);
        self.answer(request, nearness(request), watch, |ready, task| {
            let mut run = Run::new(task.limits, watch.clone());
            let mut all = None;
            let outcome = begin(&mut run).and_then(|()| match request.all_shortest {
                None => ready.search(task, &mut run),
                Some(_) if !admissible => {
                    let algorithm = task.algorithm.to_string();
                    Err(SolveError::NotAllShortest { algorithm }.into())
                }
                Some(most) => {
                    all = ready.all_shortest(task, most, &mut run)?;
                    Ok(all.as_ref().and_then(|all| all.paths.first().cloned()))
                }
            });
            Searched { outcome, statistics: run.statistics, solutions: run.solutions, all }
        })
    }

    /// Makes ready what a request needs if its board is far from the goal, so that later ones find it there; the report
    /// is that of the goal as the board, and says with what the others are best answered.
    ///
    /// # Errors
    /// A request that cannot be done.
    pub fn prepare(&self, request: &Request, watch: &Arc<Watch>) -> Result<Report, SolveError> {
        let at_goal = Request { board: request.goal.clone(), ..request.clone() };
        self.answer(&at_goal, Nearness::Far, watch, |ready, task| {
            let mut run = Run::new(task.limits, watch.clone());
            let outcome = begin(&mut run).and_then(|()| ready.search(task, &mut run));
            Searched { outcome, statistics: run.statistics, solutions: run.solutions, all: None }
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
        self.answer(request, nearness(request), watch, |ready, task| {
            let mut run = Run::observed(task.limits, watch.clone(), Told(observer));
            let outcome = begin(&mut run).and_then(|()| search_observed(ready, task, &mut run));
            Searched { outcome, statistics: run.statistics, solutions: run.solutions, all: None }
        })
    }

    /// The exact distances to `goal` in slides: for boards at a distance, and for hints.
    ///
    /// # Errors
    /// The limit that stopped the building of the table, or that none of this size can be built.
    pub fn exact(&self, goal: &Board, limits: Limits, watch: &Arc<Watch>) -> Result<Exact, TableError> {
        self.tables.exact(Metric::SingleTile, goal, Building { limits, watch })
    }

    /// One of the boards whose shortest path to `goal` has `distance` slides, as [`board_at_in`](Self::board_at_in).
    ///
    /// # Errors
    /// The limit that stopped the building of the table, or that none of this size can be built.
    pub fn board_at(
        &self,
        goal: &Board,
        distance: u32,
        random: &mut Random,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Option<Board>, TableError> {
        self.board_at_in(Metric::SingleTile, goal, distance, random, limits, watch)
    }

    /// One of the boards whose shortest path to `goal` has the length `distance` in a metric, each as likely as the
    /// others; `None` if no board is so far away.
    ///
    /// # Errors
    /// The limit that stopped the building of the table, or that none of this size can be built.
    pub fn board_at_in(
        &self,
        metric: Metric,
        goal: &Board,
        distance: u32,
        random: &mut Random,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Option<Board>, TableError> {
        self.tables.board_at(metric, goal, distance, random, Building { limits, watch })
    }

    fn answer(
        &self,
        request: &Request,
        nearness: Nearness,
        watch: &Arc<Watch>,
        search: impl FnOnce(&dyn Ready, &Task<'_>) -> Searched,
    ) -> Result<Report, SolveError> {
        let started = Instant::now();
        let Request { board, goal, limits, .. } = request;
        let reachability = Reachability::new(board, goal)?;
        let (algorithm, heuristics) = self.choose(request, nearness);
        let mut heuristic = heuristics[0].clone();
        let mut report = Report::new(request, reachability, algorithm.clone());
        if algorithm.name.entry().informed == Informed::ByHeuristic {
            report.heuristic = Some(heuristic.clone());
        }
        if !report.reachability.reachable {
            return Ok(report);
        }
        let mut task = Task {
            algorithm: &algorithm,
            start: board,
            metric: request.metric,
            limits: *limits,
            watch,
            tables: &self.tables,
            threads: request.threads,
        };
        let mut ready = self.ready(&heuristic, goal, &task);
        for next in &heuristics[1..] {
            if !matches!(&ready, Err(Unready::Stopped(stopped)) if stopped.by == Stop::Memory) {
                break;
            }
            heuristic = next.clone();
            report.heuristic = Some(next.clone());
            ready = self.ready(next, goal, &task);
        }
        let mut all = None;
        let outcome = match ready {
            Err(unready) => {
                report.estimate = least(request);
                Err(unready)
            }
            Ok(ready) => {
                report.estimate = ready.estimate(&tiles(board)?);
                // What making it ready took is not there for the search.
                task.limits.time = limits.time.map(|time| time.saturating_sub(started.elapsed()));
                let searched = search(ready.as_ref(), &task);
                (report.statistics, report.solutions) = (searched.statistics, searched.solutions);
                all = searched.all;
                searched.outcome
            }
        };
        report.end(outcome)?;
        if let Some((all, most)) = all.zip(request.all_shortest) {
            report.list(all, most)?;
        }
        report.claim(&heuristic);
        report.time = started.elapsed();
        Ok(report)
    }

    /// The heuristic for a goal, made ready now unless it is so already.
    pub(crate) fn ready(
        &self,
        heuristic: &HeuristicChoice,
        goal: &Board,
        task: &Task<'_>,
    ) -> Result<Arc<dyn Ready>, Unready> {
        self.ready.value((heuristic.clone(), goal.clone(), task.metric), || make_ready(heuristic, goal, task))
    }

    /// What was asked for, and the defaults of the size where nothing was: the heuristics in the order in which they are
    /// tried, the next where the memory does not allow the tables of the one before.
    fn choose(&self, request: &Request, nearness: Nearness) -> (AlgorithmChoice, Vec<HeuristicChoice>) {
        let size = request.board.size();
        let default = match request.metric {
            Metric::SingleTile => default_pair(size),
            Metric::MultiTile => default_pair_for_pushes(size),
        };
        let algorithm = request.algorithm.clone().unwrap_or(default.algorithm);
        let heuristics = match (algorithm.name.entry().informed, &request.heuristic) {
            (Informed::Blind, _) => vec![HeuristicName::Zero.into()],
            (Informed::ByTable, _) => vec![HeuristicName::Exact.into()],
            (Informed::ByHeuristic, Some(asked)) => vec![asked.clone()],
            (Informed::ByHeuristic, None) if request.metric == Metric::MultiTile => {
                let larger = repaid(size, request.metric, request.boards_before);
                larger.into_iter().chain([default.heuristic, HeuristicName::Manhattan.into()]).collect()
            }
            (Informed::ByHeuristic, None) if request.all_shortest.is_some() => {
                let kept = self.tables.largest_kept(&request.goal).map(HeuristicChoice::from);
                let usual = match size.cells() <= MOST_CELLS_WITHOUT_TABLES {
                    true => HeuristicName::Pattern.into(),
                    false => default.heuristic,
                };
                kept.into_iter().chain([usual]).collect()
            }
            (Informed::ByHeuristic, None)
                if nearness == Nearness::Near || size.cells() <= MOST_CELLS_WITHOUT_TABLES =>
            {
                vec![without_tables(size)]
            }
            (Informed::ByHeuristic, None) => {
                let kept = self.tables.largest_kept(&request.goal).map(HeuristicChoice::from);
                let larger = kept.or_else(|| repaid(size, request.metric, request.boards_before));
                larger.into_iter().chain([default.heuristic, without_tables(size)]).collect()
            }
        };
        (algorithm, heuristics)
    }
}

/// What came of a search.
struct Searched {
    outcome: Outcome,
    statistics: Statistics,
    solutions: Vec<Found>,
    /// All shortest paths, where they were asked for and found.
    all: Option<ShortestPaths>,
}

/// Looks at the limits once before the search, so that one that is over before it begins does not begin.
fn begin<O>(run: &mut Run<O>) -> Result<(), Unready> {
    Ok(run.check()?)
}

/// Whether the board is solved before tables would be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nearness {
    Near,
    Far,
}

fn nearness(request: &Request) -> Nearness {
    match manhattan(request).is_some_and(|distance| distance <= NEAR) {
        true => Nearness::Near,
        false => Nearness::Far,
    }
}

/// The Manhattan distance, in slides, of a board that can be searched.
fn manhattan(request: &Request) -> Option<u32> {
    let tiles = tiles(&request.board).ok()?;
    let heuristic = Manhattan::new(&request.goal);
    let memo = Heuristic::<WideSlides>::fresh(&heuristic, &tiles);
    Some(Heuristic::<WideSlides>::value(&heuristic, memo))
}

/// What is known of the length without any table.
fn least(request: &Request) -> u32 {
    let slides = manhattan(request).unwrap_or_default();
    match request.metric {
        Metric::SingleTile => slides,
        // One push brings so many tiles a cell nearer at most.
        Metric::MultiTile => {
            slides.div_ceil(request.board.size().width().max(request.board.size().height()) as u32 - 1)
        }
    }
}
