//! The nodes of breadth-first search, in the order in which they were made.

use crate::index::Index;
use crate::{Run, Space, Stop};

/// A way from a node that was made to another.
pub(crate) struct Step<S: Space> {
    /// The number of the node.
    pub(crate) parent: u32,
    /// Its key.
    pub(crate) key: S::Key,
    pub(crate) made: S::Move,
    pub(crate) change: S::Change,
}

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
    /// Beside it the number of each node's state, from which those of its neighbours follow.
    ByNumber { bits: Vec<u64>, numbers: Vec<u32> },
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
                Met::ByNumber { bits: vec![0; words], numbers: Vec::new() }
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

    /// Adds the root. Nodes are not counted in `run`.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    pub(crate) fn add_root<O>(&mut self, space: &S, state: &S::State, run: &mut Run<O>) -> Result<(), Stop> {
        self.grow(run)?;
        let key = space.pack(state);
        match &mut self.met {
            Met::ByNumber { bits, numbers } => {
                let number = space.number(state);
                bits[number / 64] |= 1 << (number % 64);
                run.push(numbers, number as u32)?;
            }
            Met::ByHash(index) => {
                if let Err(vacancy) = index.find(&key, |_| key) {
                    index.add(vacancy, &key, |_| key, run)?;
                }
            }
        }
        self.push(MadeNode { key, parent: 0, by: None });
        Ok(())
    }

    /// Adds the node that a step leads to if its state has not been met; its key, if it was added.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn add<O>(
        &mut self,
        space: &S,
        step: &Step<S>,
        run: &mut Run<O>,
    ) -> Result<Option<S::Key>, Stop> {
        let &Step { parent, key, made, change } = step;
        if self.blocks.len() * BLOCK == self.len as usize {
            self.grow(run)?;
        }
        let key = space.key_after(key, change);
        match &mut self.met {
            Met::ByNumber { bits, numbers } => {
                let number = space.number_after(numbers[parent as usize] as usize, key, change);
                let (word, bit) = (&mut bits[number / 64], 1 << (number % 64));
                if *word & bit != 0 {
                    return Ok(None);
                }
                *word |= bit;
                run.push(numbers, number as u32)?;
            }
            Met::ByHash(index) => {
                let blocks = &self.blocks;
                let key_of = |number: u32| blocks[number as usize / BLOCK][number as usize % BLOCK].key;
                let Err(vacancy) = index.find(&key, key_of) else {
                    return Ok(None);
                };
                index.add(vacancy, &key, key_of, run)?;
            }
        }
        self.push(MadeNode { key, parent, by: Some(made) });
        Ok(Some(key))
    }

    #[inline(always)]
    fn push(&mut self, node: MadeNode<S::Key, S::Move>) {
        self.blocks[self.len as usize / BLOCK].push(node);
        self.len += 1;
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
