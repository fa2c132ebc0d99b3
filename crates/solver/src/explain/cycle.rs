//! Tiles that are in each other's places.

use jiugong_heuristics::{Gaschnig, Tiles};
use jiugong_puzzle::Size;
use serde::Serialize;

use super::Place;

/// Cells that have to exchange what is in them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cycle {
    /// The cells; what is in each belongs into the next, and what is in the last into the first.
    pub cells: Vec<Place>,
    /// What is in them, 0 for the blank.
    pub tiles: Vec<u8>,
    /// Whether the blank is in one of them.
    pub has_blank: bool,
    /// The exchanges that bring everything home: one less than the cells with the blank, one more without it.
    pub exchanges: u32,
}

pub(super) fn cycles(size: Size, heuristic: &Gaschnig, tiles: &Tiles) -> Vec<Cycle> {
    let cycles = heuristic.cycles(tiles).into_iter();
    cycles
        .map(|cells| {
            let has_blank = cells.contains(&tiles.blank);
            let exchanges = if has_blank { cells.len() - 1 } else { cells.len() + 1 };
            Cycle {
                tiles: cells.iter().map(|&cell| tiles.at(cell)).collect(),
                cells: cells.into_iter().map(|cell| Place::new(size, cell.into())).collect(),
                has_blank,
                exchanges: exchanges as u32,
            }
        })
        .collect()
}
