//! The `pathfinding` crate's A*, given the same board, moves and heuristic.

use jiugong_puzzle::Board;
use pathfinding::prelude::astar;

/// Nine tiles as one would write them for that crate.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Nine {
    cells: [u8; 9],
    blank: u8,
}

impl Nine {
    fn new(board: &Board) -> Nine {
        let mut cells = [0; 9];
        for (cell, &tile) in cells.iter_mut().zip(board.cells()) {
            *cell = tile as u8;
        }
        Nine { cells, blank: board.blank() as u8 }
    }

    fn successors(self) -> impl Iterator<Item = (Nine, u32)> {
        let (row, column) = (self.blank / 3, self.blank % 3);
        let to = [
            (row > 0).then(|| self.blank - 3),
            (column > 0).then(|| self.blank - 1),
            (column < 2).then(|| self.blank + 1),
            (row < 2).then(|| self.blank + 3),
        ];
        to.into_iter().flatten().map(move |to| {
            let mut next = self;
            next.cells.swap(self.blank as usize, to as usize);
            next.blank = to;
            (next, 1)
        })
    }
}

/// The fewest moves from `start` to `goal`.
pub fn solve(start: &Board, goal: &Board) -> Option<u32> {
    let (start, goal) = (Nine::new(start), Nine::new(goal));
    let mut distance = [[0; 9]; 9];
    for (home, &tile) in goal.cells.iter().enumerate().filter(|&(_, &tile)| tile != 0) {
        for (cell, distance) in distance[tile as usize].iter_mut().enumerate() {
            *distance = ((cell / 3usize).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)) as u32;
        }
    }
    let h = |nine: &Nine| (0..9).map(|cell| distance[nine.cells[cell] as usize][cell]).sum();
    astar(&start, |nine| nine.successors(), h, |nine| *nine == goal).map(|(_, cost)| cost)
}
