//! Nilsson's score of tiles that are not followed by the right one.

use jiugong_heuristics::{Nilsson, Tiles};
use jiugong_puzzle::Size;
use serde::Serialize;

use super::Place;

/// What one tile adds to the score S.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SequenceScore {
    /// The tile.
    pub tile: u8,
    /// Its cell.
    pub at: Place,
    /// What follows it round its ring, 0 for the blank; `None` in a single cell in the middle.
    pub followed_by: Option<u8>,
    /// What follows it in the goal; `None` if it belongs into a single cell in the middle.
    pub successor: Option<u8>,
    /// 2 if it is not followed by what follows it in the goal, 1 if it is wrongly in the middle, else 0.
    pub score: u32,
}

pub(super) fn scores(size: Size, heuristic: &Nilsson, tiles: &Tiles) -> Vec<SequenceScore> {
    let cells = (0..size.cells() as u8).filter(|&cell| tiles.at(cell) != 0);
    cells
        .map(|cell| SequenceScore {
            tile: tiles.at(cell),
            at: Place::new(size, cell.into()),
            followed_by: heuristic.followed_by(tiles, cell),
            successor: heuristic.successor(tiles.at(cell)),
            score: heuristic.score(tiles, cell),
        })
        .collect()
}
