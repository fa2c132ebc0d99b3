//! How far each tile is from its goal cell.

use jiugong_heuristics::{CELLS, Manhattan, Tiles};
use jiugong_puzzle::Board;
use serde::Serialize;

use super::Place;

/// A tile, where it is, where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileDistance {
    /// The tile.
    pub tile: u8,
    /// Its cell.
    pub at: Place,
    /// Its goal cell.
    pub home: Place,
    /// The rows between the two.
    pub rows: usize,
    /// The columns between the two.
    pub columns: usize,
    /// Rows and columns.
    pub distance: u32,
}

/// Every tile in the order of the cells, its distance as the heuristic has it.
pub(super) fn distances(board: &Board, goal: &Board, manhattan: &Manhattan) -> Vec<TileDistance> {
    let size = board.size();
    let mut homes = [0; CELLS];
    for (cell, &tile) in goal.cells().iter().enumerate() {
        homes[tile as usize % CELLS] = cell;
    }
    let cells = board.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0);
    cells
        .map(|(cell, &tile)| {
            let (at, home) = (Place::new(size, cell), Place::new(size, homes[tile as usize % CELLS]));
            TileDistance {
                tile: tile as u8,
                at,
                home,
                rows: at.row.abs_diff(home.row),
                columns: at.column.abs_diff(home.column),
                distance: manhattan.distance(tile as u8, cell as u8).into(),
            }
        })
        .collect()
}

/// What is read along an axis of `tiles`, without the blank.
pub(super) fn read(cells: &[usize], tiles: &Tiles) -> Vec<u8> {
    cells.iter().map(|&cell| tiles.at(cell as u8)).filter(|&tile| tile != 0).collect()
}
