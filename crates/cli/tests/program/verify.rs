//! `jiugong verify`.

use serde_json::{Value, json};

use crate::running::run;

const BOARD: &str = "2 3 4/1 5 0/7 6 8";

#[test]
fn the_same_path_in_two_notations_is_right() {
    for path in ["ullddrurdllurdruldr", "DR2U2LDLUR2DLULDRUL", "D R2 U2 L D L U R R D L U L D R U L"] {
        let outcome = run(&["verify", BOARD, path]);
        assert_eq!(outcome.code, 0, "{path}: {}", outcome.errors);
        assert!(outcome.output.contains("19 slides, 16 if"), "{}", outcome.output);
        assert!(outcome.output.contains("No path is shorter."), "{}", outcome.output);
    }
}

#[test]
fn a_longer_path_is_right_but_not_shortest() {
    let outcome = run(&["verify", "1 2 3/4 5 6/7 0 8", "lrr", "--json"]);
    assert_eq!(outcome.code, 0);
    let verdict = &outcome.json()[0];
    assert_eq!((&verdict["right"], &verdict["optimal"]), (&json!(true), &json!(false)));
    assert_eq!((&verdict["length"], &verdict["shorter"]), (&json!(3), &json!(1)));
}

#[test]
fn what_is_wrong_with_a_path() {
    let elsewhere = run(&["verify", BOARD, "ul"]);
    assert_eq!(elsewhere.code, 1);
    assert!(elsewhere.output.contains("ends at another board"), "{}", elsewhere.output);
    let edge = run(&["verify", BOARD, "rrr"]);
    assert_eq!(edge.code, 1);
    assert!(edge.output.contains("off the board"), "{}", edge.output);
    let mixed = run(&["verify", BOARD, "uLd"]);
    assert_eq!(mixed.code, 2);
    assert!(mixed.errors.contains("character 2"), "{}", mixed.errors);
}

#[test]
fn a_replay_link() {
    let link = run(&["convert", BOARD, "--path", "ullddrurdllurdruldr", "--link"]).output;
    let outcome = run(&["verify", link.trim(), "--json"]);
    assert_eq!(outcome.code, 0);
    assert_eq!(outcome.json()[0]["right"], true);
    assert_eq!(outcome.json()[0]["board"], BOARD);
}

#[test]
fn a_large_board_is_checked_without_a_search() {
    let tiles: Vec<String> = (1..35).map(|tile| tile.to_string()).collect();
    let board = format!("{} 0 35", tiles.join(" "));
    let outcome = run(&["verify", &board, "r", "--json"]);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    assert_eq!((&outcome.json()[0]["right"], &outcome.json()[0]["optimal"]), (&json!(true), &json!(null)));
}

#[test]
fn an_algorithm_that_finds_nothing_says_nothing_against_a_right_path() {
    let (board, path) = ("8 6 7/2 5 4/3 0 1", "uulddrruuldldrruuldldrruullddrr");
    let outcome = run(&["verify", board, path, "-a", "depth-first(limit=5)", "--json"]);
    let record = &outcome.json()[0];
    assert_eq!((outcome.code, &record["right"], &record["optimal"]), (0, &true.into(), &Value::Null));
    assert_eq!(record["status"], "not_found");
}
