//! `jiugong solve`.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::running::{run, run_with};

#[test]
fn steps_beside_the_goal() {
    let outcome = run(&["solve", "8 0 3/2 1 4/7 6 5", "--goal", "snail"]);
    assert_eq!(outcome.code, 0);
    assert!(outcome.output.contains("Solved in 5 slides.\nNo path is shorter.\n"), "{}", outcome.output);
    for step in ["1: ", "2: ", "5: "] {
        assert!(outcome.output.contains(step), "{}", outcome.output);
    }
    assert!(!outcome.output.contains('\u{1b}'), "no colours in a pipe");
    assert_eq!(outcome.errors, "");
}

#[test]
fn tiles_without_quotes_are_one_board() {
    let quoted = run(&["solve", "8 0 3 2 1 4 7 6 5", "--goal", "snail", "--moves", "blank-moves"]);
    let bare =
        run(&["solve", "8", "0", "3", "2", "1", "4", "7", "6", "5", "--goal", "snail", "-m", "blank-moves"]);
    assert_eq!((quoted.output.len(), quoted.code), (6, 0), "five letters and a line end");
    assert_eq!(quoted.output, bare.output);
}

#[test]
fn json_has_every_documented_field() {
    let outcome = run(&["solve", "2 8 3/1 0 4/7 6 5", "--goal", "snail", "--json", "--algorithm", "a-star"]);
    let object = &outcome.json()[0];
    let documented = include_str!("../../../../docs/json.md");
    for field in object.as_object().unwrap().keys() {
        assert!(documented.contains(&format!("| `{field}` |")), "{field} is not documented");
    }
    let expected = [
        ("schema", json!(1)),
        ("board", json!("2 8 3/1 0 4/7 6 5")),
        ("goal", json!("1 2 3/8 0 4/7 6 5")),
        ("size", json!("3x3")),
        ("reachable", json!(true)),
        ("status", json!("solved")),
        ("algorithm", json!("a-star")),
        ("length", json!(4)),
        ("optimal", json!(true)),
        ("suboptimality_bound", json!(1.0)),
        ("blank_moves", json!("uldr")),
        ("tile_moves", json!("DRUL")),
        ("tiles", json!([8, 2, 1, 8])),
    ];
    for (field, value) in expected {
        assert_eq!(object[field], value, "{field}");
    }
    for field in ["expanded", "generated", "largest_open", "held"] {
        assert!(object[field].as_u64().is_some_and(|count| count > 0), "{field}: {}", object[field]);
    }
    assert!(object["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
    assert!(object["heuristic"].is_string());
}

#[test]
fn many_boards_in_their_order_and_the_worst_exit_code() {
    let boards = "8 0 3 2 1 4 7 6 5\n1 2 3/4 5 6/8 7 0\n1 1 3/4 5 6/7 8 0\n\n1 2 3\n4 5 6\n7 0 8\n";
    let outcome = run_with(&["solve", "--file", "-", "--json", "--jobs", "2"], boards);
    let statuses: Vec<Value> = outcome.json().iter().map(|object| object["status"].clone()).collect();
    assert_eq!(statuses, ["unreachable", "unreachable", "invalid", "solved"]);
    assert_eq!(outcome.code, 2);
    let names: BTreeSet<Vec<String>> = outcome
        .json()
        .iter()
        .map(|object| object.as_object().unwrap().keys().filter(|key| *key != "error").cloned().collect())
        .collect();
    assert_eq!(names.len(), 1, "every line has the same fields");
    assert!(outcome.json()[2]["error"].as_str().unwrap().contains("tile 1 is there twice"));
    assert_eq!(outcome.json()[1]["length"], Value::Null);

    let right = run_with(&["solve", "--json"], "8 0 3 2 1 4 7 6 5\n1 2 3/4 5 6/7 0 8\n");
    assert_eq!(right.code, 10, "unreachable is worse than solved");
}

#[test]
fn a_line_of_moves_for_every_board() {
    let outcome = run_with(&["solve", "--moves", "tile-numbers"], "1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/8 7 0\n");
    assert_eq!(outcome.output, "8\n\n");
    assert!(outcome.errors.contains("cannot be reached"), "{}", outcome.errors);
    assert_eq!(outcome.code, 10);
}

#[test]
fn every_limit_has_its_exit_code() {
    let far = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0";
    let blind = ["solve", far, "--goal", "zero", "--json", "--algorithm", "breadth-first"];
    let limits = [
        (["--time-limit", "100ms"], "time_limit", 20),
        (["--node-limit", "1k"], "node_limit", 21),
        (["--memory-limit", "1M"], "memory_limit", 22),
    ];
    for (limit, status, code) in limits {
        let outcome = run(&[&blind[..], &limit[..]].concat());
        assert_eq!(outcome.json()[0]["status"], status);
        assert_eq!(outcome.code, code, "{status}");
        assert_eq!(outcome.json()[0]["length"], Value::Null);
    }
}

#[test]
fn an_algorithm_that_finds_nothing_says_so() {
    let outcome = run(&["solve", "8 6 7/2 5 4/3 0 1", "--algorithm", "depth-first(limit=5)", "--json"]);
    assert_eq!(outcome.json()[0]["status"], "not_found");
    assert_eq!(outcome.code, 1);
}

#[test]
fn unreachable_names_the_goals_that_are_not() {
    let outcome = run(&["solve", "1 2 3/4 5 6/8 7 0"]);
    assert_eq!(outcome.code, 10);
    assert!(outcome.output.contains("Goals that can be reached: snail"), "{}", outcome.output);
}

#[test]
fn every_verified_case() {
    let cases = include_str!("../../../puzzle/tests/data/cases-small.tsv");
    let lines: Vec<Vec<&str>> = cases
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| line.split('\t').collect())
        .collect();
    assert!(lines.len() > 20);
    let goals: BTreeSet<(&str, &str)> = lines.iter().map(|line| (line[0], line[2])).collect();
    for (size, goal) in goals {
        let here: Vec<_> = lines.iter().filter(|line| line[0] == size && line[2] == goal).collect();
        let boards: Vec<&str> = here.iter().map(|line| line[1]).collect();
        let outcome = run_with(
            &["solve", "--size", size, "--goal", goal, "--json", "-f", "-"],
            &(boards.join("\n") + "\n"),
        );
        let answers = outcome.json();
        assert_eq!(answers.len(), here.len(), "{size} {goal}: {}", outcome.output);
        for (answer, line) in answers.iter().zip(here) {
            match line[3].trim() {
                "unsolvable" => assert_eq!(answer["status"], "unreachable", "{line:?}"),
                length => assert_eq!(answer["length"].to_string(), length, "{line:?}"),
            }
        }
    }
}

#[test]
fn only_a_search_that_may_take_very_long_is_warned_of() {
    let warned = |arguments: &[&str]| {
        let outcome = run(arguments);
        (outcome.code, outcome.errors.contains("a shortest path may take very long"))
    };
    let near = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16/17 18 0 19";
    assert_eq!(warned(&["solve", near]), (0, true));
    assert_eq!(warned(&["solve", near, "--algorithm", "greedy"]), (0, false));
    assert_eq!(warned(&["solve", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16/17 19 18 0"]), (10, false));
    assert_eq!(warned(&["solve", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"]), (0, false));
    let too_large = run(&["scramble", "--size", "6x6", "--seed", "1"]).output;
    assert_eq!(warned(&["solve", too_large.trim()]), (2, false));
}

#[test]
fn what_is_proven_without_a_table_is_said_where_none_can_be_made() {
    let board = "10 11 9 8/7 6 5 4/3 2 1 0";
    let outcome = run(&["solve", board, "-a", "table", "--memory-limit", "1M", "--json"]);
    let answer = &outcome.json()[0];
    assert_eq!((outcome.code, &answer["status"]), (22, &"memory_limit".into()));
    let manhattan = run(&["solve", board, "-H", "manhattan", "--node-limit", "0", "--json"]);
    let bound = &manhattan.json()[0]["lower_bound"];
    assert!(bound.as_u64() > Some(20) && &answer["lower_bound"] == bound, "{answer} {bound}");
}

#[test]
fn searches_at_one_time_share_the_memory() {
    let boards = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0\n\n15 14 13 12/10 11 9 8/7 6 5 4/3 2 1 0\n";
    let most_held = |jobs: &str| {
        let arguments =
            ["solve", "-", "-a", "a-star", "-H", "misplaced", "--memory-limit", "8M", "--json", "-j"];
        let outcome = run_with(&[&arguments[..], &[jobs]].concat(), boards);
        assert_eq!(outcome.code, 22, "{}", outcome.output);
        let held =
            outcome.json().iter().map(|answer| answer["held_bytes"].as_u64().unwrap()).collect::<Vec<_>>();
        assert_eq!(held.len(), 2);
        held.into_iter().max().unwrap()
    };
    assert!((4_000_001..=8_388_608).contains(&most_held("1")));
    assert!((1..=4_194_304).contains(&most_held("2")));
}

#[test]
fn korfs_lists_have_his_goal() {
    let board = "79 42 540860\n0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15\n";
    let outcome = run_with(&["solve", "-", "-H", "manhattan", "--json"], board);
    let answer = &outcome.json()[0];
    assert_eq!((&answer["length"], &answer["generated"]), (&json!(42), &json!(540_860)), "{answer}");
}

#[test]
fn a_board_that_is_refused_is_named() {
    let too_large = run(&["scramble", "--size", "6x6", "--seed", "1"]).output;
    let outcome = run(&["solve", too_large.trim(), "--json"]);
    let answer = &outcome.json()[0];
    assert_eq!((outcome.code, &answer["status"], &answer["length"]), (2, &"invalid".into(), &Value::Null));
    assert_eq!(answer["board"].as_str().map(|board| board.split('/').count()), Some(6), "{answer}");
    assert!(answer["error"].as_str().is_some_and(|error| error.contains("6x6")), "{answer}");
    let outcome = run(&["check", "1 2 3/4 5 6/7 8 0", "--goal", "1 2/3 0", "--json"]);
    assert_eq!((outcome.code, &outcome.json()[0]["board"]), (2, &"1 2 3/4 5 6/7 8 0".into()));
}

#[test]
fn all_shortest_paths_are_counted_and_listed() {
    let board = "0 8 7/6 5 4/3 2 1";
    let outcome = run(&["solve", board, "--goal", "zero", "--all-shortest", "--json"]);
    let answer = &outcome.json()[0];
    let paths = answer["solution_paths"].as_array().unwrap();
    assert_eq!(answer["solutions"], paths.len(), "{answer}");
    assert_eq!(paths[0], answer["blank_moves"]);
    let different: BTreeSet<String> = paths.iter().map(ToString::to_string).collect();
    assert_eq!(different.len(), paths.len());
    for path in paths {
        let verified = run(&["verify", board, path.as_str().unwrap(), "--goal", "zero", "--json"]);
        assert_eq!(verified.json()[0]["optimal"], true, "{path}");
    }
    let counted = run(&["solve", board, "--goal", "zero", "--all-shortest=0"]);
    let sentence = format!("Shortest paths in all: {}.\n", paths.len());
    assert!(counted.output.ends_with(&sentence), "{}", counted.output);
    let listed = run(&["solve", board, "--goal", "zero", "--all-shortest=2", "--moves", "tile-numbers"]);
    assert_eq!(listed.output.lines().count(), 2);
    let chinese = run(&["solve", board, "--goal", "zero", "--all-shortest=1", "--lang", "zh-CN"]);
    assert!(chinese.output.contains("条最短路径。\n其中前 1 条"), "{}", chinese.output);
    let refused = run(&["solve", board, "--goal", "zero", "--all-shortest", "-H", "manhattan"]);
    assert!(refused.code == 2 && refused.errors.contains("pattern databases"), "{}", refused.errors);
}

#[test]
fn threads_change_nothing_but_the_time() {
    // Board 88 of Korf (1985): its last round is shared.
    let board = "15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4";
    let solve = |threads: &str| {
        let outcome = run(&["solve", board, "--goal", "zero", "--threads", threads, "--json"]);
        assert_eq!((outcome.code, outcome.errors.as_str()), (0, ""));
        let mut answer = outcome.json().remove(0);
        answer.as_object_mut().unwrap().remove("seconds");
        answer
    };
    let one = solve("1");
    assert_eq!(one["length"], 65);
    assert_eq!(solve("2"), one);
    assert_eq!(solve("5"), one);
    let other = run(&["solve", "8 0 3/2 1 4/7 6 5", "-t", "2", "-H", "manhattan", "--goal", "snail"]);
    assert!(other.code == 0 && other.errors.contains("one thread is used here"), "{}", other.errors);
    assert_eq!(run(&["solve", board, "--threads", "0"]).code, 2);
}

#[test]
fn a_heuristic_for_an_algorithm_that_uses_none_is_remarked_on() {
    let board = "2 8 3/1 0 4/7 6 5";
    for subcommand in ["solve", "trace"] {
        let arguments = [subcommand, board, "--goal", "snail", "--algorithm", "breadth-first"];
        let with = run(&[&arguments[..], &["--heuristic", "manhattan"]].concat());
        assert_eq!((with.code, run(&arguments).errors.as_str()), (0, ""));
        assert_eq!(with.errors.trim(), "breadth-first uses no heuristic; manhattan is ignored.");
    }
    let table =
        run(&["solve", board, "--algorithm", "table", "-H", "zero", "--goal", "snail", "--lang", "zh"]);
    assert_eq!(table.errors.trim(), "table 不使用启发函数；zero 已忽略。");
}

#[test]
fn one_node_is_no_nodes() {
    let solved = run(&["solve", "1 2 3/4 5 6/7 0 8", "--algorithm", "breadth-first"]).output;
    assert!(solved.contains("1 node expanded, 4 generated"), "{solved}");
    let all = run(&["solve", "1 2 3/4 5 6/0 7 8", "--algorithm", "breadth-first"]).output;
    assert!(all.contains(" nodes expanded"), "{all}");
    let chinese = run(&["solve", "1 2 3/4 5 6/7 0 8", "--algorithm", "breadth-first", "--lang", "zh"]).output;
    assert!(chinese.contains("展开 1 个节点，生成 4 个"), "{chinese}");
}

#[test]
fn a_search_that_improves_on_its_solutions_shows_them() {
    let search =
        ["solve", "8 6 7/2 5 4/3 0 1", "--algorithm", "ara-star(weight=5)", "--heuristic", "manhattan"];
    let outcome = run(&[&search[..], &["--json"]].concat());
    let report = &outcome.json()[0];
    let improvements = report["improvements"].as_array().unwrap();
    let of =
        |field: &str| improvements.iter().map(|found| found[field].as_f64().unwrap()).collect::<Vec<_>>();
    assert!(improvements.len() > 1 && of("length").is_sorted_by(|a, b| a >= b), "{report}");
    assert!(of("suboptimality_bound").iter().zip(of("length")).all(|(bound, length)| bound * 31.0 >= length));
    assert_eq!(of("length").last(), Some(&31.0));
    let said = run(&search).output;
    assert!(said.contains("Solution 1: ") && said.contains(" times the shortest; after "), "{said}");
    let other = run(&["solve", "123456708", "--json"]);
    assert_eq!(other.json()[0]["improvements"], serde_json::Value::Null);
}

#[test]
fn a_search_with_patterns_holds_its_path() {
    let report = &run(&["solve", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", "--json"]).json()[0];
    assert_eq!(report["heuristic"], "pattern(6-6-3)");
    assert_eq!(report["held"].as_u64(), report["length"].as_u64().map(|length| length + 1));
    assert_eq!(report["largest_open"], 1);
}
