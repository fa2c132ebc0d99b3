//! What a student should know of each algorithm and heuristic.

use jiugong_solver::{AlgorithmEntry, HeuristicEntry};

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

/// The texts on an algorithm, in the order in which they are read: the idea, pseudo-code, what is guaranteed and why,
/// the cost in time and memory, when to use it, when it fails, the source.
pub fn algorithm_texts(entry: &AlgorithmEntry, language: Language) -> Vec<Text> {
    texts("algorithm", entry.name, language)
}

/// The texts on a heuristic, in the same order.
pub fn heuristic_texts(entry: &HeuristicEntry, language: Language) -> Vec<Text> {
    texts("heuristic", entry.name, language)
}

/// The texts stand in the files as `algorithm-a-star-idea` and so on, pseudo-code as `pseudo-code-a-star`, the source
/// as `source-a-star`.
fn texts(kind: &str, name: &str, language: Language) -> Vec<Text> {
    let prose = |heading: String, of: &str| Text {
        heading,
        text: language.say(&format!("{kind}-{name}-{of}"), &[]),
        is_code: false,
    };
    vec![
        prose(say!(language, "texts-idea"), "idea"),
        Text {
            heading: say!(language, "texts-pseudo-code"),
            text: language.say(&format!("pseudo-code-{name}"), &[]),
            is_code: true,
        },
        prose(say!(language, "texts-guarantee"), "guarantee"),
        prose(say!(language, "texts-cost"), "cost"),
        prose(say!(language, "texts-use"), "use"),
        prose(say!(language, "texts-fails"), "fails"),
        Text {
            heading: say!(language, "texts-source"),
            text: language.say(&format!("source-{name}"), &[]),
            is_code: false,
        },
    ]
}
