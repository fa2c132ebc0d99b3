//! A*.

use crate::best_first::BestFirst;
use crate::{Algorithm, Heuristic, Observer, Problem, Run, Space, Stop, Ties};

/// Expands the node with the smallest f = g + h (Hart, Nilsson & Raphael 1968).
///
/// Complete; optimal if h is admissible, because a cheaper way to a closed node opens it again.
/// Holds every node that it makes.
#[derive(Clone, Copy, Debug, Default)]
pub struct AStar {
    /// Which of the nodes with equal f comes first.
    pub ties: Ties,
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for AStar {
    fn search<O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        BestFirst { g_weight: 1, h_weight: 1, ties: self.ties }.search(problem, run)
    }
}
