//! Wrong: misplaced tiles with the blank among them.

use jiugong_heuristics::{CELLS, Misplaced, Slid, Tiles};
use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use super::stage::Space;

/// Wrong: counts the blank as a tile. One slide can bring both a tile and the blank home, so that this
/// overestimates by 1 next to the goal.
pub(super) struct WrongMisplacedWithBlank {
    right: Misplaced,
    home: u8,
}

impl WrongMisplacedWithBlank {
    pub(super) fn new(goal: &Board) -> WrongMisplacedWithBlank {
        WrongMisplacedWithBlank { right: Misplaced::new(goal), home: (goal.blank() % CELLS) as u8 }
    }
}

impl Heuristic<Space> for WrongMisplacedWithBlank {
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let tiles_away =
            Heuristic::<Space>::value(&self.right, Heuristic::<Space>::fresh(&self.right, tiles));
        tiles_away + u32::from(tiles.blank != self.home)
    }

    fn after(&self, _memo: u32, tiles: &Tiles, slid: Slid) -> u32 {
        self.fresh(&tiles.after(slid))
    }

    fn value(&self, memo: u32) -> u32 {
        memo
    }
}
