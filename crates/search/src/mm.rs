//! Heuristic search from both ends that meets in the middle.

use std::collections::BTreeMap;

use crate::algorithm::sum;
use crate::bidirectional_breadth_first::joined;
use crate::nodes::{Nodes, Place, Remembered};
use crate::open::Open;
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Side, Space, Stop};

/// Searches from the start and from the goal by the priority max(f, 2 g + e), where e is the cost of the cheapest
/// move, so that no side expands a node beyond the middle (MMe; Holte, Felner, Sharon & Sturtevant 2016).
///
/// Complete; optimal if the heuristics of both directions are admissible, also where they are inconsistent. It
/// ends when the best path found costs no more than the smallest priority, the smallest f of either side, or the
/// smallest g of both sides and e. Holds every node that it makes.
#[derive(Clone, Debug)]
pub struct Mm<B> {
    /// The estimate of the cost from a state to the start.
    pub backward: B,
}

impl<S: Space, H: Heuristic<S>, B: Heuristic<S>> Algorithm<S, H> for Mm<B> {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        Ok(search(problem, &self.backward, run)?)
    }
}

fn search<S: Space, H: Heuristic<S>, B: Heuristic<S>, O: Observer<S>>(
    problem: &Problem<S, H>,
    backward: &B,
    run: &mut Run<O>,
) -> Result<Option<Vec<S::Move>>, Stop> {
    let Problem { space, heuristic, ref start, ref goal } = *problem;
    let least_cost = space.least_cost();
    let mut forward = Half::new(space, heuristic, start, Side::Forward, run)?;
    let mut backward = Half::new(space, backward, goal, Side::Backward, run)?;
    let mut meeting = (start == goal).then(|| Meeting { state: start.clone(), cost: 0 });
    run.open(2);
    while let (Some(ahead), Some(behind)) = (forward.smallest(run)?, backward.smallest(run)?) {
        let priority = ahead.priority.min(behind.priority);
        let both = ahead.g.saturating_add(behind.g).saturating_add(least_cost);
        let bound = priority.max(ahead.f).max(behind.f).max(both);
        run.raise_bound(meeting.as_ref().map_or(bound, |meeting| meeting.cost.min(bound)));
        if meeting.as_ref().is_some_and(|meeting| meeting.cost <= bound) {
            break;
        }
        run.expand()?;
        if ahead.priority <= behind.priority {
            forward.expand(&backward, &mut meeting, run)?;
        } else {
            backward.expand(&forward, &mut meeting, run)?;
        }
        run.open(forward.open_nodes() + backward.open_nodes());
    }
    let Some(Meeting { state, cost }) = meeting else { return Ok(None) };
    run.raise_bound(cost); // also where one side has nothing left to expand
    run.tell(|| Event::Solution(Node::forward(&state, None, cost, 0)));
    Ok(Some(joined(space, &forward.nodes, &backward.nodes, &state)))
}

/// The state over which the cheapest path known goes from one tree to the other.
struct Meeting<S: Space> {
    state: S::State,
    cost: u32,
}

/// The smallest values among the open nodes of one side, each perhaps of another node.
struct Smallest {
    priority: u32,
    f: u32,
    g: u32,
}

/// One side of the search.
struct Half<'a, S: Space, H: Heuristic<S>> {
    space: &'a S,
    heuristic: &'a H,
    side: Side,
    nodes: Nodes<S, H::Memo>,
    open: Open,
    /// How many open nodes have each f, and each g.
    by_f: Tally,
    by_g: Tally,
}

impl<'a, S: Space, H: Heuristic<S>> Half<'a, S, H> {
    fn new<O: Observer<S>>(
        space: &'a S,
        heuristic: &'a H,
        root: &S::State,
        side: Side,
        run: &mut Run<O>,
    ) -> Result<Half<'a, S, H>, Stop> {
        let (nodes, open) = (Nodes::new(), Open::default());
        let mut half =
            Half { space, heuristic, side, nodes, open, by_f: Tally::default(), by_g: Tally::default() };
        let memo = heuristic.fresh(root);
        let h = heuristic.value(memo);
        let node = Remembered { key: space.pack(root), memo, g: 0, by: None, place: Place::Open };
        let number = half.nodes.add(node, run)?;
        half.put(number, 0, h, run)?;
        run.statistics.generated += 1;
        let told = half.told(root, None, 0, h);
        run.tell(|| Event::Made(told));
        Ok(half)
    }

    fn open_nodes(&self) -> u64 {
        self.by_g.total
    }

    fn priority(&self, g: u32, h: u32) -> Result<u32, Stop> {
        Ok(sum(g, h)?.max(sum(sum(g, g)?, self.space.least_cost())?))
    }

    /// A node as it is told of.
    fn told<'n>(&self, state: &'n S::State, by: Option<S::Move>, g: u32, h: u32) -> Node<'n, S> {
        let priority = self.priority(g, h).unwrap_or(u32::MAX);
        Node::forward(state, by, g, h).ordered_by(priority).on(self.side)
    }

    fn put<O>(&mut self, number: u32, g: u32, h: u32, run: &mut Run<O>) -> Result<(), Stop> {
        self.by_f.add(sum(g, h)?);
        self.by_g.add(g);
        self.open.push(self.priority(g, h)?, g, number, run)
    }

    /// The smallest values, or `None` if nothing is open. What has become out of date is taken from open.
    fn smallest<O>(&mut self, run: &mut Run<O>) -> Result<Option<Smallest>, Stop> {
        while let Some((priority, number)) = self.open.first() {
            let node = self.nodes.node(number);
            if node.place == Place::Open
                && self.priority(node.g, self.heuristic.value(node.memo))? == priority
            {
                let smallest = |f, g| Smallest { priority, f, g };
                return Ok(self.by_f.smallest().zip(self.by_g.smallest()).map(|(f, g)| smallest(f, g)));
            }
            self.open.pop(run); // a cheaper way there was found after this entry was put in
        }
        Ok(None)
    }

    /// Expands the first node of open, and notes a cheaper path over one of its children to the other side.
    fn expand<G: Heuristic<S>, O: Observer<S>>(
        &mut self,
        other: &Half<S, G>,
        meeting: &mut Option<Meeting<S>>,
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        let Half { space, heuristic, side, .. } = *self;
        let Some((_, number)) = self.open.pop(run) else { return Ok(()) };
        let node = self.nodes.node_mut(number);
        node.place = Place::Closed;
        let &mut Remembered { key, memo, g, by, .. } = node;
        let mut state = space.unpack(key);
        let h = heuristic.value(memo);
        self.by_f.remove(sum(g, h)?);
        self.by_g.remove(g);
        run.tell(|| Event::Expanded(self.told(&state, by, g, h)));
        for made in space.moves(&state, by) {
            let change = space.change(&state, made);
            let cost = match side {
                Side::Forward => space.cost(made),
                Side::Backward => space.cost(space.inverse(made)),
            };
            let (g, memo) = (sum(g, cost)?, heuristic.after(memo, &state, change));
            let h = heuristic.value(memo);
            space.apply(&mut state, change);
            run.statistics.generated += 1;
            if let Some(was) = self.reach(&state, Reached { by: made, memo, g, h }, run)? {
                run.tell(|| was.event(self.told(&state, Some(made), g, h)));
                if let Some(number) = other.nodes.find(space.pack(&state)) {
                    let cost = sum(g, other.nodes.node(number).g)?;
                    if meeting.as_ref().is_none_or(|meeting| cost < meeting.cost) {
                        *meeting = Some(Meeting { state: state.clone(), cost });
                    }
                }
            } else {
                run.tell(|| Event::Dropped(self.told(&state, Some(made), g, h)));
            }
            space.undo(&mut state, change);
        }
        Ok(())
    }

    /// Opens the node of a state, unless a way there is known that is no dearer; says what it was before.
    fn reach<O>(
        &mut self,
        state: &S::State,
        child: Reached<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Was>, Stop> {
        let Reached { by, memo, g, h } = child;
        let Some(number) = self.nodes.find(self.space.pack(state)) else {
            let key = self.space.pack(state);
            let node = Remembered { key, memo, g, by: Some(by), place: Place::Open };
            let number = self.nodes.add(node, run)?;
            self.put(number, g, h, run)?;
            return Ok(Some(Was::Unknown));
        };
        let node = self.nodes.node_mut(number);
        if g >= node.g {
            return Ok(None);
        }
        let old_g = node.g;
        (node.g, node.by) = (g, Some(by));
        let was = match std::mem::replace(&mut node.place, Place::Open) {
            Place::Open => {
                self.by_f.remove(sum(old_g, h)?);
                self.by_g.remove(old_g);
                Was::Open
            }
            _ => {
                run.statistics.reopened += 1;
                Was::Closed
            }
        };
        self.put(number, g, h, run)?;
        Ok(Some(was))
    }
}

/// A way to a state.
struct Reached<S: Space, H: Heuristic<S>> {
    by: S::Move,
    memo: H::Memo,
    g: u32,
    h: u32,
}

/// What a node was before a cheaper way to it was found.
enum Was {
    Unknown,
    Open,
    Closed,
}

impl Was {
    fn event<S: Space>(self, node: Node<'_, S>) -> Event<'_, S> {
        match self {
            Was::Unknown => Event::Made(node),
            Was::Open => Event::Improved(node),
            Was::Closed => Event::Reopened(node),
        }
    }
}

/// How often each number is there. Costs of open nodes are few different numbers.
#[derive(Default)]
struct Tally {
    times: BTreeMap<u32, u64>,
    total: u64,
}

impl Tally {
    fn add(&mut self, number: u32) {
        *self.times.entry(number).or_default() += 1;
        self.total += 1;
    }

    fn remove(&mut self, number: u32) {
        if let Some(times) = self.times.get_mut(&number) {
            *times -= 1;
            if *times == 0 {
                self.times.remove(&number);
            }
            self.total -= 1;
        }
    }

    fn smallest(&self) -> Option<u32> {
        self.times.first_key_value().map(|(&number, _)| number)
    }
}
