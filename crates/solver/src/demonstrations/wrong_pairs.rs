//! Wrong: 2 more for each pair in linear conflict.

use jiugong_heuristics::{Manhattan, Slid, Tiles};
use jiugong_puzzle::{Board, Size};
use jiugong_search::Heuristic;

use super::stage::Space;

/// Wrong: Manhattan distance and 2 for every *pair* of tiles in linear conflict. Of three tiles that are in the reverse
/// order two have to step aside, which costs 4; there are three pairs, and this counts 6.
pub(super) struct WrongTwoAPair {
    size: Size,
    manhattan: Manhattan,
    /// The row and column of each tile's goal cell.
    home: Vec<[usize; 2]>,
}

impl WrongTwoAPair {
    pub(super) fn new(goal: &Board) -> WrongTwoAPair {
        let size = goal.size();
        let home = (0..size.cells() as u16).map(|tile| place(size, goal.cell_of(tile).unwrap_or_default()));
        WrongTwoAPair { size, manhattan: Manhattan::new(goal), home: home.collect() }
    }

    fn pairs(&self, tiles: &Tiles) -> u32 {
        let of = |cell: usize| usize::from(tiles.at(cell as u8));
        let is_conflict = |one: usize, other: usize| {
            let (here, there) = (place(self.size, one), place(self.size, other));
            let (home, other_home) = (self.home[of(one)], self.home[of(other)]);
            of(one) != 0
                && of(other) != 0
                && (0..2).any(|line| {
                    let along = 1 - line;
                    [here[line], there[line], home[line], other_home[line]].iter().all(|&at| at == here[line])
                        && home[along] > other_home[along]
                })
        };
        let cells = self.size.cells();
        let pairs = (0..cells).flat_map(|one| (one + 1..cells).map(move |other| (one, other)));
        pairs.filter(|&(one, other)| is_conflict(one, other)).count() as u32
    }
}

/// The row and column of a cell.
fn place(size: Size, cell: usize) -> [usize; 2] {
    [cell / size.width(), cell % size.width()]
}

impl Heuristic<Space> for WrongTwoAPair {
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let manhattan = Heuristic::<Space>::fresh(&self.manhattan, tiles);
        Heuristic::<Space>::value(&self.manhattan, manhattan) + 2 * self.pairs(tiles)
    }

    fn after(&self, _memo: u32, tiles: &Tiles, slid: Slid) -> u32 {
        self.fresh(&tiles.after(slid))
    }

    fn value(&self, memo: u32) -> u32 {
        memo
    }
}
