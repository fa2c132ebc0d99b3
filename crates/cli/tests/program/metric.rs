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
fn a_trace_of_pushes() {
    let traced =
        run(&["trace", "1 2 3/0 5 6/4 7 8", "--metric", "mtm", "-a", "a-star", "-H", "manhattan", "--lists"]);
    assert_eq!(traced.code, 0, "{}", traced.errors);
    for part in ["; tiles slid at once count one", "blank right 2", "Solved in 2 pushes, 3 slides."] {
        assert!(traced.output.contains(part), "{part}: {}", traced.output);
    }
    let chinese = run(&["trace", "1 2 3/0 5 6/4 7 8", "--metric", "mtm", "--lang", "zh"]);
    assert!(chinese.output.contains("；同时推动的数字块算一次"), "{}", chinese.output);
    let lines = run(&["trace", "1 2 3/0 5 6/4 7 8", "--metric", "mtm", "--format", "jsonl"]).json();
    assert_eq!(lines[0]["metric"], "mtm");
    assert!(lines.iter().any(|line| line["event"] == "solution" && line["move"] == "rr" && line["g"] == 2));
    let picture = run(&["trace", "1 2 3/0 5 6/4 7 8", "--metric", "mtm", "-a", "a-star", "--format", "svg"]);
    assert_eq!(picture.code, 0);
    assert!(picture.output.matches(r#"class="slid""#).count() > picture.output.matches("<use").count());
}

#[test]
fn all_shortest_paths_of_pushes() {
    let board = "8 6 7/2 5 4/3 0 1";
    let outcome = run(&["solve", board, "--metric", "mtm", "--all-shortest=5", "--json"]);
    let report = &outcome.json()[0];
    let count = report["solutions"].as_u64().unwrap();
    assert!(count > 1, "{report}");
    assert_eq!(report["solution_paths"].as_array().unwrap().len() as u64, count.min(5));
    let patterns = run(&["solve", board, "--metric", "mtm", "--all-shortest=0", "-H", "pattern", "--json"]);
    assert_eq!(patterns.json()[0]["solutions"], count);
    let refused = run(&["solve", board, "--metric", "mtm", "--all-shortest", "-H", "nilsson"]);
    assert_eq!(refused.code, 2, "{}", refused.errors);
}

#[test]
fn a_comparison_in_pushes() {
    let asked = ["compare", "--random", "3", "--depths", "10,24", "--seed", "1", "--metric", "mtm", "-a"];
    let with = |more: &[&'static str]| run(&[&asked[..], more].concat());
    let compared = with(&["a-star,ida-star", "-H", "manhattan,linear-conflict", "--format", "json"]);
    let record = &compared.json()[0];
    assert_eq!(record["metric"], "mtm");
    let trials = record["trials"].as_array().unwrap();
    assert_eq!(trials.len(), 24);
    for trial in trials {
        assert_eq!((&trial["optimal"], &trial["length"]), (&json!(true), &trial["distance"]));
    }
    let english = with(&["a-star", "-H", "manhattan"]);
    assert!(english.output.contains("slid at once count one"), "{}", english.output);
    let chinese = with(&["a-star", "-H", "manhattan", "--lang", "zh"]);
    assert!(chinese.output.contains("推动次数"), "{}", chinese.output);
    let table = with(&["a-star", "-H", "manhattan", "--format", "csv"]);
    assert!(table.output.lines().skip(1).all(|line| line.ends_with(",mtm")), "{}", table.output);
    let none = run(&["compare", "--random", "1", "--depths", "25", "--metric", "mtm"]);
    assert!(none.code == 2 && none.errors.contains("25 pushes"), "{}", none.errors);
}

#[test]
fn what_is_no_metric_says_so() {
    for (language, word) in [("en", "no metric"), ("zh", "没有度量")] {
        let wrong = run(&["solve", "1 2 3/4 5 6/0 7 8", "--metric", "htm", "--lang", language]);
        assert!(wrong.code == 2 && wrong.errors.contains(word), "{}", wrong.errors);
    }
}
