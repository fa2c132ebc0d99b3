//! A heuristic that is ready to search with.

use jiugong_heuristics::{Key, Slides, Tiles};
use jiugong_puzzle::Direction;
use jiugong_search::{Heuristic, Observing, Run, Stop};

use crate::AlgorithmChoice;
use crate::dispatch::search;

/// The space in which a search that somebody observes takes place.
///
/// It holds boards of every size that can be searched, so that such searches are compiled once.
pub type ObservedSpace = Slides<u128>;

/// What a search found.
pub(crate) type Outcome = Result<Option<Vec<Direction>>, Stop>;

/// A goal and a heuristic, ready to search with.
///
/// One virtual call a search, none a node: each `search` holds the whole loop.
pub(crate) trait Ready: Send + Sync {
    /// The estimate for a board.
    fn estimate(&self, start: &Tiles) -> u32;

    /// Searches with nobody watching.
    fn search(&self, choice: &AlgorithmChoice, start: Tiles, run: &mut Run) -> Outcome;

    /// Searches and tells an observer of every event.
    fn search_observed(
        &self,
        choice: &AlgorithmChoice,
        start: Tiles,
        run: &mut Run<&mut dyn Observing<ObservedSpace>>,
    ) -> Outcome;
}

/// A [`Ready`] with boards remembered in a `K`.
pub(crate) struct ReadyTiles<K, H> {
    pub(crate) space: Slides<K>,
    pub(crate) observed: ObservedSpace,
    pub(crate) goal: Tiles,
    pub(crate) heuristic: H,
}

impl<K, H> Ready for ReadyTiles<K, H>
where
    K: Key,
    H: Heuristic<Slides<K>> + Heuristic<ObservedSpace> + Send + Sync,
{
    fn estimate(&self, start: &Tiles) -> u32 {
        let heuristic = &self.heuristic;
        let memo = Heuristic::<Slides<K>>::fresh(heuristic, start);
        Heuristic::<Slides<K>>::value(heuristic, memo)
    }

    fn search(&self, choice: &AlgorithmChoice, start: Tiles, run: &mut Run) -> Outcome {
        search(choice, &self.space, &self.heuristic, start, self.goal, run)
    }

    fn search_observed(
        &self,
        choice: &AlgorithmChoice,
        start: Tiles,
        run: &mut Run<&mut dyn Observing<ObservedSpace>>,
    ) -> Outcome {
        search(choice, &self.observed, &self.heuristic, start, self.goal, run)
    }
}
