//! A hash table of node numbers.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

use crate::{Run, Stop};

/// Places of the first table: 64 KB, of which a search of a 3x3 board takes so few that it hardly ever has to look at a
/// second place. (With 16 KB such a search takes a fifth longer.)
const FIRST_PLACES: usize = 1 << 14;

/// The most places: an entry has 32 bits.
const MOST_PLACES: usize = 1 << 32;

/// The numbers 0, 1, .. of nodes, found by the nodes' keys, which are kept elsewhere.
///
/// A key is looked for from the place that its hash names onwards, up to the first free place (linear probing; Knuth,
/// The Art of Computer Programming 3, 6.4). At most three places in four are taken: 5.3 to 10.7 bytes a node.
#[derive(Default)]
pub(crate) struct Index {
    /// As many as a power of two says, or none yet. An entry is a node's number + 1; the bits that no number in a
    /// table of this length needs are those of the key's hash, so that hardly ever another node is looked at than the
    /// one looked for. A free place has 0.
    places: Vec<u32>,
    len: usize,
}

/// Where a key that is not there would go.
#[derive(Clone, Copy)]
pub(crate) struct Vacancy {
    place: usize,
    mark: u32,
}

impl Index {
    /// The number of the node with a key, or where it would go.
    #[inline(always)]
    pub(crate) fn find<K: Hash + Eq>(&self, key: &K, key_of: impl Fn(u32) -> K) -> Result<u32, Vacancy> {
        let hash = FxBuildHasher.hash_one(key);
        let last = self.places.len().wrapping_sub(1);
        let mark = (hash >> 32) as u32 & !(last as u32);
        let mut place = hash as usize & last;
        loop {
            let entry = match self.places.get(place) {
                None | Some(0) => return Err(Vacancy { place, mark }),
                Some(entry) => entry ^ mark,
            };
            if entry <= last as u32 && key_of(entry - 1) == *key {
                return Ok(entry - 1);
            }
            place = (place + 1) & last;
        }
    }

    /// Adds the next number, for the node whose key is not there but would go to `vacancy`.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn add<K: Hash + Eq, O>(
        &mut self,
        mut vacancy: Vacancy,
        key: &K,
        key_of: impl Fn(u32) -> K,
        run: &mut Run<O>,
    ) -> Result<u32, Stop> {
        if self.len == self.room() {
            self.grow(&key_of, run)?;
            vacancy = self.vacancy(key);
        }
        Ok(self.fill(vacancy))
    }

    /// How many numbers there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// How many numbers there is room for.
    #[inline(always)]
    pub(crate) fn room(&self) -> usize {
        self.places.len() / 4 * 3
    }

    /// Adds the next number where there is room.
    #[inline(always)]
    pub(crate) fn fill(&mut self, Vacancy { place, mark }: Vacancy) -> u32 {
        let number = self.len as u32;
        self.places[place] = (number + 1) | mark;
        self.len += 1;
        number
    }

    /// Where a key that is not there goes.
    pub(crate) fn vacancy<K: Hash + Eq>(&self, key: &K) -> Vacancy {
        let last = self.places.len() - 1;
        let hash = FxBuildHasher.hash_one(key);
        let mut place = hash as usize & last;
        while self.places[place] != 0 {
            place = (place + 1) & last;
        }
        Vacancy { place, mark: (hash >> 32) as u32 & !(last as u32) }
    }

    /// Makes room for twice as many. The old table goes before the new one comes, since the nodes themselves say
    /// what was in it: so the two are never there at one time.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is not so much.
    #[cold]
    #[inline(never)]
    pub(crate) fn grow<K: Hash + Eq, O>(
        &mut self,
        key_of: &impl Fn(u32) -> K,
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        let old = self.places.len();
        let places = (2 * old).max(FIRST_PLACES);
        if places > MOST_PLACES {
            return Err(Stop::Memory);
        }
        run.grow((places - old) * size_of::<u32>())?;
        self.places = Vec::new();
        self.places = vec![0; places];
        for number in 0..self.len as u32 {
            let Vacancy { place, mark } = self.vacancy(&key_of(number));
            self.places[place] = (number + 1) | mark;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_found_by_its_key_and_no_other_key_is_there() -> Result<(), Stop> {
        let (mut index, mut run) = (Index::default(), Run::default());
        let key_of = |number: u32| u64::from(number) * 0x1_0000_0001;
        for number in 0..100_000 {
            let key = key_of(number);
            let vacancy = index.find(&key, key_of).expect_err("not there yet");
            assert_eq!(index.add(vacancy, &key, key_of, &mut run)?, number);
        }
        for number in 0..100_000 {
            assert_eq!(index.find(&key_of(number), key_of).ok(), Some(number));
            assert!(index.find(&(key_of(number) + 1), key_of).is_err());
        }
        assert_eq!(run.statistics.held_bytes, 4 * (1 << 18));
        Ok(())
    }
}
