//! Nilsson's sequence score.

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;

use crate::{CELLS, Key, Manhattan, Slid, Slides, Tiles};

/// P + 3 S: Manhattan distance P, and three times the score S of tiles that are not followed by the right one.
///
/// Neither admissible nor consistent. As Nilsson has it for 3x3 with the blank of the goal in the middle: going round the
/// border clockwise, S counts 2 for every tile not followed by its proper successor, the tile that follows it in the
/// goal, and 1 for a tile in the middle. (Nilsson 1971: Problem-solving methods in artificial intelligence; 1980: Principles of artificial
/// intelligence.)
///
/// Here for every size and goal: the cells form rings, the border, the border of what is inside, and so on; a last ring
/// of one row or column is gone through from its first cell to its last. Round each ring S counts 2 for
/// every tile not followed by what follows it in its ring of the goal, which may be the blank; and if the middle is a single
/// cell, 1 for a tile in it that does not belong there.
#[derive(Clone, Debug)]
pub struct Nilsson {
    manhattan: Manhattan,
    /// The cell behind each one in its ring; a single cell in the middle is its own.
    behind: [u8; CELLS],
    /// The cell before each one in its ring.
    before: [u8; CELLS],
    /// What follows each tile in the goal; nothing follows the tile of a single cell in the middle.
    successor: [u8; CELLS],
    /// The tile of the goal that is in the middle, if that is a single cell.
    middle: u8,
}

/// No tile and not the blank.
const NOTHING: u8 = u8::MAX;

impl Nilsson {
    /// The rings of `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> Nilsson {
        let mut nilsson = Nilsson {
            manhattan: Manhattan::new(goal),
            behind: [0; CELLS],
            before: [0; CELLS],
            successor: [NOTHING; CELLS],
            middle: NOTHING,
        };
        for ring in rings(goal.size().width(), goal.size().height()) {
            for (place, &cell) in ring.iter().enumerate() {
                let behind = ring[(place + 1) % ring.len()];
                nilsson.behind[cell] = behind as u8;
                nilsson.before[behind] = cell as u8;
                if behind == cell {
                    nilsson.middle = goal.cells()[cell] as u8;
                } else {
                    nilsson.successor[goal.cells()[cell] as usize] = goal.cells()[behind] as u8;
                }
            }
        }
        nilsson
    }

    /// The part P.
    pub fn manhattan(&self) -> &Manhattan {
        &self.manhattan
    }

    /// What a cell adds to S.
    pub fn score(&self, tiles: &Tiles, cell: u8) -> u32 {
        self.score_of(cell, |cell| tiles.at(cell))
    }

    /// What follows a cell in its ring, 0 for the blank; `None` for a single cell in the middle.
    pub fn followed_by(&self, tiles: &Tiles, cell: u8) -> Option<u8> {
        let behind = self.behind[cell as usize % CELLS];
        (behind != cell).then(|| tiles.at(behind))
    }

    /// What follows a tile in its ring of the goal, 0 for the blank; `None` if the tile belongs into a single cell in
    /// the middle.
    pub fn successor(&self, tile: u8) -> Option<u8> {
        Some(self.successor[tile as usize % CELLS]).filter(|&successor| successor != NOTHING)
    }

    #[inline(always)]
    fn score_of(&self, cell: u8, at: impl Fn(u8) -> u8) -> u32 {
        let (tile, behind) = (at(cell), self.behind[cell as usize % CELLS]);
        if tile == 0 {
            0
        } else if behind == cell {
            u32::from(tile != self.middle)
        } else {
            2 * u32::from(at(behind) != self.successor[tile as usize % CELLS])
        }
    }

    /// The scores of the cells whose score a slide can change: its two and those before them.
    #[inline(always)]
    fn scores_near(&self, slid: Slid, at: impl Fn(u8) -> u8 + Copy) -> u32 {
        let Slid { from, to, .. } = slid;
        let before = |cell: u8| match self.before[cell as usize % CELLS] {
            before if before == from || before == to => 0,
            before => self.score_of(before, at),
        };
        self.score_of(from, at) + self.score_of(to, at) + before(from) + before(to)
    }
}

/// The cells of each ring, clockwise from the upper left, the border first.
fn rings(width: usize, height: usize) -> Vec<Vec<usize>> {
    let rings = width.min(height).div_ceil(2);
    (0..rings)
        .map(|ring| {
            let (left, right, top, bottom) = (ring, width - 1 - ring, ring, height - 1 - ring);
            let cell = |row: usize, column: usize| row * width + column;
            let mut cells: Vec<usize> = (left..=right).map(|column| cell(top, column)).collect();
            cells.extend((top + 1..=bottom).map(|row| cell(row, right)));
            if top < bottom && left < right {
                cells.extend((left..right).rev().map(|column| cell(bottom, column)));
                cells.extend((top + 1..bottom).rev().map(|row| cell(row, left)));
            }
            cells
        })
        .collect()
}

impl<K: Key> Heuristic<Slides<K>> for Nilsson {
    /// The estimate.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let score: u32 = (0..CELLS as u8).map(|cell| self.score(tiles, cell)).sum();
        Heuristic::<Slides<K>>::fresh(&self.manhattan, tiles) + 3 * score
    }

    #[inline(always)]
    fn after(&self, sum: u32, tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        let sum = Heuristic::<Slides<K>>::after(&self.manhattan, sum, tiles, slid);
        let slid_at = |cell: u8| match cell {
            _ if cell == to => tile,
            _ if cell == from => 0,
            _ => tiles.at(cell),
        };
        sum + 3 * self.scores_near(slid, slid_at) - 3 * self.scores_near(slid, |cell| tiles.at(cell))
    }

    #[inline(always)]
    fn value(&self, sum: u32) -> u32 {
        sum
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{GoalName, Size};

    use super::*;

    fn score(goal: GoalName, cells: [u16; 9]) -> (u32, u32) {
        let size = Size::new(3, 3).unwrap();
        let nilsson = Nilsson::new(&goal.board(size));
        let tiles = Tiles::new(&Board::new(size, cells.to_vec()).unwrap()).unwrap();
        let score = (0..9).map(|cell| nilsson.score(&tiles, cell)).sum();
        (score, Heuristic::<Slides<u64>>::fresh(&nilsson, &tiles))
    }

    #[test]
    fn boards_worked_out_by_hand() {
        // Round the border 2 1 6 8 3 5 7 4: no tile is followed by its successor.
        assert_eq!(score(GoalName::Snail, [2, 1, 6, 4, 0, 8, 7, 5, 3]), (16, 60));
        // Round the border 2 8 3 4 5 blank 7 1: 2, 8, 5, 7 are not; 6 is in the middle. Distance 5.
        assert_eq!(score(GoalName::Snail, [2, 8, 3, 1, 6, 4, 7, 0, 5]), (9, 32));
        // 5 belongs in the middle, 6 is followed by the blank as in the goal.
        assert_eq!(score(GoalName::Standard, [1, 2, 3, 4, 5, 6, 7, 8, 0]), (0, 0));
        // Round the border 1 2 3 6 8 blank 7 4: 6 and 8 are not followed by theirs.
        assert_eq!(score(GoalName::Standard, [1, 2, 3, 4, 5, 6, 7, 0, 8]), (4, 13));
    }

    #[test]
    fn rings_of_a_board() {
        assert_eq!(rings(3, 3), [vec![0, 1, 2, 5, 8, 7, 6, 3], vec![4]]);
        assert_eq!(rings(2, 2), [vec![0, 1, 3, 2]]);
        assert_eq!(rings(5, 3), [vec![0, 1, 2, 3, 4, 9, 14, 13, 12, 11, 10, 5], vec![6, 7, 8]]);
        assert_eq!(rings(3, 4)[1], [4, 7]);
    }
}
