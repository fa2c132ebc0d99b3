//! `jiugong compare`.

use serde_json::json;

use crate::running::{run, run_with};

const RANDOM: [&str; 10] =
    ["compare", "--random", "2", "--depths", "4..8/4", "--goal", "zero", "--seed", "7", "--heuristics"];

fn random(more: &[&str]) -> Vec<&'static str> {
    let more = more.iter().map(|text| &*Box::leak((*text).to_owned().into_boxed_str()));
    RANDOM.into_iter().chain(more).collect()
}

#[test]
fn tables_in_both_languages_with_the_seed() {
    let english = run(&random(&["manhattan", "--algorithms", "a-star,breadth-first"]));
    assert_eq!((english.code, english.errors.as_str()), (0, ""));
    for part in ["4 random boards of 3x3", "seed 7", "a-star manhattan", "breadth-first", "b*", "4/4"] {
        assert!(english.output.contains(part), "{part}: {}", english.output);
    }
    let chinese = run(&random(&["manhattan", "--lang", "zh", "--format", "markdown"]));
    assert!(chinese.output.contains("| 距离 | 盘面数 | a-star manhattan |"), "{}", chinese.output);
    assert!(chinese.output.contains("| 4 | 2 | "), "{}", chinese.output);
}

#[test]
fn the_numbers_are_those_of_solve() {
    let board = "8 6 7/2 5 4/3 0 1";
    let compared = run(&["compare", board, "--algorithms", "a-star,ida-star", "--format", "json"]);
    let record = &compared.json()[0];
    assert_eq!(record["trials"].as_array().map(Vec::len), Some(4));
    for trial in record["trials"].as_array().unwrap() {
        let contestant = &record["contestants"][trial["contestant"].as_u64().unwrap() as usize];
        let (algorithm, heuristic) =
            (contestant["algorithm"].as_str().unwrap(), contestant["heuristic"].as_str().unwrap());
        let solved = run(&["solve", board, "--json", "--algorithm", algorithm, "--heuristic", heuristic]);
        let solved = &solved.json()[0];
        for field in ["length", "optimal", "expanded", "generated", "largest_open", "held"] {
            assert_eq!(trial[field], solved[field], "{field} of {algorithm} {heuristic}");
        }
        assert_eq!((&trial["distance"], &trial["seconds"]), (&json!(31), &json!(null)));
    }
}

#[test]
fn a_limit_is_counted_and_times_are_measured_when_asked_for() {
    let outcome = run(&random(&["zero", "--node-limit", "5", "--seconds"]));
    assert_eq!(outcome.code, 0);
    for part in ["4 of 4 boards not solved (node limit 4)", "≥", "speed-up (time)"] {
        assert!(outcome.output.contains(part), "{part}: {}", outcome.output);
    }
}

#[test]
fn a_file_of_the_kind_that_its_ending_says() {
    let path = std::env::temp_dir().join(format!("jiugong-compare-{}.csv", std::process::id()));
    let outcome = run(&random(&["manhattan", "--output", path.to_str().unwrap()]));
    assert_eq!((outcome.code, outcome.output.as_str()), (0, ""));
    let written = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(written.starts_with("seed,goal,board,distance,algorithm,"), "{written}");
    assert_eq!(written.lines().count(), 5);
}

#[test]
fn charts_as_pictures_in_both_languages() {
    let curves = run(&random(&["misplaced,manhattan", "--format", "svg", "--lang", "zh"]));
    assert_eq!(curves.code, 0, "{}", curves.errors);
    for part in ["<svg", "a-star misplaced", "展开：各距离的平均值", "种子 7"] {
        assert!(curves.output.contains(part), "{part}: {}", curves.output);
    }
    let bars = run(&random(&["misplaced,manhattan", "--format", "svg", "--chart", "bars"]));
    assert!(bars.output.contains("mean over 4 boards") && bars.output.contains("a-star manhattan"));
    let path = std::env::temp_dir().join(format!("jiugong-compare-{}.png", std::process::id()));
    let outcome =
        run(&random(&["manhattan", "--measures", "branching_factor", "-o", path.to_str().unwrap()]));
    assert_eq!((outcome.code, outcome.output.as_str()), (0, ""), "{}", outcome.errors);
    let written = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(written.starts_with(b"\x89PNG\r\n\x1a\n") && written.len() > 10_000, "{}", written.len());
}

#[test]
fn what_is_wrong_is_said() {
    let wrong: [(Vec<&str>, &str); 6] = [
        (random(&["manhattan,typo"]), "typo"),
        (random(&["manhattan", "--baseline", "ida-star"]), "a-star manhattan"),
        (vec!["compare", "--random", "1", "--depths", "9..2"], "9..2"),
        (vec!["compare", "--random", "1", "--depths", "40"], "40"),
        (vec!["compare", "--random", "1", "--measures", "speed"], "branching_factor"),
        (vec!["compare", "1 2 3/4 5 6/7 0 8", "2 1/3 0"], "2x2"),
    ];
    for (arguments, part) in wrong {
        let outcome = run(&arguments);
        assert_eq!(outcome.code, 2, "{arguments:?}");
        assert!(outcome.errors.contains(part), "{arguments:?}: {}", outcome.errors);
    }
    for (language, reason) in [
        ("en", "ida-star pattern(9): a pattern on this board has 1 to 8 tiles"),
        ("zh", "ida-star pattern(9)："),
    ] {
        let arguments = ["compare", "1 2 3 4 5 6 7 0 8", "-a", "ida-star,breadth-first", "-H", "pattern(9)"];
        let wrong = run(&[&arguments[..], &["--lang", language]].concat());
        assert!(wrong.code == 2 && wrong.errors.contains(reason), "{}", wrong.errors);
        assert_eq!(wrong.errors.matches("pattern(9)").count(), 1, "{}", wrong.errors);
    }
}

#[test]
fn boards_from_standard_input() {
    let outcome =
        run_with(&["compare", "--file", "-", "--format", "csv"], "1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/8 7 0\n");
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    assert_eq!(outcome.output.lines().count(), 5);
    assert_eq!(outcome.output.matches(",unreachable,").count(), 2);
}

#[test]
fn the_table_of_the_textbook_is_the_one_in_the_documents() {
    let document = include_str!("../../../../docs/comparison.md");
    let command = document.lines().find(|line| line.starts_with("jiugong compare")).unwrap();
    let arguments: Vec<&str> = command.split(' ').skip(1).collect();
    let made = run(&arguments).output;
    let rows = made.lines().filter(|line| line.starts_with("| ") && line.contains(" | 100 | "));
    let mut count = 0;
    for row in rows {
        assert!(document.contains(row), "{row} is not in docs/comparison.md");
        count += 1;
    }
    assert_eq!(count, 3 * 12, "three figures at distances 2 to 24: {made}");
}

#[test]
fn json_says_in_the_language_asked_for_why_a_search_could_not_begin() {
    let reason = |language: &str| {
        let board =
            ["compare", "1 2 3 4 5 6 7 0 8", "-a", "ida-star", "-H", "pattern(9)", "--format", "json"];
        let compared = run(&[&board[..], &["--lang", language]].concat());
        let trial = compared.json()[0]["trials"][0].clone();
        assert_eq!((compared.code, &trial["status"]), (2, &json!("invalid")), "{trial}");
        trial["error"].as_str().unwrap().to_owned()
    };
    assert!(reason("en").starts_with("a pattern on this board has 1 to 8 tiles"), "{}", reason("en"));
    assert!(reason("zh").starts_with("这个盘面的一个模式有 1 到 8 个数字块"), "{}", reason("zh"));
}
