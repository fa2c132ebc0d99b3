//! Iterative deepening A*.

use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Depth-first search within a bound on f = g + h that is raised, round by round, to the smallest f that was
/// over it (Korf 1985).
///
/// Complete; optimal if h is admissible. Holds one path.
#[derive(Clone, Copy, Debug, Default)]
pub struct IdaStar;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for IdaStar {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let memo = problem.heuristic.fresh(&problem.start);
        let mut state = problem.start.clone();
        let mut bound = problem.heuristic.value(memo);
        let mut round =
            Round { problem, run, bound: 0, excess: 0, generated: 1, path: Vec::new(), stopped: None };
        loop {
            round.run.raise_bound(bound);
            round.run.tell(|| Event::Bound(bound));
            (round.bound, round.excess) = (bound, u32::MAX);
            let ended = round.visit(&mut state, memo, None, bound);
            round.run.statistics.generated = round.generated;
            if let Some(stop) = round.stopped {
                return Err(stop.into());
            }
            if ended {
                round.path.reverse();
                return Ok(Some(round.path));
            }
            if round.excess == u32::MAX {
                return Ok(None);
            }
            bound += round.excess;
        }
    }
}

/// A depth-first search within one bound.
struct Round<'a, 'b, S: Space, H, O> {
    problem: &'a Problem<'b, S, H>,
    run: &'a mut Run<O>,
    bound: u32,
    /// By how much the smallest f over the bound is over it.
    excess: u32,
    /// Counted here, where it is at hand in the inner loop.
    generated: u64,
    /// The moves to the goal, the last one first, once it is found.
    path: Vec<S::Move>,
    /// The limit that was reached.
    stopped: Option<Stop>,
}

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Round<'_, '_, S, H, O> {
    /// Whether the round ends at or below `state`, from which a path may cost `left` more: at the goal or at a limit.
    ///
    /// It calls itself once a level, so that the stack holds at most as many frames of about 100 bytes as the bound
    /// allows: fewer instructions a node than with a stack of our own (58 against 90).
    fn visit(&mut self, state: &mut S::State, memo: H::Memo, by: Option<S::Move>, left: u32) -> bool {
        let Problem { space, heuristic, .. } = *self.problem;
        let h = heuristic.value(memo);
        let g = self.bound - left;
        if self.problem.is_goal(state, h) {
            self.run.tell(|| Event::Solution(Node::forward(state, by, g, h)));
            return true;
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        self.run.tell(|| Event::Expanded(Node::forward(state, by, g, h)));
        for made in space.moves(state, by) {
            let change = space.change(state, made);
            let memo = heuristic.after(memo, state, change);
            let needed = space.cost(made) + heuristic.value(memo);
            self.generated += 1;
            if needed > left {
                self.excess = self.excess.min(needed - left);
                if O::LISTENS {
                    let (g, h) = (g + space.cost(made), heuristic.value(memo));
                    space.apply(state, change);
                    self.run.tell(|| Event::Dropped(Node::forward(state, Some(made), g, h)));
                    space.undo(state, change);
                }
                continue;
            }
            space.apply(state, change);
            if self.visit(state, memo, Some(made), left - space.cost(made)) {
                self.path.push(made);
                return true;
            }
            space.undo(state, change);
        }
        self.run.tell(|| Event::Left(Node::forward(state, by, g, h)));
        false
    }
}
