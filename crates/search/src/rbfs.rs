//! Recursive best-first search.

use crate::algorithm::sum;
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Follows the best path only, remembers beside it the second best of every level, and goes back to that one as soon
/// as the path has become worse; what it learnt of a subtree is backed up into the value F of its root (Korf 1993).
///
/// Finds a path if there is one (where there is none it ends only if the space has no loops); optimal if h is
/// admissible. Holds one path and the siblings along it, on a stack of its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rbfs;

/// A child of a node on the path.
struct Child<S: Space, M> {
    made: S::Move,
    memo: M,
    g: u32,
    /// f, or what was learnt since: no path over this child is cheaper, if h never overestimates.
    backed_up: u32,
}

/// A node on the path.
struct Level<S: Space> {
    /// Its children are those from here to the next level's.
    children: usize,
    /// The child that is being followed.
    best: usize,
    /// The search goes back over this node when its best child is worse.
    bound: u32,
    /// The move that led here, and what it changed; `None` for the start.
    by: Option<(S::Move, S::Change)>,
    g: u32,
    h: u32,
}

/// What is left of a dead end.
const NEVER: u32 = u32::MAX;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for Rbfs {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let memo = problem.heuristic.fresh(&problem.start);
        let h = problem.heuristic.value(memo);
        run.statistics.generated += 1;
        run.raise_bound(h);
        run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, h)));
        if problem.is_goal(&problem.start, h) {
            run.tell(|| Event::Solution(Node::forward(&problem.start, None, 0, h)));
            return Ok(Some(Vec::new()));
        }
        let mut search =
            Search { problem, run, state: problem.start.clone(), levels: Vec::new(), children: Vec::new() };
        search.enter(None, Entry { memo, g: 0, backed_up: h, bound: NEVER - 1 })?;
        Ok(search.find()?)
    }
}

/// With what a node is entered.
struct Entry<M> {
    memo: M,
    g: u32,
    backed_up: u32,
    bound: u32,
}

struct Search<'a, 'b, S: Space, H: Heuristic<S>, O> {
    problem: &'a Problem<'b, S, H>,
    run: &'a mut Run<O>,
    state: S::State,
    levels: Vec<Level<S>>,
    children: Vec<Child<S, H::Memo>>,
}

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Search<'_, '_, S, H, O> {
    fn find(&mut self) -> Result<Option<Vec<S::Move>>, Stop> {
        let space = self.problem.space;
        while let Some(level) = self.levels.last_mut() {
            let bound = level.bound;
            let (place, best, second) = two_best(&self.children[level.children..]);
            level.best = level.children + place;
            let followed = level.best;
            if best > bound {
                self.leave(best);
                continue;
            }
            self.run.raise_bound(best); // nothing beside the path has a smaller value
            let Child { made, memo, g, backed_up } = self.children[followed];
            let change = space.change(&self.state, made);
            space.apply(&mut self.state, change);
            let h = self.problem.heuristic.value(memo);
            if self.problem.is_goal(&self.state, h) {
                self.run.tell(|| {
                    Event::Solution(Node::forward(&self.state, Some(made), g, h).ordered_by(backed_up))
                });
                let moves = self.levels.iter().filter_map(|level| level.by.map(|(made, _)| made));
                return Ok(Some(moves.chain([made]).collect()));
            }
            self.enter(Some((made, change)), Entry { memo, g, backed_up, bound: bound.min(second) })?;
        }
        Ok(None)
    }

    /// Expands the state, which was reached by a move.
    fn enter(&mut self, by: Option<(S::Move, S::Change)>, entry: Entry<H::Memo>) -> Result<(), Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        let (state, made) = (&mut self.state, by.map(|(made, _)| made));
        let Entry { memo, g, backed_up, bound } = entry;
        let h = heuristic.value(memo);
        self.run.expand()?;
        self.run.tell(|| Event::Expanded(Node::forward(state, made, g, h).ordered_by(backed_up)));
        let first = self.children.len();
        // Only a node that was expanded before has more than its f backed up, and then its children have too.
        let inherited = if backed_up > g.saturating_add(h) { backed_up } else { 0 };
        for made in space.moves(state, made) {
            let change = space.change(state, made);
            let memo = heuristic.after(memo, state, change);
            let (g, h) = (sum(g, space.cost(made))?, heuristic.value(memo));
            let backed_up = g.saturating_add(h).max(inherited);
            self.run.push(&mut self.children, Child { made, memo, g, backed_up })?;
            self.run.statistics.generated += 1;
            if O::LISTENS {
                space.apply(state, change);
                self.run.tell(|| Event::Made(Node::forward(state, Some(made), g, h).ordered_by(backed_up)));
                space.undo(state, change);
            }
        }
        self.run.hold((self.children.len() - first) as u64);
        self.run.open((self.children.len() - self.levels.len()) as u64);
        self.run.push(&mut self.levels, Level { children: first, best: first, bound, by, g, h })
    }

    /// Goes back from the state, for which `best` was learnt.
    fn leave(&mut self, best: u32) {
        let Some(level) = self.levels.pop() else { return };
        let Level { children, by, g, h, .. } = level;
        let by_move = by.map(|(made, _)| made);
        self.run.tell(|| Event::Left(Node::forward(&self.state, by_move, g, h).ordered_by(best)));
        self.run.release((self.children.len() - children) as u64);
        self.children.truncate(children);
        if let Some((_, change)) = by {
            self.problem.space.undo(&mut self.state, change);
        }
        if let Some(level) = self.levels.last() {
            self.children[level.best].backed_up = best;
        }
    }
}

/// The place of the best child, the one made first among equals; its value and the next best.
fn two_best<S: Space, M>(children: &[Child<S, M>]) -> (usize, u32, u32) {
    let (mut place, mut best, mut second) = (0, NEVER, NEVER);
    for (number, child) in children.iter().enumerate() {
        if child.backed_up < best {
            (place, best, second) = (number, child.backed_up, best);
        } else {
            second = second.min(child.backed_up);
        }
    }
    (place, best, second)
}
