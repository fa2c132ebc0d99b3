//! The heuristics of the catalogue.

use crate::{Domain, HeuristicEntry, InPushes, Parameter, Sizes};

/// A heuristic of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is described by its entry")]
pub enum HeuristicName {
    Zero,
    Misplaced,
    Manhattan,
    LinearConflict,
    Gaschnig,
    WalkingDistance,
    InversionDistance,
    Inversions,
    Nilsson,
    Landmarks,
    Pattern,
    Exact,
}

impl HeuristicName {
    /// What the catalogue says of it.
    pub fn entry(self) -> &'static HeuristicEntry {
        &HEURISTICS[self as usize]
    }
}

/// How many landmarks.
const COUNT: Parameter =
    Parameter { name: "count", domain: Domain::Whole { default: 8, least: 1, most: 64 } };

/// Which pattern databases.
const SET: Parameter = Parameter { name: "set", domain: Domain::Patterns };

/// What most heuristics have in common: they are admissible, consistent, and can do every size.
const USUAL: HeuristicEntry = HeuristicEntry {
    id: HeuristicName::Zero,
    name: "",
    admissible: true,
    consistent: true,
    in_pushes: InPushes::Divided,
    sizes: Sizes::All,
    parameters: &[],
    source: "",
};

/// Every heuristic, in the order of the names.
pub static HEURISTICS: [HeuristicEntry; 12] = [
    HeuristicEntry {
        id: HeuristicName::Zero,
        name: "zero",
        in_pushes: InPushes::Same,
        source: "Dijkstra 1959",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Misplaced,
        name: "misplaced",
        source: "Doran & Michie 1966",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Manhattan,
        name: "manhattan",
        in_pushes: InPushes::DividedByAxis,
        source: "Doran & Michie 1966",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::LinearConflict,
        name: "linear-conflict",
        source: "Hansson, Mayer & Yung 1992",
        ..USUAL
    },
    HeuristicEntry { id: HeuristicName::Gaschnig, name: "gaschnig", source: "Gaschnig 1979", ..USUAL },
    HeuristicEntry {
        id: HeuristicName::WalkingDistance,
        name: "walking-distance",
        source: "Takahashi (takaken)",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::InversionDistance,
        name: "inversion-distance",
        source: "Takahashi (takaken)",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Inversions,
        name: "inversions",
        admissible: false,
        consistent: false,
        source: "Johnson & Story 1879",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Nilsson,
        name: "nilsson",
        admissible: false,
        consistent: false,
        source: "Nilsson 1971",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Landmarks,
        name: "landmarks",
        sizes: Sizes::Table,
        parameters: &[COUNT],
        source: "Goldberg & Harrelson 2005; Sturtevant et al. 2009",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Pattern,
        name: "pattern",
        in_pushes: InPushes::OwnTable,
        parameters: &[SET],
        source: "Culberson & Schaeffer 1998; Korf & Felner 2002; Clausecker 2017",
        ..USUAL
    },
    HeuristicEntry {
        id: HeuristicName::Exact,
        name: "exact",
        in_pushes: InPushes::OwnTable,
        sizes: Sizes::Table,
        source: "Schofield 1967; Reinefeld 1993",
        ..USUAL
    },
];
