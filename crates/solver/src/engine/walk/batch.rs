//! Nodes that are expanded together, so that what each of them waits for is under way for all.

use std::array::from_fn;

use jiugong_heuristics::pattern::{Look, MOST_PARTS, Member, Part, Patterns, Sent, Step, View};
use jiugong_heuristics::{CELLS, Tiles, prefetch};
use jiugong_search::{Automaton, REFUSED};

use super::{DIRECTIONS, Here};

/// The most nodes that are expanded together: the looks of so many children fill what a processor can send for at a
/// time, and what is noted of them stays in its nearest cache.
const NODES: usize = 16;

const CHILDREN: usize = NODES * DIRECTIONS;

/// The most patterns of a view.
pub(super) const PATTERNS: usize = 4;

/// A node that waits, with all that the walk has at one.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Waiting<const VIEWS: usize> {
    pub(super) parts: [[Part; PATTERNS]; VIEWS],
    pub(super) tiles: Tiles,
    pub(super) here: Here<VIEWS>,
}

/// A child that is asked about.
#[derive(Clone, Copy, Default)]
struct Child {
    /// The place of its parent among the nodes, and its own as soon as it has one.
    node: u32,
    /// The tile that slides.
    tile: u8,
    /// The place of the slide among those of a view.
    step: u8,
    /// The view that is asked first.
    first: u8,
}

/// Looks that are under way, by child.
struct Looks {
    part: [u8; CHILDREN],
    sent: [Sent; CHILDREN],
    /// The part once the tile has slid, first without its own h, then with it.
    moved: [Part; CHILDREN],
    place: [u64; CHILDREN],
}

/// A view as it is looked through.
struct Seen {
    steps: [[Step; DIRECTIONS]; CELLS],
    members: [Member; CELLS],
}

/// The nodes that wait, the last of which are expanded together, and the children of these.
pub(super) struct Batch<const VIEWS: usize> {
    views: [Seen; VIEWS],
    /// How many views there are; the others stand in for missing ones and are not asked.
    count: usize,
    nodes: Vec<Waiting<VIEWS>>,
    /// The places of the nodes that wait; the next to be expanded are the last.
    waiting: Vec<u32>,
    /// Places without a node.
    free: Vec<u32>,
    /// How many of those that wait are being expanded.
    expanding: usize,
    children: [Child; CHILDREN],
    /// By child, what the automaton has read.
    read: [u32; CHILDREN],
    looks: Looks,
    /// By child, the h of the view that was asked.
    sums: [u16; CHILDREN],
    /// The children within the bound.
    within: [u8; CHILDREN],
    /// How many children have places of their own.
    placed: usize,
}

impl<const VIEWS: usize> Batch<VIEWS> {
    pub(super) fn new(patterns: &Patterns) -> Batch<VIEWS> {
        let views = patterns.views();
        let seen = |view: &View| Seen {
            steps: from_fn(|blank| *view.steps(blank as u8)),
            members: from_fn(|tile| view.member(tile as u8)),
        };
        Batch {
            views: from_fn(|view| seen(views.get(view).unwrap_or(&views[0]))),
            count: views.len().min(VIEWS),
            nodes: Vec::new(),
            waiting: Vec::new(),
            free: Vec::new(),
            expanding: 0,
            children: [Child::default(); CHILDREN],
            read: [0; CHILDREN],
            looks: Looks {
                part: [0; CHILDREN],
                sent: [Sent::default(); CHILDREN],
                moved: [Part::NONE; CHILDREN],
                place: [0; CHILDREN],
            },
            sums: [0; CHILDREN],
            within: [0; CHILDREN],
            placed: 0,
        }
    }

    /// Lets `root` wait, and no other node.
    pub(super) fn begin(&mut self, mut root: Waiting<VIEWS>) {
        // No view that is not asked is ever the first.
        root.here.sums[self.count..].fill(0);
        self.free.append(&mut self.waiting);
        self.make_room(1, root);
        let place = self.free.pop().unwrap_or_default();
        self.nodes[place as usize] = root;
        self.waiting.push(place);
    }

    fn make_room(&mut self, places: usize, filling: Waiting<VIEWS>) {
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
        if VIEWS <= 2 { VIEWS } else { self.count }
    }

    /// The view that is `further` views behind that which is asked first about a child.
    #[inline(always)]
    fn view(&self, child: Child, further: usize) -> usize {
        let view = usize::from(child.first) + further;
        (if view < self.views() { view } else { view - self.views() }) % VIEWS
    }

    /// The places of the nodes that are being expanded.
    fn parents(&self) -> std::ops::Range<usize> {
        self.waiting.len() - self.expanding..self.waiting.len()
    }

    /// Makes the children of the nodes that were taken, those that the automaton allows; says how many they are, or
    /// `None` if one of the nodes is the goal.
    #[inline(always)]
    pub(super) fn make(&mut self, automaton: &Automaton, goal: &Tiles) -> Option<usize> {
        let mut made = 0;
        for &node in &self.waiting[self.parents()] {
            let parent = &self.nodes[node as usize];
            if parent.here.sums[0] == 0 && parent.tiles == *goal {
                return None;
            }
            let blank = parent.tiles.blank;
            let (first, _) = parent.here.tightest();
            let steps = &self.views[0].steps[usize::from(blank) % CELLS];
            for (direction, &read) in automaton.row(parent.here.read).iter().enumerate() {
                // Written in any case and overwritten where there is no child: cheaper than to guess.
                let step = blank * DIRECTIONS as u8 + direction as u8;
                let tile = parent.tiles.at(steps[direction].board_cell());
                self.children[made % CHILDREN] = Child { node, tile, step, first: first as u8 };
                self.read[made % CHILDREN] = read;
                made += usize::from(read != REFUSED);
            }
        }
        Some(made)
    }

    /// Sends for what the tables say of the first so many children, through the view that is `further` views behind the
    /// first to be asked.
    #[inline(always)]
    fn send(&mut self, children: usize, further: usize, tables: &[Look<'_>; MOST_PARTS]) {
        for number in 0..children {
            let number = number % CHILDREN;
            let child = self.children[number];
            let view = &self.views[self.view(child, further)];
            let step = &view.steps.as_flattened()[usize::from(child.step) % (CELLS * DIRECTIONS)];
            let member = view.members[usize::from(child.tile) % CELLS];
            let part = member.part();
            let before = self.nodes[child.node as usize].parts.as_flattened()[part % (VIEWS * PATTERNS)];
            self.looks.sent[number] = tables[part].send_for_numbers(before, member.tile(), step);
            self.looks.part[number] = part as u8;
            self.looks.moved[number] = before;
        }
        for number in 0..children {
            let number = number % CHILDREN;
            let child = self.children[number];
            let view = &self.views[self.view(child, further)];
            let step = &view.steps.as_flattened()[usize::from(child.step) % (CELLS * DIRECTIONS)];
            let table = &tables[usize::from(self.looks.part[number]) % MOST_PARTS];
            let (moved, place) = table.send_for_bit(self.looks.moved[number], &self.looks.sent[number], step);
            self.looks.moved[number] = moved;
            self.looks.place[number] = place;
        }
    }

    /// Asks the first view about so many children, and gives places to those that are within the bound: says how many.
    #[inline(always)]
    pub(super) fn ask_first(
        &mut self,
        children: usize,
        tables: &[Look<'_>; MOST_PARTS],
        automaton: &Automaton,
    ) -> usize {
        self.send(children, 0, tables);
        let mut within = 0;
        for number in 0..children {
            let number = number % CHILDREN;
            let child = self.children[number];
            let parent = &self.nodes[child.node as usize].here;
            let table = &tables[usize::from(self.looks.part[number]) % MOST_PARTS];
            let moved = self.looks.moved[number];
            let part = table.read(moved, self.looks.place[number]);
            let sum = parent.sums[usize::from(child.first) % VIEWS] + part.h_u16() - moved.h_u16();
            self.looks.moved[number] = part;
            self.sums[number] = sum;
            self.within[within % CHILDREN] = number as u8;
            within += usize::from(sum < parent.left);
        }
        if let Some(&any) = self.nodes.first() {
            self.make_room(within, any);
        }
        self.placed = within;
        for place in 0..within {
            let number = usize::from(self.within[place % CHILDREN]) % CHILDREN;
            let child = self.children[number];
            let node = self.free[self.free.len() - 1 - place];
            let from = self.views[0].steps.as_flattened()[usize::from(child.step) % (CELLS * DIRECTIONS)];
            let parent = child.node as usize;
            self.nodes.copy_within(parent..parent + 1, node as usize);
            let new = &mut self.nodes[node as usize];
            let part = usize::from(self.looks.part[number]);
            new.parts.as_flattened_mut()[part % (VIEWS * PATTERNS)] = self.looks.moved[number];
            new.tiles.slide(child.tile, from.board_cell());
            new.here.sums[usize::from(child.first) % VIEWS] = self.sums[number];
            new.here.read = self.read[number];
            new.here.left -= 1;
            prefetch(automaton.rows(), new.here.read as usize);
            // Its own place is not beyond where it was read.
            self.children[place % CHILDREN] = Child { node, ..child };
        }
        within
    }

    /// Asks the view that is `further` views behind the first about the first so many children, and lets those that
    /// are within the bound be the first: says how many.
    #[inline(always)]
    pub(super) fn ask_further(
        &mut self,
        children: usize,
        further: usize,
        tables: &[Look<'_>; MOST_PARTS],
    ) -> usize {
        self.send(children, further, tables);
        let mut within = 0;
        for number in 0..children {
            let number = number % CHILDREN;
            let child = self.children[number];
            let view = self.view(child, further);
            let node = &mut self.nodes[child.node as usize];
            let number_of_part = usize::from(self.looks.part[number]);
            let moved = self.looks.moved[number];
            let part = tables[number_of_part % MOST_PARTS].read(moved, self.looks.place[number]);
            node.parts.as_flattened_mut()[number_of_part % (VIEWS * PATTERNS)] = part;
            let sum = &mut node.here.sums[view];
            *sum = *sum + part.h_u16() - moved.h_u16();
            let reaches = *sum <= node.here.left;
            self.children.swap(number, within % CHILDREN);
            within += usize::from(reaches);
        }
        within
    }

    /// Lets the first so many children wait in place of their parents; the others are forgotten.
    pub(super) fn keep(&mut self, children: usize) {
        let parents = self.parents();
        self.free.truncate(self.free.len() - self.placed);
        self.free.extend(self.children[children..self.placed].iter().map(|child| child.node));
        self.free.extend_from_slice(&self.waiting[parents.clone()]);
        self.waiting.truncate(parents.start);
        self.waiting.extend(self.children[..children].iter().map(|child| child.node));
    }
}
