//! One contestant on one board.

use std::time::Duration;

use super::effective_branching_factor;
use crate::{Report, SolveError, Statistics, Status};

/// What one contestant did on one board.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The number of the contestant, from 0.
    pub contestant: usize,
    /// The number of the board, from 0.
    pub case: usize,
    /// How it ended.
    pub status: Status,
    /// Why it could not begin.
    pub refused: Option<SolveError>,
    /// The length of the path that was found, in the metric of the comparison.
    pub length: Option<u32>,
    /// By how much that is more than the length of a shortest path, where this is known.
    pub excess: Option<u32>,
    /// What the search did.
    pub statistics: Statistics,
    /// Wall-clock time of the run alone; `None` if runs were not alone.
    pub time: Option<Duration>,
}

impl Trial {
    /// Takes in an answer for the board with the number `case`, whose shortest path has the length `distance`.
    pub(super) fn new(
        contestant: usize,
        case: usize,
        distance: Option<u32>,
        answer: Result<Report, SolveError>,
    ) -> Trial {
        let mut trial = Trial {
            contestant,
            case,
            status: Status::Invalid,
            refused: None,
            length: None,
            excess: None,
            statistics: Statistics::default(),
            time: None,
        };
        match answer {
            Err(error) => trial.refused = Some(error),
            Ok(report) => {
                trial.status = report.status;
                trial.statistics = report.statistics;
                trial.time = Some(report.time);
                if report.status == Status::Solved {
                    trial.length = report.length().map(|length| length as u32);
                }
                trial.excess = trial.length.zip(distance).map(|(length, distance)| length - distance);
            }
        }
        trial
    }

    /// Whether a path was found.
    pub fn is_solved(&self) -> bool {
        self.status == Status::Solved
    }

    /// Whether a search took place, to its end or until a limit.
    pub fn has_run(&self) -> bool {
        !matches!(self.status, Status::Invalid | Status::Unreachable)
    }

    /// N: the nodes that were generated without the start.
    pub fn generated_beyond_start(&self) -> u64 {
        self.statistics.generated.saturating_sub(1)
    }

    /// The effective branching factor of the generated nodes at the depth of the path that was found.
    pub fn branching_factor(&self) -> Option<f64> {
        effective_branching_factor(self.generated_beyond_start(), self.length?)
    }

    /// The length of the path for each node generated without the start: 1 where the search went straight to the
    /// goal. (Doran & Michie 1966.)
    pub fn penetrance(&self) -> Option<f64> {
        let nodes = self.generated_beyond_start();
        (nodes > 0).then_some(f64::from(self.length?) / nodes as f64)
    }
}
