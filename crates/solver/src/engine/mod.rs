//! Searches made for pattern databases, behind the same door as the others.
//!
//! [`PatternSearch`] finds a shortest path, in one thread or in several; [`AllShortest`] counts them all.

mod all_shortest;
mod count_shortest;
mod listed;
mod parallel;
mod pattern_search;
mod push_search;
mod walk;

pub use all_shortest::{AllShortest, ShortestPaths};
pub(crate) use count_shortest::count_shortest;
pub(crate) use listed::Listed;
pub use pattern_search::PatternSearch;
pub(crate) use push_search::PushSearch;
