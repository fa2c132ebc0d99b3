//! IDA* with Manhattan distance as one would write it for the 4x4 board and nothing else.
//!
//! It counts the nodes that it makes, and knows no limits: what the generic search is measured against.

use jiugong_puzzle::Board;

/// The cell that the blank goes to from each cell: up, left, right, down; -1 at the edge.
const NEIGHBOURS: [[i8; 4]; 16] = {
    let mut neighbours = [[-1; 4]; 16];
    let mut cell = 0;
    while cell < 16 {
        let (row, column) = (cell / 4, cell % 4);
        if row > 0 {
            neighbours[cell][0] = cell as i8 - 4;
        }
        if column > 0 {
            neighbours[cell][1] = cell as i8 - 1;
        }
        if column < 3 {
            neighbours[cell][2] = cell as i8 + 1;
        }
        if row < 3 {
            neighbours[cell][3] = cell as i8 + 4;
        }
        cell += 1;
    }
    neighbours
};

struct Loop {
    distance: [[i8; 16]; 16],
    cells: [u8; 16],
    generated: u64,
}

/// Solves `start` to the goal 0 1 .. 15; the fewest moves and the nodes made, the start included once.
pub fn solve(start: &Board) -> (u32, u64) {
    let mut distance = [[0; 16]; 16];
    for (tile, of_tile) in distance.iter_mut().enumerate().skip(1) {
        for (cell, distance) in of_tile.iter_mut().enumerate() {
            *distance = ((tile / 4usize).abs_diff(cell / 4) + (tile % 4).abs_diff(cell % 4)) as i8;
        }
    }
    let mut cells = [0; 16];
    for (cell, &tile) in cells.iter_mut().zip(start.cells()) {
        *cell = tile as u8;
    }
    let mut search = Loop { distance, cells, generated: 1 };
    let h = (0..16).map(|cell| i32::from(distance[cells[cell] as usize][cell])).sum();
    let mut bound = h;
    loop {
        search.cells = cells;
        if search.visit(start.blank(), 9, 0, h, bound) {
            return (bound as u32, search.generated);
        }
        bound += 2;
    }
}

impl Loop {
    fn visit(&mut self, blank: usize, last: usize, g: i32, h: i32, bound: i32) -> bool {
        for (direction, &from) in NEIGHBOURS[blank].iter().enumerate() {
            if direction + last == 3 || from < 0 {
                continue;
            }
            let from = from as usize;
            let tile = self.cells[from] as usize;
            let h = h + i32::from(self.distance[tile][blank] - self.distance[tile][from]);
            self.generated += 1;
            if g + 1 + h > bound {
                continue;
            }
            if h == 0 {
                return true;
            }
            self.cells[blank] = tile as u8;
            if self.visit(from, direction, g + 1, h, bound) {
                return true;
            }
            self.cells[from] = tile as u8;
        }
        false
    }
}
