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

/// Nodes for which there is room at first: few enough that a short search stays small.
const FIRST_ROOM: usize = 1 << 10;

/// Nodes in a block.
const BLOCK: usize = 1 << 13;

/// The open and closed nodes of one search tree, numbered in the order in which they were made, and found again by
/// the hash of their key.
pub(crate) struct Nodes<S: Space, M> {
    /// The first nodes, about [`BLOCK`], in a list that grows: most searches need no more, and find them by one look.
    first: Vec<Remembered<S, M>>,
    /// The nodes behind them, which never move.
    blocks: Vec<Vec<Remembered<S, M>>>,
    /// As many nodes as the lists and the index have room for.
    room: usize,
    index: Index,
}

#[inline(always)]
fn look<'a, T>(first: &'a [T], blocks: &'a [Vec<T>], number: u32) -> &'a T {
    let number = number as usize;
    match first.get(number) {
        Some(node) => node,
        None => &blocks[(number - first.len()) / BLOCK][(number - first.len()) % BLOCK],
    }
}

impl<S: Space, M: Copy> Nodes<S, M> {
    /// No nodes.
    pub(crate) fn new() -> Nodes<S, M> {
        Nodes { first: Vec::new(), blocks: Vec::new(), room: 0, index: Index::default() }
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.index.len()
    }

    #[inline(always)]
    pub(crate) fn node(&self, number: u32) -> &Remembered<S, M> {
        look(&self.first, &self.blocks, number)
    }

    #[inline(always)]
    pub(crate) fn node_mut(&mut self, number: u32) -> &mut Remembered<S, M> {
        let (number, first) = (number as usize, self.first.len());
        match self.first.get_mut(number) {
            Some(node) => node,
            None => &mut self.blocks[(number - first) / BLOCK][(number - first) % BLOCK],
        }
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

    /// Remembers a node, unless its state has been met.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn add<O>(&mut self, node: Remembered<S, M>, run: &mut Run<O>) -> Result<u32, Stop> {
        match self.meet(node.key) {
            Ok(number) => Ok(number),
            Err(vacancy) => {
                run.hold(1);
                self.add_at(vacancy, node, run)
            }
        }
    }

    /// Remembers a node whose state was just looked for in vain. It is not counted in a run.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn add_at<O>(
        &mut self,
        mut vacancy: Vacancy,
        node: Remembered<S, M>,
        run: &mut Run<O>,
    ) -> Result<u32, Stop> {
        if self.first.len() < self.first.capacity() {
            self.first.push(node);
            return Ok(self.index.fill(vacancy));
        }
        if self.index.len() == self.room {
            vacancy = self.grow(node.key, run)?; // not told of the node: one that has to be in memory is written twice
        }
        match self.blocks.last_mut() {
            None => self.first.push(node),
            Some(block) => block.push(node),
        };
        Ok(self.index.fill(vacancy))
    }

    /// Makes room for a node with this key; says where in the index it goes.
    #[cold]
    #[inline(never)]
    fn grow<O>(&mut self, key: S::Key, run: &mut Run<O>) -> Result<Vacancy, Stop> {
        let len = self.index.len();
        if len == self.first.capacity() && len < BLOCK {
            run.enlarge(&mut self.first, (2 * len).max(FIRST_ROOM))?;
        } else if len == self.first.capacity() + BLOCK * self.blocks.len() {
            // A number of 32 bits must do for every node.
            if len + BLOCK > u32::MAX as usize - 1 {
                return Err(Stop::Memory);
            }
            run.grow(BLOCK * size_of::<Remembered<S, M>>())?;
            self.blocks.push(Vec::with_capacity(BLOCK));
        }
        if len == self.index.room() {
            let (first, blocks) = (&self.first, &self.blocks);
            self.index.grow(&|number| look(first, blocks, number).key, run)?;
        }
        self.room = self.index.room().min(self.first.capacity() + BLOCK * self.blocks.len());
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
        let mut key = space.pack(state);
        let mut path = Vec::new();
        while let Some(by) = self.find(key).and_then(|number| self.node(number).by) {
            path.push(by);
            key = space.key_after(key, space.change_of(key, space.inverse(by)));
        }
        path
    }
}
