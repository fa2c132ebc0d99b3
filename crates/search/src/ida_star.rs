//! Iterative deepening A*.

use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Depth-first search within a bound on f = g + h that is raised, round by round, to the smallest f that was
/// over it (Korf 1985).
///
/// Complete; optimal if h is admissible. Holds one path.
#[derive(Clone, Copy, Debug, Default)]
pub struct IdaStar;

/// Nodes of the path that are on the program's stack, some 100 bytes each; deeper ones are in a list.
const DEEPEST_CALL: u32 = 1000;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for IdaStar {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let Problem { space, heuristic, ref start, ref goal } = *problem;
        let memo = heuristic.fresh(start);
        let mut bound = u64::from(heuristic.value(memo));
        run.open(1);
        let mut round = Round {
            space,
            heuristic,
            state: start.clone(),
            goal,
            run,
            bound: 0,
            excess: u64::MAX,
            generated: 1,
            allowed: 0,
            unused: 1,
            next_depth: 0,
            path: Vec::new(),
            stopped: None,
        };
        loop {
            let Ok(within) = u32::try_from(bound) else { return Err(Stop::Cost.into()) };
            round.run.raise_bound(within);
            round.run.tell(|| Event::Bound(within));
            (round.bound, round.excess) = (bound, u64::MAX);
            let ended = round.visit(memo, None, space.moves(start, None), bound, 0);
            round.count();
            if let Some(stop) = round.stopped {
                return Err(stop.into());
            }
            if ended {
                round.path.reverse();
                return Ok(Some(round.path));
            }
            if round.excess == u64::MAX {
                return Ok(None);
            }
            bound += round.excess;
        }
    }
}

/// A depth-first search within one bound.
struct Round<'a, S: Space, H, O> {
    space: &'a S,
    heuristic: &'a H,
    /// The state that the search has come to.
    state: S::State,
    goal: &'a S::State,
    run: &'a mut Run<O>,
    bound: u64,
    /// By how much the smallest f over the bound is over it.
    excess: u64,
    /// Counted here, where it is at hand in the inner loop.
    generated: u64,
    /// Expansions that were allowed, and one more than are left of them: counted here for the same reason.
    allowed: u64,
    unused: u64,
    /// The depth of the next node that is deeper than all before it, or too deep for a call.
    next_depth: u32,
    /// The moves to the goal, the last one first, once it is found.
    path: Vec<S::Move>,
    /// The limit that was reached.
    stopped: Option<Stop>,
}

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Round<'_, S, H, O> {
    /// Whether the round ends at or below a node, from which a path may cost `left` more: at the goal or at a limit.
    /// It was made by the move `by`; `moves` lead out of it.
    ///
    /// It calls itself once a level, down to a depth that every thread's stack has room for: fewer instructions a node
    /// than with a stack of our own (55 against 90).
    /// It is told the ways out: the cell of the blank is at hand before the call, and in it would have to be waited
    /// for. `any` lets the moves say how they are best gone through.
    fn visit(
        &mut self,
        memo: H::Memo,
        by: Option<S::Move>,
        mut moves: S::Moves,
        left: u64,
        depth: u32,
    ) -> bool {
        if depth >= self.next_depth && self.is_too_deep() {
            let by = if O::LISTENS { by } else { None }; // then no call has to be told it
            return self.visit_below(memo, Way { by, moves }, left);
        }
        let h = self.heuristic.value(memo);
        if self.ends_at(by, left, h) {
            return true;
        }
        let ended = moves.any(|made| {
            let change = self.space.change(&self.state, made);
            let memo = self.heuristic.after(memo, &self.state, change);
            let Some(left) = self.left_after(made, change, left, memo) else { return false };
            self.space.apply(&mut self.state, change);
            if self.visit(memo, Some(made), self.space.moves(&self.state, Some(made)), left, depth + 1) {
                self.path.push(made);
                return true;
            }
            self.space.undo(&mut self.state, change);
            false
        });
        if ended {
            return true;
        }
        self.run.tell(|| Event::Left(Node::forward(&self.state, by, (self.bound - left) as u32, h)));
        false
    }

    /// Whether a node that is deeper than all before it is too deep for a call.
    #[cold]
    #[inline(never)]
    fn is_too_deep(&mut self) -> bool {
        if self.next_depth == DEEPEST_CALL {
            return true;
        }
        self.next_depth += 1;
        self.run.hold(1);
        false
    }

    /// Whether the round ends at a node: it is the goal, or a limit is reached. Otherwise it is expanded.
    #[inline(always)]
    fn ends_at(&mut self, by: Option<S::Move>, left: u64, h: u32) -> bool {
        let g = (self.bound - left) as u32;
        if h == 0 && self.state == *self.goal {
            self.run.tell(|| Event::Solution(Node::forward(&self.state, by, g, h)));
            return true;
        }
        self.unused -= 1;
        if self.unused == 0 && self.is_stopped() {
            return true;
        }
        self.run.tell(|| Event::Expanded(Node::forward(&self.state, by, g, h)));
        false
    }

    /// Whether a limit is reached, once all expansions that were allowed are done.
    #[cold]
    #[inline(never)]
    fn is_stopped(&mut self) -> bool {
        self.unused = 1;
        self.count();
        match self.run.allowance() {
            Ok(allowed) => (self.allowed, self.unused) = (allowed, allowed),
            Err(stop) => self.stopped = Some(stop),
        }
        self.stopped.is_some()
    }

    /// Brings the statistics up to date.
    fn count(&mut self) {
        self.run.statistics.generated = self.generated;
        self.run.statistics.expanded += self.allowed + 1 - self.unused;
        (self.allowed, self.unused) = (0, 1);
    }

    /// How much a path may still cost after a move, if no more than that is needed.
    #[inline(always)]
    fn left_after(&mut self, made: S::Move, change: S::Change, left: u64, memo: H::Memo) -> Option<u64> {
        let cost = u64::from(self.space.cost(made));
        let needed = cost + u64::from(self.heuristic.value(memo));
        self.generated += 1;
        if needed <= left {
            return Some(left - cost);
        }
        if needed - left < self.excess {
            self.excess = needed - left;
        }
        if O::LISTENS {
            let (g, h) = ((self.bound - left + cost) as u32, self.heuristic.value(memo));
            self.space.apply(&mut self.state, change);
            self.run.tell(|| Event::Dropped(Node::forward(&self.state, Some(made), g, h)));
            self.space.undo(&mut self.state, change);
        }
        None
    }

    /// The same as [`visit`](Self::visit) with the path in a list.
    #[cold]
    #[inline(never)]
    fn visit_below(&mut self, memo: H::Memo, way: Way<S>, left: u64) -> bool {
        let mut levels = Vec::new();
        let mut ended = self.enter(&mut levels, Level { memo, way, change: None, left });
        while !ended && let Some(level) = levels.last_mut() {
            let (before, left_before) = (level.memo, level.left);
            let Some(made) = level.way.moves.next() else {
                let (g, h) = ((self.bound - left_before) as u32, self.heuristic.value(before));
                self.run.tell(|| Event::Left(Node::forward(&self.state, level.way.by, g, h)));
                if let Some(change) = level.change {
                    self.space.undo(&mut self.state, change);
                }
                levels.pop();
                self.run.release(1);
                continue;
            };
            let change = self.space.change(&self.state, made);
            let memo = self.heuristic.after(before, &self.state, change);
            let Some(left) = self.left_after(made, change, left_before, memo) else { continue };
            self.space.apply(&mut self.state, change);
            let way = Way { by: Some(made), moves: self.space.moves(&self.state, Some(made)) };
            ended = self.enter(&mut levels, Level { memo, way, change: Some(change), left });
        }
        if ended {
            let below = levels.iter().skip(1).rev().filter_map(|level| level.way.by);
            self.path.extend(below);
        }
        self.run.release(levels.len() as u64);
        self.run.shrink(levels.capacity() * size_of::<Level<S, H>>());
        ended
    }

    /// Puts a node on the list that is the path; whether the round ends there.
    fn enter(&mut self, levels: &mut Vec<Level<S, H>>, level: Level<S, H>) -> bool {
        let (h, by, left) = (self.heuristic.value(level.memo), level.way.by, level.left);
        if let Err(stop) = self.run.push(levels, level) {
            self.stopped = Some(stop);
            return true;
        }
        self.run.hold(1);
        self.ends_at(by, left, h)
    }
}

/// The move that led to a node, and the ways out of it.
struct Way<S: Space> {
    by: Option<S::Move>,
    moves: S::Moves,
}

/// A node on the path.
struct Level<S: Space, H: Heuristic<S>> {
    memo: H::Memo,
    way: Way<S>,
    /// What the move changed; `None` where another call takes it back.
    change: Option<S::Change>,
    left: u64,
}
