//! What is used where nothing is asked for.

use jiugong_puzzle::Size;

use crate::{AlgorithmChoice, AlgorithmName, HeuristicChoice, HeuristicName};

/// An algorithm and a heuristic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The algorithm.
    pub algorithm: AlgorithmChoice,
    /// The heuristic.
    pub heuristic: HeuristicChoice,
}

/// How long an optimal answer may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Seconds at most.
    Short,
    /// Minutes, hours or longer for a board far from the goal.
    MayTakeVeryLong {
        /// A choice that answers fast, not always with a shortest path.
        faster: Pair,
    },
}

/// The fastest optimal pair for a size.
pub fn default_pair(_size: Size) -> Pair {
    Pair { algorithm: AlgorithmName::IdaStar.into(), heuristic: HeuristicName::Manhattan.into() }
}

/// What to expect of an optimal search at this size.
pub fn prospect(size: Size) -> Prospect {
    if size.cells() <= 12 {
        return Prospect::Short;
    }
    Prospect::MayTakeVeryLong { faster: default_pair(size) }
}
