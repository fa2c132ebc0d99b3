//! Estimates of pushes that are ready to search with.

use std::sync::Arc;

use jiugong_heuristics::{Key, PushEstimate, Pushes, Reach, Tiles};
use jiugong_puzzle::{Board, Direction};
use jiugong_search::{Answer, Heuristic, Observing, Problem, Run, Stopped};

use crate::dispatch::search_either;
use crate::engine::{PushSearch, ShortestPaths};
use crate::observed::ObservedSpace;
use crate::ready::{Make, Outcome, Ready, Task, Unready, tiles};
use crate::{AlgorithmName, SolveError};

/// An estimate of the pushes to a goal, with boards remembered in a `K`.
///
/// In the multi-tile metric all estimates are of one type, so that each algorithm is compiled once for all of them.
pub(crate) struct ReadyPushes<K> {
    narrow: Pushes<K>,
    /// For IDA* with pattern databases, which fit such keys.
    own: Option<Pushes<u64>>,
    wide: Pushes<u128>,
    goal: Board,
    estimate: PushEstimate,
    make: Arc<Make<PushEstimate>>,
}

impl<K: Key> ReadyPushes<K> {
    /// Makes the estimate ready for `goal`.
    pub(crate) fn new(goal: &Board, task: &Task<'_>, make: Arc<Make<PushEstimate>>) -> Result<Self, Unready> {
        let size = goal.size();
        let spaces = Pushes::new(size).zip(Pushes::new(size));
        let (narrow, wide) = spaces.ok_or(SolveError::TooLarge { size })?;
        let own = Pushes::new(size);
        Ok(ReadyPushes { narrow, own, wide, goal: goal.clone(), estimate: make(goal, task)?, make })
    }
}

impl<K: Key> Ready for ReadyPushes<K> {
    fn goal(&self) -> &Board {
        &self.goal
    }

    fn estimate(&self, tiles: &Tiles) -> u32 {
        let memo = Heuristic::<Pushes<K>>::fresh(&self.estimate, tiles);
        Heuristic::<Pushes<K>>::value(&self.estimate, memo)
    }

    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome {
        let (start, goal) = (tiles(task.start)?, tiles(&self.goal)?);
        if let (AlgorithmName::IdaStar, Some(space), Some(patterns)) =
            (task.algorithm.name, &self.own, self.estimate.patterns_alone())
        {
            return in_slides(PushSearch { space, patterns, goal }.search(&start, run));
        }
        let heuristic = &self.estimate;
        let all = Problem { space: &self.narrow, heuristic, start, goal };
        let path = Problem { space: &self.wide, heuristic, start, goal };
        let backward = || (self.make)(task.start, task);
        in_slides(search_either(task.algorithm, &all, &path, &backward, run)?)
    }

    fn own_search(
        &self,
        _task: &Task<'_>,
        _run: &mut Run<&mut dyn Observing<ObservedSpace>>,
    ) -> Option<Outcome> {
        Some(Err(SolveError::NotInPushes.into()))
    }

    fn all_shortest(
        &self,
        _task: &Task<'_>,
        _most: usize,
        _run: &mut Run,
    ) -> Result<Option<ShortestPaths>, Unready> {
        Err(SolveError::NotInPushes.into())
    }

    fn backward(&self, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready> {
        Ok(Arc::new(ReadyPushes::<K>::new(task.start, task, self.make.clone())?))
    }
}

/// The answer in slides.
fn in_slides(answer: Answer<Reach>) -> Outcome {
    match answer {
        Ok(path) => Ok(path.map(slides)),
        Err(Stopped { by, best }) => Err(Stopped { by, best: best.map(slides) }.into()),
    }
}

/// The slides of pushes.
fn slides(pushes: Vec<Reach>) -> Vec<Direction> {
    pushes.into_iter().flat_map(Reach::slides).collect()
}
