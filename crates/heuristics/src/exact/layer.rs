//! All boards at one distance.

use jiugong_puzzle::{Board, BoardNumbering};

use super::flood::set_bits;

/// The boards at one distance from a goal, in the order of the blank's cell, then of the tiles.
pub struct Layer {
    /// The ranks of the tiles' order by the blank's cell, a bit each.
    planes: Vec<(usize, Vec<u64>)>,
    numbering: BoardNumbering,
    goal: Board,
    len: u64,
}

impl Layer {
    pub(super) fn new(planes: Vec<(usize, Vec<u64>)>, numbering: BoardNumbering, goal: &Board) -> Layer {
        let words = planes.iter().flat_map(|(_, ranks)| ranks);
        let len = words.map(|word| u64::from(word.count_ones())).sum();
        Layer { planes, numbering, goal: goal.clone(), len }
    }

    /// How many boards there are.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The boards, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Board> {
        self.planes
            .iter()
            .flat_map(|(blank, ranks)| set_bits(ranks).map(|rank| (rank, *blank)))
            .filter_map(|(rank, blank)| self.board_of(rank, blank))
    }

    /// The board at a place, from 0; `None` from [`len`](Self::len) on. Counts bits up to there:
    /// milliseconds.
    pub fn board(&self, mut place: u64) -> Option<Board> {
        for (blank, ranks) in &self.planes {
            for (index, word) in ranks.iter().enumerate() {
                let ones = u64::from(word.count_ones());
                if place < ones {
                    let bit = set_bits(&[*word]).nth(place as usize)?;
                    return self.board_of(index * 64 + bit, *blank);
                }
                place -= ones;
            }
        }
        None
    }

    fn board_of(&self, rank: usize, blank: usize) -> Option<Board> {
        let number = rank * self.goal.cells().len() + blank;
        self.numbering.board(number as u64).map(|board| renamed(&board, &self.goal))
    }
}

/// The board with each tile named as in `goal`: tile 1 becomes the goal's first tile, and so on.
pub(super) fn renamed(board: &Board, goal: &Board) -> Board {
    let names: Vec<u16> =
        [0].into_iter().chain(goal.cells().iter().copied().filter(|&tile| tile != 0)).collect();
    let cells = board.cells().iter().map(|&tile| names[tile as usize]).collect();
    Board::new(goal.size(), cells).unwrap_or_else(|_| goal.clone())
}
