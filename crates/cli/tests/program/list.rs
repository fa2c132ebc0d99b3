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

#[test]
fn the_catalogue_as_json() {
    for (lang, idea) in [("en", "cheapest"), ("zh", "代价")] {
        let whole = &run(&["list", "--json", "--lang", lang]).json()[0];
        assert_eq!(whole["schema"], 1);
        let algorithms = whole["algorithms"].as_array().expect("a list");
        assert_eq!(algorithms.len(), jiugong_solver::ALGORITHMS.len());
        let heuristics = whole["heuristics"].as_array().expect("a list");
        assert_eq!(heuristics.len(), jiugong_solver::HEURISTICS.len());
        for entry in algorithms.iter().chain(heuristics) {
            for text in ["idea", "pseudo_code", "guarantee", "cost", "when", "fails", "source"] {
                let text = entry["texts"][text].as_str().expect("a text");
                assert!(!text.is_empty() && !text.contains('‹'), "{entry}");
            }
        }
        let uniform_cost =
            algorithms.iter().find(|entry| entry["name"] == "uniform-cost").expect("it is there");
        assert!(uniform_cost["texts"]["idea"].as_str().expect("a text").contains(idea), "{uniform_cost}");
        assert_eq!(uniform_cost["uses_heuristic"], false);
        let defaults = whole["defaults"].as_array().expect("a list");
        assert!(
            defaults.iter().any(|entry| entry["size"] == "4x4" && entry["heuristic"] == "pattern(6-6-3)")
        );
        assert!(defaults.iter().any(|entry| entry["size"] == "2x12"), "{defaults:?}");
        assert_eq!((&whole["limits"]["side"], &whole["limits"]["cells"]), (&100.into(), &25.into()));
    }
    let one = &run(&["list", "weighted-a-star", "--json"]).json()[0];
    assert_eq!(one["algorithms"].as_array().map(Vec::len), Some(1));
    assert_eq!(one["algorithms"][0]["parameters"][0]["name"], "weight");
    assert_eq!(one["algorithms"][0]["parameters"][0]["kind"], "decimal");
    assert_eq!(one["algorithms"][0]["parameters"][0]["least"], 1.0);
    assert!(one.get("heuristics").is_none() && one.get("limits").is_none());
    let goals = &run(&["list", "goals", "--json"]).json()[0];
    assert_eq!(goals["goals"], serde_json::json!(["standard", "zero", "snail"]));
}
