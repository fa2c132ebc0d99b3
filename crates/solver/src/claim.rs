//! What may be claimed of an answer.

use jiugong_puzzle::Metric;

use crate::{Complete, HeuristicChoice, Optimal, Report, Status};

impl Report {
    /// Says of the answer what the catalogue, and the bound that the search has proven, allow to be said.
    pub(crate) fn claim(&mut self, heuristic: &HeuristicChoice) {
        let admissible = heuristic.is_admissible();
        let entry = self.algorithm.name.entry();
        let optimal = match entry.optimal {
            Optimal::Always => true,
            Optimal::IfAdmissible => admissible,
            Optimal::WithinWeight | Optimal::Never => false,
        };
        let length = self.length().map(|length| length as u32);
        self.lower_bound = match length {
            Some(length) if optimal && self.status == Status::Solved => Some(length),
            None if entry.complete == Complete::WithinDepth && self.status == Status::NotFound => {
                Some(self.with_parity(self.algorithm.number("limit") + 1))
            }
            _ if admissible => Some(self.with_parity(self.statistics.bound.max(self.estimate))),
            _ => None,
        };
        let Some(length) = length else {
            return;
        };
        self.optimal = self.lower_bound == Some(length);
        self.suboptimality_bound = match self.lower_bound {
            _ if self.optimal => Some(1.0),
            Some(bound) if bound > 0 => Some(f64::from(length) / f64::from(bound)),
            _ => None,
        };
    }

    /// The smallest number from `bound` on that can be a length. In pushes every number can be; each slide takes the blank to a cell of the other
    /// colour of a chessboard, so that the blanks' cells say whether lengths are odd or even.
    fn with_parity(&self, bound: u32) -> u32 {
        if self.metric == Metric::MultiTile {
            return bound;
        }
        let width = self.board.size().width();
        let colour = |cell: usize| cell / width + cell % width;
        let odd = (colour(self.board.blank()) + colour(self.goal.blank())) % 2;
        bound + (bound + odd as u32) % 2
    }
}
