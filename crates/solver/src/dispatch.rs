//! From the name of an algorithm to the code that runs.

use jiugong_heuristics::{Key, Slides, Tiles};
use jiugong_puzzle::Size;
use jiugong_search::{
    AStar, Algorithm, Answer, AraStar, Beam, BidirectionalBreadthFirst, BreadthFirst, DepthFirst, Greedy,
    Heuristic, HillClimbing, IdaStar, IterativeDeepening, Mm, Observer, Problem, Rbfs, Run,
    SimulatedAnnealing, Space, Ties, UniformCost, Weight, WeightedAStar,
};

use crate::descend::Descend;
use crate::ready::{Outcome, Unready};
use crate::{AlgorithmChoice, AlgorithmName, SolveError};

/// The space of slides that holds boards of every size.
pub(crate) type WideSlides = Slides<u128>;

/// The space of a size.
pub(crate) struct Spaces<K> {
    /// Keys in as few bytes as do.
    narrow: Slides<K>,
    /// For algorithms that remember no boards: compiled once, whatever the key.
    wide: WideSlides,
}

impl<K: Key> Spaces<K> {
    /// # Errors
    /// [`SolveError::TooLarge`] if boards of this size do not fit a `K`.
    pub(crate) fn new(size: Size) -> Result<Spaces<K>, SolveError> {
        let spaces = Slides::new(size).zip(Slides::new(size)).map(|(narrow, wide)| Spaces { narrow, wide });
        spaces.ok_or(SolveError::TooLarge { size })
    }
}

/// The ends of the path that is looked for.
pub(crate) struct Ends<'a, H> {
    pub(crate) start: Tiles,
    pub(crate) goal: Tiles,
    /// Makes the heuristic of a search from the goal.
    pub(crate) backward: &'a dyn Fn() -> Result<H, Unready>,
}

/// Runs the chosen algorithm, where a move is a slide.
pub(crate) fn search<K, H, O>(
    choice: &AlgorithmChoice,
    spaces: &Spaces<K>,
    heuristic: &H,
    ends: &Ends<'_, H>,
    run: &mut Run<O>,
) -> Outcome
where
    K: Key,
    H: Heuristic<Slides<K>> + Heuristic<WideSlides>,
    O: Observer<Slides<K>> + Observer<WideSlides>,
{
    let &Ends { start, goal, backward } = ends;
    let all = Problem { space: &spaces.narrow, heuristic, start, goal };
    let path = Problem { space: &spaces.wide, heuristic, start, goal };
    Ok(search_either(choice, &all, &path, backward, run)??)
}

/// Runs the chosen algorithm in `all`, or in `path`, which is the same problem, if it remembers no boards.
pub(crate) fn search_either<A, P, H, O>(
    choice: &AlgorithmChoice,
    all: &Problem<'_, A, H>,
    path: &Problem<'_, P, H>,
    backward: &dyn Fn() -> Result<H, Unready>,
    run: &mut Run<O>,
) -> Result<Answer<A::Move>, Unready>
where
    A: Space,
    P: Space<Move = A::Move>,
    H: Heuristic<A> + Heuristic<P>,
    O: Observer<A> + Observer<P>,
{
    let answer = match choice.name {
        AlgorithmName::BreadthFirst => BreadthFirst.search(all, run),
        AlgorithmName::BidirectionalBreadthFirst => BidirectionalBreadthFirst.search(all, run),
        AlgorithmName::DepthFirst => DepthFirst { limit: Some(choice.number("limit")) }.search(all, run),
        AlgorithmName::IterativeDeepening => IterativeDeepening.search(path, run),
        AlgorithmName::UniformCost => UniformCost.search(all, run),
        AlgorithmName::Greedy => Greedy.search(all, run),
        AlgorithmName::AStar => AStar { ties: ties(choice) }.search(all, run),
        AlgorithmName::WeightedAStar => WeightedAStar { weight: weight(choice, "weight") }.search(all, run),
        AlgorithmName::IdaStar => IdaStar.search(path, run),
        AlgorithmName::Rbfs => Rbfs.search(path, run),
        AlgorithmName::Beam => Beam { width: choice.number("width") as usize }.search(all, run),
        AlgorithmName::HillClimbing => {
            let (restarts, walk) = (choice.number("restarts"), choice.number("walk"));
            HillClimbing { seed: choice.number("seed").into(), restarts, walk }.search(path, run)
        }
        AlgorithmName::SimulatedAnnealing => annealing(choice).search(path, run),
        AlgorithmName::Mm => Mm { backward: &backward()? }.search(all, run),
        AlgorithmName::AraStar => {
            AraStar { weight: weight(choice, "weight"), step: weight(choice, "step") }.search(all, run)
        }
        AlgorithmName::Table => Descend.search(path, run),
    };
    Ok(answer)
}

fn ties(choice: &AlgorithmChoice) -> Ties {
    match choice.word("ties") {
        "larger-g" => Ties::LargerG,
        _ => Ties::FirstMade,
    }
}

fn weight(choice: &AlgorithmChoice, parameter: &str) -> Weight {
    Weight::new(choice.number(parameter), 1000).expect("the catalogue allows weights up to 1000")
}

fn annealing(choice: &AlgorithmChoice) -> SimulatedAnnealing {
    let temperature = |parameter| f64::from(choice.number(parameter)) / 1000.0;
    SimulatedAnnealing {
        seed: choice.number("seed").into(),
        hottest: temperature("hottest"),
        coldest: temperature("coldest"),
        steps: choice.number("steps"),
        rounds: choice.number("rounds"),
    }
}
