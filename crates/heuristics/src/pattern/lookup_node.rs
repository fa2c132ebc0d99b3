//! Nodes whose children are looked up together.

use jiugong_puzzle::Direction;

use crate::Tiles;
use crate::pattern::table::Part;

/// The slides that lead out of a node.
pub(crate) const DIRECTIONS: usize = Direction::ALL.len();

/// The most patterns of a view through which children are asked about.
pub const MOST_PATTERNS_OF_VIEW: usize = 4;

/// A node whose children are asked about, all that a search has at one.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct LookupNode<const VIEWS: usize> {
    /// Where the tiles of each pattern stand, by view.
    pub parts: [[Part; MOST_PATTERNS_OF_VIEW]; VIEWS],
    /// What the bound leaves beyond the h of each view.
    pub spares: [i16; VIEWS],
    /// The slides that the bound leaves.
    pub left: i16,
    /// What an automaton has read.
    pub read: u32,
    /// The board.
    pub tiles: Tiles,
}

/// A node that comes of another one by a slide.
#[derive(Clone, Copy, Debug, Default)]
pub struct Child {
    /// The place of the node of which it comes.
    pub parent: u32,
    /// The tile that slides.
    pub tile: u8,
    /// The slide among those of a view, by the blank's cell and the direction.
    pub(crate) slide: u8,
    /// The view that is asked first.
    pub(crate) first: u8,
}

impl Child {
    /// The child by the slide of `tile` to the blank's cell, where the blank goes in the direction of this number. The
    /// view `first` is asked first.
    #[inline(always)]
    pub fn new(parent: u32, tile: u8, blank: u8, direction: usize, first: usize) -> Child {
        Child { parent, tile, slide: blank * DIRECTIONS as u8 + direction as u8, first: first as u8 }
    }
}
