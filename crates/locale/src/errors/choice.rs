//! [`ChoiceError`] and what a parameter may be.

use jiugong_solver::{ChoiceError, Domain, MOST_OF_A_MAXIMUM, Value};

use crate::{Language, Say, say};

impl Say for Domain {
    fn say(&self, language: Language) -> String {
        let range = |least: Value, most: Value| {
            say!(language, "domain-range", least = least.to_string(), most = most.to_string())
        };
        match *self {
            Domain::Whole { least, most, .. } => range(Value::Whole(least), Value::Whole(most)),
            Domain::Decimal { least, most, .. } => range(Value::Thousandths(least), Value::Thousandths(most)),
            Domain::Word(words) => say!(language, "domain-words", words = words.join(", ")),
            Domain::Patterns => say!(language, "domain-patterns"),
        }
    }
}

impl Say for ChoiceError {
    fn say(&self, language: Language) -> String {
        match self {
            ChoiceError::UnknownAlgorithm { given, nearest, known } => say!(
                language,
                "choice-unknown-algorithm",
                given = given.as_str(),
                nearest = nearest.unwrap_or("none"),
                known = known.join(", ")
            ),
            ChoiceError::UnknownHeuristic { given, nearest, known } => say!(
                language,
                "choice-unknown-heuristic",
                given = given.as_str(),
                nearest = nearest.unwrap_or("none"),
                known = known.join(", ")
            ),
            ChoiceError::UnknownParameter { of, given, known } => say!(
                language,
                "choice-unknown-parameter",
                of = *of,
                given = given.as_str(),
                count = known.len(),
                known = known.join(", ")
            ),
            ChoiceError::WrongValue { of, parameter, given, allowed } => say!(
                language,
                "choice-wrong-value",
                of = *of,
                parameter = *parameter,
                given = given.as_str(),
                allowed = allowed.say(language)
            ),
            ChoiceError::GivenTwice { of, parameter } => {
                say!(language, "choice-given-twice", of = *of, parameter = *parameter)
            }
            ChoiceError::Malformed(text) => say!(language, "choice-malformed", text = text.as_str()),
            ChoiceError::CountOfMaximum(found) => {
                say!(language, "choice-count-of-maximum", found = *found, most = MOST_OF_A_MAXIMUM)
            }
        }
    }
}
