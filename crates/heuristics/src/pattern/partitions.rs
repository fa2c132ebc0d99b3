//! The ways to make up all tiles of patterns.

/// The most patterns of a collection: so many have room in the header of a file.
pub const MOST_PATTERNS: usize = 30;

/// The most partitions of a collection.
pub const MOST_PARTITIONS: usize = 64;

/// The ways to make up `all` of patterns without a common cell, each the numbers of its patterns in increasing order,
/// and in increasing order themselves; `None` where there are more than [`MOST_PARTITIONS`].
///
/// The first cell that is not covered is covered in each possible way (Knuth 2000, "Dancing links"). Whichever of the k
/// patterns with that cell is taken, none of them is possible any more; so at most 3^(n / 3) sets of n patterns are
/// looked at, 59,049 of thirty.
pub(crate) fn partitions(patterns: &[u32], all: u32) -> Option<Vec<Vec<usize>>> {
    let mut found = Vec::new();
    cover(patterns, all, &mut Vec::new(), &mut found)?;
    found.sort_unstable();
    Some(found)
}

/// Covers the `rest` in each possible way; `None` when too many are found.
fn cover(patterns: &[u32], rest: u32, taken: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) -> Option<()> {
    if rest == 0 {
        let mut partition = taken.clone();
        partition.sort_unstable();
        found.push(partition);
        return (found.len() <= MOST_PARTITIONS).then_some(());
    }
    let first = rest & rest.wrapping_neg();
    for (number, &pattern) in patterns.iter().enumerate() {
        if pattern & first != 0 && pattern & !rest == 0 {
            taken.push(number);
            cover(patterns, rest ^ pattern, taken, found)?;
            taken.pop();
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every choice of patterns, tried.
    fn tried(patterns: &[u32], all: u32) -> Vec<Vec<usize>> {
        let choices = 0..1_u32 << patterns.len();
        let numbers = |choice: u32| (0..patterns.len()).filter(move |number| choice >> number & 1 == 1);
        let sum = |choice| numbers(choice).map(|number| u64::from(patterns[number])).sum::<u64>();
        let union = |choice| numbers(choice).fold(0, |union, number| union | patterns[number]);
        // Numbers with a common one have a sum that is not their union.
        let right = choices.filter(|&choice| union(choice) == all && sum(choice) == u64::from(all));
        let mut found: Vec<Vec<usize>> = right.map(|choice| numbers(choice).collect()).collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn all_are_found_that_trying_finds() {
        let mut seed = 1_u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u32
        };
        let mut most = 0;
        for _ in 0..300 {
            let all = (1 << (3 + next() % 6)) - 1;
            let patterns: Vec<u32> = (0..12).map(|_| next() & next() & all).filter(|&set| set != 0).collect();
            let found = partitions(&patterns, all).unwrap();
            most = most.max(found.len());
            assert_eq!(found, tried(&patterns, all), "{patterns:?}");
        }
        assert!(most > 5, "{most}");
    }

    #[test]
    fn so_many_and_no_more() {
        // Six pairs of cells, each whole or in halves.
        let pairs = |count: u32| {
            let patterns: Vec<u32> =
                (0..count).flat_map(|pair| [1, 2, 3].map(|cells| cells << (2 * pair))).collect();
            partitions(&patterns, (1 << (2 * count)) - 1).map(|found| found.len())
        };
        assert_eq!(pairs(6), Some(MOST_PARTITIONS));
        assert_eq!(pairs(7), None);
        // The worst case: all ways but for one cell.
        let groups = (0..10).flat_map(|group| [1, 2, 4].map(|cell| (cell | 8) << (4 * group % 28)));
        let patterns: Vec<u32> = groups.take(MOST_PATTERNS).collect();
        assert_eq!(partitions(&patterns, (1 << 31) | ((1 << 28) - 1)), Some(Vec::new()));
    }
}
