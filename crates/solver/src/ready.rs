//! A heuristic that is ready to search with.

use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::{Key, Slides, TableError, Tiles};
use jiugong_puzzle::{Board, Direction, Metric};
use jiugong_search::{Heuristic, Limits, Run, Stop, Stopped, Watch};

use crate::dispatch::{Ends, Spaces, WideSlides, search};
use crate::engine::ShortestPaths;
use crate::observed::Told;
use crate::tables::{Building, Tables};
use crate::{AlgorithmChoice, MOST_CELLS, SolveError};

/// What a search found.
pub(crate) type Outcome = Result<Option<Vec<Direction>>, Unready>;

/// Why a heuristic could not be made ready, or a search did not end.
#[derive(Debug)]
pub(crate) enum Unready {
    /// A limit was reached.
    Stopped(Stopped<Direction>),
    /// It cannot be done for this board.
    Refused(SolveError),
}

impl From<Stopped<Direction>> for Unready {
    fn from(stopped: Stopped<Direction>) -> Unready {
        Unready::Stopped(stopped)
    }
}

impl From<Stop> for Unready {
    fn from(stop: Stop) -> Unready {
        Unready::Stopped(stop.into())
    }
}

impl From<TableError> for Unready {
    fn from(error: TableError) -> Unready {
        match error {
            TableError::Stopped(stop) => stop.into(),
            TableError::Memory { .. } => Stop::Memory.into(),
            TableError::TooManyCells { size } => SolveError::NoTable { size }.into(),
            TableError::OtherGoal { goal } => SolveError::NoTable { size: goal.size() }.into(),
        }
    }
}

impl From<SolveError> for Unready {
    fn from(error: SolveError) -> Unready {
        Unready::Refused(error)
    }
}

/// What is to be searched, and within what.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) algorithm: &'a AlgorithmChoice,
    pub(crate) start: &'a Board,
    pub(crate) metric: Metric,
    pub(crate) limits: Limits,
    pub(crate) watch: &'a Arc<Watch>,
    pub(crate) tables: &'a Tables,
    pub(crate) threads: NonZero<usize>,
}

impl<'a> Task<'a> {
    /// What the building of tables may use.
    pub(crate) fn building(&self) -> Building<'a> {
        Building { limits: self.limits, watch: self.watch }
    }
}

/// A goal and a heuristic, ready to search with.
///
/// One virtual call a search, none a node: `search` holds the whole loop.
pub(crate) trait Ready: Send + Sync {
    /// The goal.
    fn goal(&self) -> &Board;

    /// The estimate for a board.
    fn estimate(&self, tiles: &Tiles) -> u32;

    /// What a search that remembers nodes has of a node: the same as the estimate, unless that takes more than a node
    /// carries.
    fn carried_estimate(&self, tiles: &Tiles) -> u32 {
        self.estimate(tiles)
    }

    /// Searches with nobody watching.
    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome;

    /// Searches while somebody watches, where that takes a search made for this heuristic; `None` elsewhere.
    fn own_search(&self, _task: &Task<'_>, _run: &mut Run<Told<'_>>) -> Option<Outcome> {
        None
    }

    /// Counts all shortest paths and lists `most` of them, at least one; only pattern databases do so.
    fn all_shortest(
        &self,
        task: &Task<'_>,
        _most: usize,
        _run: &mut Run,
    ) -> Result<Option<ShortestPaths>, Unready> {
        Err(SolveError::NotAllShortest { algorithm: task.algorithm.to_string() }.into())
    }

    /// The same heuristic with the start as its goal, for searches from both ends.
    fn backward(&self, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready>;
}

/// Makes a heuristic for a goal, within the limits of a task.
pub(crate) type Make<H> = dyn Fn(&Board, &Task<'_>) -> Result<H, Unready> + Send + Sync;

/// A heuristic for a goal, with boards remembered in a `K`.
pub(crate) struct ReadyTiles<K, H> {
    spaces: Spaces<K>,
    goal: Board,
    heuristic: H,
    make: Arc<Make<H>>,
}

impl<K: Key, H> ReadyTiles<K, H> {
    /// Makes the heuristic ready for `goal`.
    pub(crate) fn new(goal: &Board, task: &Task<'_>, make: Arc<Make<H>>) -> Result<Self, Unready> {
        let spaces = Spaces::new(goal.size())?;
        Ok(ReadyTiles { spaces, goal: goal.clone(), heuristic: make(goal, task)?, make })
    }

    /// The heuristic.
    pub(crate) fn heuristic(&self) -> &H {
        &self.heuristic
    }
}

impl<K, H> Ready for ReadyTiles<K, H>
where
    K: Key,
    H: Heuristic<Slides<K>> + Heuristic<WideSlides> + Send + Sync + 'static,
{
    fn goal(&self) -> &Board {
        &self.goal
    }

    fn estimate(&self, tiles: &Tiles) -> u32 {
        let memo = Heuristic::<Slides<K>>::fresh(&self.heuristic, tiles);
        Heuristic::<Slides<K>>::value(&self.heuristic, memo)
    }

    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome {
        let backward = || (self.make)(task.start, task);
        let ends = Ends { start: tiles(task.start)?, goal: tiles(&self.goal)?, backward: &backward };
        search(task.algorithm, &self.spaces, &self.heuristic, &ends, run)
    }

    fn backward(&self, task: &Task<'_>) -> Result<Arc<dyn Ready>, Unready> {
        Ok(Arc::new(ReadyTiles::<K, H>::new(task.start, task, self.make.clone())?))
    }
}

/// The tiles of a board that can be searched.
pub(crate) fn tiles(board: &Board) -> Result<Tiles, SolveError> {
    let fits = board.size().cells() <= MOST_CELLS;
    fits.then(|| Tiles::new(board)).flatten().ok_or(SolveError::TooLarge { size: board.size() })
}
