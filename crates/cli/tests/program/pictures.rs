//! Every kind of picture in both languages is well-formed XML, readable alone, and has its words.

use jiugong_solver::{ALGORITHMS, HEURISTICS};
use roxmltree::Document;

use crate::running::run;

/// The texts of a picture; panics where it is no SVG.
fn texts(arguments: &[&str], lang: &str) -> Vec<String> {
    let outcome = run(&[arguments, &["--format", "svg", "--lang", lang]].concat());
    assert_eq!(outcome.code, 0, "{arguments:?}: {}", outcome.errors);
    let document = Document::parse(&outcome.output).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg", "{arguments:?}");
    assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{arguments:?}");
    for size in ["width", "height", "viewBox"] {
        assert!(root.has_attribute(size), "{arguments:?}: no {size}");
    }
    // Nothing is fetched from elsewhere.
    for node in document.descendants() {
        for attribute in node.attributes().filter(|attribute| attribute.name() == "href") {
            assert!(attribute.value().starts_with('#'), "{arguments:?}: {}", attribute.value());
        }
    }
    let texts = document.descendants().filter(|node| node.is_text()).filter_map(|node| node.text());
    texts.map(str::to_owned).collect()
}

/// That a picture has words of its language.
fn check(arguments: &[&str]) {
    let is_chinese =
        |text: &String| text.chars().any(|character| ('\u{4e00}'..='\u{9fff}').contains(&character));
    let (english, chinese) = (texts(arguments, "en"), texts(arguments, "zh"));
    assert!(english.len() > 5 && !english.iter().any(is_chinese), "{arguments:?}: {english:?}");
    assert!(chinese.iter().any(is_chinese), "{arguments:?}: {chinese:?}");
}

#[test]
fn of_every_heuristic() {
    for entry in &HEURISTICS {
        check(&["explain", "8 0 7/6 5 4/3 2 1", "--heuristic", entry.name]);
    }
    check(&["explain", "8 0 7/6 5 4/3 2 1", "--heuristic", "max(manhattan,gaschnig)"]);
    check(&["explain", "2 1 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "--heuristic", "linear-conflict"]);
}

#[test]
fn of_the_tree_of_every_algorithm() {
    for entry in &ALGORITHMS {
        let start =
            ["trace", "8 0 3/2 1 4/7 6 5", "--goal", "snail", "--algorithm", entry.name, "--to", "40"];
        check(&start);
    }
}

#[test]
fn of_every_kind_of_chart() {
    let random =
        ["compare", "--random", "2", "--depths", "2..6/2", "--seed", "1", "--algorithms", "a-star,ida-star"];
    for measure in ["expanded", "generated", "branching_factor", "penetrance", "length"] {
        for chart in ["curves", "bars"] {
            check(&[&random[..], &["--measures", measure, "--chart", chart]].concat());
        }
    }
}
