//! A node as it is recorded.

use jiugong_heuristics::Reach;
use jiugong_puzzle::Direction;
use jiugong_search::Side;

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// A node of the search tree, in 44 bytes. It never changes: a cheaper way to the same board is another record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    /// The packed board, as bytes because a `u128` would make the record as long as 48.
    key: [u8; 16],
    /// The node that it was made from, or [`NONE`].
    pub(crate) parent: u32,
    /// The node of the same board and side before this one, or [`NONE`].
    pub(crate) earlier: u32,
    pub(crate) g: u32,
    pub(crate) h: u32,
    pub(crate) f: u32,
    /// The number of its expansion, from 1; 0 if it was not expanded.
    pub(crate) number: u32,
    /// The side in the highest bit; below it 0 for no move, else one more than four times the tiles beyond the first, and
    /// the direction.
    by: u8,
}

const BACKWARD: u8 = 0x80;

const DIRECTIONS: u8 = Direction::ALL.len() as u8;

impl Record {
    pub(crate) fn new(key: u128, by: Option<Reach>, side: Side) -> Record {
        let side = if side == Side::Backward { BACKWARD } else { 0 };
        let number = |by: Reach| 1 + DIRECTIONS * (by.tiles - 1) + by.direction as u8;
        let by = by.map_or(0, number) | side;
        Record { key: key.to_le_bytes(), parent: NONE, earlier: NONE, g: 0, h: 0, f: 0, number: 0, by }
    }

    pub(crate) fn key(&self) -> u128 {
        u128::from_le_bytes(self.key)
    }

    /// Whether it is of this board on this side.
    pub(crate) fn is(&self, key: u128, side: Side) -> bool {
        self.key() == key && self.side() == side
    }

    pub(crate) fn by(&self) -> Option<Reach> {
        let number = (self.by & !BACKWARD).checked_sub(1)?;
        let direction = Direction::ALL[usize::from(number % DIRECTIONS)];
        Some(Reach { direction, tiles: number / DIRECTIONS + 1 })
    }

    pub(crate) fn side(&self) -> Side {
        if self.by & BACKWARD == 0 { Side::Forward } else { Side::Backward }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_small_and_keeps_what_it_is_told() {
        assert_eq!(size_of::<Record>(), 44);
        for side in [Side::Forward, Side::Backward] {
            // No row or column of a board that is searched has more than 24 tiles.
            let all =
                (1..=24).flat_map(|tiles| Direction::ALL.map(|direction| Some(Reach { direction, tiles })));
            for by in all.chain([None]) {
                let record = Record::new(u128::MAX - 7, by, side);
                assert_eq!((record.key(), record.by(), record.side()), (u128::MAX - 7, by, side));
            }
        }
    }
}
