//! A heuristic that is ready to search with.

use std::sync::Arc;

use jiugong_heuristics::{Key, Slides, Tiles};
use jiugong_puzzle::{Board, Direction};
use jiugong_search::{Heuristic, Limits, Observer, Observing, Run, Stop, Stopped, Watch};

use crate::dispatch::search;
use crate::{AlgorithmChoice, MOST_CELLS, SolveError};

/// The space in which a search that somebody observes takes place.
///
/// It holds boards of every size that can be searched, so that such searches are compiled once.
pub type ObservedSpace = Slides<u128>;

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
    pub(crate) limits: Limits,
    #[expect(dead_code)]
    pub(crate) watch: &'a Arc<Watch>,
}

/// A goal and a heuristic, ready to search with.
///
/// One virtual call a search, none a node: each `search` holds the whole loop.
pub(crate) trait Ready: Send + Sync {
    /// The estimate for a board.
    fn estimate(&self, start: &Board) -> u32;

    /// Searches with nobody watching.
    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome;

    /// Searches and tells an observer of every event.
    fn search_observed(&self, task: &Task<'_>, run: &mut Run<&mut dyn Observing<ObservedSpace>>) -> Outcome;
}

/// Makes a heuristic for a goal, within the limits of a task.
pub(crate) type Make<H> = dyn Fn(&Board, &Task<'_>) -> Result<H, Unready> + Send + Sync;

/// A heuristic for a goal, with boards remembered in a `K`.
pub(crate) struct ReadyTiles<K, H> {
    space: Slides<K>,
    observed: ObservedSpace,
    goal: Tiles,
    heuristic: H,
    /// Makes the same heuristic for another goal: for searches from both ends.
    make: Box<Make<H>>,
}

/// What a search works on.
pub(crate) struct Ends<'a, H> {
    pub(crate) heuristic: &'a H,
    pub(crate) start: Tiles,
    pub(crate) goal: Tiles,
    /// Makes the heuristic of a search from the goal.
    #[expect(dead_code)]
    pub(crate) backward: &'a dyn Fn() -> Result<H, Unready>,
}

impl<K: Key, H> ReadyTiles<K, H> {
    /// Makes the heuristic ready for `goal`.
    pub(crate) fn new(goal: &Board, task: &Task<'_>, make: Box<Make<H>>) -> Result<Self, Unready> {
        let size = goal.size();
        let too_large = || SolveError::TooLarge { size };
        Ok(ReadyTiles {
            space: Slides::new(size).ok_or_else(too_large)?,
            observed: ObservedSpace::new(size).ok_or_else(too_large)?,
            goal: tiles(goal)?,
            heuristic: make(goal, task)?,

            make,
        })
    }

    fn run<L: Key, O: Observer<Slides<L>>>(
        &self,
        space: &Slides<L>,
        task: &Task<'_>,
        run: &mut Run<O>,
    ) -> Outcome
    where
        H: Heuristic<Slides<L>>,
    {
        let backward = || (self.make)(task.start, task);
        let ends = Ends {
            heuristic: &self.heuristic,
            start: tiles(task.start)?,
            goal: self.goal,
            backward: &backward,
        };
        run.check()?;
        search(task.algorithm, space, &ends, run)
    }
}

fn tiles(board: &Board) -> Result<Tiles, SolveError> {
    let fits = board.size().cells() <= MOST_CELLS;
    fits.then(|| Tiles::new(board)).flatten().ok_or(SolveError::TooLarge { size: board.size() })
}

impl<K, H> Ready for ReadyTiles<K, H>
where
    K: Key,
    H: Heuristic<Slides<K>> + Heuristic<ObservedSpace> + Send + Sync,
{
    fn estimate(&self, start: &Board) -> u32 {
        let heuristic = &self.heuristic;
        let memo = tiles(start).map(|tiles| Heuristic::<Slides<K>>::fresh(heuristic, &tiles));
        memo.map_or(0, |memo| Heuristic::<Slides<K>>::value(heuristic, memo))
    }

    fn search(&self, task: &Task<'_>, run: &mut Run) -> Outcome {
        self.run(&self.space, task, run)
    }

    fn search_observed(&self, task: &Task<'_>, run: &mut Run<&mut dyn Observing<ObservedSpace>>) -> Outcome {
        self.run(&self.observed, task, run)
    }
}
