//! Estimates of pushes that are ready to search with.

use std::sync::Arc;

use jiugong_heuristics::{Key, PushEstimate, Pushes, Reach, Tiles};
use jiugong_puzzle::{Board, Direction};
use jiugong_search::{Answer, Heuristic, Problem, Run, Stopped};

use crate::dispatch::search_either;
use crate::engine::{Listed, PushSearch, ShortestPaths, count_shortest};
use crate::observed::Told;
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

    /// The search made for pattern databases, where they alone are asked for by IDA*.
    fn push_search(&self, task: &Task<'_>) -> Result<Option<PushSearch<'_>>, SolveError> {
        match (task.algorithm.name, &self.own, self.estimate.patterns_alone()) {
            (AlgorithmName::IdaStar, Some(space), Some(patterns)) => {
                Ok(Some(PushSearch { space, patterns, goal: tiles(&self.goal)? }))
            }
            _ => Ok(None),
        }
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
        if let Some(own) = self.push_search(task)? {
            return in_slides(own.search(&start, run));
        }
        let heuristic = &self.estimate;
        let all = Problem { space: &self.narrow, heuristic, start, goal };
        let path = Problem { space: &self.wide, heuristic, start, goal };
        let backward = || (self.make)(task.start, task);
        in_slides(search_either(task.algorithm, &all, &path, &backward, run)?)
    }

    fn own_search(&self, task: &Task<'_>, run: &mut Run<Told<'_>>) -> Option<Outcome> {
        let search = |own: PushSearch<'_>| in_slides(own.search(&tiles(task.start)?, run));
        match self.push_search(task) {
            Ok(own) => own.map(search),
            Err(error) => Some(Err(error.into())),
        }
    }

    fn all_shortest(
        &self,
        task: &Task<'_>,
        most: usize,
        run: &mut Run,
    ) -> Result<Option<ShortestPaths>, Unready> {
        if task.algorithm.name != AlgorithmName::IdaStar {
            return Err(SolveError::NotAllShortest { algorithm: task.algorithm.to_string() }.into());
        }
        let (start, goal) = (tiles(task.start)?, tiles(&self.goal)?);
        let found = match self.push_search(task)? {
            Some(own) => own.all_shortest(&start, most, run),
            None => {
                let problem = Problem { space: &self.wide, heuristic: &self.estimate, start, goal };
                count_shortest(&problem, most, run)
            }
        };
        let found = found.map_err(stopped)?;
        Ok(found.map(|Listed { count, paths, .. }| ShortestPaths {
            length: paths.first().map(Vec::len).unwrap_or_default(),
            count,
            paths: paths.into_iter().map(slides).collect(),
        }))
    }

    fn backward(&self, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready> {
        Ok(Arc::new(ReadyPushes::<K>::new(task.start, task, self.make.clone())?))
    }
}

/// The answer in slides.
pub(crate) fn in_slides(answer: Answer<Reach>) -> Outcome {
    Ok(answer.map_err(stopped)?.map(slides))
}

/// Where a search was stopped, in slides.
fn stopped(Stopped { by, best }: Stopped<Reach>) -> Stopped<Direction> {
    Stopped { by, best: best.map(slides) }
}

/// The slides of pushes.
fn slides(pushes: Vec<Reach>) -> Vec<Direction> {
    pushes.into_iter().flat_map(Reach::slides).collect()
}
