//! What pattern databases say of a board.

use jiugong_heuristics::Tiles;
use jiugong_heuristics::pattern::Patterns;
use serde::Serialize;

/// A way to divide the tiles into groups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Division {
    /// The groups; each tile is in one.
    pub groups: Vec<Group>,
    /// Their slides, summed.
    pub slides: u32,
}

/// Tiles whose slides were counted beforehand, as if the others were alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The tiles.
    pub tiles: Vec<u8>,
    /// The fewest slides of these tiles that bring them home.
    pub slides: u32,
}

/// Every division that a search from the board uses, also those that are others seen in a mirror.
pub(super) fn divisions(heuristic: &Patterns, tiles: &Tiles, count: usize) -> Vec<Division> {
    let heuristic = heuristic.best_for(tiles);
    let parts = heuristic.parts(tiles);
    let views = heuristic.views().iter();
    views
        .map(|view| {
            let groups: Vec<Group> = view
                .parts()
                .map(|part| Group {
                    tiles: (1..=count as u8).filter(|&tile| view.member(tile).part() == part).collect(),
                    slides: parts[part].h().into(),
                })
                .collect();
            Division { slides: groups.iter().map(|group| group.slides).sum(), groups }
        })
        .collect()
}
