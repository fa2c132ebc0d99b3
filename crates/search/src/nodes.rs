//! Every node that a search remembers, found again by its state.

use crate::index::{Index, Vacancy};
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

impl<S: Space, M: Copy> Clone for Remembered<S, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Space, M: Copy> Copy for Remembered<S, M> {}

/// Nodes in a block: small enough that a short search stays small.
const BLOCK: usize = 1 << 8;

/// The open and closed nodes of one search tree, numbered in the order in which they were made, and found again by
/// the hash of their key.
pub(crate) struct Nodes<S: Space, M> {
    /// Places behind the last node hold copies of one before.
    blocks: Vec<Box<[Remembered<S, M>; BLOCK]>>,
    /// As many nodes as the blocks and the index have room for.
    room: usize,
    index: Index,
}

impl<S: Space, M: Copy> Nodes<S, M> {
    /// No nodes.
    pub(crate) fn new() -> Nodes<S, M> {
        Nodes { blocks: Vec::new(), room: 0, index: Index::default() }
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.index.len()
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
        self.meet(key).ok()
    }

    /// The number of the node with this key, or what [`add_at`](Self::add_at) needs to remember the first one.
    #[inline(always)]
    pub(crate) fn meet(&self, key: S::Key) -> Result<u32, Vacancy> {
        self.index.find(&key, |number| self.node(number).key)
    }

    /// Remembers a node whose state has not been met.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<O>(&mut self, node: Remembered<S, M>, run: &mut Run<O>) -> Result<u32, Stop> {
        match self.meet(node.key) {
            Ok(number) => Ok(number),
            Err(vacancy) => {
                let vacancy = if self.is_full() { self.grow(node.key, node.memo, run)? } else { vacancy };
                run.hold(1);
                Ok(self.add_at(vacancy, node))
            }
        }
    }

    /// Whether [`grow`](Self::grow) has to make room for the next node.
    #[inline(always)]
    pub(crate) fn is_full(&self) -> bool {
        self.len() >= self.room
    }

    /// Remembers a node whose state was just looked for in vain, where there is room. It is not counted in a run.
    #[inline(always)]
    pub(crate) fn add_at(&mut self, vacancy: Vacancy, node: Remembered<S, M>) -> u32 {
        let Remembered { key, memo, g, by, place } = node;
        let number = self.index.fill(vacancy);
        // Field by field: a node that is put together in memory and then moved makes the processor wait.
        let remembered = self.node_mut(number);
        remembered.key = key;
        remembered.memo = memo;
        remembered.g = g;
        remembered.by = by;
        remembered.place = place;
        number
    }

    /// Makes room for a node with this key and memo; says where in the index it goes.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[cold]
    #[inline(never)]
    pub(crate) fn grow<O>(&mut self, key: S::Key, memo: M, run: &mut Run<O>) -> Result<Vacancy, Stop> {
        if self.len() == self.blocks.len() * BLOCK {
            // A number of 32 bits must do for every node.
            if self.len() + BLOCK > u32::MAX as usize - 1 {
                return Err(Stop::Memory);
            }
            run.grow(BLOCK * size_of::<Remembered<S, M>>())?;
            let filling = Remembered { key, memo, g: 0, by: None, place: Place::Open };
            self.blocks.extend(vec![filling; BLOCK].into_boxed_slice().try_into());
        }
        if self.len() == self.index.room() {
            let key_of = |number: u32| self.blocks[number as usize / BLOCK][number as usize % BLOCK].key;
            self.index.grow(&key_of, run)?;
        }
        self.room = self.index.room().min(self.blocks.len() * BLOCK);
        Ok(self.index.vacancy(&key))
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
