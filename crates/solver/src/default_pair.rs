//! What is used where nothing is asked for.
//!
//! Chosen by measurement, on random boards with `examples/pairs.rs` (expanded nodes and milliseconds a board):
//!
//! | size | pair | expanded | ms |
//! |---|---|---|---|
//! | 3x3 | a-star, manhattan | 1,705 | 0.90 |
//! | 3x3 | ida-star, manhattan | 2,275 | 0.13 |
//! | 3x3 | ida-star, linear-conflict | 1,096 | 0.12 |
//! | 3x3 | ida-star, walking-distance | 947 | 0.10 |
//! | 3x3 | ida-star, max(linear-conflict,walking-distance) | 643 | 0.18 |
//! | 4x4 | ida-star, walking-distance | 52,000,000 | 5,100 |
//! | 4x4 | ida-star, linear-conflict | 42,000,000 | 4,600 |
//! | 4x4 | ida-star, max(linear-conflict,walking-distance) | 20,000,000 | 4,500 |
//! | 4x4 | weighted-a-star(weight=2), linear-conflict: paths 1.2 times as long | 3,225 | 4 |
//! | 5x5 | weighted-a-star(weight=2), linear-conflict | 125,000 | 360 |
//! | 5x5 | weighted-a-star(weight=3), linear-conflict: paths 1.2 times as long as these | 15,700 | 27 |

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

/// The most cells of a board that a search of paths alone solves in well under a second.
const MOST_EASY_CELLS: usize = 12;

/// The fastest optimal pair for a size.
pub fn default_pair(size: Size) -> Pair {
    let heuristic = if size.cells() <= MOST_EASY_CELLS {
        HeuristicName::WalkingDistance.into()
    } else if size.width().min(size.height()) <= 4 {
        let both = [HeuristicName::LinearConflict, HeuristicName::WalkingDistance];
        HeuristicChoice::Maximum(both.map(HeuristicChoice::from).to_vec())
    } else {
        // The tables of walking distance are too large for five lines of five cells.
        HeuristicName::LinearConflict.into()
    };
    Pair { algorithm: AlgorithmName::IdaStar.into(), heuristic }
}

/// What to expect of an optimal search at this size.
pub fn prospect(size: Size) -> Prospect {
    if size.cells() <= MOST_EASY_CELLS {
        return Prospect::Short;
    }
    let weight = if size.cells() <= 16 { "2" } else { "3" };
    let algorithm = AlgorithmChoice::with(AlgorithmName::WeightedAStar, "weight", weight);
    let algorithm = algorithm.expect("weights from 1 on are allowed");
    Prospect::MayTakeVeryLong { faster: Pair { algorithm, heuristic: HeuristicName::LinearConflict.into() } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Optimal;

    #[test]
    fn the_default_is_optimal_and_the_faster_one_bounded() {
        for (width, height) in [(2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (12, 2), (5, 5)] {
            let size = Size::new(width, height).unwrap();
            let pair = default_pair(size);
            assert_eq!(pair.algorithm.name.entry().optimal, Optimal::IfAdmissible, "{size}");
            assert!(pair.heuristic.is_admissible(), "{size}");
            if let Prospect::MayTakeVeryLong { faster } = prospect(size) {
                assert_eq!(faster.algorithm.name.entry().optimal, Optimal::WithinWeight, "{size}");
                assert!(faster.heuristic.is_admissible(), "{size}");
                assert_eq!(faster.algorithm.to_string().parse(), Ok(faster.algorithm), "{size}");
            }
        }
        let faster = |width| match prospect(Size::new(width, 4).unwrap()) {
            Prospect::Short => String::new(),
            Prospect::MayTakeVeryLong { faster } => faster.algorithm.to_string(),
        };
        assert_eq!([3, 4, 5].map(faster), ["", "weighted-a-star(weight=2)", "weighted-a-star(weight=3)"]);
    }
}
