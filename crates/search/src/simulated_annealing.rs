//! Simulated annealing.

use crate::algorithm::sum;
use crate::loops::cut_loops;
use crate::random::Random;
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// A random walk that takes every step that does not raise h, and one that raises it by d with the chance
/// e^(-d / temperature); the temperature falls step by step by the same factor (Kirkpatrick, Gelatt & Vecchi 1983).
///
/// When it is at its coldest without having come to the goal, it is heated up again where it stands. Neither complete
/// nor optimal: it may give up. The path is what was really walked, without its loops, and may be far from
/// optimal. The same seed gives the same answer on every machine. Every step that is considered counts as an
/// expansion, of which one successor is made. Holds one path.
#[derive(Clone, Copy, Debug)]
pub struct SimulatedAnnealing {
    /// Where the random numbers begin.
    pub seed: u64,
    /// The temperature at the beginning of each round, in units of h.
    pub hottest: f64,
    /// The temperature at the end of each round.
    pub coldest: f64,
    /// Steps considered in a round.
    pub steps: u32,
    /// Rounds at most.
    pub rounds: u32,
}

impl Default for SimulatedAnnealing {
    /// Ten rounds of 100,000 steps from 3 down to 0.3.
    fn default() -> SimulatedAnnealing {
        SimulatedAnnealing { seed: 1, hottest: 3.0, coldest: 0.3, steps: 100_000, rounds: 10 }
    }
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for SimulatedAnnealing {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        match self.walk(problem, run)? {
            Some(path) => Ok(Some(cut_loops(problem.space, &problem.start, path, run)?)),
            None => Ok(None),
        }
    }
}

impl SimulatedAnnealing {
    fn walk<S: Space, H: Heuristic<S>, O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let Problem { space, heuristic, .. } = *problem;
        let mut random = Random::new(self.seed);
        let mut path = Vec::new();
        let mut state = problem.start.clone();
        let (mut memo, mut g) = (heuristic.fresh(&state), 0);
        run.statistics.generated += 1;
        run.open(1);
        run.hold(1);
        run.raise_bound(heuristic.value(memo));
        run.tell(|| Event::Made(Node::forward(&state, None, 0, heuristic.value(memo)).by_estimate()));
        if problem.is_goal(&state, heuristic.value(memo)) {
            run.tell(|| Event::Solution(Node::forward(&state, None, 0, 0).by_estimate()));
            return Ok(Some(path));
        }
        let cooling = libm::pow(self.coldest / self.hottest, 1.0 / f64::from(self.steps.max(1)));
        for round in 0..self.rounds {
            if round > 0 {
                run.tell(|| Event::Restart(round));
            }
            let mut temperature = self.hottest;
            for _ in 0..self.steps {
                let h = heuristic.value(memo);
                let by = path.last().copied();
                run.expand()?;
                run.tell(|| Event::Expanded(Node::forward(&state, by, g, h).by_estimate()));
                let Some(made) = random.one_of(space.moves(&state, None)) else { return Ok(None) };
                let change = space.change(&state, made);
                let child_memo = heuristic.after(memo, &state, change);
                let (child_g, child_h) = (sum(g, space.cost(made))?, heuristic.value(child_memo));
                space.apply(&mut state, change);
                run.statistics.generated += 1;
                let rise = f64::from(child_h) - f64::from(h);
                if rise <= 0.0 || random.share() < libm::exp(-rise / temperature) {
                    run.tell(|| {
                        Event::Made(Node::forward(&state, Some(made), child_g, child_h).by_estimate())
                    });
                    run.push(&mut path, made)?;
                    (memo, g) = (child_memo, child_g);
                    if problem.is_goal(&state, child_h) {
                        run.tell(|| {
                            Event::Solution(Node::forward(&state, Some(made), g, child_h).by_estimate())
                        });
                        return Ok(Some(path));
                    }
                } else {
                    run.tell(|| {
                        Event::Dropped(Node::forward(&state, Some(made), child_g, child_h).by_estimate())
                    });
                    space.undo(&mut state, change);
                }
                temperature *= cooling;
            }
        }
        Ok(None)
    }
}
