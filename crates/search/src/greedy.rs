//! Greedy best-first search.

use crate::best_first::{BestFirst, PathCost};
use crate::{Algorithm, Answer, Heuristic, Observer, Problem, Run, Space, Ties, Weight};

/// Expands the node with the smallest h, the one made first among equals (Doran & Michie 1966).
///
/// Complete where the states are finitely many; the path may be far from optimal. Holds every node that it makes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for Greedy {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let order = BestFirst { path_cost: PathCost::Ignored, weight: Weight::ONE, ties: Ties::FirstMade };
        Ok(order.search(problem, run)?)
    }
}
