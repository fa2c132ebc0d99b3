//! The errors of the lower crates as sentences, one file an error.

mod board;
mod check;
mod choice;
mod distances;
mod format;
mod game;
mod io;
mod language;
mod path;
mod pattern;
mod read;
mod replay;
mod rows;
mod sample;
mod size;
mod solve;
mod table;
mod unknown_contestant;
mod unknown_name;
