//! The tiles as a space to search, and estimates of the moves that are left: one heuristic a file.
//!
//! This crate knows no algorithm.

mod key;
mod manhattan;
mod tiles;

pub use key::Key;
pub use manhattan::Manhattan;
pub use tiles::{CELLS, Directions, Slid, Slides, Tiles};
