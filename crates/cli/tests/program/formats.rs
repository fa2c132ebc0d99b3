//! Every habit of writing a board, solved by the program: as an argument and from a file.

use crate::running::{run, run_with};

const STANDARD_4X4: &str = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15";

/// Name, text, further arguments, the board in its canonical form.
const EXAMPLES: [(&str, &str, &[&str], &str); 24] = [
    ("spaces", "2 8 3 1 0 4 7 6 5", &[], "2 8 3/1 0 4/7 6 5"),
    ("rows", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15", &[], STANDARD_4X4),
    ("rows by line", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n", &[], STANDARD_4X4),
    ("url", "2_8_3_1_0_4_7_6_5", &[], "2 8 3/1 0 4/7 6 5"),
    ("compact", "283104765", &[], "2 8 3/1 0 4/7 6 5"),
    ("compact with x", "2831x4765", &[], "2 8 3/1 0 4/7 6 5"),
    ("letters", "eabf.cdgh", &[], "5 1 2/6 0 3/4 7 8"),
    ("judges", "2  3  4  1  5  x  7  6  8", &[], "2 3 4/1 5 0/7 6 8"),
    ("judges, capital", "2  3  4  1  5  X  7  6  8", &[], "2 3 4/1 5 0/7 6 8"),
    ("princeton", "3\n 1  2  3 \n 0  7  6 \n 5  4  8 \n", &[], "1 2 3/0 7 6/5 4 8"),
    ("42", "# This puzzle is solvable\n3\n8 1 3 # a comment\n4 0 2\n7 6 5\n", &[], "8 1 3/4 0 2/7 6 5"),
    ("bars", "2 8 6|7 1 3|-1 5 4", &[], "2 8 6/7 1 3/0 5 4"),
    ("dashes", "1-2-3\n4-5-6\n7-8-_", &[], "1 2 3/4 5 6/7 8 0"),
    ("json", "[[1,2,3],[4,0,5]]", &[], "1 2 3/4 0 5"),
    ("python", "((1,2,3),(4,5,6),(7,8,None))", &[], "1 2 3/4 5 6/7 8 0"),
    ("json, flat", "[1,2,3,null,4,5]", &["--size", "3x2"], "1 2 3/0 4 5"),
    ("tatham", "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15", &[], STANDARD_4X4),
    (
        "korf",
        "1 4 2 3 5 0 6 7 8 9 10 11 12 13 14 15",
        &["--goal", "zero"],
        "1 4 2 3/5 0 6 7/8 9 10 11/12 13 14 15",
    ),
    (
        "ruml",
        "2 2\nstarting positions for each tile:\n2\n0\n1\n3\ngoal positions:\n3\n0\n1\n2\n",
        &[],
        "1 2/0 3",
    ),
    (
        "pddl",
        "(define (problem p) (:init (at t1 p1 p1) (at t2 p2 p1) (at t3 p1 p2) (blank p2 p2)) (:goal (and (at t1 p1 p1) (at t2 p2 p1) (at t3 p1 p2))))",
        &[],
        "1 2/3 0",
    ),
    ("full width", "２ ８ ３／１ ０ ４／７ ６ ５", &[], "2 8 3/1 0 4/7 6 5"),
    ("Chinese separators", "2，8，3；1，0，4；7，6，5", &[], "2 8 3/1 0 4/7 6 5"),
    ("Windows", "\u{feff}2 8 3\r\n1 0 4\r\n7 6 5\r\n", &[], "2 8 3/1 0 4/7 6 5"),
    ("underscore", "1 2 3/4 _ 5/6 7 8", &[], "1 2 3/4 0 5/6 7 8"),
];

#[test]
fn every_format_is_read_and_answered() {
    for (name, text, more, board) in EXAMPLES {
        let arguments = [&["solve", "--json"], more].concat();
        let given = run(&[&arguments[..], &["--", text]].concat());
        let piped = run_with(&[&arguments[..], &["--file", "-"]].concat(), text);
        for outcome in [given, piped] {
            assert!([0, 10].contains(&outcome.code), "{name}: {} {}", outcome.output, outcome.errors);
            assert_eq!(outcome.json()[0]["board"], board, "{name}");
            assert!(
                ["solved", "unreachable"].contains(&outcome.json()[0]["status"].as_str().unwrap()),
                "{name}"
            );
        }
    }
}

#[test]
fn lists_of_boards() {
    let uva = "2\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n1 2 3 4\n5 6 7 8\n9 10 0 12\n13 14 11 15\n";
    let lengths = |outcome: crate::running::Outcome| {
        outcome.json().iter().map(|answer| answer["length"].as_u64()).collect::<Vec<_>>()
    };
    assert_eq!(lengths(run_with(&["solve", "--json"], uva)), [Some(1), Some(2)]);
    let judges = "2  3  4  1  5  x  7  6  8\n1  2  3  4  5  6  7  x  8\n";
    assert_eq!(lengths(run_with(&["solve", "--json"], judges)), [Some(19), Some(1)]);
}

#[test]
fn the_goal_that_a_text_gives_counts_unless_another_is_asked_for() {
    let ruml = "2 2\nstarting positions for each tile:\n2\n0\n1\n3\ngoal positions:\n3\n0\n1\n2\n";
    let goal = |arguments: &[&str]| run_with(arguments, ruml).json()[0]["goal"].clone();
    assert_eq!(goal(&["solve", "--json"]), "1 2/3 0");
    assert_eq!(goal(&["solve", "--json", "--goal", "zero"]), "0 1/2 3");
}
