//! Numbers that look random and follow from a seed.

/// SplitMix64 (Steele, Lea & Flood 2014): the same numbers from the same seed on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, each as likely as the others but for one part in 2^32.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        (((self.next() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// A number from 0 to just below 1.
    pub(crate) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the items, each equally likely; `None` of none.
    pub(crate) fn one_of<T>(&mut self, items: impl Iterator<Item = T>) -> Option<T> {
        let (mut chosen, mut seen) = (None, 0);
        for item in items {
            seen += 1;
            if self.below(seen) == 0 {
                chosen = Some(item);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_reference_implementation() {
        let mut random = Random::new(1234567);
        let numbers = [random.next(), random.next(), random.next()];
        assert_eq!(numbers, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
    }

    #[test]
    fn every_item_is_chosen_about_equally_often() {
        let mut random = Random::new(7);
        let mut often = [0; 4];
        for _ in 0..40_000 {
            often[random.one_of(0..4).unwrap_or_default()] += 1;
        }
        assert!(often.iter().all(|times| (9_500..10_500).contains(times)), "{often:?}");
        assert!((0..1000).all(|_| (0.0..1.0).contains(&random.share())));
    }
}
