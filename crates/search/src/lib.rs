//! Search of states joined by moves: one algorithm a file, generic over the space, the heuristic and the observer.
//!
//! This crate knows nothing of tiles. A [`Space`] has states and moves, a [`Heuristic`] estimates the
//! cost that is left, and an [`Algorithm`] looks for a path of a [`Problem`] within the limits of a [`Run`].

mod a_star;
mod algorithm;
mod ara_star;
mod automaton;
mod beam;
mod best_first;
mod bidirectional_breadth_first;
mod breadth_first;
mod depth_first;
mod greedy;
mod heuristic;
mod hill_climbing;
mod ida_star;
mod index;
mod iterative_deepening;
mod loops;
mod made;
mod mm;
mod nodes;
mod observer;
mod open;
mod queues;
mod random;
mod rbfs;
mod repeats;
mod run;
mod simulated_annealing;
mod space;
mod uniform_cost;
mod weight;
mod weighted_a_star;

pub use a_star::AStar;
pub use algorithm::{Algorithm, Answer, Problem, Stopped};
pub use ara_star::AraStar;
pub use automaton::{Automaton, MOST_DEPTH, MOST_MOVES, REFUSED};
pub use beam::Beam;
pub use best_first::Ties;
pub use bidirectional_breadth_first::BidirectionalBreadthFirst;
pub use breadth_first::BreadthFirst;
pub use depth_first::DepthFirst;
pub use greedy::Greedy;
pub use heuristic::{Heuristic, Zero};
pub use hill_climbing::HillClimbing;
pub use ida_star::IdaStar;
pub use iterative_deepening::IterativeDeepening;
pub use mm::Mm;
pub use observer::{Event, Node, Observer, Observing, Side};
pub use rbfs::Rbfs;
pub use run::{Found, Limits, Run, Statistics, Stop, Watch};
pub use simulated_annealing::SimulatedAnnealing;
pub use space::Space;
pub use uniform_cost::UniformCost;
pub use weight::{NoWeight, Weight};
pub use weighted_a_star::WeightedAStar;
