//! Estimates of pushes that are ready to search with.

use std::sync::Arc;

use jiugong_heuristics::{Key, PushEstimate, Pushes, Reach, Tiles};
use jiugong_puzzle::{Board, Direction};
use jiugong_search::{Heuristic, Observing, Problem, Run, Stopped};

use crate::SolveError;
use crate::dispatch::search_either;
use crate::engine::ShortestPaths;
use crate::observed::ObservedSpace;
use crate::ready::{Make, Outcome, Ready, Task, Unready, tiles};

/// An estimate of the pushes to a goal, with boards remembered in a `K`.
///
/// In the multi-tile metric all estimates are of one type, so that each algorithm is compiled once for all of them.
pub(crate) struct ReadyPushes<K> {
    narrow: Pushes<K>,
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
        Ok(ReadyPushes { narrow, wide, goal: goal.clone(), estimate: make(goal, task)?, make })
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
        let heuristic = &self.estimate;
        let all = Problem { space: &self.narrow, heuristic, start, goal };
        let path = Problem { space: &self.wide, heuristic, start, goal };
        let backward = || (self.make)(task.start, task);
        match search_either(task.algorithm, &all, &path, &backward, run)? {
            Ok(path) => Ok(path.map(slides)),
            Err(Stopped { by, best }) => Err(Stopped { by, best: best.map(slides) }.into()),
        }
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

/// The slides of pushes.
pub(crate) fn slides(pushes: Vec<Reach>) -> Vec<Direction> {
    pushes.into_iter().flat_map(Reach::slides).collect()
}
