//! `jiugong convert`.

use crate::running::{run, run_with};

#[test]
fn a_board_into_every_format_and_back() {
    let board = "2 8 3/1 0 4/7 6 5";
    let examples = [
        ("spaces", "2 8 3 1 0 4 7 6 5"),
        ("rows", board),
        ("url", "2_8_3_1_0_4_7_6_5"),
        ("compact", "283104765"),
        ("judges", "2  8  3  1  x  4  7  6  5"),
        ("json", "[[2,8,3],[1,0,4],[7,6,5]]"),
        ("tatham", "3x3:2,8,3,1,0,4,7,6,5"),
        ("korf", "2 8 3 1 0 4 7 6 5"),
    ];
    for (format, text) in examples {
        let outcome = run(&["convert", board, "--to", format]);
        assert_eq!((outcome.output.trim_end(), outcome.code), (text, 0), "{format}");
        assert_eq!(run(&["convert", text]).output.trim_end(), board, "{format}");
    }
    for format in ["princeton", "forty-two", "pddl"] {
        let text = run(&["convert", board, "--to", format]).output;
        assert!(text.lines().count() > 3, "{format}");
        assert_eq!(run(&["convert", &text]).output.trim_end(), board, "{format}");
    }
}

#[test]
fn a_path_into_every_notation() {
    let board = "2 3 4/1 5 0/7 6 8";
    let blank_moves = "ullddrurdllurdruldr";
    let numbers = run(&["convert", board, "-p", blank_moves, "--moves", "tile-numbers"]).output;
    assert!(numbers.starts_with("4 3 2 "), "{numbers}");
    for path in [blank_moves, "DR2U2LDLUR2DLULDRUL", numbers.trim()] {
        let outcome = run(&["convert", board, "--path", path, "--moves", "tile-moves"]);
        assert_eq!(outcome.output.trim_end(), "DR2U2LDLUR2DLULDRUL");
        assert_eq!(run(&["convert", board, "--path", path]).output.trim_end(), blank_moves);
    }
}

#[test]
fn a_replay_link_and_back() {
    let board = "2 3 4/1 5 0/7 6 8";
    let link = run(&["convert", board, "--path", "ullddrurdllurdruldr", "--link"]).output;
    assert!(link.starts_with("https://slidysim.github.io/replay?r="), "{link}");
    let outcome = run(&["convert", "--replay", link.trim()]);
    assert_eq!(outcome.output, format!("{board}\nullddrurdllurdruldr\n"));
}

#[test]
fn what_a_format_cannot_hold() {
    let outcome = run(&["convert", "1 2 3 4/5 6 7 0", "--to", "princeton"]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.errors.contains("square"), "{}", outcome.errors);
}

#[test]
fn as_json() {
    let board = &run_with(&["convert", "-", "--to", "judges", "--json"], "283104765\n28\n").json();
    assert_eq!(
        board[0],
        serde_json::json!({"schema": 1, "board": "2 8 3/1 0 4/7 6 5", "size": "3x3", "format": "judges",
            "text": "2  8  3  1  x  4  7  6  5"})
    );
    assert_eq!(board[1]["status"], "invalid");
    let arguments = ["convert", "2 3 4/1 5 0/7 6 8", "--path", "ullddrurdllurdruldr"];
    let path = &run(&[&arguments[..], &["--json"]].concat()).json()[0];
    assert_eq!((&path["length"], &path["tile_moves"]), (&19.into(), &"DR2U2LDLUR2DLULDRUL".into()));
    assert_eq!(path["tiles"].as_array().map(Vec::len), Some(19));
    let link = run(&[&arguments[..], &["--link"]].concat()).output;
    assert_eq!(path["link"], link.trim());
    let replay = &run(&["convert", "--replay", link.trim(), "--json"]).json()[0];
    assert_eq!(replay["blank_moves"], path["blank_moves"]);
}
