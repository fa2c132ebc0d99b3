//! Every node that a search remembers, found again by its state.

use crate::index::Index;
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
///
/// Packed, because millions are held: 18 bytes instead of 24 for a key of 8 and a memo of 4.
#[repr(C, packed)]
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

/// The open and closed nodes of one search tree, numbered in the order in which they were made, and found again by
/// the hash of their key.
pub(crate) struct Nodes<S: Space, M> {
    blocks: Vec<Vec<Remembered<S, M>>>,
    len: usize,
    index: Index,
}

impl<S: Space, M: Copy> Nodes<S, M> {
    /// No nodes.
    pub(crate) fn new() -> Nodes<S, M> {
        Nodes { blocks: Vec::new(), len: 0, index: Index::default() }
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

    /// The number of the node with this key, if it has been met.
    #[inline]
    pub(crate) fn find(&self, key: S::Key) -> Option<u32> {
        self.index.find(&key, |number| self.node(number).key)
    }

    /// Remembers a node whose state has not been met.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<O>(&mut self, node: Remembered<S, M>, run: &mut Run<O>) -> Result<u32, Stop> {
        let number = self.len as u32;
        if self.len == self.blocks.len() * BLOCK {
            self.grow(run)?;
        }
        let key_of = |number: u32| self.blocks[number as usize / BLOCK][number as usize % BLOCK].key;
        self.index.add(&{ node.key }, key_of, run)?;
        self.blocks[number as usize / BLOCK].push(node);
        self.len += 1;
        run.hold(1);
        Ok(number)
    }

    /// Makes room for a block of nodes.
    #[cold]
    #[inline(never)]
    fn grow<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        let nodes = self.len + BLOCK;
        // A number of 32 bits must do for every node.
        if nodes > u32::MAX as usize - 1 {
            return Err(Stop::Memory);
        }
        run.grow(BLOCK * size_of::<Remembered<S, M>>())?;
        self.blocks.push(Vec::with_capacity(BLOCK));
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
        while let Some(by) = self.find(space.pack(&state)).and_then(|number| self.node(number).by) {
            path.push(by);
            let back = space.change(&state, space.inverse(by));
            space.apply(&mut state, back);
        }
        path
    }
}
