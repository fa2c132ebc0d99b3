//! The depth-first walk within one bound that all searches with pattern databases share.

mod batch;
mod in_batches;

use std::mem::swap;

use jiugong_heuristics::pattern::{Look, MOST_PARTS, Member, Part, Patterns, Step, View};
use jiugong_heuristics::{Key, Slid, Slides, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Automaton, Event, Node, Observer, Problem, REFUSED, Run, Space, Stop};

use super::listed::Listed;
use batch::Batch;

/// What goes with a node, beside its tiles and the parts of its estimate, which the walk has.
///
/// `VIEWS` is the number of views.
#[derive(Clone, Copy)]
pub(super) struct Here<const VIEWS: usize> {
    /// The h of each view.
    sums: [u16; VIEWS],
    /// What the automaton has read.
    read: u32,
    /// The slides that the bound leaves.
    pub(super) left: u16,
}

impl<const VIEWS: usize> Here<VIEWS> {
    /// The same under a bound.
    pub(super) fn under(&self, bound: u16) -> Here<VIEWS> {
        Here { left: bound, ..*self }
    }

    /// The estimate.
    pub(super) fn h(&self) -> u16 {
        self.sums.iter().copied().max().unwrap_or_default()
    }

    /// The view whose h is the largest, with its h: what it says of a child most likely ends the matter.
    #[inline(always)]
    fn tightest(&self) -> (usize, u16) {
        let larger = |best: (usize, u16), view: (usize, u16)| if view.1 > best.1 { view } else { best };
        (1..VIEWS).map(|view| (view, self.sums[view])).fold((0, self.sums[0]), larger)
    }

    /// The h of a view.
    ///
    /// Neither here nor in [`set`](Here::set) is a place of the array computed: so it stays in registers.
    #[inline(always)]
    fn sum(&self, view: usize) -> u16 {
        (0..VIEWS).fold(0, |sum, at| if at == view { self.sums[at] } else { sum })
    }

    #[inline(always)]
    fn set(&mut self, view: usize, sum: u16) {
        self.sums = std::array::from_fn(|at| if at == view { sum } else { self.sums[at] });
    }

    /// The node as an observer sees it.
    fn node<'a, K: Key>(&self, tiles: &'a Tiles, by: Option<Direction>, bound: u16) -> Node<'a, Slides<K>> {
        Node::forward(tiles, by, (bound - self.left).into(), self.h().into())
    }
}

/// What the tightest view says of a child.
#[derive(Clone, Copy)]
struct Child {
    /// What becomes of the part that changes.
    part: Part,
    read: u32,
    sum: u16,
    member: Member,
    /// The number of the direction.
    made: u8,
}

impl Child {
    const NONE: Child = Child { part: Part::NONE, read: REFUSED, sum: 0, member: Member::NONE, made: 0 };
}

const DIRECTIONS: usize = Direction::ALL.len();

/// What to do at the goal.
pub(super) enum AtGoal {
    /// The walk ends.
    Stop,
    /// It goes on and counts.
    Count(Listed<Direction>),
}

/// A walk through the nodes within a bound.
pub(super) struct Walk<'a, K, O, const VIEWS: usize> {
    space: &'a Slides<K>,
    goal: &'a Tiles,
    patterns: &'a Patterns,
    views: [&'a View; VIEWS],
    looks: [Look<'a>; MOST_PARTS],
    automaton: &'a Automaton,
    /// Whom expansions are reported to.
    pub(super) run: &'a mut Run<O>,
    /// The board where the walk is.
    pub(super) tiles: Tiles,
    /// Where the tiles of each pattern stand on it, in each view.
    pub(super) parts: [Part; MOST_PARTS],
    /// Nodes made; counted here, where it is at hand.
    pub(super) generated: u64,
    /// Whether any node was over the bound.
    pub(super) pruned: bool,
    /// The slides from the start to where the walk is.
    pub(super) trail: Vec<Direction>,
    pub(super) at_goal: AtGoal,
    /// The limit that was reached.
    pub(super) stopped: Option<Stop>,
    bound: u16,
    /// Made where it is first needed.
    batch: Option<Box<Batch<VIEWS>>>,
}

impl<'a, K: Key, O: Observer<Slides<K>>, const VIEWS: usize> Walk<'a, K, O, VIEWS> {
    /// A walk from the start of a problem, whose heuristic has at most so many views.
    pub(super) fn new(
        problem: &'a Problem<Slides<K>, Patterns>,
        automaton: &'a Automaton,
        run: &'a mut Run<O>,
    ) -> Walk<'a, K, O, VIEWS> {
        let patterns = problem.heuristic;
        let views = patterns.views();
        let parts = views.last().map_or(1, |view| view.parts().end);
        Walk {
            space: problem.space,
            goal: &problem.goal,
            patterns,
            // One that is asked twice says nothing new.
            views: std::array::from_fn(|view| views.get(view).unwrap_or(&views[0])),
            looks: std::array::from_fn(|part| patterns.table(part.min(parts - 1)).look()),
            automaton,
            run,
            tiles: problem.start,
            parts: patterns.parts(&problem.start),
            generated: 0,
            pruned: false,
            trail: Vec::new(),
            at_goal: AtGoal::Stop,
            stopped: None,
            bound: 0,
            batch: None,
        }
    }

    /// What goes with the start, under a bound of 0.
    pub(super) fn start(&self) -> Here<VIEWS> {
        let sum = |view: &View| self.parts[view.parts()].iter().map(|part| u16::from(part.h())).sum();
        let read = self.automaton.begin(self.tiles.blank.into());
        Here { sums: self.views.map(sum), read, left: 0 }
    }

    /// Gets ready for a round.
    pub(super) fn begin(&mut self, bound: u16) {
        (self.bound, self.pruned) = (bound, false);
        self.trail.resize(usize::from(bound) + 1, Direction::Up);
    }

    /// The slides that led to a node.
    pub(super) fn trail_to(&self, here: Here<VIEWS>) -> &[Direction] {
        &self.trail[..usize::from(self.bound - here.left)]
    }

    /// Whether the walk is at the goal.
    pub(super) fn is_at_goal(&self, here: Here<VIEWS>) -> bool {
        here.sums[0] == 0 && self.tiles == *self.goal
    }

    /// Whether the walk ends at or below the board: at the goal, which the trail then leads to, or at a limit. What the
    /// bound decides without a look is not looked up.
    #[inline(always)]
    fn visit(&mut self, here: Here<VIEWS>, by: Option<Direction>) -> bool {
        self.visit_node(here.sums, here.read, here.left, by)
    }

    /// The same, with a node in pieces: these are handed over in registers, the whole through memory, where it is
    /// written in pieces and read in larger ones, for which processors wait.
    fn visit_node(&mut self, sums: [u16; VIEWS], read: u32, left: u16, by: Option<Direction>) -> bool {
        let here = Here { sums, read, left };
        if self.is_at_goal(here) {
            self.run.tell(|| Event::Solution(here.node(&self.tiles, by, self.bound)));
            return self.ends_at_goal(left);
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        self.run.tell(|| Event::Expanded(here.node(&self.tiles, by, self.bound)));
        if self.for_each_child(here, Self::visit) {
            return true;
        }
        self.run.tell(|| Event::Left(here.node(&self.tiles, by, self.bound)));
        false
    }

    /// Goes to each child within the bound, until `visit` says that the walk ends there.
    ///
    /// The tightest view is asked of all children before anything is made of the answers: so the looks into its
    /// tables, each of which takes long to arrive, are on their way at the same time.
    #[inline(always)]
    pub(super) fn for_each_child(
        &mut self,
        here: Here<VIEWS>,
        mut visit: impl FnMut(&mut Self, Here<VIEWS>, Option<Direction>) -> bool,
    ) -> bool {
        let ((first, sum), to, left) = (here.tightest(), self.tiles.blank, here.left - 1);
        let (view, row) = (self.views[first], self.automaton.row(here.read));
        let steps = view.steps(to);
        let mut children = [Child::NONE; DIRECTIONS];
        let mut count = 0;
        for made in 0..DIRECTIONS {
            if row[made] == REFUSED {
                continue;
            }
            let member = view.member(self.tiles.at(steps[made].board_cell()));
            let (part, sum) = self.look(member, &steps[made], sum);
            children[count % DIRECTIONS] = Child { part, read: row[made], sum, member, made: made as u8 };
            count += 1;
        }
        for place in 0..count {
            self.generated += 1;
            let child = &children[place % DIRECTIONS];
            let made = usize::from(child.made) % DIRECTIONS;
            let from = steps[made].board_cell();
            let slid = Slid { tile: self.tiles.at(from), from, to };
            let mut below = Here { sums: here.sums, read: child.read, left };
            below.set(first, child.sum);
            let mut changed = [(child.member.part(), child.part); VIEWS];
            if child.sum > left || !self.others_reach(&mut below, &mut changed, first, made) {
                self.drop(slid, Direction::ALL[made], here);
                continue;
            }
            changed.iter_mut().for_each(|(number, part)| swap(&mut self.parts[*number % MOST_PARTS], part));
            self.space.apply(&mut self.tiles, slid);
            self.trail[usize::from(self.bound - here.left)] = Direction::ALL[made];
            if visit(self, below, Some(Direction::ALL[made])) {
                return true;
            }
            self.space.undo(&mut self.tiles, slid);
            changed.iter().rev().for_each(|&(number, part)| self.parts[number % MOST_PARTS] = part);
        }
        false
    }

    /// What becomes of the part of a tile that slides, and of the sum of the view.
    #[inline(always)]
    fn look(&self, member: Member, step: &Step, sum: u16) -> (Part, u16) {
        let before = self.parts[member.part()];
        let after = self.looks[member.part()].after(before, member.tile(), step);
        (after, sum + u16::from(after.h()) - u16::from(before.h()))
    }

    /// Whether the bound reaches by all views but the `first`, which are asked one after the other. Notes their sums,
    /// and the parts that change, by number.
    #[inline(always)]
    fn others_reach(
        &self,
        below: &mut Here<VIEWS>,
        changed: &mut [(usize, Part); VIEWS],
        first: usize,
        made: usize,
    ) -> bool {
        let mut further = 1;
        while further < VIEWS {
            let other = (first + further) % VIEWS;
            let view = self.views[other];
            let step = &view.steps(self.tiles.blank)[made];
            let member = view.member(self.tiles.at(step.board_cell()));
            let before = below.sum(other);
            let (part, sum) = self.look(member, step, before);
            // Where one more slide is within the bound, the processor need not wait for the look to go on.
            if before >= below.left && sum > below.left {
                return false;
            }
            below.set(other, sum);
            changed[further] = (member.part(), part);
            further += 1;
        }
        true
    }

    /// Notes that a child is over the bound.
    #[inline(always)]
    fn drop(&mut self, slid: Slid, made: Direction, here: Here<VIEWS>) {
        self.pruned = true;
        if O::LISTENS {
            self.space.apply(&mut self.tiles, slid);
            let h = self.patterns.estimate(&self.tiles);
            let g = u32::from(self.bound - here.left) + 1;
            self.run.tell(|| Event::Dropped(Node::forward(&self.tiles, Some(made), g, h)));
            self.space.undo(&mut self.tiles, slid);
        }
    }

    #[cold]
    fn ends_at_goal(&mut self, left: u16) -> bool {
        let g = usize::from(self.bound - left);
        match &mut self.at_goal {
            AtGoal::Stop => {
                self.trail.truncate(g);
                true
            }
            AtGoal::Count(listed) => {
                listed.add(&self.trail[..g]);
                false
            }
        }
    }
}
