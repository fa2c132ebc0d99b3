//! Why a text is no choice.

use thiserror::Error;

use crate::{Domain, MOST_OF_A_MAXIMUM};

/// Why a text names no algorithm or heuristic.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// No algorithm has this name.
    #[error("there is no algorithm `{given}`{}; known: {}", meant(*nearest), known.join(", "))]
    UnknownAlgorithm {
        /// What was written.
        given: String,
        /// The name that was meant, if one is like it.
        nearest: Option<&'static str>,
        /// Every name.
        known: Vec<&'static str>,
    },
    /// No heuristic has this name.
    #[error("there is no heuristic `{given}`{}; known: {}, max(.., ..)", meant(*nearest), known.join(", "))]
    UnknownHeuristic {
        /// What was written.
        given: String,
        /// The name that was meant, if one is like it.
        nearest: Option<&'static str>,
        /// Every name.
        known: Vec<&'static str>,
    },
    /// The algorithm or heuristic has no such parameter.
    #[error("{of} has no parameter `{given}`; {}", match known.as_slice() { [] => "it has none".to_owned(), known => format!("it has: {}", known.join(", ")) })]
    UnknownParameter {
        /// The algorithm or heuristic.
        of: &'static str,
        /// What was written.
        given: String,
        /// The parameters that it has.
        known: Vec<&'static str>,
    },
    /// The parameter cannot have this value.
    #[error("{parameter} of {of} cannot be `{given}`; give {allowed}")]
    WrongValue {
        /// The algorithm or heuristic.
        of: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// What was written.
        given: String,
        /// What it may be.
        allowed: Domain,
    },
    /// A parameter is given more than once.
    #[error("{parameter} of {of} is given twice; give it once")]
    GivenTwice {
        /// The algorithm or heuristic.
        of: &'static str,
        /// The parameter.
        parameter: &'static str,
    },
    /// The brackets do not close, or something follows them.
    #[error("`{0}` is not of the form name or name(parameter=value, ..)")]
    Malformed(String),
    /// A maximum of fewer than two heuristics, or of more than can be done.
    #[error(
        "a maximum takes 2 to {MOST_OF_A_MAXIMUM} heuristics, as in max(manhattan,walking-distance), not {0}"
    )]
    CountOfMaximum(usize),
}

fn meant(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`")).unwrap_or_default()
}
