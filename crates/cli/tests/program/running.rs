//! Running the program.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

/// What came out of one run.
pub struct Outcome {
    pub code: i32,
    pub output: String,
    pub errors: String,
}

impl Outcome {
    /// The output as JSON, one object a line.
    pub fn json(&self) -> Vec<Value> {
        let lines = self.output.lines();
        lines.map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
    }
}

/// The program, with nothing of this machine's language or colours.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jiugong"));
    for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.env("LANG", "C");
    // No tables of this machine.
    command.env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-cache"));
    command
}

/// Runs it with nothing to read.
pub fn run(arguments: &[&str]) -> Outcome {
    run_with(arguments, "")
}

/// Runs it with this input.
pub fn run_with(arguments: &[&str], input: &str) -> Outcome {
    let mut command = program();
    let piped = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_owned();
    // The program may end without reading everything; then the pipe breaks, as it should.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    let outcome = Outcome {
        code: output.status.code().expect("the program ends by itself"),
        output: text(output.stdout),
        errors: text(output.stderr),
    };
    assert!(!outcome.errors.contains("panicked"), "{arguments:?}: {}", outcome.errors);
    assert!(!outcome.output.contains('‹'), "a sentence is missing: {}", outcome.output);
    assert!(!outcome.errors.contains('‹'), "a sentence is missing: {}", outcome.errors);
    outcome
}
