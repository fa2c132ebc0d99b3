//! What goes wrong, on purpose: classic mistakes of search, each a small run with its figures.
//!
//! The deliberately wrong heuristics and searches in here are in no catalogue: nothing but a [`Demonstration`] runs
//! them, and every [`Attempt`] that uses one says that it is wrong.

mod accuracy;
mod attempt;
mod blank_counted;
mod by_estimate_alone;
mod choices;
mod demonstration;
mod inversions_as_estimate;
mod manhattan_with_a_hole;
mod not_reopened;
mod parity_not_asked;
mod performance;
mod stage;
mod two_a_pair;
mod unbounded_depth;
mod visited_when_made;
mod weights;
mod wrong_misplaced;
mod wrong_pairs;
mod wrong_search;

pub use attempt::{Attempt, Right};
pub use demonstration::{DEMONSTRATIONS, Demonstrated, Demonstration};
pub use performance::Staged;
