//! Random numbers that are the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The ChaCha stream cipher with 8 rounds (Bernstein 2008) as a source of numbers.
///
/// The key is the seed in 8 bytes, lowest first, and 24 zero bytes; nonce and first counter
/// are zero; each number is the next 8 bytes of the stream, lowest first. As the cipher is
/// published, a seed means the same in every version and can be followed in any language.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Random(ChaCha8Rng::from_seed(key))
    }

    /// A number from 0 to `count` - 1, each as likely as the others.
    ///
    /// A number of the stream, modulo `count`; numbers in the incomplete last round of `count`
    /// below 2^64 are thrown away, as they would favour the small results.
    pub fn below(&mut self, count: usize) -> usize {
        let count = count as u64;
        let incomplete = (u64::MAX % count + 1) % count;
        loop {
            let number = self.0.next_u64();
            if number <= u64::MAX - incomplete {
                return (number % count) as usize;
            }
        }
    }

    /// Shuffles from the last place to the second, exchanging each with a place not behind it
    /// (Fisher & Yates 1938; Durstenfeld 1964).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.below(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // Keystream of ChaCha8 with a zero key and nonce, draft-strombergson-chacha-test-vectors-01, TC1.
        let mut random = Random::new(0);
        assert_eq!(random.0.next_u64().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6]);
        assert_eq!(random.0.next_u64().to_le_bytes(), [0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09, 0xa5, 0xa1]);
    }
}
