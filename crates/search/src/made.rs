//! The nodes of breadth-first search, in the order in which they were made.

use crate::index::Index;
use crate::{Run, Space, Stop};

/// A node that was made.
#[derive(Clone, Copy)]
pub(crate) struct MadeNode<K, M> {
    pub(crate) key: K,
    /// The number of its parent; its own for the root.
    parent: u32,
    pub(crate) by: Option<M>,
}

/// Nodes in a block: small enough that a short search stays small.
const BLOCK: usize = 1 << 12;

/// States up to which one bit tells of each whether it was met: 2^32 of them have 512 MB.
const MOST_BITS: usize = 1 << 32;

/// Which states were met.
enum Met {
    /// A bit for each state, by its number: the 181,440 boards of 3x3 have 22 KB, which stay in the fastest cache.
    ByNumber(Vec<u64>),
    /// The numbers of their nodes.
    ByHash(Index),
}

/// Every node that was made, numbered from 0 on.
pub(crate) struct Made<S: Space> {
    blocks: Vec<Vec<MadeNode<S::Key, S::Move>>>,
    len: u32,
    met: Met,
}

impl<S: Space> Made<S> {
    /// No nodes.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for the bits.
    pub(crate) fn new<O>(space: &S, run: &mut Run<O>) -> Result<Made<S>, Stop> {
        let met = match space.count() {
            Some(count) if count <= MOST_BITS => {
                let words = count.div_ceil(64);
                run.grow(words * size_of::<u64>())?;
                Met::ByNumber(vec![0; words])
            }
            _ => Met::ByHash(Index::default()),
        };
        Ok(Made { blocks: Vec::new(), len: 0, met })
    }

    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    #[inline(always)]
    pub(crate) fn node(&self, number: u32) -> MadeNode<S::Key, S::Move> {
        self.blocks[number as usize / BLOCK][number as usize % BLOCK]
    }

    /// Adds a node if its state has not been met; says whether it was added.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn add<O>(
        &mut self,
        space: &S,
        state: &S::State,
        (parent, by): (u32, Option<S::Move>),
        run: &mut Run<O>,
    ) -> Result<bool, Stop> {
        if self.blocks.len() * BLOCK == self.len as usize {
            self.grow(run)?;
        }
        let key = match &mut self.met {
            Met::ByNumber(bits) => {
                let number = space.number(state);
                let (word, bit) = (&mut bits[number / 64], 1 << (number % 64));
                if *word & bit != 0 {
                    return Ok(false);
                }
                *word |= bit;
                space.pack(state)
            }
            Met::ByHash(index) => {
                let key = space.pack(state);
                let blocks = &self.blocks;
                let key_of = |number: u32| blocks[number as usize / BLOCK][number as usize % BLOCK].key;
                if index.find(&key, key_of).is_some() {
                    return Ok(false);
                }
                index.add(&key, key_of, run)?;
                key
            }
        };
        self.blocks[self.len as usize / BLOCK].push(MadeNode { key, parent, by });
        self.len += 1;
        run.hold(1);
        Ok(true)
    }

    /// Makes room for a block of nodes.
    #[cold]
    #[inline(never)]
    fn grow<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        // A number of 32 bits must do for every node.
        if self.len as usize + BLOCK > u32::MAX as usize {
            return Err(Stop::Memory);
        }
        run.grow(BLOCK * size_of::<MadeNode<S::Key, S::Move>>())?;
        self.blocks.push(Vec::with_capacity(BLOCK));
        Ok(())
    }

    /// The moves from the root to a node.
    pub(crate) fn path_to(&self, mut number: u32) -> Vec<S::Move> {
        let mut path = Vec::new();
        loop {
            let MadeNode { parent, by, .. } = self.node(number);
            let Some(by) = by else { break };
            path.push(by);
            number = parent;
        }
        path.reverse();
        path
    }

    /// What the path from the root to a node costs, as far as 32 bits hold it.
    pub(crate) fn cost_to(&self, space: &S, number: u32) -> u32 {
        self.path_to(number).into_iter().fold(0, |cost: u32, made| cost.saturating_add(space.cost(made)))
    }
}
