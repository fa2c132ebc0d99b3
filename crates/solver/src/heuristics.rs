//! The heuristics of the catalogue.

use crate::{HeuristicEntry, Sizes};

/// A heuristic of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is described by its entry")]
pub enum HeuristicName {
    Zero,
    Manhattan,
}

impl HeuristicName {
    /// What the catalogue says of it.
    pub fn entry(self) -> &'static HeuristicEntry {
        &HEURISTICS[self as usize]
    }
}

/// Every heuristic, in the order of the names.
pub static HEURISTICS: [HeuristicEntry; 2] = [
    HeuristicEntry {
        id: HeuristicName::Zero,
        name: "zero",
        admissible: true,
        consistent: true,
        sizes: Sizes::All,
        parameters: &[],
        source: "Dijkstra 1959",
    },
    HeuristicEntry {
        id: HeuristicName::Manhattan,
        name: "manhattan",
        admissible: true,
        consistent: true,
        sizes: Sizes::All,
        parameters: &[],
        source: "Doran & Michie 1966",
    },
];
