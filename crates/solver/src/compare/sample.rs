//! The boards of a comparison and their true distances.

use std::sync::Arc;

use jiugong_heuristics::{ExactTable, TableError};
use jiugong_puzzle::{Board, Metric, Random, RandomWalks, Scrambles, Size};
use thiserror::Error;

use crate::tables::{Building, threads};
use crate::{Exact, Limits, Request, SolveError, Solver, Status, Watch};

/// A board and its true distance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The board.
    pub board: Board,
    /// The length of a shortest path to the goal, in the sample's metric; `None` if the goal is out of reach or a limit came first.
    pub distance: Option<u32>,
}

/// Where the true distances are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DistanceBy {
    /// From the exact table of all boards of the size.
    Table,
    /// From an optimal search for each board, as the size has no table.
    Search,
}

/// The boards of a comparison, all with one goal.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The goal.
    pub goal: Board,
    /// What counts one in distances.
    pub metric: Metric,
    /// The boards.
    pub cases: Vec<Case>,
    /// Where their distances are from.
    pub distance_by: DistanceBy,
    /// What random boards were drawn from.
    pub seed: Option<u64>,
}

/// Which random boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// How many, at each distance if there are `distances`.
    pub count: usize,
    /// The true distances; `None` for all boards that can reach the goal, each as likely as the others.
    pub distances: Option<Vec<u32>>,
    /// The same seed gives the same boards.
    pub seed: u64,
}

/// Why there is no sample.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SampleError {
    /// The table of distances could not be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A board cannot be searched.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// No board was found at a distance.
    #[error("no {size} board at a distance of {distance} ({metric}) was found; ask for a smaller distance")]
    NoneAt {
        /// The size.
        size: Size,
        /// The distance.
        distance: u32,
        /// What counts one in the distance.
        metric: Metric,
    },
    /// It was stopped meanwhile.
    #[error("cancelled before the boards were drawn")]
    Cancelled,
}

/// The largest table that is built for the distances alone: those of 12 cells take 90 MB while they are built, the next
/// larger one 1.2 GB.
const LARGEST_TABLE: u64 = 200_000_000;

/// How many walks of one length are tried for each board that is wanted, where there is no table.
const WALKS_A_BOARD: usize = 4;

/// How often the walks are made longer, where there is no table: by two slides, because a board with an odd distance has
/// no even one; where a push counts one, by a quarter of the distance.
const LONGER_WALKS: usize = 16;

/// Finds boards and their distances to a goal.
pub struct Sampler<'a> {
    solver: &'a Solver,
    goal: &'a Board,
    metric: Metric,
    limits: Limits,
    watch: &'a Arc<Watch>,
    exact: Option<Exact>,
}

impl<'a> Sampler<'a> {
    /// Builds the table of distances in slides, if the size has one; `limits` hold for that and for each search.
    ///
    /// # Errors
    /// The limit that stopped the building of the table.
    pub fn new(
        solver: &'a Solver,
        goal: &'a Board,
        limits: Limits,
        watch: &'a Arc<Watch>,
    ) -> Result<Sampler<'a>, SampleError> {
        Sampler::new_in(Metric::SingleTile, solver, goal, limits, watch)
    }

    /// The same with distances in a metric.
    ///
    /// # Errors
    /// The limit that stopped the building of the table.
    pub fn new_in(
        metric: Metric,
        solver: &'a Solver,
        goal: &'a Board,
        limits: Limits,
        watch: &'a Arc<Watch>,
    ) -> Result<Sampler<'a>, SampleError> {
        let bytes = ExactTable::bytes_to_build_in(metric, goal.size(), threads());
        let exact = match bytes.is_some_and(|bytes| bytes <= LARGEST_TABLE) {
            true => Some(solver.tables.exact(metric, goal, Building { limits, watch })?),
            false => None,
        };
        Ok(Sampler { solver, goal, metric, limits, watch, exact })
    }

    /// These boards.
    ///
    /// # Errors
    /// A board that cannot be searched, or that it was cancelled.
    pub fn given(&self, boards: Vec<Board>) -> Result<Sample, SampleError> {
        let cases = boards.into_iter().map(|board| Ok(Case { distance: self.distance(&board)?, board }));
        Ok(self.sample(cases.collect::<Result<_, SampleError>>()?, None))
    }

    /// Random boards.
    ///
    /// Where there is a table each board at a distance is as likely as the others. Elsewhere the boards at a distance
    /// are those ends of random walks, of that many slides and then of more, whose distance an optimal search confirms.
    ///
    /// # Errors
    /// A distance at which no board was found, a size that cannot be searched, or that it was cancelled.
    pub fn random(&self, draw: &Draw) -> Result<Sample, SampleError> {
        let Some(distances) = &draw.distances else {
            let boards = Scrambles::new(self.goal, draw.seed).take(draw.count).collect();
            return Ok(Sample { seed: Some(draw.seed), ..self.given(boards)? });
        };
        let mut random = Random::new(draw.seed);
        let mut cases = Vec::new();
        for &distance in distances {
            let boards = match &self.exact {
                Some(_) => self.by_table(distance, draw.count, &mut random)?,
                None => self.by_walks(distance, draw)?,
            };
            if boards.is_empty() {
                let (size, metric) = (self.goal.size(), self.metric);
                return Err(SampleError::NoneAt { size, distance, metric });
            }
            cases.extend(boards.into_iter().map(|board| Case { board, distance: Some(distance) }));
        }
        Ok(self.sample(cases, Some(draw.seed)))
    }

    fn sample(&self, cases: Vec<Case>, seed: Option<u64>) -> Sample {
        let distance_by = if self.exact.is_some() { DistanceBy::Table } else { DistanceBy::Search };
        Sample { goal: self.goal.clone(), metric: self.metric, cases, distance_by, seed }
    }

    /// The distance of a board, if it can reach the goal and no limit comes first.
    fn distance(&self, board: &Board) -> Result<Option<u32>, SampleError> {
        if self.watch.is_cancelled() {
            return Err(SampleError::Cancelled);
        }
        if let Some(exact) = &self.exact {
            return Ok(exact.distance(board));
        }
        let asked = Request::new(board.clone(), self.goal.clone());
        let request = Request { limits: self.limits, metric: self.metric, ..asked };
        let report = self.solver.solve(&request, self.watch)?;
        let is_known = report.status == Status::Solved && report.optimal;
        Ok(report.length().filter(|_| is_known).map(|length| length as u32))
    }

    fn by_table(&self, distance: u32, count: usize, random: &mut Random) -> Result<Vec<Board>, SampleError> {
        let mut boards = Vec::with_capacity(count);
        for _ in 0..count {
            let board =
                self.solver.board_at_in(self.metric, self.goal, distance, random, self.limits, self.watch)?;
            boards.extend(board);
        }
        Ok(boards)
    }

    fn by_walks(&self, distance: u32, draw: &Draw) -> Result<Vec<Board>, SampleError> {
        let mut boards: Vec<Board> = Vec::new();
        for longer in 0..LONGER_WALKS {
            let further = match self.metric {
                Metric::SingleTile => 2,
                Metric::MultiTile => distance.div_ceil(4) as usize,
            };
            let length = distance as usize + further * longer;
            let walks = RandomWalks::new(self.goal, length, draw.seed);
            for walk in walks.take(draw.count * WALKS_A_BOARD) {
                if boards.len() == draw.count {
                    return Ok(boards);
                }
                let Ok(board) = walk.apply(self.goal) else { continue };
                if !boards.contains(&board) && self.distance(&board)? == Some(distance) {
                    boards.push(board);
                }
            }
        }
        Ok(boards)
    }
}
