//! `jiugong trace` as a user calls it.

use std::fs;

use crate::running::{Outcome, run};

const BOARD: &str = "2 8 3/1 0 4/7 6 5";

fn trace(arguments: &[&str]) -> Outcome {
    let mut all = vec!["trace", BOARD, "--algorithm", "a-star", "--heuristic", "misplaced"];
    all.extend(arguments);
    run(&all)
}

#[test]
fn both_languages_tell_the_same_expansions() {
    for (language, open, closed) in [("en", "open (4)", "closed (1)"), ("zh", "待展开（4）", "已展开（1）")]
    {
        let output = trace(&["--goal", "snail", "--lists", "--lang", language]);
        assert_eq!(output.code, 0);
        let said = output.output;
        assert!(said.contains(open) && said.contains(closed), "{said}");
        assert!(said.contains("\n     5  1 2 3   f = 4 ") && !said.contains("\n     6  "), "{said}");
        assert!(!said.contains(['‹', '{']), "{said}");
    }
}

#[test]
fn json_lines_of_a_span_and_exit_codes() {
    let output = trace(&["--goal", "snail", "--format", "jsonl", "--from", "2", "--to", "3"]);
    let lines = output.json();
    let numbers: Vec<_> =
        lines.iter().filter(|line| line["event"] == "expand").map(|line| line["number"].clone()).collect();
    assert_eq!((numbers, output.code), (vec![2.into(), 3.into()], 0));
    let unreachable = trace(&["--goal", "standard"]);
    assert_eq!(unreachable.code, 10);
    for wrong in [&["--format", "csv", "--lists"][..], &["--from", "3", "--to", "2"], &["--format", "gif"]] {
        let output = trace(wrong);
        assert_eq!((output.code, output.output.is_empty()), (2, true), "{wrong:?}");
        assert!(!output.errors.is_empty());
    }
}

#[test]
fn the_ending_of_the_file_decides_on_the_format() {
    let folder = std::env::temp_dir().join(format!("jiugong-trace-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the files");
    for (name, beginning) in [
        ("t.svg", "<svg "),
        ("t.dot", "digraph "),
        ("t.csv", "number,board"),
        ("t.jsonl", "{"),
        ("t.txt", "a-star "),
    ] {
        let path = folder.join(name);
        let output = trace(&["--goal", "snail", "--lang", "en", "--output", path.to_str().unwrap()]);
        assert_eq!((output.code, output.output.is_empty()), (0, true), "{}", output.errors);
        let written = fs::read_to_string(&path).expect("the file was written");
        assert!(written.starts_with(beginning), "{name}: {written}");
    }
    fs::remove_dir_all(&folder).expect("the files can go");
}
