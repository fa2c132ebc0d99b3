//! Iterative deepening A*.

use crate::{Algorithm, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Depth-first search within a bound on f = g + h that is raised, round by round, to the smallest f that was
/// over it (Korf 1985).
///
/// Complete; optimal if h is admissible. Holds one path.
#[derive(Clone, Copy, Debug, Default)]
pub struct IdaStar;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for IdaStar {
    fn search<O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let memo = problem.heuristic.fresh(&problem.start);
        let mut state = problem.start.clone();
        let mut round =
            Round { problem, run, bound: problem.heuristic.value(memo), over: 0, path: Vec::new() };
        round.run.statistics.generated += 1;
        loop {
            round.run.raise_bound(round.bound);
            let bound = round.bound;
            round.run.tell(|| Event::Bound(bound));
            round.over = u32::MAX;
            if round.visit(&mut state, memo, None, 0)? {
                round.path.reverse();
                return Ok(Some(round.path));
            }
            if round.over == u32::MAX {
                return Ok(None);
            }
            round.bound = round.over;
        }
    }
}

struct Round<'a, 'b, S: Space, H, O> {
    problem: &'a Problem<'b, S, H>,
    run: &'a mut Run<O>,
    bound: u32,
    /// The smallest f over the bound.
    over: u32,
    path: Vec<S::Move>,
}

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Round<'_, '_, S, H, O> {
    fn visit(
        &mut self,
        state: &mut S::State,
        memo: H::Memo,
        by: Option<S::Move>,
        g: u32,
    ) -> Result<bool, Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        let h = heuristic.value(memo);
        if self.problem.is_goal(state, h) {
            return Ok(true);
        }
        self.run.expand()?;
        self.run.tell(|| Event::Expanded(Node::forward(state, by, g, h)));
        for made in space.moves(state, by) {
            let change = space.change(state, made);
            let memo = heuristic.after(memo, state, change);
            let f = g + space.cost(made) + heuristic.value(memo);
            self.run.statistics.generated += 1;
            if f > self.bound {
                self.over = self.over.min(f);
                continue;
            }
            space.apply(state, change);
            if self.visit(state, memo, Some(made), g + space.cost(made))? {
                self.path.push(made);
                return Ok(true);
            }
            space.undo(state, change);
        }
        Ok(false)
    }
}
