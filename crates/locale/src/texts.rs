//! What a student should know of each algorithm and heuristic.

use jiugong_solver::{AlgorithmEntry, HeuristicEntry};
use serde::Serialize;

use crate::{Language, say};

/// One text with its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// What it is about: the idea, the guarantee, ..
    pub heading: String,
    /// A paragraph, or the lines of the pseudo-code.
    pub text: String,
    /// Whether the lines are to be shown as they are.
    pub is_code: bool,
}

/// The same texts by name.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Texts {
    idea: String,
    pseudo_code: String,
    guarantee: String,
    /// In time and memory.
    cost: String,
    when: String,
    fails: String,
    source: String,
}

impl Texts {
    pub(crate) fn of_algorithm(entry: &AlgorithmEntry, language: Language) -> Texts {
        Texts::new("algorithm", entry.name, language)
    }

    pub(crate) fn of_heuristic(entry: &HeuristicEntry, language: Language) -> Texts {
        Texts::new("heuristic", entry.name, language)
    }

    /// The texts stand in the files as `algorithm-a-star-idea` and so on, pseudo-code as `pseudo-code-a-star`, the source
    /// as `source-a-star`.
    fn new(kind: &str, name: &str, language: Language) -> Texts {
        let prose = |of: &str| language.say(&format!("{kind}-{name}-{of}"), &[]);
        Texts {
            idea: prose("idea"),
            pseudo_code: language.say(&format!("pseudo-code-{name}"), &[]),
            guarantee: prose("guarantee"),
            cost: prose("cost"),
            when: prose("use"),
            fails: prose("fails"),
            source: language.say(&format!("source-{name}"), &[]),
        }
    }

    /// In the order in which they are read, with their headings.
    fn read(self, language: Language) -> Vec<Text> {
        let prose = |heading: String, text: String| Text { heading, text, is_code: false };
        vec![
            prose(say!(language, "texts-idea"), self.idea),
            Text { heading: say!(language, "texts-pseudo-code"), text: self.pseudo_code, is_code: true },
            prose(say!(language, "texts-guarantee"), self.guarantee),
            prose(say!(language, "texts-cost"), self.cost),
            prose(say!(language, "texts-use"), self.when),
            prose(say!(language, "texts-fails"), self.fails),
            prose(say!(language, "texts-source"), self.source),
        ]
    }
}

/// The texts on an algorithm, in the order in which they are read: the idea, pseudo-code, what is guaranteed and why,
/// the cost in time and memory, when to use it, when it fails, the source.
pub fn algorithm_texts(entry: &AlgorithmEntry, language: Language) -> Vec<Text> {
    Texts::of_algorithm(entry, language).read(language)
}

/// The texts on a heuristic, in the same order.
pub fn heuristic_texts(entry: &HeuristicEntry, language: Language) -> Vec<Text> {
    Texts::of_heuristic(entry, language).read(language)
}
