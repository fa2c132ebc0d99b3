//! Hears a search and writes it down.

use std::hash::BuildHasher;
use std::sync::Arc;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use jiugong_heuristics::{Reach, Tiles};
use jiugong_puzzle::{Direction, Metric};
use jiugong_search::{Event, Node, Observing, Side, Space, Watch, Weight};
use rustc_hash::FxBuildHasher;

use super::manner::Manner;
use super::record::{NONE, Record};
use super::recording::{Expansion, Recording};
use super::step::{Step, What};
use crate::{AlgorithmChoice, ObservedSpace, Request, SolveError, default_pair};

/// An observer that records the run of any algorithm.
///
/// A step takes 8 bytes and a node 44 (and about 13 more while it records): about 35 bytes an event.
pub struct Recorder {
    space: ObservedSpace,
    algorithm: AlgorithmChoice,
    manner: Manner,
    most_steps: usize,
    watch: Option<Arc<Watch>>,
    records: Vec<Record>,
    status: Vec<Status>,
    steps: Vec<Step>,
    /// The steps before the first expansion.
    beginning: u32,
    expansions: Vec<Expansion>,
    /// The last node of each board and side.
    index: HashTable<Indexed>,
    /// The nodes that were expanded and not left, for each side.
    stacks: [Vec<Frame>; 2],
    is_cut: bool,
}

/// A node in the index. What its board hashes to stands beside it, so that hardly ever another record is looked at than
/// the one looked for.
struct Indexed {
    node: u32,
    mark: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Open,
    Expanded,
    Gone,
}

/// A node on the stack.
struct Frame {
    node: u32,
    /// Its children: one a move, the last that was made.
    children: Vec<u32>,
}

impl Recorder {
    /// A recorder for the search that a request asks for, of at most `most_steps` steps (see
    /// [`MOST_STEPS`](super::MOST_STEPS)).
    ///
    /// # Errors
    /// [`SolveError::TooLarge`] for a size that cannot be searched.
    pub fn new(request: &Request, most_steps: usize) -> Result<Recorder, SolveError> {
        let size = request.board.size();
        let algorithm = request.algorithm.clone().unwrap_or_else(|| default_pair(size).algorithm);
        Ok(Recorder {
            space: ObservedSpace::new(size, request.metric)?,
            manner: Manner::of(&algorithm),
            algorithm,
            most_steps: most_steps.min(u32::MAX as usize / 2),
            watch: None,
            records: Vec::new(),
            status: Vec::new(),
            steps: Vec::new(),
            beginning: 0,
            expansions: Vec::new(),
            index: HashTable::new(),
            stacks: [Vec::new(), Vec::new()],
            is_cut: false,
        })
    }

    /// Stops the search that this watch belongs to as soon as no more can be recorded.
    pub fn stopping(self, watch: &Arc<Watch>) -> Recorder {
        Recorder { watch: Some(watch.clone()), ..self }
    }

    /// What was recorded.
    pub fn finish(mut self) -> Recording {
        self.end_expansion();
        Recording {
            space: self.space,
            algorithm: self.algorithm,
            manner: self.manner,
            records: self.records,
            steps: self.steps,
            beginning: self.beginning,
            expansions: self.expansions,
            is_cut: self.is_cut,
            staged: None,
        }
    }

    fn step(&mut self, what: What, of: u32) {
        self.steps.push(Step { what, of });
    }

    /// What a board on a side hashes to.
    fn mark(key: u128, side: Side) -> u32 {
        (FxBuildHasher.hash_one((key, side == Side::Backward)) >> 32) as u32
    }

    /// The last node of a board on a side.
    fn last(&self, key: u128, side: Side) -> Option<u32> {
        let mark = Recorder::mark(key, side);
        let same = |other: &Indexed| other.mark == mark && self.records[other.node as usize].is(key, side);
        self.index.find(spread(mark), same).map(|found| found.node)
    }

    /// The open node that a search means: a child of the node that was expanded last, or any.
    fn open_node(&self, key: u128, node: &Node<'_, ObservedSpace>) -> Option<u32> {
        let is_open = |&number: &u32| {
            self.status.get(number as usize) == Some(&Status::Open)
                && self.records[number as usize].key() == key
        };
        let by_move = |&&child: &&u32| node.by.is_some() && self.records[child as usize].by() == node.by;
        let children = self.stacks[node.side as usize].last().map(|frame| frame.children.as_slice());
        let child = children.unwrap_or_default().iter().find(by_move).copied();
        child.filter(is_open).or_else(|| {
            let alike = std::iter::successors(self.last(key, node.side), |&number| self.earlier(number));
            let fits = |number: &u32| is_open(number) && self.records[*number as usize].g == node.g;
            alike.take(self.most_alike()).find(fits)
        })
    }

    /// The most neighbours of a board: so many nodes of one board can have been made in one layer.
    fn most_alike(&self) -> usize {
        let size = self.space.size();
        match self.space.metric() {
            Metric::SingleTile => Direction::ALL.len(),
            Metric::MultiTile => size.width() + size.height() - 2,
        }
    }

    fn earlier(&self, number: u32) -> Option<u32> {
        Some(self.records[number as usize].earlier).filter(|&earlier| earlier != NONE)
    }

    /// The node from which a node was made: the one that was expanded last, or the last one of the board before.
    fn parent(&self, key: u128, node: &Node<'_, ObservedSpace>) -> Option<u32> {
        let before = self.before(key, node.state, node.by?);
        let expanded = self.stacks[node.side as usize].last().map(|frame| frame.node);
        expanded
            .filter(|&parent| self.records[parent as usize].key() == before)
            .or_else(|| self.last(before, node.side))
    }

    /// The board before a move.
    fn before(&self, key: u128, state: &Tiles, by: Reach) -> u128 {
        self.space.key_after(key, self.space.change(state, self.space.inverse(by)))
    }

    /// Writes a node down.
    fn add(&mut self, what: What, status: Status, key: u128, node: &Node<'_, ObservedSpace>) -> u32 {
        let number = self.records.len() as u32;
        let parent = self.parent(key, node);
        let mut record = Record::new(key, node.by, node.side);
        record.parent = parent.unwrap_or(NONE);
        (record.g, record.h, record.f) = (node.g, node.h, node.f);
        if status == Status::Open {
            record.earlier = self.put_in_index(number, key, node.side);
            if let (Some(_), Some(frame)) = (node.by, self.stacks[node.side as usize].last_mut())
                && Some(frame.node) == parent
            {
                let records = &self.records;
                match frame.children.iter_mut().find(|child| records[**child as usize].by() == node.by) {
                    Some(child) => *child = number,
                    None => frame.children.push(number),
                }
            }
        }
        self.records.push(record);
        self.status.push(status);
        self.step(what, number);
        number
    }

    /// Makes a node the last one of its board, and gives the one before.
    fn put_in_index(&mut self, number: u32, key: u128, side: Side) -> u32 {
        let (records, mark) = (&self.records, Recorder::mark(key, side));
        let same = |other: &Indexed| other.mark == mark && records[other.node as usize].is(key, side);
        match self.index.entry(spread(mark), same, |other| spread(other.mark)) {
            Entry::Occupied(mut last) => std::mem::replace(&mut last.get_mut().node, number),
            Entry::Vacant(place) => {
                place.insert(Indexed { node: number, mark });
                NONE
            }
        }
    }

    /// Notes that the last expansion is over with all that follows from it. The bound, layer or restart that came last
    /// already belongs to the next one.
    fn end_expansion(&mut self) {
        let headings = self.steps.iter().rev().take_while(|step| !step.what.is_of_a_node()).count();
        let end = (self.steps.len() - headings) as u32;
        match self.expansions.last_mut() {
            None => self.beginning = end,
            Some(last) if last.end == NONE => last.end = end,
            Some(_) => {}
        }
    }

    fn expand(&mut self, key: u128, node: &Node<'_, ObservedSpace>) {
        self.end_expansion();
        let number = self.open_node(key, node).unwrap_or_else(|| self.make_unannounced(key, node));
        self.status[number as usize] = Status::Expanded;
        self.expansions.push(Expansion { node: number, end: NONE });
        self.records[number as usize].number = self.expansions.len() as u32;
        self.step(What::Expanded, number);
        let stack = &mut self.stacks[node.side as usize];
        let before = if self.manner.backtracks { None } else { stack.pop() };
        stack.push(Frame { node: number, children: Vec::new() });
        if let Some(frame) = before.filter(|_| self.manner.is_local) {
            self.forget_children(&frame);
        }
    }

    /// Writes down a node of which the search did not say that it was made.
    fn make_unannounced(&mut self, key: u128, node: &Node<'_, ObservedSpace>) -> u32 {
        let expanded = self
            .last(key, node.side)
            .filter(|&last| !self.manner.backtracks && self.status[last as usize] == Status::Expanded);
        match expanded {
            Some(_) => self.replace(What::Reopened, key, node),
            None => self.add(What::Made, Status::Open, key, node),
        }
    }

    /// Writes down a node that takes the place of the last one of its board.
    fn replace(&mut self, what: What, key: u128, node: &Node<'_, ObservedSpace>) -> u32 {
        let Some(earlier) = self.last(key, node.side) else {
            return self.add(What::Made, Status::Open, key, node);
        };
        self.status[earlier as usize] = Status::Gone;
        self.add(what, Status::Open, key, node)
    }

    fn drop(&mut self, key: u128, node: &Node<'_, ObservedSpace>) {
        let is_cut = |open: &u32| {
            let record = &self.records[*open as usize];
            record.by() == node.by && record.g == node.g
        };
        let cut = if self.manner.cuts { self.open_node(key, node).filter(is_cut) } else { None };
        match cut {
            Some(open) => self.forget(open),
            None => {
                self.add(What::Dropped, Status::Gone, key, node);
            }
        }
    }

    fn forget(&mut self, open: u32) {
        self.status[open as usize] = Status::Gone;
        self.step(What::Forgotten, open);
    }

    fn leave(&mut self, key: u128, node: &Node<'_, ObservedSpace>) {
        let Some(frame) = self.stacks[node.side as usize].pop() else { return };
        self.end_expansion();
        self.forget_children(&frame);
        self.status[frame.node as usize] = Status::Gone;
        self.step(What::Left, frame.node);
        if node.f > self.records[frame.node as usize].f && node.f != u32::MAX {
            self.add(What::BackedUp, Status::Open, key, node);
        }
    }

    fn forget_children(&mut self, frame: &Frame) {
        for &child in &frame.children {
            if self.status.get(child as usize) == Some(&Status::Open) {
                self.forget(child);
            }
        }
    }

    fn restart(&mut self, time: u32) {
        for side in [Side::Forward, Side::Backward] {
            let frames = std::mem::take(&mut self.stacks[side as usize]);
            frames.iter().for_each(|frame| self.forget_children(frame));
        }
        self.step(What::Restart, time);
    }

    fn solution(&mut self, key: u128, node: &Node<'_, ObservedSpace>) {
        let known = self.open_node(key, node).or_else(|| match node.by {
            // Where two searches meet, the node is not told as one of either tree.
            None => self.last(key, node.side).or_else(|| self.last(key, Side::Backward)),
            Some(_) => self
                .last(key, node.side)
                .filter(|&last| !self.manner.backtracks && self.records[last as usize].g == node.g),
        });
        let number = known.unwrap_or_else(|| self.make_unannounced(key, node));
        self.step(What::Solution, number);
    }
}

/// 64 bits for the index, which reads its lowest and its highest.
fn spread(mark: u32) -> u64 {
    u64::from(mark) | u64::from(mark) << 32
}

/// A weight in thousandths, in which the catalogue counts them too.
fn thousandths(weight: Weight) -> u32 {
    (u64::from(weight.numerator()) * 1000 / u64::from(weight.denominator())) as u32
}

impl Observing<ObservedSpace> for Recorder {
    fn hear(&mut self, event: Event<'_, ObservedSpace>) {
        if self.steps.len() >= self.most_steps {
            self.is_cut = true;
            if let Some(watch) = &self.watch {
                watch.cancel();
            }
            return;
        }
        let key = |node: &Node<'_, ObservedSpace>| self.space.pack(node.state);
        match event {
            Event::Made(node) => {
                self.add(What::Made, Status::Open, key(&node), &node);
            }
            Event::Expanded(node) => self.expand(key(&node), &node),
            Event::Improved(node) => {
                self.replace(What::Improved, key(&node), &node);
            }
            Event::Reopened(node) => {
                self.replace(What::Reopened, key(&node), &node);
            }
            Event::Dropped(node) => self.drop(key(&node), &node),
            Event::Left(node) => self.leave(key(&node), &node),
            Event::Solution(node) => self.solution(key(&node), &node),
            Event::Bound(bound) => self.step(What::Bound, bound),
            Event::Weight(weight) => self.step(What::Weight, thousandths(weight)),
            Event::Layer(depth) => self.step(What::Layer, depth),
            Event::Restart(time) => self.restart(time),
        }
    }
}
