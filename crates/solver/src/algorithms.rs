//! The algorithms of the catalogue.

use crate::{AlgorithmEntry, Complete, Domain, Ends, Informed, Memory, Optimal, Parameter};

/// An algorithm of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is described by its entry")]
pub enum AlgorithmName {
    BreadthFirst,
    BidirectionalBreadthFirst,
    DepthFirst,
    IterativeDeepening,
    UniformCost,
    Greedy,
    AStar,
    WeightedAStar,
    IdaStar,
    Rbfs,
    Beam,
    HillClimbing,
    SimulatedAnnealing,
    Mm,
    AraStar,
    Table,
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
const WIDTH: Parameter =
    Parameter { name: "width", domain: Domain::Whole { default: 1000, least: 1, most: 10_000_000 } };
const SEED: Parameter =
    Parameter { name: "seed", domain: Domain::Whole { default: 1, least: 0, most: 4_294_967_295 } };
const RESTARTS: Parameter =
    Parameter { name: "restarts", domain: Domain::Whole { default: 1000, least: 0, most: 1_000_000_000 } };
const WALK: Parameter =
    Parameter { name: "walk", domain: Domain::Whole { default: 30, least: 1, most: 1_000_000 } };
const HOTTEST: Parameter =
    Parameter { name: "hottest", domain: Domain::Decimal { default: 3000, least: 1, most: 1_000_000 } };
const COLDEST: Parameter =
    Parameter { name: "coldest", domain: Domain::Decimal { default: 300, least: 1, most: 1_000_000 } };
const STEPS: Parameter =
    Parameter { name: "steps", domain: Domain::Whole { default: 100_000, least: 1, most: 1_000_000_000 } };
const ROUNDS: Parameter =
    Parameter { name: "rounds", domain: Domain::Whole { default: 10, least: 1, most: 1_000_000 } };
const FIRST_WEIGHT: Parameter =
    Parameter { name: "weight", domain: Domain::Decimal { default: 3000, least: 1000, most: 1_000_000 } };
const STEP: Parameter =
    Parameter { name: "step", domain: Domain::Decimal { default: 200, least: 0, most: 1_000_000 } };

/// Every algorithm, in the order of the names.
pub static ALGORITHMS: [AlgorithmEntry; 16] = [
    AlgorithmEntry {
        id: AlgorithmName::BreadthFirst,
        name: "breadth-first",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Nodes,
        informed: Informed::Blind,
        ends: Ends::One,
        parameters: &[],
        source: "Moore 1959",
    },
    AlgorithmEntry {
        id: AlgorithmName::BidirectionalBreadthFirst,
        name: "bidirectional-breadth-first",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Nodes,
        informed: Informed::Blind,
        ends: Ends::Both,
        parameters: &[],
        source: "Pohl 1969",
    },
    AlgorithmEntry {
        id: AlgorithmName::DepthFirst,
        name: "depth-first",
        complete: Complete::WithinDepth,
        optimal: Optimal::Never,
        memory: Memory::Path,
        informed: Informed::Blind,
        ends: Ends::One,
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
        ends: Ends::One,
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
        ends: Ends::One,
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
        ends: Ends::One,
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
        ends: Ends::One,
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
        ends: Ends::One,
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
        ends: Ends::One,
        parameters: &[],
        source: "Korf 1985",
    },
    AlgorithmEntry {
        id: AlgorithmName::Rbfs,
        name: "rbfs",
        complete: Complete::Always,
        optimal: Optimal::IfAdmissible,
        memory: Memory::Path,
        informed: Informed::ByHeuristic,
        ends: Ends::One,
        parameters: &[],
        source: "Korf 1993",
    },
    AlgorithmEntry {
        id: AlgorithmName::Beam,
        name: "beam",
        complete: Complete::Never,
        optimal: Optimal::Never,
        memory: Memory::Beam,
        informed: Informed::ByHeuristic,
        ends: Ends::One,
        parameters: &[WIDTH],
        source: "Lowerre 1976; Bisiani 1987",
    },
    AlgorithmEntry {
        id: AlgorithmName::HillClimbing,
        name: "hill-climbing",
        complete: Complete::Never,
        optimal: Optimal::Never,
        memory: Memory::Path,
        informed: Informed::ByHeuristic,
        ends: Ends::One,
        parameters: &[SEED, RESTARTS, WALK],
        source: "Russell & Norvig 2020; Martin, Otto & Felten 1991",
    },
    AlgorithmEntry {
        id: AlgorithmName::SimulatedAnnealing,
        name: "simulated-annealing",
        complete: Complete::Never,
        optimal: Optimal::Never,
        memory: Memory::Path,
        informed: Informed::ByHeuristic,
        ends: Ends::One,
        parameters: &[SEED, HOTTEST, COLDEST, STEPS, ROUNDS],
        source: "Kirkpatrick, Gelatt & Vecchi 1983",
    },
    AlgorithmEntry {
        id: AlgorithmName::Mm,
        name: "mm",
        complete: Complete::Always,
        optimal: Optimal::IfAdmissible,
        memory: Memory::Nodes,
        informed: Informed::ByHeuristic,
        ends: Ends::Both,
        parameters: &[],
        source: "Holte, Felner, Sharon & Sturtevant 2016",
    },
    AlgorithmEntry {
        id: AlgorithmName::AraStar,
        name: "ara-star",
        complete: Complete::Always,
        optimal: Optimal::IfAdmissible,
        memory: Memory::Nodes,
        informed: Informed::ByHeuristic,
        ends: Ends::One,
        parameters: &[FIRST_WEIGHT, STEP],
        source: "Likhachev, Gordon & Thrun 2003",
    },
    AlgorithmEntry {
        id: AlgorithmName::Table,
        name: "table",
        complete: Complete::Always,
        optimal: Optimal::Always,
        memory: Memory::Boards,
        informed: Informed::ByTable,
        ends: Ends::One,
        parameters: &[],
        source: "Schofield 1967; Reinefeld 1993",
    },
];
