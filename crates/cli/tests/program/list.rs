//! `jiugong list`.

use jiugong_solver::{ALGORITHMS, HEURISTICS};

use crate::running::run;

#[test]
fn the_whole_catalogue_in_both_languages() {
    for language in ["en", "zh"] {
        let outcome = run(&["list", "--lang", language]);
        assert_eq!(outcome.code, 0);
        let names: Vec<&str> =
            outcome.output.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
        for entry in &ALGORITHMS {
            assert!(names.contains(&entry.name), "{}", entry.name);
        }
        for entry in &HEURISTICS {
            assert!(names.contains(&entry.name), "{}", entry.name);
        }
        for name in ["standard", "tatham", "tile-numbers"] {
            assert!(names.contains(&name), "{name}");
        }
    }
}

#[test]
fn one_list_alone() {
    let outcome = run(&["list", "goals"]);
    assert!(outcome.output.contains("1 2 3/8 0 4/7 6 5"), "{}", outcome.output);
    assert!(!outcome.output.contains("a-star"));
}

#[test]
fn all_about_one_name_in_both_languages() {
    for (language, idea) in [("en", "Idea"), ("zh", "思想")] {
        for entry in &ALGORITHMS {
            let outcome = run(&["list", entry.name, "--lang", language]);
            assert!(outcome.code == 0 && outcome.output.contains(idea), "{}", outcome.output);
        }
        for entry in &HEURISTICS {
            let outcome = run(&["list", entry.name, "--lang", language]);
            assert!(outcome.code == 0 && outcome.output.contains(idea), "{}", outcome.output);
        }
    }
    let outcome = run(&["list", "a-start"]);
    assert!(outcome.code == 2 && outcome.errors.contains("a-star"), "{}", outcome.errors);
}
