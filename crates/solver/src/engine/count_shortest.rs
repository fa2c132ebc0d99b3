//! All shortest paths by any estimate.

use jiugong_search::{Heuristic, Problem, Run, Space, Stop, Stopped};

use super::listed::Listed;

/// Counts the shortest paths of a problem whose estimate never exceeds the cost that is left, and lists the first
/// `most`, at least one; `None` if there is no path.
///
/// IDA* (Korf 1985) that goes on within the bound in which it has found the first one: a path that costs as much is
/// within it, too. A state that several shortest paths lead through is searched once for each.
///
/// # Errors
/// The limit that stopped it, with the first shortest path if one was found: then not all are counted.
pub(crate) fn count_shortest<S: Space, H: Heuristic<S>>(
    problem: &Problem<S, H>,
    most: usize,
    run: &mut Run,
) -> Result<Option<Listed<S::Move>>, Stopped<S::Move>> {
    let memo = problem.heuristic.fresh(&problem.start);
    let mut bound = problem.heuristic.value(memo);
    let mut found = Listed::new(most);
    run.statistics.generated += 1;
    loop {
        run.raise_bound(bound);
        let state = problem.start.clone();
        let mut round =
            Round { problem, state, bound, next: None, trail: Vec::new(), found: &mut found, run: &mut *run };
        let ended = round.visit(memo, 0);
        let next = round.next;
        if let Err(by) = ended {
            return Err(Stopped { by, best: found.paths.into_iter().next() });
        }
        if found.count > 0 {
            return Ok(Some(found));
        }
        let Some(next) = next else { return Ok(None) };
        bound = next;
    }
}

/// A depth-first search within one bound.
struct Round<'a, 'b, S: Space, H> {
    problem: &'a Problem<'a, S, H>,
    state: S::State,
    bound: u32,
    /// The smallest f that was over the bound.
    next: Option<u32>,
    trail: Vec<S::Move>,
    found: &'b mut Listed<S::Move>,
    run: &'b mut Run,
}

impl<S: Space, H: Heuristic<S>> Round<'_, '_, S, H> {
    /// Goes on from the state, to which the path so far costs `g`.
    fn visit(&mut self, memo: H::Memo, g: u32) -> Result<(), Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        if self.problem.is_goal(&self.state, heuristic.value(memo)) {
            self.found.add(&self.trail);
            return Ok(());
        }
        self.run.expand()?;
        for made in space.moves(&self.state, self.trail.last().copied()) {
            let change = space.change(&self.state, made);
            let memo = heuristic.after(memo, &self.state, change);
            let g = g + space.cost(made);
            self.run.statistics.generated += 1;
            let f = g + heuristic.value(memo);
            if f > self.bound {
                self.next = Some(self.next.map_or(f, |next| next.min(f)));
                continue;
            }
            space.apply(&mut self.state, change);
            self.trail.push(made);
            self.visit(memo, g)?;
            self.trail.pop();
            space.undo(&mut self.state, change);
        }
        Ok(())
    }
}
