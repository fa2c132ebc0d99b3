//! Traces: what a search does, event by event, to be stepped through, listed and drawn.
//!
//! A [`Recorder`] hears a search and becomes a [`Recording`]; a [`Player`] steps through it, forward and back, and knows
//! the open and closed lists at every step. The writers put a recording into texts, tables and pictures; their
//! words come from outside, as [`TraceWords`].

mod csv;
mod dot;
mod frame;
mod json_lines;
mod legend;
mod manner;
pub(crate) mod markup;
mod player;
mod record;
mod recorder;
mod recording;
mod span;
mod step;
pub(crate) mod svg;
mod text;
mod tidy;
mod tree;
mod words;

pub use csv::write_csv;
pub use dot::write_dot;
pub use json_lines::{Event, json_events, write_json_lines};
pub use player::{Player, State};
pub use recorder::Recorder;
pub use recording::{Recording, TraceNode};
pub use span::Span;
pub use step::{Step, What};
pub use svg::write_svg;
pub use text::{Lists, write_text};
pub use tree::{MOST_DRAWN, Tree};
pub use words::TraceWords;

/// The most steps that are recorded unless another limit is given: about 50 MB.
pub const MOST_STEPS: usize = 1_000_000;
