//! What a weight buys and costs.

use std::sync::Arc;

use jiugong_heuristics::Manhattan;
use jiugong_search::{AStar, Greedy, UniformCost, Watch, Weight, WeightedAStar};

use super::Right;
use super::stage::Stage;
use crate::{SolveError, Solver};

/// The weights between 1 and infinity, in tenths.
const WEIGHTS: [(&str, u32); 4] = [("weight-1.5", 15), ("weight-2", 20), ("weight-3", 30), ("weight-5", 50)];

/// f = g + w h from w = 0, uniform-cost search, to f = h, greedy search.
pub(super) fn attempts(stage: &mut Stage<'_>, _: &Solver, _: &Arc<Watch>) -> Result<(), SolveError> {
    let manhattan = Manhattan::new(&stage.goal);
    stage.search(("weight-0", Right::Right), &UniformCost, &manhattan, None);
    stage.search(("weight-1", Right::Right), &AStar::default(), &manhattan, None);
    for (name, tenths) in WEIGHTS {
        let Some(weight) = Weight::new(tenths, 10) else { continue };
        stage.search((name, Right::Legitimate), &WeightedAStar { weight }, &manhattan, None);
    }
    stage.search(("weight-infinite", Right::Legitimate), &Greedy, &manhattan, None);
    Ok(())
}
