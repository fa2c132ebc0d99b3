//! Comparisons as tables and charts, in words; pictures as PNG.
//!
//! [`ComparisonTables`] and [`ComparisonChart`] show a [`Comparison`](jiugong_solver::compare::Comparison) to people;
//! [`png`] draws any SVG picture.

mod chart;
mod comparison_chart;
mod comparison_tables;
mod table;

pub use chart::{Axis, Bar, Bars, Curve, Curves, png};
pub use comparison_chart::{Chart, ComparisonChart};
pub use comparison_tables::{ComparisonTables, figure, measure_name};
pub use table::Table;
