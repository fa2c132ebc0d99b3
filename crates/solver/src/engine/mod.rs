//! A search made for pattern databases, behind the same door as the others.

mod pattern_search;

pub use pattern_search::PatternSearch;
