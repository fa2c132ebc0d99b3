//! The whole space of a size.

use jiugong_heuristics::TableError;
use jiugong_puzzle::{Board, Metric};

use crate::tables::{Building, Tables, threads};

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
    /// The largest distance.
    pub fn radius(&self) -> usize {
        self.boards_by_distance.len() - 1
    }

    /// How many boards there are.
    pub fn boards(&self) -> u64 {
        self.boards_by_distance.iter().sum()
    }
}

impl Tables {
    /// All boards by their distance to `goal` in a metric.
    ///
    /// # Errors
    /// The limit that stopped it, or that no table of this size can be built.
    pub(crate) fn explore(
        &self,
        metric: Metric,
        goal: &Board,
        building: Building<'_>,
    ) -> Result<Exploration, TableError> {
        let exact = self.exact(metric, goal, building)?;
        let farthest = exact.farthest(threads(), &mut building.run())?.iter().collect();
        Ok(Exploration { metric, boards_by_distance: exact.table().boards_by_distance().to_vec(), farthest })
    }
}
