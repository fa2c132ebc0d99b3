//! Everything that one look into a table takes, at hand.

use crate::pattern::orders::MOST_TILES;
use crate::pattern::passing::{WAYS, way};
use crate::pattern::step::Step;
use crate::pattern::table::Part;

/// A [`Table`](crate::pattern::Table) as a search holds it: the same answers without a way through five structures to
/// each of them.
#[derive(Clone, Copy, Debug)]
#[repr(align(128))] // so that the place of one among others is a shift
pub struct Look<'a> {
    pub(crate) bits: &'a [u8],
    pub(crate) slab_bytes: usize,
    pub(crate) components: Components<'a>,
    /// As in `Passing`.
    pub(crate) begin: &'a [[u32; WAYS]; MOST_TILES],
    pub(crate) ranks: &'a [u16],
}

/// The numbering of components.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Components<'a> {
    /// The low cells, a bit for each, and how many they are.
    pub(crate) low_cells: u32,
    pub(crate) split: u32,
    pub(crate) low: &'a [u16],
    pub(crate) high: &'a [u32],
    pub(crate) sets: &'a [Regions],
}

/// The components of one set of cells: those of its regions, one after the other.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))] // four numbers that are looked up together
pub(crate) struct Regions {
    /// The component of the first region.
    pub(crate) first: u32,
    /// For each binary digit of a region's number, the cells of the regions that have a one there. Three digits are
    /// enough: at most eight tiles leave at most eight regions, on every size (they were counted on all of them).
    pub(crate) digits: [u32; 3],
}

impl Regions {
    /// The component with the blank in `blank`.
    #[inline(always)]
    pub(crate) fn component(&self, blank: u32) -> u32 {
        let digit = |place: usize| (self.digits[place] >> (blank % 32) & 1) << place;
        self.first + (digit(0) | digit(1) | digit(2))
    }
}

impl Components<'_> {
    /// The number of a set among all sets of as many cells.
    #[inline(always)]
    pub(crate) fn set_number(&self, set: u32) -> usize {
        let (low, high) = (set & self.low_cells, set >> (self.split % 32));
        self.low[low as usize] as usize + self.high[high as usize] as usize
    }

    /// The component where the pattern's tiles occupy `set` and the blank is in `blank`, outside of it.
    #[inline(always)]
    pub(crate) fn component(&self, set: u32, blank: u32) -> u32 {
        self.sets[self.set_number(set)].component(blank)
    }
}

impl Look<'_> {
    /// The part after its tile of this number has made a step.
    #[inline(always)]
    pub fn after(&self, part: Part, tile: usize, step: &Step) -> Part {
        let set = step.moved(part.set());
        let (passed, towards) = step.passed(part.set());
        let begin = self.begin[tile % MOST_TILES][way(passed, towards)];
        let rank = self.ranks[begin as usize + usize::from(part.rank())];
        let component = self.components.component(set, step.from_cell().into());
        part.moved(set, rank).told(self.bit(rank, component))
    }

    /// The bit (h >> 1) & 1.
    #[inline(always)]
    pub(crate) fn bit(&self, rank: u16, component: u32) -> u8 {
        self.bits[usize::from(rank) * self.slab_bytes + (component >> 3) as usize] >> (component & 7) & 1
    }
}
