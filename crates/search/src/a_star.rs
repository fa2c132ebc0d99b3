//! A*.

use crate::best_first::{BestFirst, PathCost};
use crate::{Algorithm, Answer, Heuristic, Observer, Problem, Run, Space, Ties, Weight};

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
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let order = BestFirst { path_cost: PathCost::Counts, weight: Weight::ONE, ties: self.ties };
        Ok(order.search(problem, run)?)
    }
}
