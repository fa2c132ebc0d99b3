//! The errors of the lower crates as sentences, one file an error.

mod board;
mod language;
mod size;
