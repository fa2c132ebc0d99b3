//! Landmarks: a bound on a distance from the distances to other boards.

use std::sync::Arc;

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::exact::is_along_a_row;
use crate::{Key, LandmarkTable, Slid, Slides, TableError, Tiles};

/// The largest difference between a board's and the goal's distance to the same landmark.
///
/// Never overestimates and is consistent, by the triangle inequality: from the board to the goal it is no
/// less than from the board to the landmark without the way from the goal to the landmark, and the other way
/// round. On 3x3 with the standard goal, where the mean distance is 22.0 and the mean of Manhattan 14.0, 4
/// landmarks have a mean of 11.3, 8 of 11.6, 64 of 12.7. (ALT: Goldberg & Harrelson 2005; differential
/// heuristics: Sturtevant, Felner, Barrer, Schaeffer & Burch 2009.)
#[derive(Clone, Debug)]
pub struct Landmarks {
    table: Arc<LandmarkTable>,
    goal: Board,
    /// The distance of the goal to each landmark.
    of_goal: Vec<u8>,
}

/// What one landmark says of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LandmarkBound<'a> {
    /// The landmark.
    pub landmark: &'a Board,
    /// The distance between the board and the landmark.
    pub of_board: u32,
    /// The distance between the goal and the landmark.
    pub of_goal: u32,
}

impl LandmarkBound<'_> {
    /// The board is at least so far from the goal.
    pub fn bound(&self) -> u32 {
        self.of_board.abs_diff(self.of_goal)
    }
}

/// What the next value is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LandmarkMemo {
    /// The rank of the tiles' order.
    pub(crate) rank: u32,
    pub(crate) value: u32,
}

impl Landmarks {
    /// The bounds on the distance to `goal`.
    ///
    /// # Errors
    /// [`TableError::OtherGoal`] unless the table [`serves`](LandmarkTable::serves) it.
    pub fn new(table: Arc<LandmarkTable>, goal: &Board) -> Result<Landmarks, TableError> {
        let other_goal = || TableError::OtherGoal { goal: goal.clone() };
        if !table.serves(goal) {
            return Err(other_goal());
        }
        let tiles = Tiles::new(goal).ok_or_else(other_goal)?;
        let of_goal = table.distances(table.ranks.rank(&tiles), tiles.blank).to_vec();
        Ok(Landmarks { table, goal: goal.clone(), of_goal })
    }

    /// The table.
    pub fn table(&self) -> &Arc<LandmarkTable> {
        &self.table
    }

    /// What each landmark says of `board`; nothing if it has another size or cannot reach the goal.
    pub fn bounds(&self, board: &Board) -> Vec<LandmarkBound<'_>> {
        let Some(tiles) = self.table.serves(board).then(|| Tiles::new(board)).flatten() else {
            return Vec::new();
        };
        let of_board = self.table.distances(self.table.ranks.rank(&tiles), tiles.blank);
        let distances = of_board.iter().zip(&self.of_goal);
        let landmarks = self.table.landmarks().iter().zip(distances);
        landmarks
            .map(|(landmark, (&of_board, &of_goal))| LandmarkBound {
                landmark,
                of_board: of_board.into(),
                of_goal: of_goal.into(),
            })
            .collect()
    }

    /// The landmark from which the value of `board` follows, the first where several do; `None` if `board`
    /// has another size or cannot reach the goal.
    pub fn strongest(&self, board: &Board) -> Option<LandmarkBound<'_>> {
        // `max_by_key` would take the last.
        self.bounds(board).into_iter().rev().max_by_key(LandmarkBound::bound)
    }

    /// The goal.
    pub fn goal(&self) -> &Board {
        &self.goal
    }

    #[inline(always)]
    fn memo(&self, rank: u32, blank: u8) -> LandmarkMemo {
        let distances = self.table.distances(rank, blank).iter().zip(&self.of_goal);
        let value = distances.map(|(of_board, of_goal)| of_board.abs_diff(*of_goal)).max();
        LandmarkMemo { rank, value: value.unwrap_or_default().into() }
    }
}

impl<K: Key> Heuristic<Slides<K>> for Landmarks {
    type Memo = LandmarkMemo;

    fn fresh(&self, tiles: &Tiles) -> LandmarkMemo {
        self.memo(self.table.ranks.rank(tiles), tiles.blank)
    }

    #[inline]
    fn after(&self, memo: LandmarkMemo, tiles: &Tiles, slid: Slid) -> LandmarkMemo {
        let mut rank = memo.rank;
        if !is_along_a_row(slid.from, slid.to) {
            rank = self.table.ranks.rank(&tiles.after(slid));
        }
        self.memo(rank, slid.from)
    }

    #[inline(always)]
    fn value(&self, memo: LandmarkMemo) -> u32 {
        memo.value
    }
}
