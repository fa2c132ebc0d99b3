//! The multi-tile metric: a run of tiles in one row or column, slid at once by one cell, is one move, a push.

mod estimate;
mod line_table;
mod lines;
mod manhattan;
mod patterns;
mod space;

pub use estimate::{PushEstimate, PushEstimateMemo, PushPart};
pub use lines::{PushLine, PushSpots};
pub use manhattan::PushManhattan;
pub use patterns::{MOST_PUSH_PATTERNS, PushPatterns, PushPatternsMemo, PushTables};
pub use space::{Pushed, Pushes, Reach, Reaches};
