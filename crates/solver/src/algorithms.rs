//! The algorithms of the catalogue.

use crate::{AlgorithmEntry, Complete, Domain, Informed, Memory, Optimal, Parameter};

/// An algorithm of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is described by its entry")]
pub enum AlgorithmName {
    AStar,
    IdaStar,
}

impl AlgorithmName {
    /// What the catalogue says of it.
    pub fn entry(self) -> &'static AlgorithmEntry {
        &ALGORITHMS[self as usize]
    }
}

const TIES: Parameter = Parameter { name: "ties", domain: Domain::Word(&["first-made", "larger-g"]) };

/// Every algorithm, in the order of the names.
pub static ALGORITHMS: [AlgorithmEntry; 2] = [
    AlgorithmEntry {
        id: AlgorithmName::AStar,
        name: "a-star",
        complete: Complete::Always,
        optimal: Optimal::IfAdmissible,
        memory: Memory::Nodes,
        informed: Informed::ByHeuristic,
        parameters: &[TIES],
        source: "Hart, Nilsson & Raphael 1968",
    },
    AlgorithmEntry {
        id: AlgorithmName::IdaStar,
        name: "ida-star",
        complete: Complete::Always,
        optimal: Optimal::IfAdmissible,
        memory: Memory::Path,
        informed: Informed::ByHeuristic,
        parameters: &[],
        source: "Korf 1985",
    },
];
