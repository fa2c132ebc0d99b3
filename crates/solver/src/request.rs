//! What is asked.

use jiugong_puzzle::Board;
use jiugong_search::Limits;

use crate::{AlgorithmChoice, HeuristicChoice, default_memory_limit};

/// A board to be solved.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where the path begins.
    pub board: Board,
    /// Where it is to end.
    pub goal: Board,
    /// How to search; `None` for the fastest optimal way known for the size.
    pub algorithm: Option<AlgorithmChoice>,
    /// With which heuristic; `None` for the best that the algorithm has for the size.
    pub heuristic: Option<HeuristicChoice>,
    /// What the search may use.
    pub limits: Limits,
    /// How many boards of the same batch come before: where nothing is asked for, a long batch takes larger tables.
    pub boards_before: u64,
}

impl Request {
    /// A request for a shortest path, within the memory that is there.
    pub fn new(board: Board, goal: Board) -> Request {
        let limits = Limits { memory: default_memory_limit(), ..Limits::default() };
        Request { board, goal, algorithm: None, heuristic: None, limits, boards_before: 0 }
    }
}
