//! From the name of an algorithm to the code that runs.

use jiugong_heuristics::{Key, Slides};
use jiugong_search::{
    AStar, Algorithm, BreadthFirst, DepthFirst, Greedy, Heuristic, IdaStar, IterativeDeepening, Observer,
    Problem, Run, Ties, UniformCost, Weight, WeightedAStar,
};

use crate::ready::{Ends, Outcome};
use crate::{AlgorithmChoice, AlgorithmName};

/// Runs the chosen algorithm.
pub(crate) fn search<K: Key, H: Heuristic<Slides<K>>, O: Observer<Slides<K>>>(
    choice: &AlgorithmChoice,
    space: &Slides<K>,
    ends: &Ends<'_, H>,
    run: &mut Run<O>,
) -> Outcome {
    let Ends { heuristic, start, goal, .. } = *ends;
    let problem = Problem { space, heuristic, start, goal };
    let answer = match choice.name {
        AlgorithmName::BreadthFirst => BreadthFirst.search(&problem, run),
        AlgorithmName::DepthFirst => {
            DepthFirst { limit: Some(choice.whole("limit") as u32) }.search(&problem, run)
        }
        AlgorithmName::IterativeDeepening => IterativeDeepening.search(&problem, run),
        AlgorithmName::UniformCost => UniformCost.search(&problem, run),
        AlgorithmName::Greedy => Greedy.search(&problem, run),
        AlgorithmName::AStar => AStar { ties: ties(choice) }.search(&problem, run),
        AlgorithmName::WeightedAStar => WeightedAStar { weight: weight(choice) }.search(&problem, run),
        AlgorithmName::IdaStar => IdaStar.search(&problem, run),
    };
    Ok(answer?)
}

fn ties(choice: &AlgorithmChoice) -> Ties {
    match choice.word("ties") {
        "larger-g" => Ties::LargerG,
        _ => Ties::FirstMade,
    }
}

fn weight(choice: &AlgorithmChoice) -> Weight {
    Weight::new(choice.whole("weight") as u32, 1000).expect("the catalogue allows weights up to 1000")
}
