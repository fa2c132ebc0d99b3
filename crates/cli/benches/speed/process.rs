//! The program from start to exit.

use std::process::{Command, Stdio};

use crate::Work;

fn run(arguments: &[&str], expected: &str) -> Work {
    let mut program = Command::new(env!("CARGO_BIN_EXE_jiugong"));
    // Where valgrind follows the program, its report comes that way.
    let output = program.args(arguments).stderr(Stdio::inherit()).output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains(expected), "{output:?}");
    Work { times: 1, counted: arguments.join(" ") }
}

/// Prints its version.
pub fn version() -> Work {
    run(&["--version"], env!("CARGO_PKG_VERSION"))
}

/// Solves a board of 3x3.
pub fn solve() -> Work {
    run(&["solve", "8 0 3/2 1 4/7 6 5", "--goal", "snail", "--json"], "\"length\":5,")
}
