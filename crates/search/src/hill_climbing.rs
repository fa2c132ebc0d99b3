//! Hill climbing with restarts.

use crate::algorithm::sum;
use crate::loops::cut_loops;
use crate::random::Random;
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Steepest ascent: goes to the successor with the smallest h while that is smaller than where it stands; from a local
/// minimum it begins again after a random walk from the best state found so far (Russell & Norvig 2020, 4.1; the
/// walks of Martin, Otto & Felten 1991).
///
/// Neither complete nor optimal: it often gives up in a local minimum. The path is what was really walked, without its
/// loops. The same seed gives the same answer on every machine. Every step of a walk counts as an
/// expansion. Holds one path.
#[derive(Clone, Copy, Debug)]
pub struct HillClimbing {
    /// Where the random numbers begin.
    pub seed: u64,
    /// How often it begins again at most.
    pub restarts: u32,
    /// The most moves of a random walk; each number from 1 on is equally likely.
    pub walk: u32,
}

impl Default for HillClimbing {
    /// A thousand restarts after at most 30 moves.
    fn default() -> HillClimbing {
        HillClimbing { seed: 1, restarts: 1000, walk: 30 }
    }
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for HillClimbing {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let memo = problem.heuristic.fresh(&problem.start);
        let here = Here { state: problem.start.clone(), memo, g: 0, moves: 0 };
        let mut climb = Climb { problem, run, path: Vec::new(), best: here.clone(), here };
        climb.begin();
        let mut random = Random::new(self.seed);
        for restart in 0..=self.restarts {
            if restart > 0 {
                climb.run.tell(|| Event::Restart(restart));
                climb.here = climb.best.clone();
                climb.path.truncate(climb.here.moves);
                for _ in 0..=random.below(self.walk.max(1)) {
                    climb.step_at_random(&mut random)?;
                }
            }
            if climb.climb()? {
                return Ok(Some(cut_loops(problem.space, &problem.start, climb.path, climb.run)?));
            }
            if climb.h(&climb.here) <= climb.h(&climb.best) {
                climb.best = climb.here.clone();
            }
        }
        Ok(None)
    }
}

/// A state that the path leads to.
#[derive(Clone)]
struct Here<T, M> {
    state: T,
    memo: M,
    g: u32,
    /// So many moves of the path lead here.
    moves: usize,
}

struct Climb<'a, 'b, S: Space, H: Heuristic<S>, O> {
    problem: &'a Problem<'b, S, H>,
    run: &'a mut Run<O>,
    path: Vec<S::Move>,
    here: Here<S::State, H::Memo>,
    best: Here<S::State, H::Memo>,
}

impl<S: Space, H: Heuristic<S>, O: Observer<S>> Climb<'_, '_, S, H, O> {
    fn h(&self, here: &Here<S::State, H::Memo>) -> u32 {
        self.problem.heuristic.value(here.memo)
    }

    fn begin(&mut self) {
        let h = self.h(&self.here);
        self.run.statistics.generated += 1;
        self.run.open(1);
        self.run.hold(1);
        self.run.raise_bound(h);
        self.run.tell(|| Event::Made(Node::forward(&self.here.state, None, 0, h).by_estimate()));
    }

    fn expand(&mut self) -> Result<(), Stop> {
        self.run.expand()?;
        let h = self.h(&self.here);
        let by = self.path.last().copied();
        self.run.tell(|| Event::Expanded(Node::forward(&self.here.state, by, self.here.g, h).by_estimate()));
        Ok(())
    }

    /// The memo and h of the successor by a move.
    fn look(&mut self, made: S::Move) -> Result<(H::Memo, u32), Stop> {
        let Problem { space, heuristic, .. } = *self.problem;
        let here = &mut self.here;
        let change = space.change(&here.state, made);
        let memo = heuristic.after(here.memo, &here.state, change);
        let h = heuristic.value(memo);
        self.run.statistics.generated += 1;
        if O::LISTENS {
            let g = sum(here.g, space.cost(made))?;
            space.apply(&mut here.state, change);
            self.run.tell(|| Event::Made(Node::forward(&here.state, Some(made), g, h).by_estimate()));
            space.undo(&mut here.state, change);
        }
        Ok((memo, h))
    }

    fn go(&mut self, made: S::Move, memo: H::Memo) -> Result<(), Stop> {
        let space = self.problem.space;
        self.run.push(&mut self.path, made)?;
        let change = space.change(&self.here.state, made);
        space.apply(&mut self.here.state, change);
        self.here.g = sum(self.here.g, space.cost(made))?;
        (self.here.memo, self.here.moves) = (memo, self.path.len());
        Ok(())
    }

    fn step_at_random(&mut self, random: &mut Random) -> Result<(), Stop> {
        let space = self.problem.space;
        self.expand()?;
        // In a dead end the only way is back.
        let ahead = random.one_of(space.moves(&self.here.state, self.path.last().copied()));
        let Some(made) = ahead.or_else(|| random.one_of(space.moves(&self.here.state, None))) else {
            return Ok(());
        };
        let (memo, _) = self.look(made)?;
        self.go(made, memo)
    }

    /// Climbs to the goal or to a local minimum; says whether it is the goal.
    fn climb(&mut self) -> Result<bool, Stop> {
        loop {
            let h = self.h(&self.here);
            if self.problem.is_goal(&self.here.state, h) {
                let by = self.path.last().copied();
                self.run.tell(|| {
                    Event::Solution(Node::forward(&self.here.state, by, self.here.g, h).by_estimate())
                });
                return Ok(true);
            }
            self.expand()?;
            let mut best = None;
            for made in self.problem.space.moves(&self.here.state, None) {
                let (memo, child_h) = self.look(made)?;
                if child_h < best.map_or(h, |(_, _, smallest)| smallest) {
                    best = Some((made, memo, child_h));
                }
            }
            match best {
                Some((made, memo, _)) => self.go(made, memo)?,
                None => return Ok(false),
            }
        }
    }
}
