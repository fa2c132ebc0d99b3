//! An estimate that knows nothing of some boards: admissible and not consistent.

use jiugong_heuristics::{Manhattan, Slid, Tiles};
use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use super::stage::Space;

/// Manhattan distance, but 0 while the blank is in the middle cell, as from a table with a hole in it.
///
/// Never overestimates, yet a move into the middle makes it fall to 0: not consistent. Wrong only for a search that
/// relies on consistency.
pub(super) struct ManhattanWithAHole {
    manhattan: Manhattan,
    middle: u8,
}

impl ManhattanWithAHole {
    pub(super) fn new(goal: &Board) -> ManhattanWithAHole {
        ManhattanWithAHole { manhattan: Manhattan::new(goal), middle: (goal.size().cells() / 2) as u8 }
    }
}

impl Heuristic<Space> for ManhattanWithAHole {
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        if tiles.blank == self.middle {
            return 0;
        }
        let manhattan = Heuristic::<Space>::fresh(&self.manhattan, tiles);
        Heuristic::<Space>::value(&self.manhattan, manhattan)
    }

    fn after(&self, _memo: u32, tiles: &Tiles, slid: Slid) -> u32 {
        self.fresh(&tiles.after(slid))
    }

    fn value(&self, memo: u32) -> u32 {
        memo
    }
}
