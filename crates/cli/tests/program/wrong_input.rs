//! Input that is wrong: a sentence that names the place and the value, exit code 2, no panic.

use crate::running::{run, run_with};

#[test]
fn boards_that_are_none() {
    let examples = [
        ("283#04765", "second blank"),
        ("1 2 3/4 5 6/7 7 0", "tile 7 is there twice"),
        ("1 2 3/4 5 6/7 9 0", "9"),
        ("1 2 3/4 5/6 7 8", "row 2"),
        ("1 2 3 4 5 6", ""),
        ("I3\n1 2 3\n4 5 6\n7 8 0", "I3"),
        ("[[1,2,3],[4,5,6],[7,8,0]", "closed"),
        ("hello", "hello"),
        ("0", "not 0x0"),
        ("1 2 3/4 \u{1b}[31m 6/7 8 0", "\\u{1b}[31m"),
        ("", "no board"),
        ("1 2 3/4 5 6/7 8 99999999999999999999", "too large"),
    ];
    for (text, part) in examples {
        for subcommand in ["solve", "check", "convert"] {
            let outcome = run_with(&[subcommand, "--file", "-"], text);
            assert_eq!(outcome.code, 2, "{subcommand} {text:?}");
            assert!(outcome.errors.contains(part), "{subcommand} {text:?}: {}", outcome.errors);
            assert!(outcome.errors.starts_with("error: "), "{}", outcome.errors);
        }
        let chinese = run_with(&["solve", "--lang", "zh"], text);
        assert!(chinese.errors.starts_with("错误："), "{}", chinese.errors);
    }
}

#[test]
fn bytes_that_are_no_text() {
    for bytes in ["\u{0}\u{1}\u{2}", "\u{202e}\u{1f600}", &"(".repeat(100_000), &"1 ".repeat(100_000)] {
        assert_eq!(run_with(&["solve", "-"], bytes).code, 2);
    }
}

#[test]
fn a_goal_of_another_size() {
    let outcome = run(&["solve", "2 8 3/1 0 4/7 6 5", "--goal", "1 2 3 4/5 6 7 0"]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.errors.contains("in the goal") && outcome.errors.contains("4x2"), "{}", outcome.errors);
}

#[test]
fn usage_that_is_wrong() {
    let board = "2 8 3/1 0 4/7 6 5";
    let examples: [(&[&str], &str); 31] = [
        (&["solv"], "did you mean `solve`"),
        (&["solve", board, "--jason"], "did you mean `--json`"),
        (&["solve", board, "--jobs", "0"], "whole number from 1 to 256"),
        (&["solve", board, "--jobs", "1000000"], "whole number from 1 to 256"),
        (&["compare", "--random", "99999999999999999", "--depths", "5"], "whole number from 1 to 1000000"),
        (&["scramble", "--seed", "x"], "whole number from 0 to 18446744073709551615"),
        (&["solve", "-1 2 3/4 5 6/7 8 1"], "put `--` before"),
        (&["solve", board, "--algorithm", "ida*"], "did you mean `ida-star`"),
        (&["solve", board, "--algorithm", "bfs"], "did you mean `breadth-first`"),
        (
            &[
                "verify",
                "https://slidysim.github.io/replay?r=eNqLVvJR0lEwNDAw0FFQMlQwUjDWN1EwVTDTN1cwULAASkWbxsYCAIC1BxE%3D",
                "l",
            ],
            "leave out the other",
        ),
        (&["solve", board, "--algorithm", "astar"], "did you mean `a-star`"),
        (&["solve", board, "--heuristic", "manhatan"], "did you mean `manhattan`"),
        (&["solve", board, "--algorithm", "a-star(x=1)"], "no parameter"),
        (&["solve", board, "--algorithm", "weighted-a-star(weight=2,weight=2)"], "given twice"),
        (&["trace", board, "--algorithm", "depth-first(limit=4,limit=5)"], "given twice"),
        (&["solve", board, "--time-limit", "soon"], "is not a time"),
        (&["solve", board, "--node-limit=-1"], "is not a count"),
        (&["solve", board, "--memory-limit", "big"], "amount of memory"),
        (&["solve", board, "--size", "1x9"], "2 to 100 columns"),
        (&["solve", board, "--json", "--moves", "blank-moves"], "do not go together"),
        (&["solve", board, "--lang", "fr"], "not a language"),
        (&["convert", board, "--to", "yaml"], "is no format"),
        (&["scramble", "--seed", "-1"], "“-1” is not a whole number"),
        (&["solve", board, "--algorithm", "nope"], "there is no algorithm `nope`; there are breadth-first"),
        (&["solve", board, "--node-limit", "0.5"], "is not a count"),
        (&["solve", board, "--goal", "1", "2", "3", "4", "5", "6", "7", "8", "0"], "put quotes around it"),
        (&["solve", board, "--goal", "snail", "--heuristic", "pattern(9)"], "as in 4-4"),
        (&["convert", board, "--moves", "tile-moves"], "--path <PATH>"),
        (&["convert", board, "--path", "u", "--to", "rows"], "do not go together"),
        (&["scramble", "--size", "3x3", "--goal", "1 2 3 4/5 6 7 0"], "4x2"),
        (&["check", "1 2 3 4 5 0"], "(as in --size 3x2)"),
    ];
    for (arguments, part) in examples {
        let outcome = run(arguments);
        assert_eq!(outcome.code, 2, "{arguments:?}");
        assert!(outcome.errors.contains(part), "{arguments:?}: {}", outcome.errors);
        assert_eq!(outcome.output, "");
    }
}

#[test]
fn a_goal_that_is_wrong_for_many_boards_is_told_once() {
    let three = "1 2 3/4 5 6/7 0 8\n".repeat(3);
    let four = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15\n".repeat(2);
    for command in ["solve", "check", "explain"] {
        let outcome = run_with(&[command, "--file", "-", "--goal", "spiral"], &format!("{three}{four}"));
        let lines: Vec<&str> = outcome.errors.lines().collect();
        assert_eq!((outcome.code, outcome.output.as_str(), lines.len()), (2, "", 2), "{}", outcome.errors);
        assert!(lines[0].starts_with("error: board 1: in the goal ") && lines[0].contains("“spiral”"));
        assert_eq!(lines[1], "error: the goal is wrong in the same way for 4 more boards");
        // Where the goal is right for some, the first is named for which it is not.
        let snail = [command, "--file", "-", "--goal", "1 2 3/8 0 4/7 6 5"];
        let mixed = run_with(&snail, &format!("{three}{four}"));
        assert!(mixed.errors.contains("error: board 4: in the goal ") && mixed.errors.contains("4x4"));
        assert!(mixed.errors.ends_with("for 1 more board\n"), "{}", mixed.errors);
        // An object for each all the same.
        let format: &[&str] = if command == "explain" { &["--format", "json"] } else { &["--json"] };
        let objects = run_with(&[&[command, "--file", "-", "--goal", "spiral"], format].concat(), &three);
        assert_eq!((objects.json().len(), objects.errors.as_str()), (3, ""), "{command}");
    }
}

#[test]
fn more_tiles_than_searches_take_are_told_so_and_not_by_their_sizes() {
    let tiles: Vec<String> = (0..5000).map(|tile| tile.to_string()).collect();
    let tiles = tiles.join(" ");
    let file = format!("{}/5000-tiles", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, &tiles).unwrap();
    for command in
        [&["solve", "--file", &file][..], &["explain", "--file", &file], &["compare", "--file", &file]]
    {
        let outcome = run(command);
        let said = "a 100x50 board has 5000 cells, and searches take at most 25";
        assert!(outcome.code == 2 && outcome.errors.contains(said), "{command:?}: {}", outcome.errors);
    }
    let traced = run(&["trace", &tiles]);
    assert!(traced.code == 2 && traced.errors.contains("at most 25"), "{}", traced.errors);
    // Checked can it be, so that its size is worth asking for.
    let checked = run(&["check", "--file", &file]);
    assert!(checked.code == 2 && checked.errors.contains("as in --size 100x50"), "{}", checked.errors);
}

#[test]
fn what_a_parameter_may_be_is_chinese_throughout() {
    let board = "2 8 3/1 0 4/7 6 5";
    let examples: [(&[&str], &str); 4] = [
        (&["--heuristic", "pattern(x)"], "可以是：各组的数字块个数"),
        (&["--heuristic", "pattern(9)"], "如 `4-4`"),
        (&["--algorithm", "weighted-a-star(weight=0)"], "可以是：1 到 "),
        (&["--algorithm", "a-star(ties=x)"], " 之一"),
    ];
    for (arguments, part) in examples {
        let outcome = run(&[&["solve", board, "--goal", "snail", "--lang", "zh"], arguments].concat());
        assert_eq!(outcome.code, 2, "{arguments:?}");
        assert!(outcome.errors.contains(part), "{arguments:?}: {}", outcome.errors);
    }
}

#[test]
fn files_that_are_not_there() {
    let outcome = run(&["solve", "--file", "/no/such/file"]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.errors.contains("/no/such/file"), "{}", outcome.errors);
}

#[test]
fn what_is_wrong_with_the_input_as_a_whole_is_an_object_too() {
    let examples: [&[&str]; 5] = [
        &["explore", "--size", "5x5", "--json"],
        &["verify", "123456708", "x", "--json"],
        &["convert", "123456708", "--path", "z", "--json"],
        &["convert", "--replay", "nowhere", "--json"],
        &["solve", "--file", "/no/such/file", "--json"],
    ];
    for arguments in examples {
        let outcome = run(arguments);
        assert_eq!((outcome.code, outcome.errors.as_str()), (2, ""), "{arguments:?}");
        let objects = outcome.json();
        assert_eq!((objects.len(), &objects[0]["status"]), (1, &"invalid".into()), "{arguments:?}");
        assert!(objects[0]["error"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{arguments:?}");
    }
    let chinese = run(&["solve", "--file", "/no/such/file", "--lang", "zh"]);
    assert!(chinese.errors.ends_with("没有这个文件或文件夹\n"), "{}", chinese.errors);
}

#[test]
fn a_last_row_that_is_too_short_is_a_row() {
    for (text, place) in
        [("123\n456\n78", "row 3 has 2 cells"), ("1234\n5678\n9abc\nde", "row 4 has 2 cells")]
    {
        let outcome = run_with(&["check", "-"], text);
        assert_eq!(outcome.code, 2, "{text}");
        assert!(outcome.errors.contains(place), "{text}: {}", outcome.errors);
        assert_eq!(outcome.errors.lines().count(), 1, "{text}: {}", outcome.errors);
    }
}
