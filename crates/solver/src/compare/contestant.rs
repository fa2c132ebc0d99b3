//! One way to search, among others.

use std::fmt;

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
}
