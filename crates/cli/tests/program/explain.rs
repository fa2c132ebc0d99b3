//! `jiugong explain`.

use crate::running::{Outcome, run, run_with};

fn explain(arguments: &[&str]) -> Outcome {
    run(&[&["explain", "2 8 3/1 6 4/7 0 5", "--goal", "snail"], arguments].concat())
}

#[test]
fn the_parts_and_their_sum_in_both_languages() {
    let english = explain(&["--lang", "en"]);
    assert_eq!(english.code, 0);
    assert!(
        english.output.contains("h = 5") && english.output.contains("1 + 2 + 1 + 1 = 5"),
        "{}",
        english.output
    );
    let chinese = explain(&["--lang", "zh", "--heuristic", "gaschnig"]);
    assert!(
        chinese.output.contains("2 → 8 → 1 → 2") && chinese.output.contains("4 + 1 = 5"),
        "{}",
        chinese.output
    );
}

#[test]
fn an_object_a_line() {
    let boards = "1 2 3/4 5 6/7 0 8\nno board\n1 2 3/4 5 6/8 7 0\n";
    let outcome = run_with(&["explain", "--format", "json", "--heuristic", "exact", "-"], boards);
    let lines = outcome.json();
    assert_eq!(outcome.code, 2, "{}", outcome.output);
    assert_eq!((lines[0]["schema"].as_u64(), lines[0]["how"]["kind"].as_str()), (Some(1), Some("exact")));
    assert_eq!(
        (lines[1]["status"].as_str(), lines[2]["status"].as_str()),
        (Some("invalid"), Some("unreachable"))
    );
    let outcome = explain(&["--format", "json", "--heuristic", "max(manhattan,misplaced)"]);
    let line = &outcome.json()[0];
    assert_eq!((line["h"].as_u64(), line["how"]["largest"].as_u64()), (Some(5), Some(0)));
    assert_eq!(line["how"]["parts"][1]["how"]["tiles"].as_array().map(Vec::len), Some(4));
}

#[test]
fn a_board_out_of_reach_is_explained_and_said_to_be_so() {
    let outcome = run(&["explain", "1 2 3/4 5 6/8 7 0", "--lang", "en"]);
    assert_eq!(outcome.code, 10);
    assert!(outcome.output.contains("1 + 1 = 2") && outcome.output.contains("cannot be reached"));
}

#[test]
fn a_picture_by_the_ending_of_the_file() {
    let path = std::env::temp_dir().join(format!("jiugong-explain-{}.svg", std::process::id()));
    let outcome = explain(&["--heuristic", "linear-conflict", "--output", path.to_str().unwrap()]);
    assert_eq!((outcome.code, outcome.output.is_empty()), (0, true), "{}", outcome.errors);
    let written = std::fs::read_to_string(&path).expect("the file was written");
    assert!(written.starts_with("<svg ") && written.ends_with("</svg>\n"));
    std::fs::remove_file(&path).expect("the file can go");
    let two = run(&["explain", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/0 7 8", "--format", "svg"]);
    assert_eq!(two.code, 2);
}
