//! How much work an answer is: short work does not wait behind long searches.

use jiugong_puzzle::{Metric, Reachability, Size};
use jiugong_solver::compare::Contestant;
use jiugong_solver::{
    AlgorithmChoice, AlgorithmName, HeuristicChoice, HeuristicName, Limits, Memory, Request,
};

/// How much work an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Well under a second: a table of a small size is read or built, or each of its few boards is met once.
    Short,
    /// As long as the limits let it go on.
    Long,
}

/// The most cells of a board whose boards, 181,440, are all met in a fraction of a second.
const MOST_SHORT_CELLS: usize = 9;

/// The boards of the largest short size from which a goal can be reached.
const MOST_SHORT_BOARDS: u64 = 181_440;

/// The most expansions of short work: half a second or so.
const MOST_SHORT_EXPANSIONS: u64 = 500_000;

impl Effort {
    /// That of a table of all boards of a size.
    pub(crate) fn of_table(size: Size) -> Effort {
        if size.cells() <= MOST_SHORT_CELLS { Effort::Short } else { Effort::Long }
    }

    /// That of a search.
    pub(crate) fn of_search(request: &Request) -> Effort {
        let reachability = Reachability::new(&request.board, &request.goal);
        if reachability.is_ok_and(|reachability| !reachability.reachable) {
            return Effort::Short;
        }
        let size = request.board.size();
        let meets_once = request.algorithm.as_ref().is_none_or(meets_once);
        let is_plain = request.metric == Metric::SingleTile && request.all_shortest.is_none();
        if is_plain && meets_once && request.heuristic.as_ref().is_none_or(is_soon_ready) {
            Effort::of_table(size)
        } else {
            Effort::Long
        }
    }

    /// That of a comparison on so many boards of a size, with the limits of each search: short where all searches together
    /// expand no more than is soon done.
    pub(crate) fn of_comparison(
        contestants: &[Contestant],
        boards: usize,
        (size, metric): (Size, Metric),
        limits: Limits,
    ) -> Effort {
        let most = limits.nodes.unwrap_or(u64::MAX);
        let expansions = contestants.iter().map(|Contestant { algorithm, .. }| {
            let of_one = if meets_once(algorithm) { most.min(MOST_SHORT_BOARDS) } else { most };
            of_one.saturating_mul(boards as u64)
        });
        let all = expansions.fold(0, u64::saturating_add);
        let are_soon_ready =
            contestants.iter().all(|contestant| contestant.heuristic.as_ref().is_none_or(is_soon_ready));
        if metric == Metric::SingleTile && are_soon_ready && all <= MOST_SHORT_EXPANSIONS {
            Effort::of_table(size)
        } else {
            Effort::Long
        }
    }

    /// That of an estimate of one board.
    pub(crate) fn of_estimate(heuristic: &HeuristicChoice, size: Size) -> Effort {
        if needs_no_table(heuristic) { Effort::Short } else { Effort::of_table(size) }
    }
}

/// Whether an algorithm meets each board once: whoever remembers what it has met does, but for searches that begin again
/// for a better solution.
fn meets_once(algorithm: &AlgorithmChoice) -> bool {
    let remembers = matches!(algorithm.name.entry().memory, Memory::Nodes | Memory::Boards);
    remembers && algorithm.name != AlgorithmName::AraStar
}

/// Whether a heuristic is ready in no time for a small size: landmarks are as many tables as are asked for.
fn is_soon_ready(heuristic: &HeuristicChoice) -> bool {
    match heuristic {
        HeuristicChoice::One { name, .. } => *name != HeuristicName::Landmarks,
        HeuristicChoice::Maximum(parts) => parts.iter().all(is_soon_ready),
    }
}

fn needs_no_table(heuristic: &HeuristicChoice) -> bool {
    match heuristic {
        HeuristicChoice::One { name, .. } => !matches!(
            name,
            HeuristicName::WalkingDistance
                | HeuristicName::Landmarks
                | HeuristicName::Pattern
                | HeuristicName::Exact
        ),
        HeuristicChoice::Maximum(parts) => parts.iter().all(needs_no_table),
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{GoalName, read_board};

    use super::*;

    fn effort(board: &str, algorithm: Option<&str>, heuristic: Option<&str>) -> Effort {
        let board = read_board(board, None).unwrap();
        let goal = GoalName::Standard.board(board.size());
        let mut request = Request::new(board, goal);
        request.algorithm = algorithm.map(|text| text.parse().unwrap());
        request.heuristic = heuristic.map(|text| text.parse().unwrap());
        Effort::of_search(&request)
    }

    #[test]
    fn what_ends_soon_is_short() {
        let (small, large) = ("1 2 3/4 5 6/7 0 8", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15");
        let out_of_reach = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0";
        assert_eq!(effort(small, None, None), Effort::Short);
        assert_eq!(effort(small, Some("a-star"), Some("zero")), Effort::Short);
        assert_eq!(effort(out_of_reach, Some("ida-star"), Some("zero")), Effort::Short);
        assert_eq!(effort(small, Some("ida-star"), Some("zero")), Effort::Long);
        assert_eq!(effort(small, Some("depth-first"), None), Effort::Long);
        assert_eq!(effort(small, Some("a-star"), Some("max(zero,landmarks(count=64))")), Effort::Long);
        assert_eq!(effort(large, None, None), Effort::Long);
        let compared = |algorithm: &str, heuristic: &str, boards: usize, nodes: Option<u64>, side: usize| {
            let contestants = Contestant::all(&[algorithm.parse().unwrap()], &[heuristic.parse().unwrap()]);
            let limits = Limits { nodes, ..Limits::default() };
            let size = Size::new(side, side).unwrap();
            Effort::of_comparison(&contestants, boards, (size, Metric::SingleTile), limits)
        };
        assert_eq!(compared("a-star", "manhattan", 2, None, 3), Effort::Short);
        assert_eq!(compared("a-star", "manhattan", 3, None, 3), Effort::Long);
        assert_eq!(compared("a-star", "manhattan", 50, Some(10_000), 3), Effort::Short);
        assert_eq!(compared("a-star", "manhattan", 51, Some(10_000), 3), Effort::Long);
        assert_eq!(compared("ida-star", "manhattan", 2, None, 3), Effort::Long);
        assert_eq!(compared("ida-star", "manhattan", 2, Some(10_000), 3), Effort::Short);
        assert_eq!(compared("a-star", "landmarks", 1, Some(10), 3), Effort::Long);
        assert_eq!(compared("a-star", "manhattan", 1, Some(10), 4), Effort::Long);
        let of = |text: &str| Effort::of_estimate(&text.parse().unwrap(), Size::new(5, 5).unwrap());
        assert_eq!((of("manhattan"), of("max(manhattan,walking-distance)")), (Effort::Short, Effort::Long));
    }
}
