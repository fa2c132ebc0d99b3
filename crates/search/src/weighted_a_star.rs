//! Weighted A*.

use crate::best_first::{BestFirst, PathCost};
use crate::{Algorithm, Answer, Heuristic, Observer, Problem, Run, Space, Ties, Weight};

/// Expands the node with the smallest g + w h, with w h rounded down (Pohl 1970).
///
/// Complete. If h is admissible and w at least 1, the path costs at most w times as much as a cheapest one, also
/// where h is inconsistent, because a cheaper way to a closed node opens it again; with w at most 1 it is optimal.
/// The bound in the statistics is the cost divided by w. Holds every node that it makes.
#[derive(Clone, Copy, Debug)]
pub struct WeightedAStar {
    /// The factor w of h.
    pub weight: Weight,
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for WeightedAStar {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let order = BestFirst { path_cost: PathCost::Counts, weight: self.weight, ties: Ties::FirstMade };
        Ok(order.search(problem, run)?)
    }
}
