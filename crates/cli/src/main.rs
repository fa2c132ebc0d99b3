//! `jiugong`: solves sliding-tile puzzles, shows how, explains why.

mod article;
mod ask;
mod bench;
mod check;
mod choice_list;
mod compare;
mod completions;
mod convert;
mod demonstrate;
mod ending;
mod explain;
mod explore;
mod help;
mod input;
mod interrupt;
mod limits;
mod list;
mod manual;
mod names;
mod notice;
mod output;
mod picture;
mod program;
mod progress;
mod quantity;
mod refusal;
mod scramble;
mod serve;
mod solve;
mod standard_input;
mod tables;
mod trace;
mod usage_error;
mod verify;
mod watch;

use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(std::env::args_os().collect()).into()
}
