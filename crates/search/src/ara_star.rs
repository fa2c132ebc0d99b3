//! Anytime repairing A*.

use crate::algorithm::sum;
use crate::nodes::{Nodes, Place, Remembered};
use crate::open::Open;
use crate::{
    Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop, Stopped, Weight,
};

/// Weighted A* in rounds with a weight that shrinks to 1, where each round goes on from what the rounds before have found
/// (ARA*; Likhachev, Gordon & Thrun 2003).
///
/// Within a round no node is expanded twice; one to which a cheaper way was found waits for the next. Complete, and
/// optimal in the end if h is admissible; if h is consistent, the path of a round costs at most its weight times as
/// much as a cheapest one. Every better path is noted in [`Run::solutions`] with the bound proven by then (the
/// smallest g + h of what is open or waits, which holds if h is admissible), and the best path is handed back by a
/// search that a limit stops. Holds every node that it makes.
#[derive(Clone, Copy, Debug)]
pub struct AraStar {
    /// The factor of h in the first round.
    pub weight: Weight,
    /// By how much it shrinks from round to round; with 0 the second round is the last.
    pub step: Weight,
}

impl Default for AraStar {
    /// From 3 down by a fifth.
    fn default() -> AraStar {
        let weight = |numerator, denominator| Weight::new(numerator, denominator).unwrap_or(Weight::ONE);
        AraStar { weight: weight(3, 1), step: weight(1, 5) }
    }
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for AraStar {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let nodes = Nodes::new();
        let mut search = Search {
            problem,
            run,
            nodes,
            open: Open::default(),
            open_nodes: 0,
            weight: self.weight,
            best: None,
        };
        let stopped = search.rounds(self.step).err();
        let path = search.best.map(|_| search.nodes.path_to(problem.space, &problem.goal));
        match stopped {
            Some(by) => Err(Stopped { by, best: path }),
            None => Ok(path),
        }
    }
}

struct Search<'a, 'b, S: Space, H: Heuristic<S>, O> {
    problem: &'a Problem<'b, S, H>,
    run: &'a mut Run<O>,
    nodes: Nodes<S, H::Memo>,
    open: Open,
    open_nodes: u64,
    weight: Weight,
    /// The cost of the best path to the goal.
    best: Option<u32>,
}

/// Nodes that are looked over at a time between two looks at the clock.
const NODES_A_LOOK: u32 = 1 << 16;

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Search<'_, '_, S, H, O> {
    fn rounds(&mut self, step: Weight) -> Result<(), Stop> {
        let Problem { space, heuristic, start, .. } = self.problem;
        let memo = heuristic.fresh(start);
        let h = heuristic.value(memo);
        let root = Remembered { key: space.pack(start), memo, g: 0, by: None, place: Place::Open };
        let number = self.nodes.add(root, self.run)?;
        self.run.statistics.generated += 1;
        self.run.raise_bound(h);
        let weight = self.weight;
        self.run.tell(|| Event::Made(told(weight, start, None, 0, h)));
        self.put(number, 0, h)?;
        if self.problem.is_goal(start, h) {
            self.better(start, None, 0);
            return Ok(());
        }
        loop {
            self.round()?;
            let Some(best) = self.best else { return Ok(()) };
            let bound = self.bound(best)?;
            if bound > self.run.statistics.bound {
                self.run.raise_bound(bound);
                self.run.found(best);
            }
            if bound >= best {
                return Ok(());
            }
            self.weight = if step.numerator() == 0 { Weight::ONE } else { self.weight.less(step) };
            self.next_round(best)?;
        }
    }

    fn f(&self, g: u32, h: u32) -> Result<u32, Stop> {
        sum(g, self.weight.times(h))
    }

    fn put(&mut self, number: u32, g: u32, h: u32) -> Result<(), Stop> {
        self.open_nodes += 1;
        self.run.open(self.open_nodes);
        self.open.push(self.f(g, h)?, 0, number, self.run)
    }

    /// Notes a better path to the goal.
    fn better(&mut self, goal: &S::State, by: Option<S::Move>, g: u32) {
        self.best = Some(g);
        self.run.found(g);
        self.run.tell(|| Event::Solution(Node::forward(goal, by, g, 0)));
    }

    /// Expands until no open node has an f below the cost of the best path.
    fn round(&mut self) -> Result<(), Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        while let Some((f, number)) = self.open.first() {
            if self.best.is_some_and(|best| best <= f) {
                return Ok(());
            }
            let &Remembered { key, memo, g, by, place } = self.nodes.node(number);
            let h = heuristic.value(memo);
            if place != Place::Open || self.f(g, h)? != f {
                self.open.pop(self.run);
                continue; // a cheaper way here was found after this entry was put in
            }
            self.run.expand()?;
            self.open.pop(self.run);
            self.open_nodes -= 1;
            self.nodes.node_mut(number).place = Place::Closed;
            let mut state = space.unpack(key);
            let weight = self.weight;
            self.run.tell(|| Event::Expanded(told(weight, &state, by, g, h)));
            for made in space.moves(&state, by) {
                let change = space.change(&state, made);
                let (g, memo) = (sum(g, space.cost(made))?, heuristic.after(memo, &state, change));
                space.apply(&mut state, change);
                self.run.statistics.generated += 1;
                self.reach(&state, made, memo, g)?;
                space.undo(&mut state, change);
            }
        }
        Ok(())
    }

    /// A way to a state was found.
    fn reach(&mut self, state: &S::State, made: S::Move, memo: H::Memo, g: u32) -> Result<(), Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        let h = heuristic.value(memo);
        let weight = self.weight;
        let node = || told(weight, state, Some(made), g, h);
        match self.nodes.find(space.pack(state)) {
            None => {
                let key = space.pack(state);
                let child = Remembered { key, memo, g, by: Some(made), place: Place::Open };
                let number = self.nodes.add(child, self.run)?;
                self.put(number, g, h)?;
                self.run.tell(|| Event::Made(node()));
            }
            Some(number) => {
                let child = self.nodes.node_mut(number);
                if g >= child.g {
                    self.run.tell(|| Event::Dropped(node()));
                    return Ok(());
                }
                (child.g, child.by) = (g, Some(made));
                match child.place {
                    Place::Open => {
                        self.open.push(self.f(g, h)?, 0, number, self.run)?;
                        self.run.tell(|| Event::Improved(node()));
                    }
                    Place::Closed | Place::Waiting => {
                        child.place = Place::Waiting;
                        self.run.tell(|| Event::Improved(node()));
                    }
                    Place::Idle => {
                        child.place = Place::Open;
                        self.run.statistics.reopened += 1;
                        self.put(number, g, h)?;
                        self.run.tell(|| Event::Reopened(node()));
                    }
                }
            }
        }
        if self.problem.is_goal(state, h) {
            self.better(state, Some(made), g);
        }
        Ok(())
    }

    /// The cost that a cheapest path has at least, as known at the end of a round.
    fn bound(&mut self, best: u32) -> Result<u32, Stop> {
        let mut bound = best;
        for number in 0..self.nodes.len() as u32 {
            if number.is_multiple_of(NODES_A_LOOK) {
                self.run.check()?;
            }
            let node = self.nodes.node(number);
            if matches!(node.place, Place::Open | Place::Waiting) {
                bound = bound.min(sum(node.g, self.problem.heuristic.value(node.memo))?);
            }
        }
        Ok(bound)
    }

    /// Puts everything that is open or waits into open, by the new weight, but for what cannot lead to a better path.
    fn next_round(&mut self, best: u32) -> Result<(), Stop> {
        let weight = self.weight;
        self.run.tell(|| Event::Weight(weight));
        while self.open.pop(self.run).is_some() {}
        self.open_nodes = 0;
        for number in 0..self.nodes.len() as u32 {
            if number.is_multiple_of(NODES_A_LOOK) {
                self.run.check()?;
            }
            let &Remembered { key, memo, g, by, place } = self.nodes.node(number);
            let h = self.problem.heuristic.value(memo);
            match place {
                Place::Closed => self.nodes.node_mut(number).place = Place::Idle,
                Place::Idle => {}
                Place::Open | Place::Waiting => {
                    self.nodes.node_mut(number).place = Place::Open;
                    if sum(g, h)? < best {
                        self.put(number, g, h)?;
                    } else {
                        self.open_nodes += 1;
                    }
                    if place == Place::Waiting {
                        self.run.statistics.reopened += 1;
                        let state = self.problem.space.unpack(key);
                        self.run.tell(|| Event::Reopened(told(weight, &state, by, g, h)));
                    }
                }
            }
        }
        Ok(())
    }
}

/// A node as it is told of in a round with this weight.
fn told<S: Space>(weight: Weight, state: &S::State, by: Option<S::Move>, g: u32, h: u32) -> Node<'_, S> {
    Node::forward(state, by, g, h).ordered_by(sum(g, weight.times(h)).unwrap_or(u32::MAX))
}
