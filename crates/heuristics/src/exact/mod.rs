//! The exact distance of every board of a small size, found by one sweep backward from the goal.

mod columns;
mod error;
mod flood;
mod gather_runs;
mod goal;
mod heuristic;
mod layer;
mod survey;
mod table;

pub use error::TableError;
pub use goal::Exact;
pub use heuristic::ExactMemo;
pub use layer::Layer;
pub use survey::Survey;
pub use table::ExactTable;

pub(crate) use flood::Flood;
pub(crate) use goal::is_along_a_row;
