//! A system that has no room for another thread.

use std::io::Write;
use std::process::Stdio;

use crate::running::program;

/// The exit code, the output and the errors of a program that cannot start a thread, as each asks for more memory
/// than there are addresses.
fn run_alone(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut command = program();
    let command = command.env("RUST_MIN_STACK", (1_u64 << 47).to_string()).args(arguments);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[cfg(target_os = "linux")]
#[test]
fn the_one_thread_that_is_there_does_the_work() {
    let random = ["bench", "random", "--size", "3x3", "--count", "3", "--jobs", "2", "--format", "csv"];
    let far = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";
    let shared = ["solve", far, "--goal", "zero", "-a", "ida-star", "-H", "pattern(5-5-5)", "--threads", "2"];
    let runs: [(&[&str], &str, &str); 5] = [
        (&shared, "", "Solved in 57 slides"),
        (&["solve", "-", "--jobs", "2", "--json"], "1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/0 7 8\n", "\"length\":2"),
        (&["solve", "867254301"], "", "Solved in 31 slides"),
        (&[], "1 2 3/4 5 6/7 0 8\n", "Solved in 1 slide."),
        (&random, "", "\n3,"),
    ];
    for (arguments, input, part) in runs {
        let (code, output, errors) = run_alone(arguments, input);
        assert!(code == Some(0) && output.contains(part), "{arguments:?}: {output}{errors}");
        assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_that_has_no_threads_says_so() {
    let (code, output, errors) = run_alone(&["serve", "--listen", "127.0.0.1:0"], "");
    assert_eq!((code, output.as_str()), (Some(2), ""), "{errors}");
    assert!(errors.starts_with("error: the system has no room for the threads of a server"), "{errors}");
    assert!(!errors.contains("panicked") && errors.lines().count() == 1, "{errors}");
}
