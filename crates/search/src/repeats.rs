//! Which of many keys were there before.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

/// Finds repeated keys by sorting their hashes; holds the memory for that.
///
/// For some hundred thousand keys, a third of the time of a hash table, whose every look waits for memory.
#[derive(Default)]
pub(crate) struct Repeats {
    /// A hash, its lowest bits replaced by the place of its key.
    sorted: Vec<u64>,
    repeated: Vec<bool>,
}

impl Repeats {
    /// What it takes to look for so many new keys among so many known ones.
    pub(crate) fn bytes<K>(known: usize, new: usize) -> usize {
        (known + new) * (size_of::<K>() + size_of::<u64>()) + new
    }

    /// For each of the `new` keys, whether it is one of the known ones or of the new ones before it.
    pub(crate) fn among<K: Copy + Eq + Hash>(
        &mut self,
        known: impl Iterator<Item = K>,
        new: impl Iterator<Item = K>,
    ) -> &[bool] {
        let mut keys: Vec<K> = known.collect();
        let known = keys.len();
        keys.extend(new);
        let places = keys.len().next_power_of_two() as u64 - 1;
        let hashed = |(key, place): (&K, u64)| FxBuildHasher.hash_one(key) & !places | place;
        self.sorted.clear();
        self.sorted.extend(keys.iter().zip(0..).map(hashed));
        self.sorted.sort_unstable();
        self.repeated.clear();
        self.repeated.resize(keys.len() - known, false);
        let alike = self.sorted.chunk_by(|one, other| one & !places == other & !places);
        for alike in alike.filter(|alike| alike.len() > 1) {
            // By place; different keys may have one hash.
            let key = |&entry: &u64| keys[(entry & places) as usize];
            for (number, entry) in alike.iter().enumerate() {
                let place = (entry & places) as usize;
                if place >= known {
                    self.repeated[place - known] =
                        alike[..number].iter().any(|other| key(other) == keys[place]);
                }
            }
        }
        &self.repeated
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_same_is_none_and_what_is_known_is_one() {
        let mut repeats = Repeats::default();
        let found = repeats.among([5u128, 1 << 100].into_iter(), [7, 5, 7, 1 << 100, 8, 7].into_iter());
        assert_eq!(found, [false, true, true, true, false, true]);
        assert_eq!(repeats.among([].into_iter(), [5u64, 5].into_iter()), [false, true]);
        assert!(repeats.among([1u64].into_iter(), [].into_iter()).is_empty());
    }

    #[test]
    fn as_a_hash_table_says() {
        // Few different numbers, so that many are repeated.
        let numbers = |seed: u64, count: u64| (0..count).map(move |at| (at * at + seed * at) % 2_003);
        let mut seen: std::collections::HashSet<u64> = numbers(1, 300).collect();
        let expected: Vec<bool> = numbers(7, 5_000).map(|number| !seen.insert(number)).collect();
        assert!(expected.contains(&true) && expected.contains(&false));
        assert_eq!(Repeats::default().among(numbers(1, 300), numbers(7, 5_000)), expected);
    }

    /// A key whose hash is always the same.
    #[derive(Clone, Copy, PartialEq, Eq)]
    struct Alike(u8);

    impl Hash for Alike {
        fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
    }

    #[test]
    fn keys_with_one_hash_are_told_apart() {
        let keys = |keys: &'static [u8]| keys.iter().map(|&key| Alike(key));
        let found = Repeats::default().among(keys(&[1, 2]), keys(&[3, 2, 3, 4, 4])).to_vec();
        assert_eq!(found, [false, true, true, false, true]);
    }
}
