//! `jiugong scramble`.

use std::collections::BTreeSet;

use crate::running::{run, run_with};

#[test]
fn a_seed_gives_the_same_solvable_boards() {
    let arguments = ["scramble", "--size", "4x4", "--seed", "5", "-n", "20"];
    let first = run(&arguments);
    assert_eq!(first.code, 0);
    assert_eq!(first.output, run(&arguments).output);
    let boards: BTreeSet<&str> = first.output.lines().collect();
    assert_eq!(boards.len(), 20);
    assert_eq!(run_with(&["check", "-"], &first.output).code, 0, "all can be solved");
}

#[test]
fn without_a_seed_the_seed_is_shown() {
    let outcome = run(&["scramble"]);
    let seed = outcome.errors.trim().strip_prefix("Seed: ").expect("the seed is shown").to_owned();
    assert_eq!(run(&["scramble", "--seed", &seed]).output, outcome.output);
}

#[test]
fn unsolvable_on_request() {
    let outcome = run(&["scramble", "--unsolvable", "--seed", "1", "--goal", "snail", "-n", "5"]);
    let checked = run_with(&["check", "-", "--goal", "snail", "--json"], &outcome.output);
    assert_eq!(checked.json().len(), 5);
    assert!(checked.json().iter().all(|verdict| verdict["reachable"] == false));
}

#[test]
fn a_walk_ends_no_farther_than_it_is_long() {
    let outcome = run(&["scramble", "--walk", "7", "--seed", "3", "-n", "10"]);
    let solved = run_with(&["solve", "-", "--json"], &outcome.output);
    assert_eq!(solved.json().len(), 10);
    for answer in solved.json() {
        let length = answer["length"].as_u64().expect("it is solved");
        assert!(length <= 7 && length % 2 == 1, "{answer}");
    }
}

#[test]
fn in_every_format_that_can_be_written() {
    for format in ["spaces", "rows", "url", "compact", "judges", "princeton", "json", "tatham", "pddl"] {
        let arguments = ["scramble", "--seed", "9", "-n", "2", "--format", format];
        let outcome = run(&arguments);
        assert_eq!(outcome.code, 0, "{format}: {}", outcome.errors);
        let read = run_with(&["convert", "-"], &outcome.output);
        assert_eq!(read.output, run(&["scramble", "--seed", "9", "-n", "2"]).output, "{format}");
    }
}

#[test]
fn boards_at_an_exact_distance() {
    for (goal, slides) in [("standard", 31), ("snail", 17), ("1 2 3/4 5 6/7 8 0", 1)] {
        let distance = &slides.to_string();
        let made = run(&["scramble", "--distance", distance, "--goal", goal, "--seed", "4", "-n", "5"]);
        assert_eq!(made.code, 0, "{}", made.errors);
        let solved = run_with(&["solve", "-", "--goal", goal, "--json"], &made.output);
        assert_eq!(solved.json().len(), 5);
        assert!(solved.json().iter().all(|answer| answer["length"] == slides));
    }
    let beyond = run(&["scramble", "--distance", "32"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.errors.contains("32 slides"), "{}", beyond.errors);
    assert_eq!(run(&["scramble", "--distance", "5", "--size", "5x5"]).code, 2);
}

#[test]
fn as_json_with_the_seed_that_was_drawn() {
    let drawn = run(&["scramble", "-n", "3", "--goal", "snail", "--json"]);
    assert_eq!((drawn.code, drawn.errors.as_str()), (0, ""));
    let record = &drawn.json()[0];
    assert_eq!((&record["schema"], &record["size"]), (&1.into(), &"3x3".into()));
    assert_eq!(record["goal"], "1 2 3/8 0 4/7 6 5");
    let seed = record["seed"].to_string();
    let again = run(&["scramble", "-n", "3", "--goal", "snail", "--seed", &seed]);
    let boards: Vec<&str> = again.output.lines().collect();
    assert_eq!(record["boards"], serde_json::json!(boards));
    let many = run(&["scramble", "-n", "1M", "--json", "--walk", "0"]);
    assert_eq!(many.json()[0]["boards"].as_array().map(Vec::len), Some(1_000_000));
    assert_eq!(run(&["scramble", "-n", "2M", "--json"]).code, 2);
}
