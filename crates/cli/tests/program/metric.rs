//! `--metric`.

use serde_json::json;

use crate::running::run;

/// 24, and the counts up to it, as a plain search finds them: `crates/heuristics/tests/pushes.rs`. The radius is also
/// the one that O. Tarakanov published (lightln2/SlidingTilesSolver on GitHub).
#[test]
fn the_space_of_3x3_in_pushes() {
    let outcome = run(&["explore", "--metric", "mtm", "--json"]);
    assert_eq!(outcome.code, 0);
    let object = &outcome.json()[0];
    assert_eq!(
        (&object["metric"], &object["radius"], &object["boards"]),
        (&json!("mtm"), &json!(24), &json!(181_440))
    );
    let farthest = object["farthest"].as_array().unwrap();
    assert!(!farthest.is_empty());
    let solved = run(&["solve", farthest[0].as_str().unwrap(), "--metric", "mtm", "--json"]);
    let report = &solved.json()[0];
    assert_eq!(
        (&report["metric"], &report["length"], &report["optimal"]),
        (&json!("mtm"), &json!(24), &json!(true))
    );
    assert_eq!(report["slides"], json!(report["blank_moves"].as_str().unwrap().len()));
}

#[test]
fn a_push_of_two_tiles_is_one_step() {
    let outcome = run(&["solve", "1 2 3/4 5 6/0 7 8", "--metric", "mtm"]);
    assert_eq!(outcome.code, 0);
    assert!(outcome.output.contains("Solved in 1 push, 2 slides."), "{}", outcome.output);
    assert!(outcome.output.contains("1: 7 8 left"), "{}", outcome.output);
    let chinese = run(&["solve", "1 2 3/4 5 6/0 7 8", "--metric", "mtm", "--lang", "zh"]);
    assert!(chinese.output.contains("已解出，共 1 次推动（2 步）。"), "{}", chinese.output);
    let moves = run(&["solve", "1 2 3/4 5 6/0 7 8", "--metric", "mtm", "--moves", "tile-moves"]);
    assert_eq!(moves.output.trim(), "L2");
}

#[test]
fn verify_and_scramble_count_in_the_metric() {
    let verdict = run(&["verify", "1 2 3/4 5 6/0 7 8", "rr", "--metric", "mtm", "--json"]);
    let verdict = &verdict.json()[0];
    assert_eq!(
        (&verdict["length"], &verdict["slides"], &verdict["optimal"]),
        (&json!(1), &json!(2), &json!(true))
    );
    let boards = run(&["scramble", "-n", "3", "--seed", "1", "--distance", "20", "--metric", "mtm"]);
    assert_eq!(boards.code, 0);
    for board in boards.output.lines() {
        let solved = run(&["solve", board, "--metric", "mtm", "--json"]);
        assert_eq!(solved.json()[0]["length"], json!(20), "{board}");
    }
    let none = run(&["scramble", "--seed", "1", "--distance", "25", "--metric", "mtm"]);
    assert!(none.code == 2 && none.errors.contains("25 pushes"), "{}", none.errors);
}

#[test]
fn what_has_no_metric_says_so() {
    let traced = run(&["trace", "1 2 3/4 5 6/0 7 8", "--metric", "mtm"]);
    assert!(traced.code == 2 && traced.errors.contains("stm"), "{} {}", traced.code, traced.errors);
    let traced = run(&["trace", "1 2 3/4 5 6/0 7 8", "--metric", "mtm", "--lang", "zh"]);
    assert!(traced.errors.contains("逐步"), "{}", traced.errors);
    for (language, word) in [("en", "no metric"), ("zh", "没有度量")] {
        let wrong = run(&["solve", "1 2 3/4 5 6/0 7 8", "--metric", "htm", "--lang", language]);
        assert!(wrong.code == 2 && wrong.errors.contains(word), "{}", wrong.errors);
    }
}
