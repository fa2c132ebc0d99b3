//! Uniform-cost search.

use crate::best_first::{BestFirst, PathCost};
use crate::{Algorithm, Answer, Heuristic, Observer, Problem, Run, Space, Ties, Weight};

/// Expands the node with the smallest cost so far (Dijkstra 1959); it does not estimate.
///
/// Complete and optimal. Holds every node that it makes.
#[derive(Clone, Copy, Debug, Default)]
pub struct UniformCost;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for UniformCost {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let order = BestFirst { path_cost: PathCost::Counts, weight: Weight::NONE, ties: Ties::FirstMade };
        Ok(order.search(&problem.blind(), run)?)
    }
}
