//! A hash table of node numbers.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::{Run, Stop};

/// Bytes that a table takes for a place: a node number and a control byte.
const BYTES_A_PLACE: usize = size_of::<u32>() + 1;

/// Nodes for which there is room at first: 20 KB, which most searches of a 3x3 board do not outgrow.
const FIRST_NODES: usize = 3584;

/// The numbers 0, 1, .. of nodes, found by the nodes' keys, which are kept elsewhere.
///
/// At most seven places in eight are taken: 6 to 12 bytes a node.
#[derive(Default)]
pub(crate) struct Index {
    numbers: HashTable<u32>,
}

impl Index {
    /// The number of the node with a key.
    #[inline]
    pub(crate) fn find<K: Hash + Eq>(&self, key: &K, key_of: impl Fn(u32) -> K) -> Option<u32> {
        self.numbers.find(hash(key), |&number| key_of(number) == *key).copied()
    }

    /// Adds the next number, for a node whose key is not there.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<K: Hash, O>(
        &mut self,
        key: &K,
        key_of: impl Fn(u32) -> K,
        run: &mut Run<O>,
    ) -> Result<u32, Stop> {
        let number = self.numbers.len() as u32;
        if self.numbers.len() == self.numbers.capacity() {
            self.grow(&key_of, run)?;
        }
        self.numbers.insert_unique(hash(key), number, |&number| hash(&key_of(number)));
        Ok(number)
    }

    /// Makes room for twice as many. The old table goes before the new one comes, since the nodes themselves say
    /// what was in it: so the two are never there at one time.
    #[cold]
    #[inline(never)]
    fn grow<K: Hash, O>(&mut self, key_of: &impl Fn(u32) -> K, run: &mut Run<O>) -> Result<(), Stop> {
        let nodes = self.numbers.len();
        let room = (2 * nodes).max(FIRST_NODES);
        let old = self.numbers.num_buckets() * BYTES_A_PLACE;
        run.grow((room * 8 / 7).next_power_of_two() * BYTES_A_PLACE - old)?;
        self.numbers = HashTable::new();
        self.numbers.reserve(room, |_| unreachable!("a new table is empty"));
        for number in 0..nodes as u32 {
            let hash = hash(&key_of(number));
            self.numbers.insert_unique(hash, number, |_| unreachable!("there is room for all"));
        }
        Ok(())
    }
}

#[inline(always)]
fn hash<K: Hash>(key: &K) -> u64 {
    FxBuildHasher.hash_one(key)
}
