//! `jiugong bench`.

use serde_json::json;

use crate::running::run;

#[test]
fn boards_of_korf_are_measured_and_their_lengths_checked() {
    let outcome = run(&["bench", "korf15", "--boards", "79,12", "-H", "manhattan", "--format", "json"]);
    assert_eq!((outcome.code, outcome.errors.as_str()), (0, ""));
    let object = &outcome.json()[0];
    let expected = [
        ("suite", json!("korf15")),
        ("goal", json!("0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15")),
        ("heuristic", json!("manhattan")),
        ("solved", json!(2)),
        ("wrong", json!([])),
        ("length", json!(42 + 45)),
        // As published: IDA* with Manhattan distance makes these nodes and no others.
        ("generated", json!(540_860 + 546_344)),
    ];
    for (field, value) in expected {
        assert_eq!(object[field], value, "{field}");
    }
    let boards = object["boards"].as_array().unwrap();
    assert_eq!(boards.len(), 2);
    for board in boards {
        assert_eq!(board["generated"], board["published_generated"], "{board}");
        assert_eq!(board["length"], board["published_length"], "{board}");
    }
    assert!(object["search"]["cpu_seconds"].as_f64().unwrap() > 0.0);
    assert!(object["generated_per_second"].as_f64().unwrap() > 1000.0);
}

#[test]
fn random_boards_and_the_other_forms() {
    let random = ["bench", "random", "--size", "3x3", "--count", "5", "--seed", "7"];
    let csv = run(&[&random[..], &["--format", "csv"]].concat());
    let lines: Vec<&str> = csv.output.lines().collect();
    assert_eq!((csv.code, lines.len()), (0, 6));
    assert!(lines[0].starts_with("number,board,status,length,published_length,expanded"), "{}", lines[0]);
    assert!(lines[1].starts_with("1,") && lines[1].contains(",solved,"), "{}", lines[1]);
    let table = run(&random);
    assert!(table.output.contains("Solved 5 of 5; "), "{}", table.output);
    let chinese = run(&[&random[..], &["--lang", "zh-CN"]].concat());
    assert!(chinese.output.contains("5 个中解出 5 个"), "{}", chinese.output);
    let jobs = run(&[&random[..], &["--jobs", "2", "--threads", "2", "--format", "csv"]].concat());
    let counts = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.rsplit_once(',').unwrap().0.to_owned()).collect()
    };
    assert_eq!(counts(&jobs.output), counts(&csv.output));
}

#[test]
fn in_pushes_nothing_is_published_to_compare_with() {
    let table = run(&["bench", "random", "--size", "3x3", "--count", "5", "--metric", "mtm"]);
    assert!(table.code == 0 && table.output.contains(" pushes in all."), "{}", table.output);
    let limited = ["bench", "--boards", "79", "--metric", "mtm", "-H", "manhattan", "--node-limit", "1000"];
    let outcome = run(&[&limited[..], &["--format", "json"]].concat());
    let object = &outcome.json()[0];
    assert_eq!((outcome.code, &object["metric"], &object["wrong"]), (21, &json!("mtm"), &json!([])));
    let board = &object["boards"][0];
    assert!(board["published_length"].is_null() && board["published_generated"].is_null(), "{board}");
}

#[test]
fn limits_and_wrong_wishes_have_their_exit_codes() {
    let limited = run(&["bench", "--boards", "1", "--node-limit", "1000", "-H", "manhattan"]);
    assert_eq!(limited.code, 21, "{}", limited.output);
    let none = run(&["bench", "korf24", "--boards", "51"]);
    assert!(none.code == 2 && none.errors.contains("There is no board 51"), "{}", none.errors);
    assert_eq!(run(&["bench", "korf16"]).code, 2);
    // Not a shortest path, and not said to be one: longer than published is not wrong.
    let greedy = run(&["bench", "--boards", "79", "-a", "greedy", "-H", "manhattan", "--format", "json"]);
    assert_eq!((greedy.code, &greedy.json()[0]["wrong"]), (0, &json!([])));
}
