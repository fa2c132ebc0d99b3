//! Every node that a search remembers, found again by its state.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::{Run, Space, Stop};

/// Where a remembered node stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Made and not yet expanded, or to be expanded again.
    Open,
    /// Expanded.
    Closed,
    /// Expanded in this round already, and to be expanded again in the next.
    Waiting,
    /// Expanded in an earlier round.
    Idle,
}

/// A remembered node. Its parent is the state before `by`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remembered<S: Space, M> {
    pub(crate) key: S::Key,
    pub(crate) memo: M,
    /// The cost of the cheapest path from the root that was found.
    pub(crate) g: u32,
    /// The last move of that path.
    pub(crate) by: Option<S::Move>,
    pub(crate) place: Place,
}

/// Nodes in a block: small enough that a short search stays small.
const BLOCK: usize = 1 << 12;

/// The open and closed nodes of one search tree, numbered in the order in which they were made.
///
/// Where the space is small, a state's node is found by its number (the rank of the permutation)
/// without any hashing; elsewhere by a hash table of node numbers.
pub(crate) struct Nodes<S: Space, M> {
    blocks: Vec<Vec<Remembered<S, M>>>,
    len: usize,
    index: Index,
}

enum Index {
    /// Node number + 1 by the state's number; 0: not met.
    ByNumber(Vec<u32>),
    ByHash(HashTable<u32>),
}

/// States up to which the index by number is used: 2x5 (1,814,400 boards) has one of 7 MB.
const LARGEST_INDEX_BY_NUMBER: usize = 1 << 21;

/// Bytes that the hash table takes for a place: a node number and a control byte.
const BYTES_A_PLACE: usize = size_of::<u32>() + 1;

impl<S: Space, M: Copy> Nodes<S, M> {
    /// No nodes.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for the index.
    pub(crate) fn new<O>(space: &S, run: &mut Run<O>) -> Result<Nodes<S, M>, Stop> {
        let index = match space.count() {
            Some(count) if count <= LARGEST_INDEX_BY_NUMBER => {
                run.grow(count * size_of::<u32>())?;
                Index::ByNumber(vec![0; count])
            }
            _ => Index::ByHash(HashTable::new()),
        };
        Ok(Nodes { blocks: Vec::new(), len: 0, index })
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn node(&self, number: u32) -> &Remembered<S, M> {
        &self.blocks[number as usize / BLOCK][number as usize % BLOCK]
    }

    #[inline(always)]
    pub(crate) fn node_mut(&mut self, number: u32) -> &mut Remembered<S, M> {
        &mut self.blocks[number as usize / BLOCK][number as usize % BLOCK]
    }

    /// The number of the node of `state`, if it has been met. A state that no path joins with the root may be
    /// taken for one that has the same number in the space.
    #[inline]
    pub(crate) fn find(&self, space: &S, state: &S::State) -> Option<u32> {
        match &self.index {
            Index::ByNumber(numbers) => numbers[space.number(state)].checked_sub(1),
            Index::ByHash(table) => {
                let key = space.pack(state);
                table.find(hash::<S>(&key), |&number| self.node(number).key == key).copied()
            }
        }
    }

    /// The number of the node of `state`, which may be one that no path joins with the root.
    #[inline]
    pub(crate) fn find_any(&self, space: &S, state: &S::State) -> Option<u32> {
        self.find(space, state).filter(|&number| self.node(number).key == space.pack(state))
    }

    /// Remembers a node whose state has not been met.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<O>(
        &mut self,
        space: &S,
        state: &S::State,
        node: Remembered<S, M>,
        run: &mut Run<O>,
    ) -> Result<u32, Stop> {
        let number = self.len as u32;
        if self.len.is_multiple_of(BLOCK) {
            self.grow(run)?;
        }
        match &mut self.index {
            Index::ByNumber(numbers) => numbers[space.number(state)] = number + 1,
            Index::ByHash(table) => {
                let blocks = &self.blocks;
                let key_of = |number: u32| &blocks[number as usize / BLOCK][number as usize % BLOCK].key;
                table.insert_unique(hash::<S>(&node.key), number, |&number| hash::<S>(key_of(number)));
            }
        }
        self.blocks[number as usize / BLOCK].push(node);
        self.len += 1;
        run.hold(1);
        Ok(number)
    }

    /// Makes room for a block of nodes, and in the index for as many.
    #[cold]
    #[inline(never)]
    fn grow<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        // A number of 32 bits must do for every node.
        if self.len + BLOCK > u32::MAX as usize - 1 {
            return Err(Stop::Memory);
        }
        run.grow(BLOCK * size_of::<Remembered<S, M>>())?;
        self.blocks.push(Vec::with_capacity(BLOCK));
        if let Index::ByHash(table) = &mut self.index
            && table.capacity() < self.len + BLOCK
        {
            // While it grows, the old places and the new ones are there; seven in eight may be taken.
            let old = table.num_buckets() * BYTES_A_PLACE;
            let new = ((self.len + BLOCK) * 8 / 7 + 1).next_power_of_two() * BYTES_A_PLACE;
            run.grow(new)?;
            let blocks = &self.blocks;
            table.reserve(BLOCK, |&number| {
                hash::<S>(&blocks[number as usize / BLOCK][number as usize % BLOCK].key)
            });
            run.shrink(old);
        }
        Ok(())
    }

    /// The moves from the root of the tree to `state`, which has been met.
    pub(crate) fn path_to(&self, space: &S, state: &S::State) -> Vec<S::Move> {
        let mut path = self.way_back(space, state);
        path.reverse();
        path
    }

    /// The moves from the root of the tree to `state`, which has been met, the last move first.
    pub(crate) fn way_back(&self, space: &S, state: &S::State) -> Vec<S::Move> {
        let mut state = state.clone();
        let mut path = Vec::new();
        while let Some(by) = self.find(space, &state).and_then(|number| self.node(number).by) {
            path.push(by);
            let back = space.change(&state, space.inverse(by));
            space.apply(&mut state, back);
        }
        path
    }
}

#[inline(always)]
fn hash<S: Space>(key: &S::Key) -> u64 {
    FxBuildHasher.hash_one(key)
}
