//! A hash table of node numbers that grows in small steps.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::{Run, Stop};

/// Parts of the table. One part at a time grows, so that the old and the new places are never there for all nodes.
const PARTS: usize = 16;

/// Bytes that a table takes for a place: a node number and a control byte.
const BYTES_A_PLACE: usize = size_of::<u32>() + 1;

/// The numbers of nodes by their keys, which are kept elsewhere.
///
/// At most seven places in eight are taken: 6 to 12 bytes a node.
pub(crate) struct Index {
    parts: Vec<HashTable<u32>>,
}

impl Index {
    /// An empty one.
    pub(crate) fn new() -> Index {
        Index { parts: (0..PARTS).map(|_| HashTable::new()).collect() }
    }

    /// The number of the node with a key.
    #[inline]
    pub(crate) fn find<K: Hash + Eq>(&self, key: &K, key_of: impl Fn(u32) -> K) -> Option<u32> {
        let hash = hash(key);
        self.parts[part(hash)].find(hash, |&number| key_of(number) == *key).copied()
    }

    /// Adds the number of a node whose key is not there.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<K: Hash, O>(
        &mut self,
        key: &K,
        number: u32,
        key_of: impl Fn(u32) -> K,
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        let hash_of = |&number: &u32| hash(&key_of(number));
        let hash = hash(key);
        let part = &mut self.parts[part(hash)];
        if part.len() == part.capacity() {
            // While it grows, the old places and the new ones are there.
            let old = part.allocation_size();
            let most = 2 * old + SMALLEST_PART * BYTES_A_PLACE;
            run.grow(most)?;
            part.reserve(if old == 0 { SMALLEST_PART / 2 } else { 1 }, hash_of);
            run.shrink(old + most - part.allocation_size());
        }
        part.insert_unique(hash, number, hash_of);
        Ok(())
    }
}

/// Places with which a part begins, and a few to spare.
const SMALLEST_PART: usize = 72;

/// The table takes the lowest bits of a hash for the place and the highest seven for a first comparison, so the
/// multiplication of [`FxBuildHasher`] is mixed once more, and the part is taken from bits between these.
#[inline(always)]
fn hash<K: Hash>(key: &K) -> u64 {
    let hash = FxBuildHasher.hash_one(key);
    (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}

#[inline(always)]
fn part(hash: u64) -> usize {
    (hash >> 48) as usize % PARTS
}
