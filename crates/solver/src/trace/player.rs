//! Steps through a recording, forward and back.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiugong_search::Side;

use super::manner::Place;
use super::recording::Recording;
use super::step::{Step, What};

/// What a node is at some step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It has not been made.
    Unmade,
    /// It can be expanded.
    Open,
    /// It was expanded; in a search that backtracks it is on the stack.
    Closed,
    /// It is a cheaper way to a closed node, kept for the next round.
    Waiting,
    /// A cheaper way to its board was found.
    Replaced,
    /// It was made and dropped at once.
    Dropped,
    /// It was open and was given up.
    Forgotten,
    /// It was expanded, and the search has gone back over it.
    Left,
}

/// A place in a recording: which nodes are open and closed there, and in which order.
///
/// One step forward or back takes a time that grows with the logarithm of the length of the lists.
#[derive(Clone)]
pub struct Player {
    recording: Arc<Recording>,
    at: usize,
    expanded: u32,
    states: Vec<State>,
    open: [BTreeSet<Place>; 2],
    /// The numbers of their expansions.
    closed: [BTreeSet<u32>; 2],
    bounds: Vec<u32>,
    weights: Vec<u32>,
    layers: Vec<u32>,
    restarts: Vec<u32>,
    solutions: Vec<u32>,
}

impl Player {
    /// At the beginning of a recording.
    pub fn new(recording: Arc<Recording>) -> Player {
        let states = vec![State::Unmade; recording.nodes()];
        Player {
            recording,
            at: 0,
            expanded: 0,
            states,
            open: Default::default(),
            closed: Default::default(),
            bounds: Vec::new(),
            weights: Vec::new(),
            layers: Vec::new(),
            restarts: Vec::new(),
            solutions: Vec::new(),
        }
    }

    /// What is being stepped through.
    pub fn recording(&self) -> &Arc<Recording> {
        &self.recording
    }

    /// The steps made so far.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The expansions made so far.
    pub fn expanded(&self) -> usize {
        self.expanded as usize
    }

    /// Makes the next step; `None` at the end.
    pub fn forward(&mut self) -> Option<Step> {
        let step = *self.recording.steps().get(self.at)?;
        self.at += 1;
        let of = step.of;
        match step.what {
            What::Made | What::BackedUp => self.set(of, State::Open),
            What::Dropped => self.set(of, State::Dropped),
            What::Expanded => {
                self.expanded += 1;
                self.set(of, State::Closed);
            }
            What::Improved => {
                let earlier = self.recording.records[of as usize].earlier;
                let was_open = self.states[earlier as usize] == State::Open;
                self.set(earlier, State::Replaced);
                self.set(of, if was_open { State::Open } else { State::Waiting });
            }
            What::Reopened => {
                self.set(self.recording.records[of as usize].earlier, State::Replaced);
                self.set(of, State::Open);
            }
            What::Left => self.set(of, State::Left),
            What::Forgotten => self.set(of, State::Forgotten),
            What::Solution => self.solutions.push(of),
            What::Bound => self.bounds.push(of),
            What::Weight => {
                self.weights.push(of);
                self.sort();
            }
            What::Layer => self.layers.push(of),
            What::Restart => self.restarts.push(of),
        }
        Some(step)
    }

    /// Takes the last step back; `None` at the beginning.
    pub fn back(&mut self) -> Option<Step> {
        let at = self.at.checked_sub(1)?;
        let step = self.recording.steps()[at];
        self.at = at;
        let of = step.of;
        match step.what {
            What::Made | What::BackedUp | What::Dropped => self.set(of, State::Unmade),
            What::Expanded => {
                self.set(of, State::Open);
                self.expanded -= 1;
            }
            What::Improved | What::Reopened => self.put_back(step.what, of),
            What::Left => self.set(of, State::Closed),
            What::Forgotten => self.set(of, State::Open),
            What::Solution => drop(self.solutions.pop()),
            What::Bound => drop(self.bounds.pop()),
            What::Weight => {
                self.weights.pop();
                self.sort();
            }
            What::Layer => drop(self.layers.pop()),
            What::Restart => drop(self.restarts.pop()),
        }
        Some(step)
    }

    /// Makes a node unmade, and the earlier one of its board again what it was.
    fn put_back(&mut self, what: What, of: u32) {
        let earlier = self.recording.records[of as usize].earlier;
        let number = self.recording.records[earlier as usize].number;
        let was = if (1..=self.expanded).contains(&number) {
            State::Closed
        } else if what == What::Reopened || self.states[of as usize] == State::Waiting {
            State::Waiting
        } else {
            State::Open
        };
        self.set(of, State::Unmade);
        self.set(earlier, was);
    }

    fn set(&mut self, node: u32, state: State) {
        let was = std::mem::replace(&mut self.states[node as usize], state);
        let record = &self.recording.records[node as usize];
        let (side, number) = (record.side() as usize, record.number);
        let place = self.place(node);
        match was {
            State::Open => drop(self.open[side].remove(&place)),
            State::Closed => drop(self.closed[side].remove(&number)),
            _ => {}
        }
        match state {
            State::Open => drop(self.open[side].insert(place)),
            State::Closed => drop(self.closed[side].insert(number)),
            _ => {}
        }
    }

    fn place(&self, node: u32) -> Place {
        let record = &self.recording.records[node as usize];
        self.recording.manner.place(self.f(node), record.g, record.h, node)
    }

    /// Sorts open again by the weight that now counts.
    fn sort(&mut self) {
        for side in 0..self.open.len() {
            let old = std::mem::take(&mut self.open[side]);
            self.open[side] = old.into_iter().map(|(_, _, node)| self.place(node)).collect();
        }
    }

    /// Goes to the place after so many steps, or to the end.
    pub fn go_to(&mut self, steps: usize) {
        while self.at < steps && self.forward().is_some() {}
        while self.at > steps && self.back().is_some() {}
    }

    /// Goes to where the successors of so many expansions have been made.
    pub fn go_to_expansion(&mut self, expansion: usize) {
        self.go_to(self.recording.steps_until(expansion));
    }

    /// What a node is here.
    pub fn state(&self, node: u32) -> State {
        self.states.get(node as usize).copied().unwrap_or(State::Unmade)
    }

    /// What the algorithm orders a node by here.
    pub fn f(&self, node: u32) -> u32 {
        let record = &self.recording.records[node as usize];
        self.weights.last().map_or(record.f, |&weight| {
            let estimate = u64::from(record.h) * u64::from(weight) / 1000;
            record.g.saturating_add(u32::try_from(estimate).unwrap_or(u32::MAX))
        })
    }

    /// The open nodes of a side, in the order in which they would be expanded.
    pub fn open(&self, side: Side) -> impl Iterator<Item = u32> + '_ {
        self.open[side as usize].iter().map(|&(_, _, node)| node)
    }

    /// The closed nodes of a side in the order in which they were expanded; in a search that backtracks, the stack.
    pub fn closed(&self, side: Side) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.closed[side as usize].iter();
        numbers.filter_map(|&number| self.recording.expanded(number as usize))
    }

    /// How many nodes are open, on both sides.
    pub fn open_nodes(&self) -> usize {
        self.open.iter().map(BTreeSet::len).sum()
    }

    /// How many nodes are closed, on both sides.
    pub fn closed_nodes(&self) -> usize {
        self.closed.iter().map(BTreeSet::len).sum()
    }

    /// The node that is expanded next.
    pub fn next(&self) -> Option<u32> {
        self.recording.expanded(self.expanded as usize + 1)
    }

    /// The bound of the round, in a search that has one.
    pub fn bound(&self) -> Option<u32> {
        self.bounds.last().copied()
    }

    /// The weight of h in thousandths, in a search that changes it.
    pub fn weight(&self) -> Option<u32> {
        self.weights.last().copied()
    }

    /// The layer, in a search that goes layer by layer.
    pub fn layer(&self) -> Option<u32> {
        self.layers.last().copied()
    }

    /// How often a local search has begun again.
    pub fn restarts(&self) -> u32 {
        self.restarts.last().copied().unwrap_or(0)
    }

    /// The nodes in which a goal was reached so far.
    pub fn solutions(&self) -> &[u32] {
        &self.solutions
    }
}
