//! From a choice to the code that runs.

use jiugong_heuristics::{Key, Manhattan, Slides, Tiles};
use jiugong_puzzle::Board;
use jiugong_search::{AStar, Algorithm, Heuristic, IdaStar, Observer, Problem, Run, Ties, Zero};

use crate::ready::{ObservedSpace, Outcome, Ready, ReadyTiles};
use crate::{AlgorithmChoice, AlgorithmName, HeuristicChoice, HeuristicName};

/// Runs the chosen algorithm.
pub(crate) fn search<K: Key, H: Heuristic<Slides<K>>, O: Observer<Slides<K>>>(
    choice: &AlgorithmChoice,
    space: &Slides<K>,
    heuristic: &H,
    start: Tiles,
    goal: Tiles,
    run: &mut Run<O>,
) -> Outcome {
    let problem = Problem { space, heuristic, start, goal };
    match choice.name {
        AlgorithmName::AStar => AStar { ties: ties(choice) }.search(&problem, run),
        AlgorithmName::IdaStar => IdaStar.search(&problem, run),
    }
}

fn ties(choice: &AlgorithmChoice) -> Ties {
    match choice.word("ties") {
        "larger-g" => Ties::LargerG,
        _ => Ties::FirstMade,
    }
}

/// Makes the chosen heuristic for a goal, or `None` if the size is too large to be searched.
pub(crate) fn make_ready(choice: &HeuristicChoice, goal: &Board) -> Option<Box<dyn Ready>> {
    match Slides::<u64>::new(goal.size()) {
        Some(space) => with_key(choice, space, goal),
        None => with_key(choice, Slides::<u128>::new(goal.size())?, goal),
    }
}

fn with_key<K: Key>(choice: &HeuristicChoice, space: Slides<K>, goal: &Board) -> Option<Box<dyn Ready>> {
    let HeuristicChoice::One { name, .. } = choice else {
        return None;
    };
    match name {
        HeuristicName::Zero => ready(space, goal, Zero),
        HeuristicName::Manhattan => ready(space, goal, Manhattan::new(goal)),
    }
}

fn ready<K: Key, H>(space: Slides<K>, goal: &Board, heuristic: H) -> Option<Box<dyn Ready>>
where
    H: Heuristic<Slides<K>> + Heuristic<ObservedSpace> + Send + Sync + 'static,
{
    let observed = ObservedSpace::new(goal.size())?;
    Some(Box::new(ReadyTiles { space, observed, goal: Tiles::new(goal)?, heuristic }))
}
