//! A contestant's figures over a group of boards.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Comparison, Measure, Spread, Trial};

/// Some of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All of them.
    All,
    /// The board with this number, from 0.
    Board(usize),
    /// Those at a true distance; `None` for those whose distance is not known.
    Distance(Option<u32>),
}

/// How much less than a baseline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SpeedUp {
    /// The baseline's expanded nodes for each of the contestant's.
    pub expanded: Option<f64>,
    /// The baseline's time in multiples of the contestant's, of runs that were alone.
    pub seconds: Option<f64>,
}

/// A contestant's figures over a group of boards.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many boards there are.
    pub boards: usize,
    /// How many were solved.
    pub solved: usize,
    /// How many were solved by a shortest path, as far as the true distance is known.
    pub optimal: usize,
    /// How many ended in each other way.
    pub unsolved: BTreeMap<&'static str, usize>,
    /// Whether some searches were stopped before their end, so that the figures of cost are lower bounds.
    ///
    /// Costs are over all boards that were searched; length, b* and penetrance over those that were solved.
    pub is_lower_bound: bool,
    /// Over the boards that both solved.
    pub speed_up: SpeedUp,
    spreads: BTreeMap<Measure, Spread>,
}

impl Group {
    /// Whether the board with a number is in it.
    pub fn has(self, comparison: &Comparison, case: usize) -> bool {
        match self {
            Group::All => true,
            Group::Board(number) => case == number,
            Group::Distance(distance) => comparison.sample.cases[case].distance == distance,
        }
    }
}

impl Summary {
    pub(super) fn new(comparison: &Comparison, group: Group, contestant: usize, baseline: usize) -> Summary {
        let in_group = |trial: &&Trial| trial.contestant == contestant && group.has(comparison, trial.case);
        let trials: Vec<&Trial> = comparison.trials.iter().filter(in_group).collect();
        let mut unsolved = BTreeMap::new();
        for trial in trials.iter().filter(|trial| !trial.is_solved()) {
            *unsolved.entry(trial.status.name()).or_default() += 1;
        }
        let spread = |measure: Measure| {
            let values = trials.iter().filter_map(|trial| measure.of(trial));
            Some((measure, Spread::of(values)?))
        };
        Summary {
            boards: trials.len(),
            solved: trials.iter().filter(|trial| trial.is_solved()).count(),
            optimal: trials.iter().filter(|trial| trial.excess == Some(0)).count(),
            unsolved,
            is_lower_bound: trials.iter().any(|trial| trial.has_run() && !trial.is_solved()),
            speed_up: speed_up(comparison, &trials, baseline),
            spreads: Measure::ALL.into_iter().filter_map(spread).collect(),
        }
    }

    /// How a figure lies over the boards, if any has it.
    pub fn spread(&self, measure: Measure) -> Option<&Spread> {
        self.spreads.get(&measure)
    }

    /// The figures that there are.
    pub fn spreads(&self) -> impl Iterator<Item = (Measure, &Spread)> {
        self.spreads.iter().map(|(&measure, spread)| (measure, spread))
    }
}

/// The sum over the baseline's trials for that over the contestant's.
fn speed_up(comparison: &Comparison, trials: &[&Trial], baseline: usize) -> SpeedUp {
    let both: Vec<(&Trial, &Trial)> = trials
        .iter()
        .filter_map(|trial| Some((comparison.trial(baseline, trial.case)?, *trial)))
        .filter(|(base, trial)| base.is_solved() && trial.is_solved())
        .collect();
    let ratio = |measure: Measure| {
        let base: f64 = both.iter().map(|(base, _)| measure.of(base)).sum::<Option<f64>>()?;
        let own: f64 = both.iter().map(|(_, trial)| measure.of(trial)).sum::<Option<f64>>()?;
        (own > 0.0).then_some(base / own)
    };
    SpeedUp { expanded: ratio(Measure::Expanded), seconds: ratio(Measure::Seconds) }
}
