//! Permutations as numbers, without gaps and in lexicographic order.

/// The most elements of a permutation that can be ranked: 20! fits 64 bits, 21! does not.
pub const MOST_ELEMENTS: usize = 20;

/// (n - 1)!, .., 2!, 1!, 0! for n = [`MOST_ELEMENTS`]; the last k are the weights of the k
/// places of a permutation of k elements.
const WEIGHTS: [u64; MOST_ELEMENTS] = {
    let mut weights = [1; MOST_ELEMENTS];
    let mut later = 1;
    while later < MOST_ELEMENTS {
        weights[MOST_ELEMENTS - 1 - later] = weights[MOST_ELEMENTS - later] * later as u64;
        later += 1;
    }
    weights
};

/// Sixteen numbers of four bits: 0, 1, .., 15 from the lowest.
const COUNTING: u64 = 0xFEDC_BA98_7654_3210;

/// The most elements whose rank is spelled out by multiplying: those with n! below 2^32.
const MOST_WITHOUT_DIVIDING: usize = 12;

/// 2^64 / n!, rounded up. A rank times this is rank / n! as a binary fraction; times n it has the
/// first count of smaller elements before the point and the rest, as a fraction of (n - 1)!,
/// behind it, and so on. Rounding adds less than n! / 2^64 to that fraction for each of at most n!
/// ranks, which stays below 1 / n! as long as (n!)^2 is below 2^64. Half the time of dividing.
const FRACTIONS: [u64; MOST_WITHOUT_DIVIDING + 1] = {
    let mut fractions = [0; MOST_WITHOUT_DIVIDING + 1];
    let (mut count, mut factorial) = (1, 1);
    while count <= MOST_WITHOUT_DIVIDING {
        factorial *= count as u64;
        fractions[count] = (u64::MAX / factorial).wrapping_add(1);
        count += 1;
    }
    fractions
};

/// The place, from 0, of a permutation of 0 .. n - 1 among all of them in lexicographic order.
///
/// The Cantor expansion: the sum, over the elements, of how many later elements are smaller,
/// each times the factorial of the number of later elements (Cantor 1869; Laisant 1888; as an
/// index of sliding-tile boards Korf & Schultze 2005). Linear, without a table in memory.
///
/// # Panics
/// Where `permutation` has more than [`MOST_ELEMENTS`] elements. The caller promises that it
/// is a permutation; the rank of anything else means nothing.
pub fn rank(permutation: &[u8]) -> u64 {
    rank_from(0, permutation, &[])
}

/// Writes the permutation of 0 .. n - 1 that [`rank`] maps to `rank`; n is the length of `permutation`.
///
/// # Panics
/// Where `permutation` has more than [`MOST_ELEMENTS`] elements. The caller promises a `rank` below n!.
pub fn unrank(rank: u64, permutation: &mut [u8]) {
    unrank_from(0, rank, permutation, &mut []);
}

/// The rank of `front` followed by `back`, whose smallest element is `least` (0 or 1).
#[inline]
pub(crate) fn rank_from(least: usize, front: &[u8], back: &[u8]) -> u64 {
    let count = front.len() + back.len();
    assert!(count <= MOST_ELEMENTS, "at most {MOST_ELEMENTS} elements can be ranked");
    let (front_weights, back_weights) = WEIGHTS[MOST_ELEMENTS - count..].split_at(front.len());
    let (front, back) = (front.iter().zip(front_weights), back.iter().zip(back_weights));
    let mut rank = 0;
    if count + least <= 16 {
        // The four bits of an element hold how many smaller ones are still to come: a third of
        // the time of counting bits where the processor has no instruction for that.
        let mut smaller = COUNTING << (4 * least);
        // Two loops and not one over a chain: twice as fast.
        for (element, weight) in front {
            rank += take(&mut smaller, *element) * weight;
        }
        for (element, weight) in back {
            rank += take(&mut smaller, *element) * weight;
        }
    } else {
        let mut unseen = u32::MAX << least;
        for (element, weight) in front.chain(back) {
            let bit = 1u32 << (element & 31);
            unseen &= !bit;
            rank += u64::from((unseen & (bit - 1)).count_ones()) * weight;
        }
    }
    rank
}

/// How many smaller elements are still to come; each larger element has one fewer from now on.
#[inline]
fn take(smaller: &mut u64, element: u8) -> u64 {
    let shift = 4 * u32::from(element & 15);
    let count = (*smaller >> shift) & 15;
    *smaller = smaller.wrapping_sub(0x1111_1111_1111_1110 << shift);
    count
}

/// Writes the permutation of `least` .. `least` + n - 1 of a rank into `front` followed by `back`,
/// and returns its number of inversions.
#[inline]
pub(crate) fn unrank_from(least: usize, mut rank: u64, front: &mut [u8], back: &mut [u8]) -> u64 {
    let count = front.len() + back.len();
    assert!(count <= MOST_ELEMENTS, "at most {MOST_ELEMENTS} elements can be ranked");
    let mut inversions = 0;
    if count <= MOST_WITHOUT_DIVIDING {
        let mut fraction = rank.wrapping_mul(FRACTIONS[count]);
        let mut unused = COUNTING >> (4 * least);
        let mut later = count as u64;
        let mut next = || {
            let product = u128::from(fraction) * u128::from(later);
            fraction = product as u64;
            later -= 1;
            let smaller = (product >> 64) as u64;
            inversions += smaller;
            pick(&mut unused, smaller)
        };
        front.iter_mut().for_each(|element| *element = next());
        back.iter_mut().for_each(|element| *element = next());
    } else {
        let mut unused: [u8; MOST_ELEMENTS] = std::array::from_fn(|element| (element + least) as u8);
        for (element, weight) in front.iter_mut().chain(back).zip(&WEIGHTS[MOST_ELEMENTS - count..]) {
            let smaller = rank / weight;
            rank %= weight;
            inversions += smaller;
            *element = unused[smaller as usize];
            unused.copy_within(smaller as usize + 1.., smaller as usize);
        }
    }
    inversions
}

/// Takes the element before which `smaller` others are out of the row of elements.
#[inline]
fn pick(unused: &mut u64, smaller: u64) -> u8 {
    let shift = 4 * (smaller & 15);
    let before = (1u64 << shift) - 1;
    let element = (*unused >> shift) & 15;
    *unused = (*unused & before) | ((*unused >> 4) & !before);
    element as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permutation_of_up_to_eight_in_order() {
        for count in 1..=8usize {
            let mut last: Option<Vec<u8>> = None;
            let total: u64 = (1..=count as u64).product();
            for number in 0..total {
                let mut permutation = vec![0; count];
                unrank(number, &mut permutation);
                assert_eq!(rank(&permutation), number);
                assert!(last < Some(permutation.clone()), "{last:?} before {permutation:?}");
                last = Some(permutation);
            }
        }
    }

    #[test]
    fn ends_borders_and_middle_for_every_length() {
        for count in 1..=MOST_ELEMENTS {
            let total: u64 = (1..=count as u64).product();
            let first_weight = total / count as u64;
            let borders =
                (1..count as u64).flat_map(|place| [place * first_weight - 1, place * first_weight]);
            for number in borders.chain([0, total / 7, total / 2, total - 1]) {
                let mut permutation = vec![0; count];
                unrank(number, &mut permutation);
                let mut sorted = permutation.clone();
                sorted.sort_unstable();
                assert!(sorted.iter().enumerate().all(|(place, &element)| place == usize::from(element)));
                assert_eq!(rank(&permutation), number, "{permutation:?}");
            }
            let falling: Vec<u8> = (0..count as u8).rev().collect();
            assert_eq!(rank(&falling), total - 1);
        }
    }

    #[test]
    fn the_example_of_the_textbooks() {
        // 3 4 1 5 2 of 1 .. 5 has 61 permutations before it.
        assert_eq!(rank(&[2, 3, 0, 4, 1]), 61);
    }
}
