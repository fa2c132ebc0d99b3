//! The depth-first walk within one bound that all searches with pattern databases share.

use jiugong_heuristics::pattern::{Look, MOST_PARTS, Part, Patterns, View};
use jiugong_heuristics::{Key, Slid, Slides, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Automaton, Event, Heuristic, Node, Observer, Problem, REFUSED, Run, Space, Stop};

/// What goes with a node, beside its tiles.
///
/// A child gets a copy: as many instructions as undoing, and simpler.
#[derive(Clone, Copy)]
pub(super) struct Here {
    parts: [Part; MOST_PARTS],
    /// The h of each view.
    sums: [u16; MOST_PARTS],
    /// What the automaton has read.
    read: u32,
    /// The slides that the bound leaves.
    pub(super) left: u16,
}

impl Here {
    /// What goes with the start, under a bound of 0.
    pub(super) fn at_start(patterns: &Patterns, automaton: &Automaton, start: &Tiles) -> Here {
        let parts = patterns.parts(start);
        let mut sums = [0; MOST_PARTS];
        for (sum, view) in sums.iter_mut().zip(patterns.views()) {
            *sum = parts[view.parts()].iter().map(|part| u16::from(part.h())).sum();
        }
        Here { parts, sums, read: automaton.begin(start.blank.into()), left: 0 }
    }

    /// The same under a bound.
    pub(super) fn under(&self, bound: u16) -> Here {
        Here { left: bound, ..*self }
    }

    /// The estimate.
    pub(super) fn h(&self) -> u16 {
        self.sums.iter().copied().max().unwrap_or_default()
    }

    /// The node as an observer sees it.
    fn node<'a, K: Key>(&self, tiles: &'a Tiles, by: Option<Direction>, bound: u16) -> Node<'a, Slides<K>> {
        Node::forward(tiles, by, (bound - self.left).into(), self.h().into())
    }
}

/// What to do at the goal.
pub(super) enum AtGoal {
    /// The walk ends.
    Stop,
    /// It goes on and counts; the first `most` paths are kept.
    Count { paths: Vec<Vec<Direction>>, most: usize, count: u64 },
}

/// A walk through the nodes within a bound.
pub(super) struct Walk<'a, K, O> {
    space: &'a Slides<K>,
    goal: &'a Tiles,
    patterns: &'a Patterns,
    first: &'a View,
    others: &'a [View],
    looks: [Look<'a>; MOST_PARTS],
    automaton: &'a Automaton,
    /// Whom expansions are reported to.
    pub(super) run: &'a mut Run<O>,
    /// The board where the walk is.
    pub(super) tiles: Tiles,
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
}

impl<'a, K: Key, O: Observer<Slides<K>>> Walk<'a, K, O> {
    pub(super) fn new(
        problem: &'a Problem<Slides<K>, Patterns>,
        automaton: &'a Automaton,
        run: &'a mut Run<O>,
    ) -> Walk<'a, K, O> {
        let patterns = problem.heuristic;
        let (first, others) = patterns.views().split_first().expect("patterns have a view");
        let parts = patterns.views().last().map_or(1, |view| view.parts().end);
        Walk {
            space: problem.space,
            goal: &problem.goal,
            patterns,
            first,
            others,
            looks: std::array::from_fn(|part| patterns.table(part.min(parts - 1)).look()),
            automaton,
            run,
            tiles: problem.start,
            generated: 0,
            pruned: false,
            trail: Vec::new(),
            at_goal: AtGoal::Stop,
            stopped: None,
            bound: 0,
        }
    }

    /// Gets ready for a round.
    pub(super) fn begin(&mut self, bound: u16) {
        (self.bound, self.pruned) = (bound, false);
        self.trail.resize(usize::from(bound) + 1, Direction::Up);
    }

    /// The slides that led to a node.
    pub(super) fn trail_to(&self, here: &Here) -> &[Direction] {
        &self.trail[..usize::from(self.bound - here.left)]
    }

    /// Whether the walk is at the goal.
    pub(super) fn is_at_goal(&self, here: &Here) -> bool {
        here.sums[0] == 0 && self.tiles == *self.goal
    }

    /// Whether the walk ends at or below the board: at the goal, which the trail then leads to, or at a limit.
    pub(super) fn visit(&mut self, here: &Here, by: Option<Direction>) -> bool {
        if self.is_at_goal(here) {
            self.run.tell(|| Event::Solution(here.node(&self.tiles, by, self.bound)));
            return self.ends_at_goal(here);
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
    #[inline(always)]
    pub(super) fn for_each_child(
        &mut self,
        here: &Here,
        mut visit: impl FnMut(&mut Self, &Here, Option<Direction>) -> bool,
    ) -> bool {
        for made in Direction::ALL {
            let read = self.automaton.after(here.read, made as usize);
            if read == REFUSED {
                continue;
            }
            let slid = self.space.change(&self.tiles, made);
            self.generated += 1;
            let Some((part, after, sum)) = self.first_view(here, slid) else {
                self.drop(slid, made, here);
                continue;
            };
            let mut child = Here { read, left: here.left - 1, ..*here };
            child.parts[part] = after;
            child.sums[0] = sum;
            if !self.other_views(&mut child, slid) {
                self.drop(slid, made, here);
                continue;
            }
            self.space.apply(&mut self.tiles, slid);
            self.trail[usize::from(self.bound - here.left)] = made;
            if visit(self, &child, Some(made)) {
                return true;
            }
            self.space.undo(&mut self.tiles, slid);
        }
        false
    }

    /// Notes that a child is over the bound.
    #[inline(always)]
    fn drop(&mut self, slid: Slid, made: Direction, here: &Here) {
        self.pruned = true;
        if O::LISTENS {
            self.space.apply(&mut self.tiles, slid);
            let h = Heuristic::<Slides<K>>::value(
                self.patterns,
                Heuristic::<Slides<K>>::fresh(self.patterns, &self.tiles),
            );
            let g = u32::from(self.bound - here.left) + 1;
            self.run.tell(|| Event::Dropped(Node::forward(&self.tiles, Some(made), g, h)));
            self.space.undo(&mut self.tiles, slid);
        }
    }

    /// What the first view says of a child: the part that changes, what becomes of it, and the sum; `None` if the
    /// bound does not reach.
    #[inline(always)]
    fn first_view(&self, here: &Here, slid: Slid) -> Option<(usize, Part, u16)> {
        let view = self.first;
        let number = view.part(slid.tile);
        let before = here.parts[number];
        let after = self.looks[number].after(before, view.cell(slid.from), view.cell(slid.to));
        let sum = here.sums[0] + u16::from(after.h()) - u16::from(before.h());
        (sum < here.left).then_some((number, after, sum))
    }

    /// Whether the bound reaches by all other views, which are asked one after the other.
    #[inline(always)]
    fn other_views(&self, child: &mut Here, slid: Slid) -> bool {
        for (sum, view) in child.sums[1..].iter_mut().zip(self.others) {
            let number = view.part(slid.tile);
            let before = child.parts[number];
            let after = self.looks[number].after(before, view.cell(slid.from), view.cell(slid.to));
            *sum = *sum + u16::from(after.h()) - u16::from(before.h());
            if *sum > child.left {
                return false;
            }
            child.parts[number] = after;
        }
        true
    }

    #[cold]
    fn ends_at_goal(&mut self, here: &Here) -> bool {
        let g = usize::from(self.bound - here.left);
        match &mut self.at_goal {
            AtGoal::Stop => {
                self.trail.truncate(g);
                true
            }
            AtGoal::Count { paths, most, count } => {
                *count += 1;
                if paths.len() < *most {
                    paths.push(self.trail[..g].to_vec());
                }
                false
            }
        }
    }
}
