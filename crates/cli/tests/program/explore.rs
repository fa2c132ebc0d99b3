//! `jiugong explore`.

use serde_json::json;

use crate::running::run;

#[test]
fn the_space_of_3x3_is_as_published() {
    let outcome = run(&["explore", "--goal", "zero", "--json"]);
    assert_eq!(outcome.code, 0);
    let object = &outcome.json()[0];
    // OEIS A089473 ends with two boards at 31 slides.
    let expected = [
        ("size", json!("3x3")),
        ("goal", json!("0 1 2/3 4 5/6 7 8")),
        ("metric", json!("stm")),
        ("boards", json!(181_440)),
        ("radius", json!(31)),
        (
            "counts",
            json!([
                1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
                10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2
            ]),
        ),
    ];
    for (field, value) in expected {
        assert_eq!(object[field], value, "{field}");
    }
    let farthest = object["farthest"].as_array().unwrap();
    assert_eq!(farthest.len(), 2);
    for board in farthest {
        let solved = run(&["solve", board.as_str().unwrap(), "--goal", "zero", "--json"]);
        assert_eq!(solved.json()[0]["length"], json!(31));
    }
}

/// OEIS A151944: the largest distances of boards of 2 rows and of squares, the blank in a corner.
#[test]
fn the_radius_of_small_sizes_is_as_published() {
    for (size, boards, radius) in
        [("2x2", 12, 6), ("2x3", 360, 21), ("2x4", 20_160, 36), ("2x5", 1_814_400, 55)]
    {
        for size in [size.to_owned(), size.chars().rev().collect()] {
            let outcome = run(&["explore", "--size", &size, "--json"]);
            let object = &outcome.json()[0];
            assert_eq!((&object["boards"], &object["radius"]), (&json!(boards), &json!(radius)), "{size}");
        }
    }
}

/// What it takes is said before, and is what it is refused for: 3 bits a board, and some tables.
#[test]
fn what_it_takes_is_said_before() {
    let arguments = ["explore", "--size", "3x4", "--memory-limit", "1M"];
    let refused = run(&arguments);
    assert_eq!((refused.code, refused.output.as_str()), (22, ""));
    let lines: Vec<&str> = refused.errors.lines().collect();
    assert!(
        lines[0].starts_with("239,500,800 boards of 3x4 take ") && lines[0].contains(" are allowed."),
        "{lines:?}"
    );
    assert!(lines[1].contains("allow more memory or take a smaller size"), "{lines:?}");
    let takes =
        |line: &str| line.split_once("take").unwrap().1.trim_start_matches('s').trim_start().to_owned();
    let amount = |line: &str| takes(line).split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    assert_eq!(amount(lines[0]), amount(lines[1]), "{lines:?}");
    let chinese = run(&[&arguments[..], &["--lang", "zh"]].concat());
    assert!(chinese.errors.contains("3x4 的 239,500,800 个盘面需要"), "{}", chinese.errors);
    assert!(chinese.errors.contains("请允许更多内存"), "{}", chinese.errors);
    let pushes = run(&[&arguments[..], &["--metric", "mtm"]].concat());
    assert_ne!(pushes.errors, refused.errors);
    let small = run(&["explore", "--size", "2x2"]);
    assert!(small.errors.starts_with("12 boards of 2x2 take "), "{}", small.errors);
}

#[test]
fn a_table_for_people_and_what_cannot_be_done() {
    let outcome = run(&["explore", "--size", "2x2"]);
    assert!(outcome.output.starts_with("   0  1\n   1  2\n"), "{}", outcome.output);
    assert!(outcome.output.contains("12 boards can reach 1 2/3 0; the farthest are 6 slides away."));
    assert_eq!(run(&["explore", "--size", "4x4"]).code, 2);
    assert_eq!(run(&["explore", "--size", "3x4", "--time-limit", "1ms"]).code, 20);
}
