//! What the program prints with `--json` and the server answers, as values to serialize; `docs/json.md` describes the
//! fields.
//!
//! Other values are serialized as they are: a [`Report`](crate::Report), an
//! [`Explanation`](crate::explain::Explanation), a [`ComparisonRecord`](crate::compare::ComparisonRecord), the
//! [`Event`](crate::trace::json_events)s of a trace.

mod conversion;
mod demonstration;
mod exploration;
mod reachability;
mod scramble;

pub use conversion::{ConversionRecord, PathRecord};
pub use demonstration::DemonstrationRecord;
pub use exploration::ExplorationRecord;
pub use reachability::ReachabilityRecord;
pub use scramble::ScrambleRecord;
