//! The whole space of a size.

use jiugong_heuristics::{Survey, TableError};
use jiugong_puzzle::{Board, Metric, Size};

use crate::tables::{Building, threads};

/// All boards from which a goal can be reached, by their distance in a metric.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploration {
    /// What counts one in the distances.
    pub metric: Metric,
    /// Boards at each distance, from 0 on; the last is the radius.
    pub boards_by_distance: Vec<u64>,
    /// The boards that are farthest away.
    pub farthest: Vec<Board>,
}

impl Exploration {
    /// Bytes of memory that exploring the boards of a size takes; `None` where they have too many cells.
    pub fn bytes(metric: Metric, size: Size) -> Option<u64> {
        Survey::bytes(metric, size, threads())
    }

    /// All boards by their distance to `goal` in a metric.
    ///
    /// # Errors
    /// The limit that stopped it, or that boards of this size cannot be explored.
    pub(crate) fn new(
        metric: Metric,
        goal: &Board,
        building: Building<'_>,
    ) -> Result<Exploration, TableError> {
        let Survey { boards_by_distance, farthest } =
            Survey::make(metric, goal, threads(), &mut building.run())?;
        Ok(Exploration { metric, boards_by_distance, farthest: farthest.iter().collect() })
    }

    /// The largest distance.
    pub fn radius(&self) -> usize {
        self.boards_by_distance.len() - 1
    }

    /// How many boards there are.
    pub fn boards(&self) -> u64 {
        self.boards_by_distance.iter().sum()
    }
}
