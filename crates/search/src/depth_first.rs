//! Depth-first search.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

use crate::algorithm::sum;
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop, Zero};

/// Follows the first way out of every state as deep as it leads, and goes back only where it must (Tarjan 1972;
/// in Tremaux's rule for mazes much older); it does not estimate.
///
/// No state comes twice on one path. Complete where the states are finitely many: it finds any path of at
/// most `limit` moves if there is one, though it may try every path; the path may be far from optimal.
/// Holds one path, on a stack of its own, so that no depth is too large.
#[derive(Clone, Copy, Debug, Default)]
pub struct DepthFirst {
    /// The most moves that a path may have; `None` if any number is allowed.
    pub limit: Option<u32>,
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for DepthFirst {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let problem = problem.blind();
        run.statistics.generated += 1;
        run.open(1);
        run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, 0)));
        match Diver::new().dive(&problem, self.limit.unwrap_or(u32::MAX), run)? {
            Dive::Found(path) => Ok(Some(path)),
            Dive::Exhausted | Dive::CutOff => Ok(None),
        }
    }
}

/// What one dive has come to.
pub(crate) enum Dive<M> {
    /// A path to the goal.
    Found(Vec<M>),
    /// There is none, however long.
    Exhausted,
    /// There is none within the limit, but some path went on beyond it.
    CutOff,
}

/// A node on the path, whose ways out are being tried.
struct Frame<S: Space> {
    /// The ways out that have not been tried.
    moves: S::Moves,
    /// The move that led here, and what it changed; `None` for the start.
    by: Option<(S::Move, S::Change)>,
    g: u32,
}

/// Dives, one after the other, in the same memory.
pub(crate) struct Diver<S: Space> {
    path: Vec<Frame<S>>,
    on_path: HashSet<S::Key, FxBuildHasher>,
}

impl<S: Space> Diver<S> {
    pub(crate) fn new() -> Diver<S> {
        Diver { path: Vec::new(), on_path: HashSet::default() }
    }

    /// Tries every path of at most `limit` moves on which no state comes twice, until one reaches the goal.
    pub(crate) fn dive<O: Observer<S>>(
        &mut self,
        problem: &Problem<S, Zero>,
        limit: u32,
        run: &mut Run<O>,
    ) -> Result<Dive<S::Move>, Stop> {
        let space = problem.space;
        let mut state = problem.start.clone();
        if state == problem.goal {
            run.tell(|| Event::Solution(Node::forward(&state, None, 0, 0)));
            return Ok(Dive::Found(Vec::new()));
        }
        if limit == 0 {
            return Ok(Dive::CutOff);
        }
        let mut cut = false;
        self.enter(space, &state, None, 0, run)?;
        while let Some(frame) = self.path.last_mut() {
            let Some(made) = frame.moves.next() else {
                self.leave(space, &mut state, run);
                continue;
            };
            let g = sum(frame.g, space.cost(made))?;
            let change = space.change(&state, made);
            space.apply(&mut state, change);
            run.statistics.generated += 1;
            if state == problem.goal {
                run.tell(|| Event::Made(Node::forward(&state, Some(made), g, 0)));
                run.tell(|| Event::Solution(Node::forward(&state, Some(made), g, 0)));
                let moves = self.path.iter().filter_map(|frame| frame.by.map(|(made, _)| made));
                return Ok(Dive::Found(moves.chain([made]).collect()));
            }
            let on_path = self.on_path.contains(&space.pack(&state));
            let too_deep = !on_path && self.path.len() >= limit as usize;
            if on_path || too_deep {
                cut |= too_deep;
                run.tell(|| Event::Dropped(Node::forward(&state, Some(made), g, 0)));
                space.undo(&mut state, change);
                continue;
            }
            run.tell(|| Event::Made(Node::forward(&state, Some(made), g, 0)));
            self.enter(space, &state, Some((made, change)), g, run)?;
        }
        Ok(if cut { Dive::CutOff } else { Dive::Exhausted })
    }

    fn enter<O: Observer<S>>(
        &mut self,
        space: &S,
        state: &S::State,
        by: Option<(S::Move, S::Change)>,
        g: u32,
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        run.expand()?;
        let made = by.map(|(made, _)| made);
        run.tell(|| Event::Expanded(Node::forward(state, made, g, 0)));
        if self.on_path.len() == self.on_path.capacity() {
            self.enlarge(run)?;
        }
        self.on_path.insert(space.pack(state));
        run.push(&mut self.path, Frame { moves: space.moves(state, made), by, g })?;
        run.hold(1);
        Ok(())
    }

    fn leave<O: Observer<S>>(&mut self, space: &S, state: &mut S::State, run: &mut Run<O>) {
        let Some(Frame { by, g, .. }) = self.path.pop() else { return };
        run.tell(|| Event::Left(Node::forward(state, by.map(|(made, _)| made), g, 0)));
        self.on_path.remove(&space.pack(state));
        if let Some((_, change)) = by {
            space.undo(state, change);
        }
        run.release(1);
    }

    /// Makes room for one more state on the path: while they are moved, the old and the new places are taken.
    #[cold]
    fn enlarge<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        let old = self.on_path.allocation_size();
        let most = 2 * old + SMALLEST_SET * (size_of::<S::Key>() + 1);
        run.grow(most)?;
        self.on_path.reserve(1);
        run.shrink(old + most - self.on_path.allocation_size());
        Ok(())
    }
}

/// Places that are more than those with which a set begins.
const SMALLEST_SET: usize = 32;
