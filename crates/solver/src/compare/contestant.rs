//! One way to search, among others.

use std::fmt;

use thiserror::Error;

use crate::{AlgorithmChoice, HeuristicChoice, Informed};

/// An algorithm with the heuristic that it uses; `None` for one that uses none.
///
/// Written `a-star manhattan`, or `breadth-first`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The algorithm.
    pub algorithm: AlgorithmChoice,
    /// The heuristic.
    pub heuristic: Option<HeuristicChoice>,
}

/// A text names none of the contestants.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{given}` is not one of the searches that are compared; they are: {known}")]
pub struct UnknownContestant {
    /// What was written.
    pub given: String,
    /// All contestants, with semicolons between them.
    pub known: String,
}

impl Contestant {
    /// Every algorithm with every heuristic; an algorithm that uses none comes once.
    pub fn all(algorithms: &[AlgorithmChoice], heuristics: &[HeuristicChoice]) -> Vec<Contestant> {
        let mut contestants: Vec<Contestant> = Vec::new();
        let mut add = |contestant: Contestant| {
            if !contestants.contains(&contestant) {
                contestants.push(contestant);
            }
        };
        for algorithm in algorithms {
            if algorithm.name.entry().informed != Informed::ByHeuristic {
                add(Contestant { algorithm: algorithm.clone(), heuristic: None });
                continue;
            }
            for heuristic in heuristics {
                add(Contestant { algorithm: algorithm.clone(), heuristic: Some(heuristic.clone()) });
            }
        }
        contestants
    }

    /// Where the contestant that is written `a-star manhattan`, with any spaces, stands among all.
    ///
    /// # Errors
    /// None of them is written so.
    pub fn find(contestants: &[Contestant], text: &str) -> Result<usize, UnknownContestant> {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let names: Vec<String> = contestants.iter().map(ToString::to_string).collect();
        let found = names.iter().position(|name| words(name) == words(text));
        found.ok_or_else(|| UnknownContestant { given: text.to_owned(), known: names.join("; ") })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.algorithm)?;
        match &self.heuristic {
            Some(heuristic) => write!(f, " {heuristic}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_algorithm_without_heuristic_comes_once() {
        let algorithms = ["breadth-first", "a-star", "a-star"].map(|name| name.parse().unwrap());
        let heuristics = ["misplaced", "max(manhattan,gaschnig)"].map(|name| name.parse().unwrap());
        let names: Vec<String> =
            Contestant::all(&algorithms, &heuristics).iter().map(ToString::to_string).collect();
        assert_eq!(names, ["breadth-first", "a-star misplaced", "a-star max(manhattan,gaschnig)"]);
    }

    #[test]
    fn one_is_found_by_its_name() {
        let algorithms = ["breadth-first", "a-star"].map(|name| name.parse().unwrap());
        let contestants = Contestant::all(&algorithms, &["manhattan".parse().unwrap()]);
        assert_eq!(Contestant::find(&contestants, " a-star   manhattan"), Ok(1));
        let unknown = Contestant::find(&contestants, "a-star").unwrap_err();
        assert_eq!(
            (unknown.given.as_str(), unknown.known.as_str()),
            ("a-star", "breadth-first; a-star manhattan")
        );
    }
}
