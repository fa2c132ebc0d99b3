//! From the name of a heuristic to one that is ready to search with.

use std::sync::Arc;

use jiugong_heuristics::{
    Gaschnig, InversionDistance, Inversions, Key, LinearConflict, Manhattan, Misplaced, Slides,
};
use jiugong_puzzle::Board;
use jiugong_search::{Heuristic, Zero};

use crate::ready::{ObservedSpace, Ready, ReadyTiles, Task, Unready};
use crate::{HeuristicChoice, HeuristicName};

/// Makes the chosen heuristic ready for a goal.
pub(crate) fn make_ready(
    choice: &HeuristicChoice,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    if goal.size().cells() <= u64::MOST_CELLS {
        with_key::<u64>(choice, goal, task)
    } else {
        with_key::<u128>(choice, goal, task)
    }
}

fn with_key<K: Key>(
    choice: &HeuristicChoice,
    goal: &Board,
    task: &Task<'_>,
) -> Result<Arc<dyn Ready>, Unready> {
    let HeuristicChoice::One { name, .. } = choice else {
        unreachable!("no maxima yet");
    };
    match name {
        HeuristicName::Zero => ready::<K, _>(goal, task, |_, _| Ok(Zero)),
        HeuristicName::Misplaced => ready::<K, _>(goal, task, |goal, _| Ok(Misplaced::new(goal))),
        HeuristicName::Manhattan => ready::<K, _>(goal, task, |goal, _| Ok(Manhattan::new(goal))),
        HeuristicName::LinearConflict => ready::<K, _>(goal, task, |goal, _| Ok(LinearConflict::new(goal))),
        HeuristicName::Gaschnig => ready::<K, _>(goal, task, |goal, _| Ok(Gaschnig::new(goal))),
        HeuristicName::InversionDistance => {
            ready::<K, _>(goal, task, |goal, _| Ok(InversionDistance::new(goal)))
        }
        HeuristicName::Inversions => ready::<K, _>(goal, task, |goal, _| Ok(Inversions::new(goal))),
    }
}

fn ready<K: Key, H>(
    goal: &Board,
    task: &Task<'_>,
    make: impl Fn(&Board, &Task<'_>) -> Result<H, Unready> + Send + Sync + 'static,
) -> Result<Arc<dyn Ready>, Unready>
where
    H: Heuristic<Slides<K>> + Heuristic<ObservedSpace> + Send + Sync + 'static,
{
    Ok(Arc::new(ReadyTiles::<K, H>::new(goal, task, Box::new(make))?))
}
