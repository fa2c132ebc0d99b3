//! From a row of ranks for each component to a slab of components for each rank.

use crate::pattern::exchange::RANKS_A_WORD;

/// Bytes of the slab of one rank.
pub(crate) fn slab_bytes(components: u32) -> usize {
    components.div_ceil(8) as usize
}

/// Words whose columns are turned together: the 64 bytes of a cache line of each row.
const WORDS_TOGETHER: usize = 16;

/// Turns rows (bit `rank` of row `component`) into slabs (bit `component` of slab `rank`), one task for each
/// cache line of the rows.
///
/// A table is searched in this order because boards near to each other share a rank, and so a slab of a few
/// kilobytes; with the rows as they are, searches were measured to take 1.1 to 1.8 times as long.
pub(crate) fn tasks(slabs: &mut [u8], slab_bytes: usize) -> impl Iterator<Item = (usize, &mut [u8])> {
    slabs
        .chunks_mut(slab_bytes * RANKS_A_WORD * WORDS_TOGETHER)
        .enumerate()
        .map(|(task, slabs)| (task * WORDS_TOGETHER, slabs))
}

/// Does one of the [`tasks`]: the columns from `first_word` on, for all components in the order of `row_of`.
pub(crate) fn turn<'a>(
    first_word: usize,
    slabs: &mut [u8],
    slab_bytes: usize,
    row_of: impl Fn(usize) -> Option<&'a [u32]>,
) {
    for byte in 0..slab_bytes {
        let rows: [Option<&[u32]>; 8] = std::array::from_fn(|bit| row_of(byte * 8 + bit));
        for (word, slabs) in slabs.chunks_mut(slab_bytes * RANKS_A_WORD).enumerate() {
            let column = rows.map(|row| row.map_or(0, |row| row[first_word + word]));
            for (eighth, slabs) in slabs.chunks_mut(slab_bytes * 8).enumerate() {
                let square = (0..8).fold(0, |square, bit| {
                    square | u64::from((column[bit] >> (8 * eighth)) as u8) << (8 * bit)
                });
                if square != 0 {
                    let turned = transpose(square).to_le_bytes();
                    for (slab, turned) in slabs.chunks_mut(slab_bytes).zip(turned) {
                        slab[byte] = turned;
                    }
                }
            }
        }
    }
}

/// Exchanges rows and columns of a square of eight bytes (Warren, Hacker's Delight, 7-3).
fn transpose(mut square: u64) -> u64 {
    for (distance, low) in [(7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0xF0F0_F0F0)] {
        let changed = (square ^ (square >> distance)) & low;
        square ^= changed ^ (changed << distance);
    }
    square
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_arrives() {
        // Two words of ranks and a half, thirteen components; a bit in a pattern without symmetry.
        let (ranks, components) = (60, 13);
        let set = |component: usize, rank: usize| (component * 7 + rank * rank * 3) % 5 < 2;
        let rows: Vec<Vec<u32>> = (0..components)
            .map(|component| {
                let mut row = vec![0u32; 3];
                for rank in (0..ranks).filter(|&rank| set(component, rank)) {
                    row[rank / RANKS_A_WORD] |= 1 << (rank % RANKS_A_WORD);
                }
                row
            })
            .collect();
        let slab_bytes = slab_bytes(components as u32);
        let mut slabs = vec![0; slab_bytes * ranks];
        for (first_word, slabs) in tasks(&mut slabs, slab_bytes) {
            turn(first_word, slabs, slab_bytes, |component| rows.get(component).map(Vec::as_slice));
        }
        for rank in 0..ranks {
            for component in 0..components {
                let bit = slabs[rank * slab_bytes + component / 8] >> (component % 8) & 1;
                assert_eq!(bit == 1, set(component, rank), "component {component}, rank {rank}");
            }
        }
    }
}
