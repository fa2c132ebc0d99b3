//! The algorithms of the catalogue.

use crate::{AlgorithmEntry, Complete, Domain, Informed, Memory, Optimal, Parameter};

/// An algorithm of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is described by its entry")]
pub enum AlgorithmName {
    BreadthFirst,
    DepthFirst,
    IterativeDeepening,
    UniformCost,
    Greedy,
    AStar,
    WeightedAStar,
    IdaStar,
}

impl AlgorithmName {
    /// What the catalogue says of it.
    pub fn entry(self) -> &'static AlgorithmEntry {
        &ALGORITHMS[self as usize]
    }
}

const TIES: Parameter = Parameter { name: "ties", domain: Domain::Word(&["first-made", "larger-g"]) };
const WEIGHT: Parameter =
    Parameter { name: "weight", domain: Domain::Decimal { default: 1500, least: 1000, most: 1_000_000 } };
/// A depth within which boards up to 4x4, whose farthest are 80 slides away, have their solutions.
const LIMIT: Parameter =
    Parameter { name: "limit", domain: Domain::Whole { default: 100, least: 0, most: 1_000_000 } };

/// Every algorithm, in the order of the names.
pub static ALGORITHMS: [AlgorithmEntry; 8] = [
    AlgorithmEntry {
        id: AlgorithmName::BreadthFirst,
        name: "breadth-first",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Nodes,
        informed: Informed::Blind,
        parameters: &[],
        source: "Moore 1959",
    },
    AlgorithmEntry {
        id: AlgorithmName::DepthFirst,
        name: "depth-first",
        complete: Complete::WithinDepth,
        optimal: Optimal::Never,
        memory: Memory::Path,
        informed: Informed::Blind,
        parameters: &[LIMIT],
        source: "Tarjan 1972",
    },
    AlgorithmEntry {
        id: AlgorithmName::IterativeDeepening,
        name: "iterative-deepening",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Path,
        informed: Informed::Blind,
        parameters: &[],
        source: "Slate & Atkin 1977; Korf 1985",
    },
    AlgorithmEntry {
        id: AlgorithmName::UniformCost,
        name: "uniform-cost",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Nodes,
        informed: Informed::Blind,
        parameters: &[],
        source: "Dijkstra 1959",
    },
    AlgorithmEntry {
        id: AlgorithmName::Greedy,
        name: "greedy",
        complete: Complete::Always,
        optimal: Optimal::Never,
        memory: Memory::Nodes,
        informed: Informed::ByHeuristic,
        parameters: &[],
        source: "Doran & Michie 1966",
    },
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
        id: AlgorithmName::WeightedAStar,
        name: "weighted-a-star",
        complete: Complete::Always,
        optimal: Optimal::WithinWeight,
        memory: Memory::Nodes,
        informed: Informed::ByHeuristic,
        parameters: &[WEIGHT],
        source: "Pohl 1970",
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
