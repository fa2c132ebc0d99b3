//! A board in one whole number.

use std::hash::Hash;

use crate::CELLS;

/// A whole number that holds a board, a tile in a few bits.
pub trait Key: Copy + Eq + Hash + std::fmt::Debug + Send + Sync + 'static {
    /// The most cells that a board may have.
    const MOST_CELLS: usize;

    /// The number that holds the first `count` of `cells`; the others are 0.
    fn pack(cells: &[u8; CELLS], count: usize) -> Self;

    /// Puts the tiles back into the first `count` of `cells`.
    fn unpack(self, cells: &mut [u8; CELLS], count: usize);
}

/// Four bits a tile, eight tiles at a time: 20 instructions a board instead of five a tile.
impl Key for u64 {
    const MOST_CELLS: usize = 16;

    #[inline]
    fn pack(cells: &[u8; CELLS], _count: usize) -> u64 {
        let (eights, _) = cells.as_chunks::<8>();
        squeezed(u64::from_le_bytes(eights[0])) | squeezed(u64::from_le_bytes(eights[1])) << 32
    }

    #[inline]
    fn unpack(self, cells: &mut [u8; CELLS], _count: usize) {
        cells[..8].copy_from_slice(&spread(self & 0xFFFF_FFFF).to_le_bytes());
        cells[8..16].copy_from_slice(&spread(self >> 32).to_le_bytes());
    }
}

/// Eight times four bits, each in a byte of its own.
#[inline(always)]
fn spread(tiles: u64) -> u64 {
    let tiles = (tiles | tiles << 16) & 0x0000_FFFF_0000_FFFF;
    let tiles = (tiles | tiles << 8) & 0x00FF_00FF_00FF_00FF;
    (tiles | tiles << 4) & 0x0F0F_0F0F_0F0F_0F0F
}

/// What [`spread`] spread.
#[inline(always)]
fn squeezed(tiles: u64) -> u64 {
    let tiles = (tiles | tiles >> 4) & 0x00FF_00FF_00FF_00FF;
    let tiles = (tiles | tiles >> 8) & 0x0000_FFFF_0000_FFFF;
    (tiles | tiles >> 16) & 0xFFFF_FFFF
}

/// Five bits a tile.
impl Key for u128 {
    const MOST_CELLS: usize = 25;

    #[inline]
    fn pack(cells: &[u8; CELLS], count: usize) -> u128 {
        cells[..count].iter().rev().fold(0, |key, &tile| key << 5 | u128::from(tile))
    }

    #[inline]
    fn unpack(self, cells: &mut [u8; CELLS], count: usize) {
        let mut key = self;
        for tile in &mut cells[..count] {
            *tile = (key & 31) as u8;
            key >>= 5;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_again() {
        for count in 4..=16 {
            let mut cells = [0; CELLS];
            for (cell, tile) in cells[..count].iter_mut().enumerate() {
                *tile = ((7 * cell + 3) % count) as u8;
            }
            let (mut short, mut long) = ([0; CELLS], [0; CELLS]);
            u64::pack(&cells, count).unpack(&mut short, count);
            u128::pack(&cells, count).unpack(&mut long, count);
            assert_eq!((short, long), (cells, cells));
            let tiles = (0..count).map(|cell| u64::pack(&cells, count) >> (4 * cell) & 15);
            assert!(tiles.eq(cells[..count].iter().map(|&tile| u64::from(tile))));
        }
    }
}
