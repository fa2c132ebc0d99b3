//! A finished pattern database, and how it is asked.

use std::sync::Arc;

use jiugong_puzzle::unrank;

use crate::pattern::bits::Bits;
use crate::pattern::grid::{below, members};
use crate::pattern::layout::slab_bytes;
use crate::pattern::look::Look;
use crate::pattern::orders::MOST_TILES;
use crate::pattern::shape::Shape;
use crate::pattern::step::Step;

/// Where the tiles of one pattern stand on a board, and what its table says of that: the cells that they occupy, the
/// rank of their order among all orders, and the slides of these tiles that are left at least.
///
/// In one word, because a search copies it from node to node: what was written in pieces is slow to read as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part(u64);

/// The lowest of the bits with the slides that are left.
const H: u32 = 48;

impl Part {
    /// Of no pattern.
    pub const NONE: Part = Part(0);

    #[inline(always)]
    pub(crate) fn new(set: u32, rank: u16, h: u8) -> Part {
        Part(u64::from(set) | u64::from(rank) << 32 | u64::from(h) << H)
    }

    /// The set, and the rank with h from the 17th bit on.
    #[inline(always)]
    pub(crate) fn of_halves(set: u32, top: u32) -> Part {
        Part(u64::from(top) << 32 | u64::from(set))
    }

    /// The rank, and h from the 17th bit on.
    #[inline(always)]
    pub(crate) fn top(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The same tiles elsewhere, their h as before.
    #[inline(always)]
    pub(crate) fn moved(self, set: u32, rank: u16) -> Part {
        Part(u64::from(set) | u64::from(rank) << 32 | self.0 >> H << H)
    }

    /// With its own h in place of a neighbour's, by the `bit` (the lowest counts) that the table has of it: h is one more
    /// or one less than the neighbour's, and which of the two is told by (h >> 1) & 1.
    #[inline(always)]
    pub(crate) fn told(self, bit: u8) -> Part {
        let nearer = (u64::from(bit) ^ (self.0 >> (H + 1)) ^ (self.0 >> H)) & 1;
        Part(self.0.wrapping_add(1 << H).wrapping_sub(nearer << (H + 1)))
    }

    #[inline(always)]
    pub(crate) fn set(self) -> u32 {
        self.0 as u32
    }

    #[inline(always)]
    pub(crate) fn rank(self) -> u16 {
        (self.0 >> 32) as u16
    }

    /// The slides of this pattern's tiles that are left at least.
    #[inline(always)]
    pub fn h(self) -> u8 {
        (self.0 >> H) as u8
    }

    /// The same, as sums are.
    #[inline(always)]
    pub fn h_u16(self) -> u16 {
        self.h().into()
    }
}

/// The least number of slides of the tiles of one pattern to their goal cells, for every place of these
/// tiles and every region of the other cells in which the blank can be.
///
/// Slides of other tiles cost nothing here, so the numbers of patterns without a common tile can be added
/// (Korf & Felner 2002). The blank's region makes the number larger than the usual minimum over all places
/// of the blank, and consistent (Clausecker 2017).
///
/// A number h is kept as the one bit (h >> 1) & 1. Each slide of one of the tiles changes h by exactly one,
/// because it changes the parity of rows plus columns; so the bit of the board after the slide tells which
/// of h + 1 and h - 1 it is. An eighth of the memory of bytes, and at the same speed eight times as much of
/// the table in the processor's caches.
///
/// Tiles are called by the cells where they belong, so that a table depends on the cell of the goal's blank
/// and not on the names of the tiles.
#[derive(Debug)]
pub struct Table {
    pub(crate) shape: Arc<Shape>,
    /// The goal cells of the pattern's tiles.
    pub(crate) pattern: u32,
    /// The goal cell of the blank.
    pub(crate) blank: u8,
    /// By rank a slab, in it a bit for each component, from the lowest bit of the first byte.
    pub(crate) bits: Bits,
    pub(crate) slab_bytes: usize,
}

impl Table {
    pub(crate) fn new(shape: Arc<Shape>, pattern: u32, blank: u8, bits: Bits) -> Table {
        let slab_bytes = slab_bytes(shape.components);
        Table { shape, pattern, blank, bits, slab_bytes }
    }

    /// Bytes of its bits.
    pub fn bytes(&self) -> u64 {
        self.bits.bytes().len() as u64
    }

    /// Everything that one look into the table takes.
    #[inline(always)]
    pub fn look(&self) -> Look<'_> {
        let passing = &self.shape.passing;
        Look {
            bits: self.bits.bytes(),
            slab_bytes: self.slab_bytes,
            components: self.shape.numbering(),
            begin: &passing.begin,
            ranks: &passing.ranks,
        }
    }

    /// The part of a board on which these tiles occupy `set` in the order of `rank` and the blank is in
    /// `blank`: the only question that takes more than one look, because one bit tells h from its neighbour
    /// and nothing else. It goes down to the goal, slide by slide, and counts.
    ///
    /// `None` where the goal cannot be reached, which the table does not say in any other way.
    pub(crate) fn part(&self, set: u32, rank: u16, blank: u8) -> Option<Part> {
        let width = self.shape.size.width() as u32;
        let places = |set| members(set).map(|cell| cell / width + cell % width).sum::<u32>();
        let parity = (places(set) ^ places(self.pattern)) & 1;
        let look = self.look();
        let modulo_four = look.bit(rank, self.shape.component(set, blank.into())) << 1 | parity as u8;
        let mut here = Part::new(set, rank, modulo_four);
        let home = self.shape.component(self.pattern, self.blank.into());
        let mut blank = u32::from(blank);
        let mut slides = 0u8;
        while here.set() != self.pattern
            || here.rank() != 0
            || self.shape.component(here.set(), blank) != home
        {
            // Four more than modulo 4 says, so that one less is no less than 0.
            here = Part::new(here.set(), here.rank(), here.h() % 4 + 4);
            (here, blank) = self.nearer(look, here, blank)?;
            slides = slides.checked_add(1)?;
        }
        (slides % 4 == modulo_four).then_some(Part::new(set, rank, slides))
    }

    /// A neighbour whose h is one less, and its blank.
    fn nearer(&self, look: Look<'_>, part: Part, blank: u32) -> Option<(Part, u32)> {
        let (grid, width) = (self.shape.grid, self.shape.size.width());
        let mut order = [0; MOST_TILES];
        unrank(part.rank().into(), &mut order[..self.shape.tiles]);
        let region = grid.region(grid.all & !part.set(), blank);
        members(region).find_map(|to| {
            members(grid.grown(1 << to) & part.set()).find_map(|from| {
                let tile = usize::from(order[below(part.set(), from) as usize]);
                let step = Step::new(width, from as u8, to as u8, from as u8);
                let after = look.after(part, tile, &step);
                (after.h() < part.h()).then_some((after, from))
            })
        })
    }
}
