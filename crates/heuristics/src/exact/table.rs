//! The distances of all boards of a size to the goals with the blank in one cell.

use std::num::NonZero;

use jiugong_puzzle::{Board, GoalName, Metric, Size};
use jiugong_search::Run;

use super::flood::Depths;
use super::{Flood, TableError};

/// The distance, modulo three, of every board of a size to a goal.
///
/// Two bits a board: a move changes the distance by one at most, so the distance modulo three tells the boards that
/// are nearer from those that are farther, and the way down is counted. One table serves every goal with the
/// blank in the same cell, as tiles can be renamed: [`Exact`](crate::Exact) is a table with a goal.
///
/// Processor time on a 2.4 GHz server core, and the bytes kept (half as many again while building): 3x3 1 ms
/// and 45 kB; 2x5 18 ms and 454 kB; 3x4 1.6 s and 2x6 2.0 s, each 60 MB. `examples/exact_table.rs` measures
/// it anew.
#[derive(PartialEq, Eq)]
pub struct ExactTable {
    metric: Metric,
    size: Size,
    blank: usize,
    boards_by_distance: Vec<u64>,
    /// By the blank's cell, then the rank of the tiles' order.
    depths: Vec<Vec<Depths>>,
}

impl ExactTable {
    /// Bytes that [`build_in`](Self::build_in) takes for boards of `size`. The table that remains takes two bits a board:
    /// two thirds of what it takes to build it in slides.
    ///
    /// `None` if the size has too many cells for a table.
    pub fn bytes_to_build_in(metric: Metric, size: Size, threads: NonZero<usize>) -> Option<u64> {
        Flood::bytes(metric, size, threads).map(|bytes| bytes as u64)
    }

    /// Builds the table in slides for the goals that have the blank where `goal` has it.
    ///
    /// Each slide between two boards is looked at once. `run` is told each board as an expansion and each
    /// layer as a bound; its limits of time and memory and its flag hold, that of nodes does not.
    ///
    /// # Errors
    /// [`TableError::TooManyCells`] and [`TableError::Memory`] before anything is built,
    /// [`TableError::Stopped`] when `run` ends it.
    pub fn build<O>(
        goal: &Board,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<ExactTable, TableError> {
        ExactTable::build_in(Metric::SingleTile, goal, threads, run)
    }

    /// Builds the table in a metric. In the multi-tile metric that takes two planes of a layer more for each thread.
    ///
    /// # Errors
    /// As for [`build`](Self::build).
    pub fn build_in<O>(
        metric: Metric,
        goal: &Board,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<ExactTable, TableError> {
        let (size, blank) = (goal.size(), goal.blank());
        let mut flood = Flood::new(&in_order(size, blank), metric, threads, run)?;
        let mut boards_by_distance = vec![1];
        loop {
            let boards = flood.advance(run)?;
            if boards == 0 {
                let depths = flood.into_depths(run);
                return Ok(ExactTable { metric, size, blank, boards_by_distance, depths });
            }
            boards_by_distance.push(boards);
        }
    }

    /// Whether the table holds the distances to `goal`: whether size and blank's cell are the table's.
    pub fn serves(&self, goal: &Board) -> bool {
        (goal.size(), goal.blank()) == (self.size, self.blank)
    }

    /// What counts one.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// The size of the boards.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cell, from 0, of the goals' blank.
    pub fn blank(&self) -> usize {
        self.blank
    }

    /// How many boards have distance 0, 1, 2, .. to a goal.
    pub fn boards_by_distance(&self) -> &[u64] {
        &self.boards_by_distance
    }

    /// The largest distance of any board.
    pub fn radius(&self) -> u32 {
        self.boards_by_distance.len() as u32 - 1
    }

    /// How many boards can reach a goal.
    pub fn boards(&self) -> u64 {
        self.boards_by_distance.iter().sum()
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.depths.iter().map(|plane| size_of_val(plane.as_slice())).sum()
    }

    /// The distance modulo three of the board with this rank and blank's cell.
    #[inline(always)]
    pub(crate) fn remainder(&self, rank: u32, blank: u8) -> u32 {
        let [low, high] = self.depths[blank as usize][rank as usize / 64];
        let shift = rank % 64;
        ((low >> shift) & 1) as u32 | (((high >> shift) & 1) << 1) as u32
    }
}

impl std::fmt::Debug for ExactTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ExactTable { metric, size, blank, .. } = self;
        let radius = self.radius();
        write!(f, "ExactTable {{ metric: {metric}, size: {size}, blank: {blank}, radius: {radius} }}")
    }
}

/// The board with the tiles in order and the blank in a cell.
pub(crate) fn in_order(size: Size, blank: usize) -> Board {
    let mut cells: Vec<u16> = (1..size.cells() as u16).collect();
    cells.insert(blank, 0);
    Board::new(size, cells).unwrap_or_else(|_| GoalName::Zero.board(size))
}
