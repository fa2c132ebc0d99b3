//! Pattern databases that are ready to search with.

use std::sync::{Arc, OnceLock};

use jiugong_heuristics::pattern::Patterns;
use jiugong_heuristics::{Key, Tiles};
use jiugong_puzzle::{Board, Size};
use jiugong_search::{Algorithm, Observer, Problem, Run, Stop};

use crate::dispatch::WideSlides;
use crate::engine::{AllShortest, PatternSearch, ShortestPaths};
use crate::kept::Kept;
use crate::observed::Told;
use crate::ready::{Outcome, Ready, ReadyTiles, Task, Unready, tiles};
use crate::{AlgorithmName, SolveError};

/// As every heuristic, but IDA* is the search made for them.
pub(crate) struct ReadyPatterns<K> {
    tiles: ReadyTiles<K, Patterns>,
    space: OnceLock<Option<WideSlides>>,
    /// With all duplicates that are to be learnt.
    whole: OnceLock<Arc<PatternSearch>>,
    /// With those for which there was memory, by the limit.
    search: Kept<Option<u64>, Arc<PatternSearch>>,
}

impl<K: Key> ReadyPatterns<K> {
    pub(crate) fn new(tiles: ReadyTiles<K, Patterns>) -> ReadyPatterns<K> {
        ReadyPatterns { tiles, space: OnceLock::new(), whole: OnceLock::new(), search: Kept::new() }
    }

    fn problem(&self, start: &Board) -> Result<Problem<'_, WideSlides, Patterns>, SolveError> {
        let goal = self.goal();
        let size = goal.size();
        let space = self.space.get_or_init(|| WideSlides::new(size));
        let space = space.as_ref().ok_or(SolveError::TooLarge { size })?;
        Ok(Problem { space, heuristic: self.tiles.heuristic(), start: tiles(start)?, goal: tiles(goal)? })
    }

    /// The search, which has learnt what it refuses before the first time, within the limits of that task.
    fn pattern_search(&self, space: &WideSlides, task: &Task<'_>) -> Result<Arc<PatternSearch>, Stop> {
        if let Some(whole) = self.whole.get() {
            return Ok(whole.clone());
        }
        self.search.value(task.limits.memory, || {
            if let Some(whole) = self.whole.get() {
                return Ok(whole.clone());
            }
            let depth = longest_duplicates(space.size(), self.tiles.heuristic().bytes());
            let mut run = task.building().run();
            let search = Arc::new(PatternSearch::new_within(space, depth, &mut run)?);
            if search.automaton().depth() == depth {
                return Ok(self.whole.get_or_init(|| search).clone());
            }
            Ok(search)
        })
    }

    fn ida_star<O: Observer<WideSlides>>(&self, task: &Task<'_>, run: &mut Run<O>) -> Outcome {
        let problem = self.problem(task.start)?;
        Ok(self.pattern_search(problem.space, task)?.search(&problem, run)?)
    }
}

/// Bytes of tables that took so long to build or to load that learning duplicates of twelve slides, too, is nothing
/// beside it.
const LARGE: u64 = 64 << 20;

/// The slides of the longest duplicates that are learnt before the first search.
fn longest_duplicates(size: Size, bytes: u64) -> usize {
    match size.cells() {
        17.. => 14,
        _ if bytes >= LARGE => 12,
        _ => 10,
    }
}

impl<K: Key> Ready for ReadyPatterns<K> {
    fn goal(&self) -> &Board {
        self.tiles.goal()
    }

    fn estimate(&self, tiles: &Tiles) -> u32 {
        self.tiles.heuristic().estimate(tiles)
    }

    fn carried_estimate(&self, tiles: &Tiles) -> u32 {
        self.tiles.estimate(tiles)
    }

    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome {
        match task.algorithm.name {
            AlgorithmName::IdaStar if task.threads.get() > 1 => {
                let problem = self.problem(task.start)?;
                let search = self.pattern_search(problem.space, task)?;
                Ok(search.search_in_threads(&problem, run, task.threads.get())?)
            }
            AlgorithmName::IdaStar => self.ida_star(task, run),
            _ => {
                self.tiles.heuristic().fit_nodes().map_err(SolveError::from)?;
                self.tiles.search(task, run)
            }
        }
    }

    fn own_search(&self, task: &Task<'_>, run: &mut Run<Told<'_>>) -> Option<Outcome> {
        match task.algorithm.name {
            AlgorithmName::IdaStar => Some(self.ida_star(task, run)),
            _ => self.tiles.heuristic().fit_nodes().err().map(|error| Err(SolveError::from(error).into())),
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
        let problem = self.problem(task.start)?;
        Ok(AllShortest::new(problem.space).search(&problem, most, run)?)
    }

    fn backward(&self, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready> {
        self.tiles.backward(task)
    }
}
