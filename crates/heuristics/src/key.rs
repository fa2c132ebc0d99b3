//! A board in one whole number.

use std::hash::Hash;

use crate::CELLS;

/// A whole number that holds a board, a tile in a few bits.
pub trait Key: Copy + Eq + Hash + std::fmt::Debug + Send + Sync + 'static {
    /// The most cells that a board may have.
    const MOST_CELLS: usize;

    /// The number that holds the first `count` of `cells`.
    fn pack(cells: &[u8; CELLS], count: usize) -> Self;

    /// Puts the tiles back into the first `count` of `cells`.
    fn unpack(self, cells: &mut [u8; CELLS], count: usize);
}

/// Implements [`Key`] for a number: so many bits a tile.
macro_rules! key {
    ($number:ty, $bits:literal) => {
        impl Key for $number {
            const MOST_CELLS: usize = <$number>::BITS as usize / $bits;

            #[inline]
            fn pack(cells: &[u8; CELLS], count: usize) -> Self {
                cells[..count].iter().rev().fold(0, |key, &tile| key << $bits | Self::from(tile))
            }

            #[inline]
            fn unpack(self, cells: &mut [u8; CELLS], count: usize) {
                let mut key = self;
                for tile in &mut cells[..count] {
                    *tile = (key & ((1 << $bits) - 1)) as u8;
                    key >>= $bits;
                }
            }
        }
    };
}

key!(u64, 4);
key!(u128, 5);
