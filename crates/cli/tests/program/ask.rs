//! The dialogue without a subcommand.

use crate::running::run_with;

#[test]
fn asks_for_start_and_goal_and_shows_the_steps() {
    let outcome = run_with(&[], "8 0 3/2 1 4/7 6 5\nsnail\n");
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    for part in ["Start: ", "Goal (", "Solved in 5 slides", "5: "] {
        assert!(outcome.output.contains(part), "{part}: {}", outcome.output);
    }
}

#[test]
fn says_what_is_wrong_and_asks_again() {
    let outcome = run_with(&[], "8 0 3/2 1 4/7 6 6\n8 0 3/2 1 4/7 6 5\nspiral\nsnail\n");
    assert_eq!(outcome.code, 0);
    assert!(outcome.errors.contains("tile 6 is there twice"), "{}", outcome.errors);
    assert!(outcome.errors.contains("spiral"), "{}", outcome.errors);
    assert_eq!(outcome.output.matches("Start: ").count(), 2);
    assert_eq!(outcome.output.matches("Goal (").count(), 2);
}

#[test]
fn a_board_row_by_row_and_the_standard_goal() {
    let outcome = run_with(&["--lang", "zh"], "1 2 3\n4 5 6\n7 0 8\n\n");
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    assert!(outcome.output.contains("已解出，共 1 步"), "{}", outcome.output);
}

#[test]
fn an_input_that_ends_without_a_board_is_wrong() {
    for input in ["", "1 2 3\n4 5 6\n", "nonsense\n"] {
        let outcome = run_with(&[], input);
        let said = outcome.errors.ends_with("error: the input ended before a board was given\n");
        assert!(outcome.code == 2 && said, "{input:?}: {}", outcome.errors);
    }
    let chinese = run_with(&["--lang", "zh"], "");
    assert_eq!(chinese.errors, "错误：还没有给出盘面，输入就结束了\n");
}

#[test]
fn a_board_from_a_pipe_is_answered_for_the_standard_goal() {
    let outcome = run_with(&[], "1 2 3/4 5 6/7 0 8\n");
    assert_eq!(outcome.code, 0, "{}", outcome.errors);
    assert!(outcome.output.contains("Solved in 1 slide."), "{}", outcome.output);
}

#[test]
fn a_goal_that_is_wrong_or_cut_off_is_none() {
    let start = "1 2 3/4 5 6/7 0 8\n";
    for (goal, asked) in
        [("spiral\n", 2), ("standar", 2), ("1 2 3/4 5 6/7 8", 2), ("1 2 3\n4 5 6\n", 1), ("1 2 3\n", 1)]
    {
        let outcome = run_with(&[], &format!("{start}{goal}"));
        let said = outcome.errors.ends_with("error: the input ended before a goal was given\n");
        assert!(outcome.code == 2 && said, "{goal:?}: {} {}", outcome.code, outcome.errors);
        assert_eq!(outcome.output.matches("Goal (").count(), asked, "{goal:?}: {}", outcome.output);
        assert!(!outcome.output.contains("Solved"), "{goal:?}: {}", outcome.output);
    }
    let chinese = run_with(&["--lang", "zh"], &format!("{start}spiral\n"));
    assert!(chinese.code == 2 && chinese.errors.ends_with("错误：还没有给出目标，输入就结束了\n"));
}

#[test]
fn comments_are_read_as_in_files() {
    for rows in [
        "1 2 3 # the first row\n4 5 6\n7 0 8 # 1 2",
        "1 2 3 # 4 5\n4 5 6\n7 0 8",
        "1 2 3 # 4\n4 5 6\n7 0 8",
        "# my board\n1 2 3\n# in the middle\n4 5 6\n7 # 8",
        "1, 2, 3\n4, 5, 6\n7, 0, 8",
    ] {
        let outcome = run_with(&[], &format!("{rows}\n# the usual one\n\n"));
        assert_eq!((outcome.code, outcome.errors.as_str()), (0, ""), "{rows}");
        assert!(outcome.output.contains("Solved in 1 slide."), "{rows}: {}", outcome.output);
        assert_eq!(run_with(&["solve", "--file", "-"], rows).code, 0, "{rows}");
    }
    // A row of five, with a comment and without.
    let five = "1 2 3 # 4\n5 6 7 8 9\n10 11 12 13 14\n15 16 17 18 19\n20 21 22 23 24\n";
    assert_eq!(run_with(&[], five).output.matches("of 5").count(), 4);
}

#[test]
fn an_unreachable_goal_is_explained() {
    let outcome = run_with(&[], "1 2 3/4 5 6/8 7 0\nstandard\n");
    assert_eq!(outcome.code, 10);
    assert!(outcome.output.contains("cannot be reached"), "{}", outcome.output);
}
