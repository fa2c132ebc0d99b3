//! Algorithms and heuristics side by side on the same boards.
//!
//! A [`Sample`] (given boards, or random ones at true distances) and some [`Contestant`]s go into [`compare`], and a
//! [`Comparison`] comes out: a [`Trial`] for every contestant on every board, and [`Summary`]s over them.

mod branching;
mod comparison;
mod contestant;
mod csv;
mod distances;
mod json;
mod measure;
mod sample;
mod spread;
mod summary;
mod trial;

pub use branching::effective_branching_factor;
pub use comparison::{Comparison, Plan, Round, compare};
pub use contestant::{Contestant, UnknownContestant};
pub use csv::write_csv;
pub use distances::{Distances, DistancesError};
pub use json::{ComparisonRecord, TrialRecord};
pub use measure::Measure;
pub use sample::{Case, DistanceBy, Draw, Sample, SampleError, Sampler};
pub use spread::Spread;
pub use summary::{Group, SpeedUp, Summary};
pub use trial::Trial;
