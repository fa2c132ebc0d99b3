//! Every entry of the catalogue has its texts in both languages.

use jiugong_locale::{Language, Say, algorithm_summary, heuristic_summary};
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
