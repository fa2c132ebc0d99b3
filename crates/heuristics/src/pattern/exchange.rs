//! What the exchange of two neighbours in the order does to a set of ranks.

/// Ranks in one word of a row: the orders of the last four tiles, so that an exchange among these stays
/// within the word.
pub(crate) const RANKS_A_WORD: usize = 24;

/// Words of a row for so many orders.
pub(crate) fn words(orders: usize) -> usize {
    orders.div_ceil(RANKS_A_WORD)
}

/// Replaces each rank of an order in `row` by the rank of the order in which the tiles at two neighbouring
/// places are exchanged; `behind` tiles come after them.
///
/// In the factorial digits of the rank, the digits d, e of the two places become e + 1, d where d <= e (and
/// back where not); the digits behind them stay, so ranks move in runs of `behind`!. For the last four places
/// that is a handful of shifts on each word, which compilers turn into vector instructions: the three exchanges
/// that take most of them need 1 to 5 for a word of 24 orders, against some 12 for looking up one.
pub(crate) fn exchange(row: &mut [u32], behind: usize) {
    match behind {
        0 => row.iter_mut().for_each(|word| *word = swap_bits(*word, 1, LAST_TWO)),
        1 => row.iter_mut().for_each(|word| {
            let near = swap_bits(*word, 2, LAST_THREE[0]);
            *word = swap_bits(near, 3, LAST_THREE[1]);
        }),
        2 => row.iter_mut().for_each(|word| {
            let near = swap_bits(*word, 6, LAST_FOUR[0]);
            let middle = swap_bits(near, 10, LAST_FOUR[1]);
            *word = swap_bits(middle, 14, LAST_FOUR[2]);
        }),
        3 => row.chunks_exact_mut(5).for_each(exchange_across),
        _ => exchange_runs(row, behind),
    }
}

/// The partners at one distance within a word: places d, e with e - d = `gap` of `behind` + 2 digits.
const fn partners(behind: usize, gap: usize) -> u32 {
    let (digits, mut run) = (behind + 2, 1);
    let mut factor = 2;
    while factor <= behind {
        run *= factor;
        factor += 1;
    }
    let mut mask = 0u32;
    let mut group = 0;
    while group < RANKS_A_WORD {
        let mut d = 0;
        while d + gap + 1 < digits {
            mask |= ((1 << run) - 1) << (group + (d * (digits - 1) + d + gap) * run);
            d += 1;
        }
        group += digits * (digits - 1) * run;
    }
    mask
}

const LAST_TWO: u32 = partners(0, 0);
const LAST_THREE: [u32; 2] = [partners(1, 0), partners(1, 1)];
const LAST_FOUR: [u32; 3] = [partners(2, 0), partners(2, 1), partners(2, 2)];

/// Exchanges the bits of `low` with those `distance` above them.
#[inline(always)]
fn swap_bits(word: u32, distance: u32, low: u32) -> u32 {
    let changed = (word ^ (word >> distance)) & low;
    word ^ changed ^ (changed << distance)
}

/// The digit d counts the words of a group of five and e their four runs of six bits.
fn exchange_across(words: &mut [u32]) {
    for d in 0..4 {
        for e in d..4 {
            let changed = ((words[d] >> (6 * e)) ^ (words[e + 1] >> (6 * d))) & 0x3f;
            words[d] ^= changed << (6 * e);
            words[e + 1] ^= changed << (6 * d);
        }
    }
}

/// Both digits count runs of whole words.
fn exchange_runs(row: &mut [u32], behind: usize) {
    let run = (1..=behind).product::<usize>() / RANKS_A_WORD;
    let digits = behind + 2;
    for group in row.chunks_exact_mut(digits * (digits - 1) * run) {
        for d in 0..digits - 1 {
            for e in d..digits - 1 {
                let (one, other) = ((d * (digits - 1) + e) * run, ((e + 1) * (digits - 1) + d) * run);
                let (before, from_other) = group.split_at_mut(other);
                before[one..one + run].swap_with_slice(&mut from_other[..run]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiugong_puzzle::{rank, unrank};

    #[test]
    fn each_exchange_moves_each_rank_where_ranking_says() {
        for tiles in 2..=8 {
            let orders: usize = (1..=tiles).product();
            for behind in 0..=tiles - 2 {
                for before in (0..orders).step_by(if tiles < 7 { 1 } else { 37 }) {
                    let mut order = vec![0; tiles];
                    unrank(before as u64, &mut order);
                    order.swap(tiles - 2 - behind, tiles - 1 - behind);
                    let after = rank(&order) as usize;
                    let mut row = vec![0; words(orders)];
                    row[before / RANKS_A_WORD] |= 1 << (before % RANKS_A_WORD);
                    exchange(&mut row, behind);
                    let mut expected = vec![0; words(orders)];
                    expected[after / RANKS_A_WORD] |= 1 << (after % RANKS_A_WORD);
                    assert_eq!(row, expected, "{tiles} tiles, {behind} behind, rank {before}");
                }
            }
        }
    }
}
