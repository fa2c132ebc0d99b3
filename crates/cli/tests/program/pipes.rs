//! A reader that goes away, colours, and signals.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use crate::running::{program, run};

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let many = ["scramble", "--seed", "1", "--size", "10x10", "-n", "1M"];
    for arguments in [&many[..], &["list"], &["completions", "bash"], &["--help"]] {
        let mut command = program();
        let piped = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().unwrap();
        drop(child.stdout.take());
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}");
        assert_eq!(errors, "", "{arguments:?}");
    }
}

#[test]
fn answers_stream_as_boards_come() {
    let mut command = program();
    let piped = command.args(["solve", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        // Two boards, so that the first is known to be complete before the second has ended.
        writeln!(input, "1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/0 7 8").unwrap();
        let answer = answers.next().expect("an answer before the input ends").unwrap();
        assert!(answer.contains("\"status\":\"solved\""), "{answer}");
    }
    drop(input);
    assert_eq!(answers.count(), 3);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn colours_when_they_are_forced_and_never_against_the_users_wish() {
    let solve = ["solve", "1 2 3/4 5 6/7 0 8"];
    let coloured = program().env("CLICOLOR_FORCE", "1").args(solve).output().unwrap();
    assert!(coloured.stdout.contains(&0x1b));
    let plain = program().env("NO_COLOR", "1").args(solve).output().unwrap();
    assert!(!plain.stdout.contains(&0x1b));
    assert!(!run(&solve).output.contains('\u{1b}'));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_what_is_known() {
    let far = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0";
    let search = ["solve", far, "--goal", "zero", "--algorithm", "iterative-deepening", "--json"];
    let child = program().args(search).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let signal = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(signal.unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(23));
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["status"], "cancelled");
    assert!(answer["expanded"].as_u64().unwrap() > 0);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_waiting_for_input() {
    let board = "1 2 3/4 5 6/7 0 8\n";
    let waiting: [(&[&str], &str, Option<&str>); 5] = [
        (&["solve", "--json"], "1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/0 7 8\n", Some("\"status\":\"solved\"")),
        (&["check", "-"], "", None),
        (&["convert", "-"], "", None),
        (&["explain", "-"], "", None),
        (&[], board, None),
    ];
    for (arguments, input, answer) in waiting {
        let mut command = program();
        let piped =
            command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().unwrap();
        let mut pipe = child.stdin.take().unwrap();
        pipe.write_all(input.as_bytes()).unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        if let Some(answer) = answer {
            let line = lines.next().expect("an answer before the input ends").unwrap();
            assert!(line.contains(answer), "{line}");
        }
        std::thread::sleep(std::time::Duration::from_millis(500));
        let signal = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(signal.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(23), "{arguments:?}");
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!(errors, "", "{arguments:?}");
        drop(pipe);
    }
}
