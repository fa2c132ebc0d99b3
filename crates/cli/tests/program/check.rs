//! `jiugong check`.

use serde_json::json;

use crate::running::run;

#[test]
fn why_a_goal_is_out_of_reach() {
    let outcome = run(&["check", "1 2 3/4 5 6/8 7 0"]);
    assert_eq!(outcome.code, 10);
    for part in ["1 in the board, 0 in the goal", "width 3 is odd", "snail", "tiles 7 and 8"] {
        assert!(outcome.output.contains(part), "{part}: {}", outcome.output);
    }
}

#[test]
fn why_a_goal_can_be_reached() {
    let outcome = run(&["check", "2 8 3/1 0 4/7 6 5", "--goal", "snail", "--lang", "zh"]);
    assert_eq!(outcome.code, 0);
    assert!(outcome.output.contains("目标可达"), "{}", outcome.output);
}

#[test]
fn the_verdict_as_json() {
    let outcome = run(&["check", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "--json"]);
    let expected = json!({
        "schema": 1,
        "board": "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0",
        "goal": "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
        "size": "4x4",
        "reachable": false,
        "start_inversions": 1,
        "goal_inversions": 0,
        "blank_rows": 0,
        "named_goals": ["zero"],
        "swap": [14, 15],
    });
    assert_eq!(outcome.json(), [expected]);
}

#[test]
fn a_hundred_by_a_hundred() {
    let scrambled = run(&["scramble", "--size", "100x100", "--seed", "1"]);
    assert_eq!(scrambled.code, 0);
    let outcome = run(&["check", scrambled.output.trim()]);
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
}
