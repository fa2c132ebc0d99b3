//! `jiugong`: solves sliding-tile puzzles, shows how, explains why.

mod completions;
mod ending;
mod help;
mod manual;
mod output;
mod program;
mod usage_error;

use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(std::env::args_os().collect()).into()
}
