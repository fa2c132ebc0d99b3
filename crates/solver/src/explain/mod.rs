//! Explanations: how the estimate of a board was made up.
//!
//! An [`Explainer`] has a goal and a heuristic ready; its [`Explanation`] of a board says for every tile, line, cycle or
//! table what it adds to h. The parts are taken from the heuristics themselves, and [`Breakdown::sum`] adds them up
//! again. A [`write_svg`] draws it; the words of the picture come from outside, as [`PictureWords`].

mod breakdown;
mod conflict;
mod cycle;
mod distance;
mod error;
mod explainer;
mod explanation;
mod landmark;
mod order;
mod pattern;
mod picture;
mod place;
mod sequence;
mod walk;

pub use breakdown::{Breakdown, total_distance, total_score, total_slides};
pub use conflict::LineConflict;
pub use cycle::Cycle;
pub use distance::TileDistance;
pub use error::ExplainError;
pub use explainer::Explainer;
pub use explanation::{Estimate, Explanation};
pub use landmark::LandmarkDistance;
pub use order::{Order, Reading};
pub use pattern::{Division, Group};
pub use picture::{PictureWords, write_svg};
pub use place::{Line, Place};
pub use sequence::SequenceScore;
pub use walk::Walk;
