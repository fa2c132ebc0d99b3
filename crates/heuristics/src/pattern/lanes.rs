//! Vector instructions: eight numbers at a time (AVX2, on x86-64 processors since 2013).
//!
//! The second of the two places of this library with `unsafe`. What makes it sound: nothing here is called where the
//! processor has no such instructions, because a [`LaneSet`] is made only where it has them; and each place that is
//! read in a table is brought into the table before, so that no input whatsoever reads beside it.
//!
//! Elsewhere there are no lanes, and the searches take the portable way, which gives the same counts.

use jiugong_puzzle::Direction;

use crate::Tiles;
use crate::pattern::lane_node::{LaneNode, Looked};
use crate::pattern::lane_set::LaneSet;

/// How many numbers there are in a [`Lane`].
pub(crate) const LANES: usize = 8;

/// Eight numbers side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Lane(pub(crate) [u32; LANES]);

impl Lane {
    /// A number for each lane.
    pub(crate) fn of(number: impl FnMut(usize) -> u32) -> Lane {
        Lane(std::array::from_fn(number))
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod instructions {
    use super::*;

    pub(crate) fn are_there() -> bool {
        false
    }
    pub(crate) fn look<const ROWS: usize>(
        _: &LaneSet<ROWS>,
        _: &LaneNode<ROWS>,
        _: &Tiles,
        _: &[u32; Direction::ALL.len()],
        _: u16,
    ) -> Looked<ROWS> {
        unreachable!("no lanes are made where there are none")
    }
    pub(crate) fn child<const ROWS: usize>(
        _: &LaneSet<ROWS>,
        _: &LaneNode<ROWS>,
        _: &Looked<ROWS>,
        _: usize,
    ) -> LaneNode<ROWS> {
        unreachable!("no lanes are made where there are none")
    }
}

pub(crate) use instructions::{are_there, child, look};

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "the second named exception: vector instructions")]
mod instructions {
    use std::arch::x86_64::*;

    use jiugong_search::REFUSED;

    use super::*;
    use crate::pattern::lane_set::{SLOT, SLOT_BITS};

    /// Whether the processor has these instructions.
    pub(crate) fn are_there() -> bool {
        is_x86_feature_detected!("avx2")
    }

    #[inline(always)]
    pub(crate) fn look<const ROWS: usize>(
        set: &LaneSet<ROWS>,
        node: &LaneNode<ROWS>,
        tiles: &Tiles,
        after: &[u32; Direction::ALL.len()],
        left: u16,
    ) -> Looked<ROWS> {
        // SAFETY: a set is only made where the instructions are there.
        unsafe { look_with(set, node, tiles, after, left) }
    }

    #[inline(always)]
    pub(crate) fn child<const ROWS: usize>(
        set: &LaneSet<ROWS>,
        node: &LaneNode<ROWS>,
        looked: &Looked<ROWS>,
        made: usize,
    ) -> LaneNode<ROWS> {
        // SAFETY: as above.
        unsafe { child_with(set, node, looked, made) }
    }

    impl Lane {
        #[target_feature(enable = "avx2")]
        #[inline]
        fn load(&self) -> __m256i {
            // SAFETY: 32 bytes, aligned to as many.
            unsafe { _mm256_load_si256((&raw const self.0).cast()) }
        }

        #[target_feature(enable = "avx2")]
        #[inline]
        fn store(&mut self, lanes: __m256i) {
            // SAFETY: 32 bytes, aligned to as many.
            unsafe { _mm256_store_si256((&raw mut self.0).cast(), lanes) }
        }
    }

    /// Of each lane the entry of its slot.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn of_slot<const ROWS: usize>(rows: &[Lane; ROWS], slot: __m256i) -> __m256i {
        // Where rows are by pattern, each lane stays in its place.
        let of_row = |row: usize| match ROWS {
            4 => rows[row].load(),
            _ => _mm256_permutevar8x32_epi32(rows[row].load(), slot),
        };
        let mut found = of_row(0);
        for row in 1..ROWS {
            let is_of_row = _mm256_cmpeq_epi32(_mm256_srli_epi32::<3>(slot), splat(row as u32));
            found = _mm256_blendv_epi8(found, of_row(row), is_of_row);
        }
        found
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn splat(number: u32) -> __m256i {
        _mm256_set1_epi32(number as i32)
    }

    /// The entries at places that are brought into the table, which is not empty.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn numbers(table: &[u32], places: __m256i) -> __m256i {
        let places = _mm256_min_epu32(places, splat(table.len() as u32 - 1));
        // SAFETY: each place is in the table.
        unsafe { _mm256_i32gather_epi32::<4>(table.as_ptr().cast(), places) }
    }

    /// The entries at places that are brought into the table, whose last entry is none; where `wanted` is 0, what is in `otherwise`.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn short_numbers(table: &[u16], places: __m256i, wanted: __m256i, otherwise: __m256i) -> __m256i {
        let places = _mm256_min_epu32(places, splat(table.len() as u32 - 2));
        // SAFETY: each place and the one behind it are in the table.
        let read =
            unsafe { _mm256_mask_i32gather_epi32::<2>(otherwise, table.as_ptr().cast(), places, wanted) };
        _mm256_and_si256(read, splat(0xFFFF))
    }

    /// The four bytes from `offset` on in the table of each slot.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn bits<const ROWS: usize>(set: &LaneSet<ROWS>, slot: __m256i, offset: __m256i) -> __m256i {
        let low = of_slot(&set.tables.address_low, slot);
        let high = of_slot(&set.tables.address_high, slot);
        let none = _mm256_setzero_si256();
        // Lanes 0, 1, 4, 5 and lanes 2, 3, 6, 7.
        let one = _mm256_add_epi64(_mm256_unpacklo_epi32(low, high), _mm256_unpacklo_epi32(offset, none));
        let other = _mm256_add_epi64(_mm256_unpackhi_epi32(low, high), _mm256_unpackhi_epi32(offset, none));
        // SAFETY: each slot has the address of a table that the set keeps, and the offset is at most that of its last
        // four bytes.
        let (one, other) = unsafe {
            (
                _mm256_i64gather_epi32::<1>(std::ptr::null(), one),
                _mm256_i64gather_epi32::<1>(std::ptr::null(), other),
            )
        };
        _mm256_set_m128i(_mm_unpackhi_epi64(one, other), _mm_unpacklo_epi64(one, other))
    }

    /// First components, and the three digits of the regions, of the sets at these places.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn regions<const ROWS: usize>(set: &LaneSet<ROWS>, places: __m256i) -> [__m256i; 4] {
        let places = _mm256_min_epu32(places, splat(set.regions.len() as u32 / 4 - 1));
        let regions: &[u32] = &set.regions;
        let mut at = Lane::default();
        at.store(places);
        // SAFETY: each place is in the table, and an entry takes 16 bytes.
        let of =
            |lane: usize| unsafe { _mm_loadu_si128(regions.as_ptr().add(4 * at.0[lane] as usize).cast()) };
        let rows: [__m256i; 4] = std::array::from_fn(|lane| _mm256_set_m128i(of(lane + 4), of(lane)));
        let (a, b) = (_mm256_unpacklo_epi32(rows[0], rows[1]), _mm256_unpacklo_epi32(rows[2], rows[3]));
        let (c, d) = (_mm256_unpackhi_epi32(rows[0], rows[1]), _mm256_unpackhi_epi32(rows[2], rows[3]));
        [
            _mm256_unpacklo_epi64(a, b),
            _mm256_unpackhi_epi64(a, b),
            _mm256_unpacklo_epi64(c, d),
            _mm256_unpackhi_epi64(c, d),
        ]
    }

    /// What the way to a bit takes, look by look.
    #[derive(Clone, Copy)]
    struct Way {
        /// All ones where there is a child.
        wanted: __m256i,
        member: __m256i,
        slot: __m256i,
        before: __m256i,
        /// First the place of the set's regions, then the offset of the four bytes with the bit.
        place: __m256i,
        /// The place of the bit in these.
        bit: __m256i,
    }

    #[target_feature(enable = "avx2")]
    fn look_with<const ROWS: usize>(
        set: &LaneSet<ROWS>,
        node: &LaneNode<ROWS>,
        tiles: &Tiles,
        after: &[u32; Direction::ALL.len()],
        left: u16,
    ) -> Looked<ROWS> {
        let none = _mm256_setzero_si256();
        let one = splat(1);
        let mut looked = Looked::NONE;
        let blank = usize::from(tiles.blank) % set.from.len();
        // SAFETY: four numbers are 16 bytes.
        let after = _mm256_castsi128_si256(unsafe { _mm_loadu_si128(after.as_ptr().cast()) });
        let has_child = _mm256_xor_si256(_mm256_cmpeq_epi32(after, splat(REFUSED)), splat(u32::MAX));
        let mut ways =
            [Way { wanted: none, member: none, slot: none, before: none, place: none, bit: none }; ROWS];
        // Of every look the same three times, so that what one waits for is under way for the others.
        for (number, way) in ways.iter_mut().enumerate() {
            let steps = &set.steps[blank][number];
            let wanted = _mm256_permutevar8x32_epi32(has_child, set.children[number].load());
            if _mm256_testz_si256(wanted, wanted) == 1 {
                continue;
            }
            let member = |pair: usize| {
                let made = number * LaneSet::<ROWS>::CHILDREN + pair / ROWS;
                set.members[usize::from(tiles.at(set.from[blank][made])) % set.members.len()][pair % ROWS]
                    as i64
            };
            let member = _mm256_set_epi64x(member(3), member(2), member(1), member(0));
            let slot = _mm256_and_si256(member, splat(SLOT));
            let before = of_slot(&node.sets, slot);
            let moved = _mm256_xor_si256(before, steps.cells.load());
            let low = short_numbers(&set.low, _mm256_and_si256(moved, splat(set.low_cells)), wanted, none);
            let high = _mm256_srl_epi32(moved, _mm_cvtsi32_si128(set.split as i32));
            let high = numbers(&set.high, _mm256_add_epi32(of_slot(&set.tables.high, slot), high));
            let number_of_set = _mm256_and_si256(_mm256_add_epi32(low, high), wanted);
            let place = _mm256_add_epi32(number_of_set, of_slot(&set.tables.regions, slot));
            *way = Way { wanted, member, slot, before, place, bit: none };
            looked.sets[number].store(moved);
            looked.slots[number].store(slot);
        }
        for (number, way) in ways.iter_mut().enumerate() {
            let Way { wanted, member, slot, before, place, .. } = *way;
            if _mm256_testz_si256(wanted, wanted) == 1 {
                continue;
            }
            let steps = &set.steps[blank][number];
            let [first, ones, twos, fours] = regions(set, place);
            let from = steps.from.load();
            let digit = |digits| _mm256_and_si256(_mm256_srlv_epi32(digits, from), one);
            let upper =
                _mm256_or_si256(_mm256_slli_epi32::<1>(digit(twos)), _mm256_slli_epi32::<2>(digit(fours)));
            let component = _mm256_add_epi32(first, _mm256_or_si256(digit(ones), upper));

            let along = steps.along_a_column.load();
            let between = _mm256_and_si256(along, splat(set.window));
            let passed = of_four(_mm256_and_si256(_mm256_srlv_epi32(before, steps.above.load()), between));
            // Towards the beginning the same with the other sign.
            let sign = steps.to_the_beginning.load();
            let passed = _mm256_sub_epi32(_mm256_xor_si256(passed, sign), sign);
            let rank = of_slot(&node.ranks, slot);
            let begin = _mm256_mullo_epi32(passed, of_slot(&set.tables.orders, slot));
            let begin = _mm256_add_epi32(_mm256_srli_epi32::<SLOT_BITS>(member), begin);
            let asked = _mm256_and_si256(along, wanted);
            let rank = short_numbers(&set.ranks, _mm256_add_epi32(begin, rank), asked, rank);

            let slab = _mm256_mullo_epi32(rank, of_slot(&set.tables.slab_bytes, slot));
            let byte = _mm256_and_si256(_mm256_add_epi32(slab, _mm256_srli_epi32::<3>(component)), wanted);
            way.place = _mm256_min_epu32(byte, of_slot(&set.tables.last, slot));
            let beyond = _mm256_slli_epi32::<3>(_mm256_sub_epi32(byte, way.place));
            way.bit = _mm256_add_epi32(beyond, _mm256_and_si256(component, splat(7)));
            looked.ranks[number].store(rank);
        }
        let (sums, left) = (node.sums.load(), splat(left.into()));
        for (number, way) in ways.iter().enumerate() {
            if _mm256_testz_si256(way.wanted, way.wanted) == 1 {
                continue;
            }
            let bit = _mm256_srlv_epi32(bits(set, way.slot, way.place), way.bit);
            // As `Part::after` does it.
            let h = of_slot(&node.hs, way.slot);
            let nearer = _mm256_xor_si256(_mm256_xor_si256(bit, h), _mm256_srli_epi32::<1>(h));
            let change = _mm256_sub_epi32(one, _mm256_slli_epi32::<1>(_mm256_and_si256(nearer, one)));
            let sum = _mm256_add_epi32(sums, change);
            let over = _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpgt_epi32(sum, left))) as u32;
            looked.over |= over << (LANES * number);
            looked.hs[number].store(_mm256_add_epi32(h, change));
            looked.sums[number].store(sum);
        }
        looked
    }

    /// The number of ones in each number below 16.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn of_four(numbers: __m256i) -> __m256i {
        let ones = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        _mm256_and_si256(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(ones), numbers), splat(0xFF))
    }

    #[target_feature(enable = "avx2")]
    fn child_with<const ROWS: usize>(
        set: &LaneSet<ROWS>,
        node: &LaneNode<ROWS>,
        looked: &Looked<ROWS>,
        made: usize,
    ) -> LaneNode<ROWS> {
        let made = made % set.picks.len();
        let look = made / LaneSet::<ROWS>::CHILDREN;
        let pick = set.picks[made].load();
        let picked = |lanes: Lane| _mm256_permutevar8x32_epi32(lanes.load(), pick);
        let (sets, ranks) = (picked(looked.sets[look]), picked(looked.ranks[look]));
        let (hs, slots) = (picked(looked.hs[look]), picked(looked.slots[look]));
        let mut child = *node;
        for row in 0..ROWS {
            let here =
                _mm256_add_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), splat((row * LANES) as u32));
            let is_changed = _mm256_cmpeq_epi32(slots, here);
            child.sets[row].store(_mm256_blendv_epi8(node.sets[row].load(), sets, is_changed));
            child.ranks[row].store(_mm256_blendv_epi8(node.ranks[row].load(), ranks, is_changed));
            child.hs[row].store(_mm256_blendv_epi8(node.hs[row].load(), hs, is_changed));
        }
        child.sums.store(picked(looked.sums[look]));
        child
    }
}
