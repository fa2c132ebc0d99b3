//! The words that a trace is written with.

use jiugong_heuristics::Reach;
use jiugong_puzzle::Direction;

/// The words that a trace is written with, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each word says itself what it stands for")]
pub struct TraceWords {
    /// What is shown: the board, the goal, the algorithm, the heuristic.
    pub title: String,
    /// The language's tag, as in `en` and `zh-CN`.
    pub language: String,
    pub start: String,
    pub open: String,
    pub closed: String,
    /// What stands before and after the length of a list.
    pub brackets: [String; 2],
    /// The expanded nodes of a search that backtracks.
    pub stack: String,
    pub next: String,
    pub goal: String,
    /// The board in which two searches meet.
    pub meeting: String,
    pub solution: String,
    pub dropped: String,
    pub replaced: String,
    /// Expanded, and gone back over.
    pub left: String,
    /// Was open and was given up.
    pub forgotten: String,
    /// A cheaper way to a closed node, kept for the next round.
    pub waiting: String,
    pub bound: String,
    pub weight: String,
    pub layer: String,
    pub restart: String,
    pub from_start: String,
    pub from_goal: String,
    /// The node that a node was made from.
    pub parent: String,
    pub up: String,
    pub left_move: String,
    pub right: String,
    pub down: String,
    /// The number of the expansion.
    pub number: String,
    /// What `+12` below a node says: so many nodes are not drawn.
    pub folded: String,
    /// Said at the end if the search went on beyond what could be recorded.
    pub cut: String,
}

impl TraceWords {
    /// The word for where the blank went, and how far if that is more than one cell.
    pub(crate) fn way(&self, Reach { direction, tiles }: Reach) -> String {
        let word = match direction {
            Direction::Up => &self.up,
            Direction::Left => &self.left_move,
            Direction::Right => &self.right,
            Direction::Down => &self.down,
        };
        match tiles {
            1 => word.clone(),
            _ => format!("{word} {tiles}"),
        }
    }
}
