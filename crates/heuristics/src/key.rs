//! A board in one whole number.

use std::hash::Hash;

use crate::CELLS;

/// A whole number that holds a board: a field of a few bits for each cell, the first cell lowest, the tile in it.
///
/// Fields behind the last cell of a board are 0.
pub trait Key: Copy + Eq + Hash + std::fmt::Debug + Send + Sync + 'static {
    /// The most cells that a board may have.
    const MOST_CELLS: usize;

    /// The number that holds the first [`MOST_CELLS`](Key::MOST_CELLS) of `cells`; the others are 0.
    fn pack(cells: &[u8; CELLS]) -> Self;

    /// The tiles.
    fn unpack(self) -> [u8; CELLS];

    /// The tile in a cell.
    fn tile(self, cell: u8) -> u8;

    /// The first cell that is empty, which is the blank's.
    ///
    /// Taking 1 from each field borrows through all bits of the first one that is 0, and through no whole one before
    /// it (Knuth, The Art of Computer Programming 4A, 7.1.3).
    fn blank(self) -> u8;

    /// The board after `tile` went from one cell to another one, which was empty.
    fn slide(self, tile: u8, from: u8, to: u8) -> Self;
}

/// Four bits a tile, eight tiles at a time: 20 instructions a board instead of five a tile.
impl Key for u64 {
    const MOST_CELLS: usize = 16;

    #[inline]
    fn pack(cells: &[u8; CELLS]) -> u64 {
        let (eights, _) = cells.as_chunks::<8>();
        squeezed(u64::from_le_bytes(eights[0])) | squeezed(u64::from_le_bytes(eights[1])) << 32
    }

    #[inline]
    fn unpack(self) -> [u8; CELLS] {
        let mut cells = [0; CELLS];
        cells[..8].copy_from_slice(&spread(self & 0xFFFF_FFFF).to_le_bytes());
        cells[8..16].copy_from_slice(&spread(self >> 32).to_le_bytes());
        cells
    }

    #[inline(always)]
    fn tile(self, cell: u8) -> u8 {
        (self >> (4 * cell)) as u8 & 15
    }

    #[inline]
    fn blank(self) -> u8 {
        const ONES: u64 = 0x1111_1111_1111_1111;
        ((self.wrapping_sub(ONES) & !self & (ONES << 3)).trailing_zeros() / 4) as u8
    }

    #[inline]
    fn slide(self, tile: u8, from: u8, to: u8) -> u64 {
        let tile = u64::from(tile);
        self ^ (tile << (4 * from)) ^ (tile << (4 * to))
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

/// Eight times five bits, each in a byte of its own.
#[inline(always)]
fn spread_by_five(tiles: u64) -> u64 {
    let tiles = tiles & 0xF_FFFF | (tiles & 0xFF_FFF0_0000) << 12;
    let tiles = tiles & 0x0000_03FF_0000_03FF | (tiles & 0x000F_FC00_000F_FC00) << 6;
    tiles & 0x001F_001F_001F_001F | (tiles & 0x03E0_03E0_03E0_03E0) << 3
}

/// What [`spread_by_five`] spread.
#[inline(always)]
fn squeezed_by_five(tiles: u64) -> u64 {
    let tiles = tiles & 0x001F_001F_001F_001F | (tiles & 0x1F00_1F00_1F00_1F00) >> 3;
    let tiles = tiles & 0x0000_03FF_0000_03FF | (tiles & 0x03FF_0000_03FF_0000) >> 6;
    tiles & 0xF_FFFF | (tiles & 0x000F_FFFF_0000_0000) >> 12
}

/// Five bits a tile, eight tiles at a time, and the last one by itself.
impl Key for u128 {
    const MOST_CELLS: usize = 25;

    #[inline]
    fn pack(cells: &[u8; CELLS]) -> u128 {
        let (eights, _) = cells.as_chunks::<8>();
        let part = |number: usize| u128::from(squeezed_by_five(u64::from_le_bytes(eights[number])));
        part(0) | part(1) << 40 | part(2) << 80 | u128::from(cells[24]) << 120
    }

    #[inline]
    fn unpack(self) -> [u8; CELLS] {
        let mut cells = [0; CELLS];
        for (number, eight) in cells[..24].chunks_exact_mut(8).enumerate() {
            eight.copy_from_slice(&spread_by_five((self >> (40 * number)) as u64).to_le_bytes());
        }
        cells[24] = (self >> 120) as u8 & 31;
        cells
    }

    #[inline(always)]
    fn tile(self, cell: u8) -> u8 {
        (self >> (5 * cell)) as u8 & 31
    }

    #[inline]
    fn blank(self) -> u8 {
        const ONES: u128 = (u128::MAX / 31) >> 3; // 25 ones, five bits apart
        ((self.wrapping_sub(ONES) & !self & (ONES << 4)).trailing_zeros() / 5) as u8
    }

    #[inline]
    fn slide(self, tile: u8, from: u8, to: u8) -> u128 {
        let tile = u128::from(tile);
        self ^ (tile << (5 * from)) ^ (tile << (5 * to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Packs a rotated row of tiles with the blank anywhere, takes it out again, and slides a tile.
    fn round_trips<K: Key>(count: usize) {
        for shift in 0..count {
            let mut cells = [0; CELLS];
            for (cell, tile) in cells[..count].iter_mut().enumerate() {
                *tile = ((cell + shift) % count) as u8;
            }
            let blank = (count - shift) % count;
            let key = K::pack(&cells);
            assert_eq!(key.unpack(), cells);
            assert_eq!(key.blank() as usize, blank);
            assert!((0..count).all(|cell| key.tile(cell as u8) == cells[cell]));
            let from = (blank + 1) % count;
            let slid = key.slide(cells[from], from as u8, blank as u8);
            cells.swap(blank, from);
            assert_eq!(slid, K::pack(&cells));
            assert_eq!(slid.blank() as usize, from);
        }
    }

    #[test]
    fn boards_come_back() {
        for count in 4..=16 {
            round_trips::<u64>(count);
        }
        for count in 4..=25 {
            round_trips::<u128>(count);
        }
    }
}
