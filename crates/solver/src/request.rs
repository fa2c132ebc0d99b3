//! What is asked.

use std::num::NonZero;

use jiugong_puzzle::{Board, Metric};
use jiugong_search::Limits;

use crate::{AlgorithmChoice, AlgorithmName, HeuristicChoice, HeuristicName, default_memory_limit};

/// A board to be solved.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where the path begins.
    pub board: Board,
    /// Where it is to end.
    pub goal: Board,
    /// What counts one in the length.
    pub metric: Metric,
    /// How to search; `None` for the fastest optimal way known for the size.
    pub algorithm: Option<AlgorithmChoice>,
    /// With which heuristic; `None` for the best that the algorithm has for the size.
    pub heuristic: Option<HeuristicChoice>,
    /// What the search may use.
    pub limits: Limits,
    /// How many boards of the same batch come before: where nothing is asked for, a long batch takes larger tables.
    pub boards_before: u64,
    /// Threads that search: the same path and the same counts for any number of them. More than one are used where
    /// [`has_use_for_threads`](Self::has_use_for_threads).
    pub threads: NonZero<usize>,
    /// Whether all shortest paths are wanted, and how many of them are listed at most.
    pub all_shortest: Option<usize>,
}

impl Request {
    /// A request for a shortest path, within the memory that is there.
    pub fn new(board: Board, goal: Board) -> Request {
        let limits = Limits { memory: default_memory_limit(), ..Limits::default() };
        Request {
            board,
            goal,
            metric: Metric::default(),
            algorithm: None,
            heuristic: None,
            limits,
            boards_before: 0,
            threads: NonZero::<usize>::MIN,
            all_shortest: None,
        }
    }

    /// Whether the search can be shared by threads: only IDA* with pattern databases can, and not where it counts all
    /// shortest paths.
    pub fn has_use_for_threads(&self) -> bool {
        self.all_shortest.is_none()
            && self.algorithm.as_ref().is_none_or(|algorithm| algorithm.name == AlgorithmName::IdaStar)
            && self
                .heuristic
                .as_ref()
                .is_none_or(|heuristic| heuristic.parts().iter().all(|&name| name == HeuristicName::Pattern))
    }
}
