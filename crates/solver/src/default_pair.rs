//! What is used where nothing is asked for.
//!
//! Chosen by measurement, on random boards with `examples/pairs.rs` (expanded nodes and milliseconds a board, the building of
//! tables shared by the six to twenty boards; the machine had other work beside the rows with patterns):
//!
//! | size | pair | expanded | ms |
//! |---|---|---|---|
//! | 3x3 | a-star, manhattan | 1,705 | 0.90 |
//! | 3x3 | ida-star, manhattan | 2,275 | 0.13 |
//! | 3x3 | ida-star, linear-conflict | 1,096 | 0.12 |
//! | 3x3 | ida-star, walking-distance | 947 | 0.10 |
//! | 3x3 | ida-star, max(linear-conflict,walking-distance) | 643 | 0.18 |
//! | 3x4 | ida-star, walking-distance | 49,951 | 8.0 |
//! | 3x4 | ida-star, pattern | 800 | 1.7 |
//! | 3x5 | ida-star, pattern | 70,790 | 46 |
//! | 2x7 | ida-star, walking-distance: half within 10 s | 87,486,186 | 6,700 |
//! | 2x7 | ida-star, pattern | 89,175 | 28 |
//! | 2x8 | ida-star, pattern | 2,033,665 | 485 |
//! | 4x4 | ida-star, pattern(6-6-3) | 109,403 | 85 |
//! | 4x4 | ida-star, walking-distance | 52,000,000 | 5,100 |
//! | 4x4 | ida-star, linear-conflict | 42,000,000 | 4,600 |
//! | 4x4 | ida-star, max(linear-conflict,walking-distance) | 20,000,000 | 4,500 |
//! | 4x4 | weighted-a-star(weight=2), linear-conflict: paths 1.2 times as long | 3,225 | 4 |
//! | 5x5 | weighted-a-star(weight=2), linear-conflict | 125,000 | 360 |
//! | 5x5 | weighted-a-star(weight=3), linear-conflict: paths 1.2 times as long as these | 15,700 | 27 |

use jiugong_puzzle::{Metric, Size};

use crate::{AlgorithmChoice, AlgorithmName, HeuristicChoice, HeuristicName, PatternSet};

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

/// The most cells of a board for which no table is built: a search of paths alone takes a tenth of a millisecond.
pub(crate) const MOST_CELLS_WITHOUT_TABLES: usize = 9;

/// The most cells of a board that is solved in seconds at most.
const MOST_EASY_CELLS: usize = 16;

/// A board whose tiles are in all so near to their goal cells is solved without tables before any is built.
pub(crate) const NEAR: u32 = 24;

/// Boards after which a batch has repaid the larger tables of 4x4: the search with 6-6-3 takes 5 ms a board longer,
/// and building 7-8 takes 5 s of processor time.
const BOARDS_THAT_REPAY: u64 = 1000;

/// The same where a push counts one: the search with 6-6-3 takes half a second a board longer than with two patterns of
/// seven, and building these takes 7 s of processor time longer.
const BOARDS_THAT_REPAY_IN_PUSHES: u64 = 15;

/// The fastest optimal pair for a size.
pub fn default_pair(size: Size) -> Pair {
    let heuristic = match (size.width(), size.height()) {
        _ if size.cells() <= MOST_CELLS_WITHOUT_TABLES => HeuristicName::WalkingDistance.into(),
        (4, 4) => patterns(&[6, 6, 3]),
        (5, 5) => patterns(&[6, 6, 6, 6]),
        _ => HeuristicName::Pattern.into(),
    };
    Pair { algorithm: AlgorithmName::IdaStar.into(), heuristic }
}

/// The fastest optimal pair for a size where a push counts one.
pub(crate) fn default_pair_for_pushes(size: Size) -> Pair {
    let heuristic = if size.cells() <= MOST_CELLS_OF_AN_EXACT_TABLE {
        HeuristicName::Exact.into()
    } else {
        HeuristicName::Pattern.into()
    };
    Pair { algorithm: AlgorithmName::IdaStar.into(), heuristic }
}

/// The most cells of a board whose exact distances in pushes are there in less time than one search takes.
const MOST_CELLS_OF_AN_EXACT_TABLE: usize = 10;

/// The best heuristic for a size that needs no table: for boards near to the goal, and where memory is short.
pub(crate) fn without_tables(size: Size) -> HeuristicChoice {
    if size.cells() <= MOST_CELLS_WITHOUT_TABLES {
        HeuristicName::WalkingDistance.into()
    } else {
        HeuristicName::LinearConflict.into()
    }
}

/// The heuristic that building larger tables for is repaid after so many boards of a batch.
pub fn repaid(size: Size, metric: Metric, boards_before: u64) -> Option<HeuristicChoice> {
    let (boards, sizes): (_, &[u16]) = match metric {
        Metric::SingleTile => (BOARDS_THAT_REPAY, &[7, 8]),
        Metric::MultiTile => (BOARDS_THAT_REPAY_IN_PUSHES, &[7, 7, 1]),
    };
    let large = (size.width(), size.height()) == (4, 4) && boards_before >= boards;
    large.then(|| patterns(sizes))
}

fn patterns(sizes: &[u16]) -> HeuristicChoice {
    PatternSet::Sizes(sizes.to_vec()).into()
}

/// What to expect of an optimal search at this size.
pub fn prospect(size: Size) -> Prospect {
    if size.cells() <= MOST_EASY_CELLS {
        return Prospect::Short;
    }
    let algorithm = AlgorithmChoice::with(AlgorithmName::WeightedAStar, "weight", "3");
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
        assert_eq!([3, 4, 5].map(faster), ["", "", "weighted-a-star(weight=3)"]);
    }
}
