//! How far the boards of a size are from a goal, without a table.

use std::num::NonZero;

use jiugong_puzzle::{Board, BoardNumbering, Metric, Size};
use jiugong_search::Run;

use super::table::in_order;
use super::{Flood, Layer, TableError};

/// How many boards are at each distance from a goal, and the farthest.
pub struct Survey {
    /// Boards at distance 0, 1, 2, ..
    pub boards_by_distance: Vec<u64>,
    /// The boards at the largest distance.
    pub farthest: Layer,
}

impl Survey {
    /// Bytes that [`make`](Self::make) takes; `None` if boards of `size` have too many cells.
    pub fn bytes(metric: Metric, size: Size, threads: NonZero<usize>) -> Option<u64> {
        Flood::bytes(metric, size, threads).map(|bytes| bytes as u64)
    }

    /// Floods the boards from `goal` in a metric, as [`ExactTable::build_in`](super::ExactTable::build_in) does.
    ///
    /// # Errors
    /// [`TableError::TooManyCells`] and [`TableError::Memory`] before anything is done, [`TableError::Stopped`] when `run`
    /// ends it.
    pub fn make<O>(
        metric: Metric,
        goal: &Board,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<Survey, TableError> {
        let first = in_order(goal.size(), goal.blank());
        let numbering =
            BoardNumbering::new(&first).map_err(|_| TableError::TooManyCells { size: goal.size() })?;
        let mut flood = Flood::new(&first, metric, threads, run)?;
        let mut boards_by_distance = vec![1];
        loop {
            match flood.advance(run)? {
                0 => break,
                boards => boards_by_distance.push(boards),
            }
        }
        let farthest = Layer::new(flood.into_layer(run), numbering, goal);
        Ok(Survey { boards_by_distance, farthest })
    }
}
