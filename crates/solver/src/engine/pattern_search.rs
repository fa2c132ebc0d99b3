//! IDA* with pattern databases.

use jiugong_heuristics::pattern::{MOST_PARTS, Part, Patterns};
use jiugong_heuristics::{CELLS, Key, Slides, Tiles};
use jiugong_puzzle::{Direction, Size};
use jiugong_search::{
    Algorithm, Answer, Automaton, Event, Node, Observer, Problem, REFUSED, Run, Space, Stop,
};

/// IDA* (Korf 1985) for [`Patterns`], which finds a shortest path as [`IdaStar`](jiugong_search::IdaStar) does.
///
/// Three things make it a search of its own. Where the tiles of each pattern stand is carried along, so that a
/// slide costs one look-up and no ranking. Of several views the next is only asked where the ones before do
/// not prune: three of four nodes are pruned by the first. And rows of slides that a shorter or an earlier row
/// replaces are refused by an [`Automaton`]: a fifth to a quarter fewer nodes.
///
/// Korf's hundred boards with 6-6-3, beside the general one with the same tables: 9.2 against 12.4 million
/// nodes expanded, and a sixth of the instructions for each.
#[derive(Clone, Debug)]
pub struct PatternSearch {
    automaton: Automaton,
}

impl PatternSearch {
    /// A search of boards in `space` that refuses duplicates of at most `depth` slides.
    ///
    /// On 4x4, learning those of ten takes a fortieth of a second and those of twelve a sixth; on 5x5 those of
    /// fourteen take seconds.
    pub fn new<K: Key>(space: &Slides<K>, depth: usize) -> PatternSearch {
        let size = space.size();
        let states: Vec<Tiles> = (0..size.cells()).map(|blank| distinct(size, blank)).collect();
        let class = |tiles: &Tiles| tiles.blank.into();
        PatternSearch { automaton: Automaton::learn(space, &states, class, |made| made as usize, depth) }
    }

    /// What refuses the duplicates.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }
}

/// A board with its blank in a cell.
fn distinct(size: Size, blank: usize) -> Tiles {
    let mut cells = [0; CELLS];
    let others = (0..size.cells()).filter(|&cell| cell != blank);
    others.zip(1..).for_each(|(cell, tile)| cells[cell] = tile);
    Tiles { cells, blank: blank as u8 }
}

impl<K: Key> Algorithm<Slides<K>, Patterns> for PatternSearch {
    fn search<O: Observer<Slides<K>>>(
        &self,
        problem: &Problem<Slides<K>, Patterns>,
        run: &mut Run<O>,
    ) -> Answer<Direction> {
        let patterns = problem.heuristic;
        let parts = patterns.parts(&problem.start);
        let mut sums = [0; MOST_PARTS];
        for (sum, view) in sums.iter_mut().zip(patterns.views()) {
            *sum = parts[view.parts()].iter().map(|part| u16::from(part.h())).sum();
        }
        let mut bound = sums.iter().copied().max().unwrap_or_default();
        let here = Here { parts, sums, read: self.automaton.begin(problem.start.blank.into()), left: bound };
        let mut round = Round {
            problem,
            automaton: &self.automaton,
            run,
            tiles: problem.start,
            generated: 1,
            bound,
            pruned: false,
            path: Vec::new(),
            stopped: None,
        };
        loop {
            round.run.raise_bound(bound.into());
            round.run.tell(|| Event::Bound(bound.into()));
            (round.bound, round.pruned) = (bound, false);
            let ended = round.visit(&Here { left: bound, ..here }, None);
            round.run.statistics.generated = round.generated;
            if let Some(stop) = round.stopped {
                return Err(stop.into());
            }
            if ended {
                round.path.reverse();
                return Ok(Some(round.path));
            }
            if !round.pruned {
                return Ok(None);
            }
            // A slide changes each sum by one, so that what was pruned was over the bound by two.
            bound += 2;
        }
    }
}

/// What goes with a node, beside its tiles.
#[derive(Clone, Copy)]
struct Here {
    parts: [Part; MOST_PARTS],
    /// The h of each view.
    sums: [u16; MOST_PARTS],
    /// What the automaton has read.
    read: u32,
    /// The slides that the bound leaves.
    left: u16,
}

impl Here {
    /// The node as an observer sees it.
    fn node<'a, K: Key>(&self, tiles: &'a Tiles, by: Option<Direction>, bound: u16) -> Node<'a, Slides<K>> {
        let h = self.sums.iter().copied().max().unwrap_or_default();
        Node::forward(tiles, by, (bound - self.left).into(), h.into())
    }
}

/// A depth-first search within one bound.
struct Round<'a, 'b, K: Key, O> {
    problem: &'a Problem<'b, Slides<K>, Patterns>,
    automaton: &'a Automaton,
    run: &'a mut Run<O>,
    tiles: Tiles,
    generated: u64,
    bound: u16,
    /// Whether any node was over the bound.
    pruned: bool,
    /// The slides to the goal, the last one first, once it is found.
    path: Vec<Direction>,
    /// The limit that was reached.
    stopped: Option<Stop>,
}

impl<K: Key, O: Observer<Slides<K>>> Round<'_, '_, K, O> {
    /// Whether the round ends at or below the board: at the goal or at a limit.
    fn visit(&mut self, here: &Here, by: Option<Direction>) -> bool {
        if here.sums[0] == 0 && self.tiles == self.problem.goal {
            self.run.tell(|| Event::Solution(here.node(&self.tiles, by, self.bound)));
            return true;
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        self.run.tell(|| Event::Expanded(here.node(&self.tiles, by, self.bound)));
        for made in Direction::ALL {
            let read = self.automaton.after(here.read, made as usize);
            if read == REFUSED {
                continue;
            }
            let slid = self.problem.space.change(&self.tiles, made);
            self.generated += 1;
            let Some(child) = self.child(here, slid.tile, slid.from, slid.to, read) else {
                self.pruned = true;
                continue;
            };
            self.problem.space.apply(&mut self.tiles, slid);
            if self.visit(&child, Some(made)) {
                self.path.push(made);
                return true;
            }
            self.problem.space.undo(&mut self.tiles, slid);
        }
        self.run.tell(|| Event::Left(here.node(&self.tiles, by, self.bound)));
        false
    }

    /// The child, or `None` as soon as a view shows that the bound does not reach.
    #[inline(always)]
    fn child(&self, here: &Here, tile: u8, from: u8, to: u8, read: u32) -> Option<Here> {
        let patterns = self.problem.heuristic;
        let (first, others) = patterns.views().split_first()?;
        let number = first.part(tile);
        let part = here.parts[number];
        let after = patterns.table(number).after(part, first.cell(from), first.cell(to));
        let left = here.left.checked_sub(1)?;
        let sum = here.sums[0] + u16::from(after.h()) - u16::from(part.h());
        if sum > left {
            return None;
        }
        let mut child = Here { read, left, ..*here };
        child.parts[number] = after;
        child.sums[0] = sum;
        for (place, view) in others.iter().enumerate() {
            let number = view.part(tile);
            let part = here.parts[number];
            let after = patterns.table(number).after(part, view.cell(from), view.cell(to));
            let sum = &mut child.sums[(place + 1) % MOST_PARTS];
            *sum = *sum + u16::from(after.h()) - u16::from(part.h());
            if *sum > left {
                return None;
            }
            child.parts[number] = after;
        }
        Some(child)
    }
}
