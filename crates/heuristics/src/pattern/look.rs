//! Everything that one look into a table takes, at hand.

use crate::pattern::grid::below;
use crate::pattern::orders::MOST_TILES;
use crate::pattern::table::Part;

/// A [`Table`](crate::pattern::Table) as a search holds it: the same answers without a way through five structures to
/// each of them.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) bits: &'a [u8],
    pub(crate) slab_bytes: usize,
    pub(crate) width: u32,
    pub(crate) components: Components<'a>,
    /// As in `Orders`.
    pub(crate) begin: &'a [[u32; MOST_TILES]; MOST_TILES],
    pub(crate) ranks: &'a [u16],
}

/// The numbering of components.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Components<'a> {
    pub(crate) split: u32,
    pub(crate) low: &'a [u32],
    pub(crate) high: &'a [u32],
    pub(crate) sets: &'a [u32],
    pub(crate) by_cell: &'a [u32],
}

/// Marks the sets that leave several regions: two fifths of those of six cells on 5x5, nine tenths of those
/// of eight on 4x4.
pub(crate) const SEVERAL: u32 = 1 << 31;

impl Components<'_> {
    /// The number of a set among all sets of as many cells.
    #[inline(always)]
    pub(crate) fn set_number(&self, set: u32) -> usize {
        let (low, high) = (set & ((1 << self.split) - 1), set >> self.split);
        self.low[low as usize] as usize + self.high[high as usize] as usize
    }

    /// The component where the pattern's tiles occupy `set` and the blank is in `blank`, outside of it.
    #[inline(always)]
    pub(crate) fn component(&self, set: u32, blank: u32) -> u32 {
        let found = self.sets[self.set_number(set)];
        if found & SEVERAL == 0 { found } else { self.by_cell[((found ^ SEVERAL) + blank) as usize] }
    }
}

impl Look<'_> {
    /// The bit (h >> 1) & 1.
    #[inline(always)]
    pub(crate) fn bit(&self, rank: u16, component: u32) -> u8 {
        let byte = self.bits[rank as usize * self.slab_bytes + (component >> 3) as usize];
        byte >> (component & 7) & 1
    }

    /// The part after its tile in `from` has slid to `to`, which was the blank's cell.
    #[inline(always)]
    pub fn after(&self, part: Part, from: u8, to: u8) -> Part {
        let (from, to) = (u32::from(from), u32::from(to));
        let (before, h) = (part.set(), part.h());
        let rank = self.rank_after(part.rank(), before, from, to);
        let set = before ^ (1 << from) ^ (1 << to);
        let bit = self.bit(rank, self.components.component(set, from));
        let nearer = (bit ^ (h >> 1) ^ h) & 1;
        Part::new(set, rank, h.wrapping_add(1).wrapping_sub(2 * nearer))
    }

    /// The rank of the order when the tile of a pattern on `set` that was in `from` is now in `to`.
    #[inline(always)]
    fn rank_after(&self, rank: u16, set: u32, from: u32, to: u32) -> u16 {
        if from.abs_diff(to) == 1 {
            return rank; // Along a row it passes nobody: no board is one column wide.
        }
        let between = (set >> (from.min(to) + 1)) & ((1 << (self.width - 1)) - 1);
        let (place, passed) = (below(set, from), ones(between));
        let new_place = if from < to { place + passed } else { place - passed };
        let begin = self.begin[place as usize % MOST_TILES][new_place as usize % MOST_TILES];
        self.ranks[begin as usize + rank as usize]
    }
}

/// The number of ones, of which most processors' common instructions count four at once in no better way than this.
#[inline(always)]
fn ones(bits: u32) -> u32 {
    /// The number of ones in each number of four bits, four bits for each.
    const OF_FOUR: u64 = 0x4332_3221_3221_2110;
    if bits < 16 { (OF_FOUR >> (4 * bits)) as u32 & 15 } else { bits.count_ones() }
}

#[cfg(test)]
mod tests {
    use super::ones;

    #[test]
    fn ones_are_counted() {
        assert!((0..4096).all(|bits: u32| ones(bits) == bits.count_ones()));
    }
}
