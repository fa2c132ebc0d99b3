//! Every contestant on every board.

use std::convert::Infallible;
use std::sync::Arc;

use super::{Case, Contestant, Group, Sample, Summary, Trial};
use crate::{Limits, Progress, Request, SolveError, Solver, Watch, batch};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The contestants.
    pub contestants: Vec<Contestant>,
    /// The boards.
    pub sample: Sample,
    /// What each run may use; the memory is for all runs at a time together.
    pub limits: Limits,
    /// In how many threads.
    pub round: Round,
}

/// How many runs there are at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// One, so that its time is its own.
    Alone,
    /// So many, whose times say nothing and are left out.
    Together(usize),
}

/// The trials of a comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The contestants.
    pub contestants: Vec<Contestant>,
    /// The boards.
    pub sample: Sample,
    /// What each run was allowed.
    pub limits: Limits,
    /// How many runs there were at a time.
    pub round: Round,
    /// Every contestant on the first board, then on the second, and so on.
    pub trials: Vec<Trial>,
}

/// Lets every contestant search every board, and tells `progress` of each trial and its board when it is done.
///
/// The counts are those of single runs. When `watch` is cancelled, what is not done is a trial that was cancelled.
pub fn compare(
    solver: &Solver,
    plan: Plan,
    watch: &Arc<Watch>,
    mut progress: impl FnMut(Progress, &Case, &Trial),
) -> Comparison {
    let Plan { contestants, sample, limits, round } = plan;
    let jobs = match round {
        Round::Alone => 1,
        Round::Together(jobs) => jobs.max(1),
    };
    let share = Limits { memory: limits.memory.map(|memory| memory / jobs as u64), ..limits };
    let request = |contestant: &Contestant, board: &jiugong_puzzle::Board| {
        let mut request = Request::new(board.clone(), sample.goal.clone());
        request.algorithm = Some(contestant.algorithm.clone());
        request.heuristic.clone_from(&contestant.heuristic);
        request.limits = share;
        request.metric = sample.metric;
        request
    };
    // Heuristics and tables are made ready before any run, so that no run pays for them. What is refused here is
    // refused again by the trials, which say so.
    for contestant in &contestants {
        let _ = solver.solve(&request(contestant, &sample.goal), watch);
    }
    let pairs = || {
        let cases = sample.cases.iter().enumerate();
        cases.flat_map(|(case, of)| {
            contestants.iter().enumerate().map(move |(number, contestant)| (case, of, number, contestant))
        })
    };
    let mut trials: Vec<Trial> = Vec::with_capacity(contestants.len() * sample.cases.len());
    let mut next = pairs();
    let Ok(()) = batch(
        solver,
        pairs(),
        jobs,
        watch,
        |(_, case, _, contestant)| Ok::<_, SolveError>(request(contestant, &case.board)),
        |answer, so_far| {
            if let Some((case, of, number, _)) = next.next() {
                let mut trial = Trial::new(number, case, of.distance, answer);
                trial.time = trial.time.filter(|_| round == Round::Alone);
                progress(so_far, of, &trial);
                trials.push(trial);
            }
            Ok::<(), Infallible>(())
        },
    );
    Comparison { contestants, sample, limits, round, trials }
}

impl Comparison {
    /// The trial of a contestant on a board, by their numbers from 0.
    pub fn trial(&self, contestant: usize, case: usize) -> Option<&Trial> {
        self.trials
            .get(case * self.contestants.len() + contestant)
            .filter(|_| contestant < self.contestants.len())
    }

    /// The groups that the boards fall into: by distance for random boards, one by one for given ones.
    pub fn groups(&self) -> Vec<Group> {
        if self.sample.seed.is_none() {
            return (0..self.sample.cases.len()).map(Group::Board).collect();
        }
        let mut distances: Vec<Option<u32>> = self.sample.cases.iter().map(|case| case.distance).collect();
        distances.sort_unstable();
        distances.dedup();
        distances.into_iter().map(Group::Distance).collect()
    }

    /// The figures of a contestant over a group of boards, beside those of a baseline; both by their numbers from 0.
    pub fn summary(&self, group: Group, contestant: usize, baseline: usize) -> Summary {
        Summary::new(self, group, contestant, baseline)
    }
}
