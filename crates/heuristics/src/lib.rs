//! The tiles as a space to search, and estimates of the moves that are left: one heuristic a file.
//!
//! This crate knows no algorithm.

mod axis;
mod exact;
mod gaschnig;
mod inversion_distance;
mod inversions;
mod key;
mod landmark_table;
mod landmarks;
mod linear_conflict;
mod manhattan;
mod maximum;
mod misplaced;
mod nilsson;
mod part;
pub mod pattern;
mod prefetch;
mod pushes;
mod ranks;
mod reading;
mod threads;
mod tiles;
mod walking_distance;
mod walking_table;
mod words;

pub use axis::Axis;
pub use exact::{Exact, ExactMemo, ExactTable, Layer, Survey, TableError};
pub use gaschnig::Gaschnig;
pub use inversion_distance::InversionDistance;
pub use inversions::Inversions;
pub use key::Key;
pub use landmark_table::LandmarkTable;
pub use landmarks::{LandmarkBound, LandmarkMemo, Landmarks};
pub use linear_conflict::{Conflict, LinearConflict};
pub use manhattan::Manhattan;
pub use maximum::{MOST_PARTS, Maximum, MaximumError, MaximumMemo};
pub use misplaced::Misplaced;
pub use nilsson::Nilsson;
pub use part::Part;
pub use prefetch::prefetch;
pub use pushes::{
    MOST_PUSH_PATTERNS, PushEstimate, PushEstimateMemo, PushLine, PushManhattan, PushPart, PushPatterns,
    PushPatternsMemo, PushSpots, PushTables, Pushed, Pushes, Reach, Reaches,
};
pub use tiles::{CELLS, Directions, Slid, Slides, Tiles};
pub use walking_distance::WalkingDistance;
