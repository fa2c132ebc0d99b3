//! A search that somebody observes.

use jiugong_heuristics::{Slid, Slides, Tiles};
use jiugong_search::{Heuristic, Observing, Run};

use crate::dispatch::{Ends, Spaces, search};
use crate::ready::{Outcome, Ready, Task, tiles};

/// The space in which a search that somebody observes takes place: it holds boards of every size.
pub type ObservedSpace = Slides<u128>;

/// Searches and tells the observer of every event.
///
/// Whoever looks on sets the pace, so here, and here alone, the heuristic is called anew for every node, and each
/// algorithm is compiled once for all of them.
pub(crate) fn search_observed(
    ready: &dyn Ready,
    task: &Task<'_>,
    run: &mut Run<&mut dyn Observing<ObservedSpace>>,
) -> Outcome {
    if let Some(outcome) = ready.own_search(task, run) {
        return outcome;
    }
    let spaces = Spaces::new(task.start.size())?;
    let goal = tiles(ready.goal())?;
    let reverse = match task.algorithm.name.entry().ends {
        crate::Ends::One => None,
        crate::Ends::Both => Some(ready.backward(task)?),
    };
    let backward = || Ok(Estimate(reverse.as_deref().unwrap_or(ready)));
    let ends = Ends { start: tiles(task.start)?, goal, backward: &backward };
    search(task.algorithm, &spaces, &Estimate(ready), &ends, run)
}

/// A heuristic of which nothing is known but its value.
struct Estimate<'a>(&'a dyn Ready);

impl Heuristic<ObservedSpace> for Estimate<'_> {
    /// The value.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        self.0.estimate(tiles)
    }

    fn after(&self, _value: u32, tiles: &Tiles, slid: Slid) -> u32 {
        self.0.estimate(&tiles.after(slid))
    }

    fn value(&self, value: u32) -> u32 {
        value
    }
}
