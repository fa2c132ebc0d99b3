//! How the rank of the order of the tiles of a pattern changes when one of them slides past others.

use jiugong_puzzle::unrank;

use crate::pattern::orders::{MOST_TILES, Orders};

/// For each tile of a pattern and each way in which it passes others: the rank of the order after it, by the rank
/// before it.
///
/// The same as [`Orders`], by the tile instead of by its place in the order: so a search need not count the tiles
/// that stand before it.
#[derive(Clone, Debug)]
pub(crate) struct Passing {
    /// Where the ranks of a way begin, by tile and [`way`].
    pub(crate) begin: [[u32; WAYS]; MOST_TILES],
    pub(crate) ranks: Vec<u16>,
}

/// The ways to pass up to seven others towards the end of the order, or towards its beginning.
pub(crate) const WAYS: usize = 2 * MOST_TILES;

/// The way to pass so many others; `towards` is 0 for the end of the order and [`MOST_TILES`] for its beginning.
#[inline(always)]
pub(crate) fn way(passed: u32, towards: u8) -> usize {
    (passed as usize + towards as usize) % WAYS
}

impl Passing {
    /// The ways of tiles that pass at most `most_passed` others. Passing nobody is one of them.
    pub(crate) fn new(orders: &Orders, most_passed: usize) -> Passing {
        let (tiles, count) = (orders.tiles(), orders.count());
        let mut places = vec![[0u8; MOST_TILES]; count];
        let mut order = [0; MOST_TILES];
        for (rank, places) in places.iter_mut().enumerate() {
            unrank(rank as u64, &mut order[..tiles]);
            order[..tiles].iter().enumerate().for_each(|(place, &tile)| places[tile as usize] = place as u8);
        }
        let unmoved = (0..=u16::MAX).take(count);
        let mut passing = Passing { begin: [[0; WAYS]; MOST_TILES], ranks: unmoved.collect() };
        for tile in 0..tiles {
            for passed in 1..tiles.min(most_passed + 1) {
                for towards in [0, MOST_TILES] {
                    passing.begin[tile][passed + towards] = passing.ranks.len() as u32;
                    passing.ranks.extend(places.iter().zip(0..).map(|(places, rank)| {
                        let place = usize::from(places[tile]);
                        let to = if towards == 0 { place + passed } else { place.wrapping_sub(passed) };
                        // What cannot be is not asked for.
                        if to < tiles { orders.passed(rank, place as u32, to as u32) } else { rank }
                    }));
                }
            }
        }
        passing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiugong_puzzle::rank;

    #[test]
    fn each_tile_passes_as_it_does_in_the_order() {
        let passing = Passing::new(&Orders::new(5, 3), 3);
        let mut order = [0; 5];
        for before in 0..120u16 {
            unrank(before.into(), &mut order);
            for (place, &tile) in order.iter().enumerate() {
                let after = |passed, towards| {
                    let begin = passing.begin[tile as usize][way(passed as u32, towards as u8)];
                    passing.ranks[begin as usize + usize::from(before)]
                };
                for to in place..5.min(place + 4) {
                    let mut moved = order;
                    moved[place..=to].rotate_left(1);
                    assert_eq!(u64::from(after(to - place, 0)), rank(&moved));
                }
                for to in place.saturating_sub(3)..=place {
                    let mut moved = order;
                    moved[to..=place].rotate_right(1);
                    assert_eq!(u64::from(after(place - to, MOST_TILES)), rank(&moved));
                }
            }
        }
    }
}
