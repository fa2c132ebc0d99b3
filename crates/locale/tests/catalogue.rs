//! Every entry of the catalogue has its texts in both languages.

use jiugong_locale::{Language, Say, algorithm_summary, algorithm_texts, heuristic_summary, heuristic_texts};
use jiugong_solver::{ALGORITHMS, HEURISTICS};

#[test]
fn every_algorithm_is_described() {
    for language in Language::ALL {
        for entry in &ALGORITHMS {
            let said = algorithm_summary(entry, language);
            assert!(!said.contains('‹'), "{language:?}: {} has no text", entry.name);
            for guarantee in
                [entry.complete.say(language), entry.optimal.say(language), entry.memory.say(language)]
            {
                assert!(!guarantee.contains('‹'), "{language:?}: {guarantee}");
            }
        }
    }
}

#[test]
fn every_heuristic_is_described() {
    for language in Language::ALL {
        for entry in &HEURISTICS {
            let said = heuristic_summary(entry, language);
            assert!(!said.contains('‹'), "{language:?}: {} has no text", entry.name);
            assert!(!entry.sizes.say(language).contains('‹'), "{language:?}: {:?}", entry.sizes);
        }
    }
}

#[test]
fn everything_is_explained_at_length() {
    /// Bytes of a text that says something.
    const SHORTEST: usize = 6;
    let entries = |language| {
        let algorithms = ALGORITHMS.iter().map(move |entry| (entry.name, algorithm_texts(entry, language)));
        algorithms.chain(HEURISTICS.iter().map(move |entry| (entry.name, heuristic_texts(entry, language))))
    };
    for (english, chinese) in entries(Language::English).zip(entries(Language::Chinese)) {
        assert_eq!(english.1.len(), 7, "{}", english.0);
        for (here, there) in english.1.iter().zip(&chinese.1) {
            for text in [here, there] {
                assert!(!text.text.contains(['‹', '{']), "{}: {}: {}", english.0, text.heading, text.text);
                assert!(text.text.len() >= SHORTEST, "{}: {}", english.0, text.heading);
            }
            assert!(here.heading != there.heading, "{}", here.heading);
        }
    }
}

#[test]
fn everything_is_called_in_words_on_the_page() {
    let algorithms = ALGORITHMS.iter().map(|entry| entry.name);
    for name in algorithms.chain(HEURISTICS.iter().map(|entry| entry.name)) {
        for language in Language::ALL {
            assert!(
                language.knows(&format!("page-name-{name}")),
                "{language:?}: {name} is not called anything"
            );
        }
    }
}
