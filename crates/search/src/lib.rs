//! Search of states joined by moves: one algorithm a file, generic over the space, the heuristic and the observer.
//!
//! This crate knows nothing of tiles. A [`Space`] has states and moves, a [`Heuristic`] estimates the
//! cost that is left, and an [`Algorithm`] looks for a path of a [`Problem`] within the limits of a [`Run`].

mod a_star;
mod algorithm;
mod best_first;
mod heuristic;
mod ida_star;
mod nodes;
mod observer;
mod open;
mod run;
mod space;

pub use a_star::AStar;
pub use algorithm::{Algorithm, Problem};
pub use best_first::Ties;
pub use heuristic::{Heuristic, Zero};
pub use ida_star::IdaStar;
pub use observer::{Event, Node, Observer, Observing, Side};
pub use run::{Limits, Run, Statistics, Stop, Watch};
pub use space::Space;
