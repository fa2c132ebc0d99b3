//! Nodes that are expanded together, so that what each of them waits for is under way for all.

use std::ops::Range;

use jiugong_heuristics::pattern::{
    Child, Look, LookupNode, Lookups, MOST_LOOKUPS, MOST_PARTS, MOST_PATTERNS_OF_VIEW, Part, Patterns,
};
use jiugong_heuristics::{Tiles, prefetch};
use jiugong_search::{Automaton, REFUSED};

use super::{DIRECTIONS, Here};

/// The most nodes that are expanded together: the looks of so many children fill what a processor can send for at a
/// time, and what is noted of them stays in its nearest cache.
const NODES: usize = MOST_LOOKUPS / DIRECTIONS;

/// The nodes that wait, the last of which are expanded together, and the children of these.
pub(super) struct Batch<const VIEWS: usize> {
    lookups: Lookups<VIEWS>,
    nodes: Vec<LookupNode<VIEWS>>,
    /// The places of the nodes that wait; the next to be expanded are the last.
    waiting: Vec<u32>,
    /// Places without a node.
    free: Vec<u32>,
    /// How many of those that wait are being expanded.
    expanding: usize,
    /// By child, what the automaton has read.
    read: [u32; MOST_LOOKUPS],
}

impl<const VIEWS: usize> Batch<VIEWS> {
    pub(super) fn new(patterns: &Patterns) -> Batch<VIEWS> {
        Batch {
            lookups: Lookups::new(patterns),
            nodes: Vec::new(),
            waiting: Vec::new(),
            free: Vec::new(),
            expanding: 0,
            read: [0; MOST_LOOKUPS],
        }
    }

    /// Lets a root wait, whose parts come first among these, and no other node.
    pub(super) fn begin(&mut self, all_parts: &[Part; MOST_PARTS], tiles: Tiles, here: Here<VIEWS>) {
        self.free.append(&mut self.waiting);
        let left = here.left as i16;
        let mut spares = here.sums.map(|sum| left - sum as i16);
        // No view that is not asked is ever the first.
        spares[self.lookups.count()..].fill(i16::MAX);
        let mut parts = [[Part::NONE; MOST_PATTERNS_OF_VIEW]; VIEWS];
        parts.as_flattened_mut().copy_from_slice(&all_parts[..VIEWS * MOST_PATTERNS_OF_VIEW]);
        let root = LookupNode { parts, spares, left, read: here.read, tiles };
        self.make_room(1, root);
        let place = self.free.pop().unwrap_or_default();
        self.nodes[place as usize] = root;
        self.waiting.push(place);
    }

    fn make_room(&mut self, places: usize, filling: LookupNode<VIEWS>) {
        while self.free.len() < places {
            self.free.push(self.nodes.len() as u32);
            self.nodes.push(filling);
        }
    }

    /// Takes the next nodes to be expanded together; says how many, 0 if none waits.
    pub(super) fn take(&mut self) -> usize {
        self.expanding = self.waiting.len().min(NODES);
        self.expanding
    }

    /// How many views there are.
    #[inline(always)]
    pub(super) fn views(&self) -> usize {
        self.lookups.count()
    }

    /// The places of the nodes that are being expanded.
    fn parents(&self) -> Range<usize> {
        self.waiting.len() - self.expanding..self.waiting.len()
    }

    /// Makes the children of the nodes that were taken, those that the automaton allows; says how many they are, or
    /// `None` if one of the nodes is the goal.
    #[inline(always)]
    pub(super) fn make(&mut self, automaton: &Automaton, goal: &Tiles) -> Option<usize> {
        let mut made = 0;
        for &place in &self.waiting[self.parents()] {
            let parent = &self.nodes[place as usize];
            if parent.spares[0] == parent.left && parent.tiles == *goal {
                return None;
            }
            let blank = parent.tiles.blank;
            // What the view with the largest h says most likely ends the matter.
            let tighter = |first, view| if parent.spares[view] < parent.spares[first] { view } else { first };
            let first = (1..VIEWS).fold(0, tighter);
            let cells = self.lookups.neighbours(blank);
            for (direction, &read) in automaton.row(parent.read).iter().enumerate() {
                // Written in any case and overwritten where there is no child: cheaper than to guess.
                let child = Child::new(place, parent.tiles.at(cells[direction]), blank, direction, first);
                self.lookups.children[made % MOST_LOOKUPS] = child;
                self.read[made % MOST_LOOKUPS] = read;
                made += usize::from(read != REFUSED);
            }
        }
        self.lookups.begin();
        Some(made)
    }

    /// Asks in this round about so many children; says how many of them are within the bound.
    #[inline(always)]
    pub(super) fn ask(&mut self, count: usize, round: usize, tables: &[Look<'_>; MOST_PARTS]) -> usize {
        self.lookups.ask(count, round, &self.nodes, tables)
    }

    /// Lets so many children that were found within the bound wait in place of their parents; the others are forgotten.
    #[inline(always)]
    pub(super) fn keep(&mut self, count: usize, automaton: &Automaton) {
        if let Some(&any) = self.nodes.first() {
            self.make_room(count, any);
        }
        let parents = self.parents();
        let behind_parents = self.waiting.len();
        let free = self.free.len() - count;
        self.waiting.extend_from_slice(&self.free[free..]);
        self.free.truncate(free);
        for place in 0..count {
            let child = self.lookups.asked(place);
            let (parent, at) =
                (self.lookups.children[child].parent as usize, self.waiting[behind_parents + place]);
            // Copied as a whole and changed where it is: what was written in pieces is slow to read as a whole.
            self.nodes.copy_within(parent..parent + 1, at as usize);
            let node = &mut self.nodes[at as usize];
            node.read = self.read[child];
            prefetch(automaton.rows(), node.read as usize);
            self.lookups.make(child, node);
        }
        self.free.extend(self.waiting.drain(parents.start..behind_parents));
    }
}
