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

#[test]
fn what_is_meant_for_random_boards_is_refused_where_the_boards_are_given() {
    let examples: [(&[&str], &str); 6] = [
        (&["korf15", "--size", "3x3"], "--size 3x3 does not fit: the boards of korf15 are 4x4"),
        (&["korf24", "--size", "4x4"], "--size 4x4 does not fit: the boards of korf24 are 5x5"),
        (&["far15", "--goal", "snail"], "--goal \"1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7\" does not fit"),
        (&["korf15", "--goal", "1 2 3/4 5 6/7 8 0"], "this is a 3x3 board, but 4x4 is asked for"),
        (&["--count", "5"], "--count is for random boards, as in `jiugong bench random --count 5`"),
        (&["korf24", "--seed", "7"], "--seed is for random boards"),
    ];
    for (arguments, part) in examples {
        let outcome = run(&[&["bench"], arguments].concat());
        assert_eq!((outcome.code, outcome.output.as_str()), (2, ""), "{arguments:?}");
        assert!(outcome.errors.contains(part), "{arguments:?}: {}", outcome.errors);
        assert_eq!(outcome.errors.lines().count(), 1, "{arguments:?}: {}", outcome.errors);
    }
    let chinese = run(&["bench", "korf15", "--size", "3x3", "--lang", "zh"]);
    assert!(chinese.errors.contains("korf15 的盘面是 4x4"), "{}", chinese.errors);
    let own = ["bench", "korf15", "--size", "4x4", "--goal", "zero", "-b", "79", "-H", "manhattan"];
    assert_eq!(run(&own).code, 0);
}

#[test]
fn a_limit_that_comes_while_tables_are_made_leaves_no_board_begun() {
    let limited = ["bench", "korf24", "--boards", "1,2", "--time-limit", "1ms"];
    let table = run(&limited);
    assert!(table.output.contains("Solved 0 of 2; "), "{}", table.output);
    let said = "Boards begun: 0 of 2: the time limit came while what ida-star pattern(6-6-6-6) needs \
                first (tables) was made ready";
    assert!(table.code == 20 && table.errors.contains(said), "{}", table.errors);
    let json = run(&[&limited[..], &["--format", "json", "--lang", "zh"]].concat());
    assert!(json.errors.contains("2 个盘面都没有开始：ida-star pattern(6-6-6-6)"), "{}", json.errors);
    let object = &json.json()[0];
    assert_eq!((&object["asked"], &object["solved"]), (&json!(2), &json!(0)));
    assert_eq!((&object["stopped"], &object["boards"]), (&json!("time_limit"), &json!([])));
    let memory = run(&["bench", "korf24", "--memory-limit", "1M", "-H", "pattern(6-6-6-6)"]);
    assert!(memory.code == 22 && memory.errors.contains("does not fit into the memory"), "{}", memory.errors);
}

#[test]
fn a_stopped_run_has_a_whole_line_for_every_board() {
    let limited = ["bench", "--boards", "79,1", "--node-limit", "1000", "-H", "manhattan", "--jobs", "2"];
    let csv = run(&[&limited[..], &["--format", "csv"]].concat());
    let lines: Vec<&str> = csv.output.lines().collect();
    assert_eq!((csv.code, lines.len()), (21, 3));
    let columns = lines[0].split(',').count();
    for (line, number) in lines[1..].iter().zip(["79,", "1,"]) {
        assert!(line.starts_with(number) && line.contains(",node_limit,,"), "{line}");
        assert_eq!(line.split(',').count(), columns, "{line}");
    }
    let json = run(&[&limited[..], &["--format", "json"]].concat());
    let boards = json.json()[0]["boards"].as_array().unwrap().clone();
    assert!(boards.len() == 2 && boards.iter().all(|board| board["status"] == "node_limit"), "{boards:?}");
}
