//! A comparison as one JSON object.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Case, Comparison, DistanceBy, Group, Measure, Round, SpeedUp, Spread, Summary, Trial};
use crate::{SCHEMA, SolveError, Status};

/// A comparison with everything that is known of it: how it was made, every trial, every summary.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ComparisonRecord {
    schema: u32,
    goal: String,
    size: String,
    /// What counts one in distances and lengths: `stm` or `mtm`.
    metric: &'static str,
    seed: Option<u64>,
    /// `table` or `search`.
    distances_by: &'static str,
    /// Whether each run was alone, so that `seconds` are its own.
    timed: bool,
    limits: LimitsRecord,
    contestants: Vec<ContestantRecord>,
    /// The number of the contestant that `speed_up` refers to.
    baseline: usize,
    trials: Vec<TrialRecord>,
    summaries: Vec<SummaryRecord>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct LimitsRecord {
    seconds: Option<f64>,
    nodes: Option<u64>,
    bytes: Option<u64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ContestantRecord {
    algorithm: String,
    heuristic: Option<String>,
}

/// A trial with its board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrialRecord {
    contestant: usize,
    board: String,
    distance: Option<u32>,
    status: Status,
    error: Option<String>,
    length: Option<u32>,
    optimal: Option<bool>,
    excess: Option<u32>,
    expanded: u64,
    generated: u64,
    reopened: u64,
    largest_open: u64,
    held: u64,
    held_bytes: u64,
    branching_factor: Option<f64>,
    penetrance: Option<f64>,
    seconds: Option<f64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct SummaryRecord {
    contestant: usize,
    /// `all`, `board` or `distance`.
    over: &'static str,
    /// The distance, or the number of the board from 0.
    group: Option<usize>,
    boards: usize,
    solved: usize,
    optimal: usize,
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, usize>))]
    unsolved: BTreeMap<&'static str, usize>,
    is_lower_bound: bool,
    speed_up: SpeedUp,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, serde_json::Value>))]
    spreads: BTreeMap<&'static str, Option<Spread>>,
}

impl ComparisonRecord {
    /// The record of a comparison, with speed-ups against the contestant with the number `baseline`; `say` makes a sentence
    /// of why a search could not begin.
    pub fn new(
        comparison: &Comparison,
        baseline: usize,
        say: impl Fn(&SolveError) -> String,
    ) -> ComparisonRecord {
        let Comparison { contestants, sample, limits, round, trials } = comparison;
        let groups = [Group::All].into_iter().chain(comparison.groups());
        let summaries = groups.flat_map(|group| {
            (0..contestants.len())
                .map(move |contestant| (group, contestant, comparison.summary(group, contestant, baseline)))
        });
        ComparisonRecord {
            schema: SCHEMA,
            goal: sample.goal.to_string(),
            size: sample.goal.size().to_string(),
            metric: sample.metric.name(),
            seed: sample.seed,
            distances_by: match sample.distance_by {
                DistanceBy::Table => "table",
                DistanceBy::Search => "search",
            },
            timed: *round == Round::Alone,
            limits: LimitsRecord {
                seconds: limits.time.map(|time| time.as_secs_f64()),
                nodes: limits.nodes,
                bytes: limits.memory,
            },
            contestants: contestants
                .iter()
                .map(|contestant| ContestantRecord {
                    algorithm: contestant.algorithm.to_string(),
                    heuristic: contestant.heuristic.as_ref().map(ToString::to_string),
                })
                .collect(),
            baseline,
            trials: trials
                .iter()
                .map(|trial| TrialRecord::new(&sample.cases[trial.case], trial, &say))
                .collect(),
            summaries: summaries
                .map(|(group, contestant, summary)| SummaryRecord::new(group, contestant, summary))
                .collect(),
        }
    }
}

impl TrialRecord {
    /// The record of a trial on a board; `say` makes a sentence of why it could not begin.
    pub fn new(case: &Case, trial: &Trial, say: impl Fn(&SolveError) -> String) -> TrialRecord {
        let statistics = trial.statistics;
        TrialRecord {
            contestant: trial.contestant,
            board: case.board.to_string(),
            distance: case.distance,
            status: trial.status,
            error: trial.refused.as_ref().map(say),
            length: trial.length,
            optimal: trial.excess.map(|excess| excess == 0),
            excess: trial.excess,
            expanded: statistics.expanded,
            generated: statistics.generated,
            reopened: statistics.reopened,
            largest_open: statistics.largest_open,
            held: statistics.held,
            held_bytes: statistics.held_bytes,
            branching_factor: trial.branching_factor(),
            penetrance: trial.penetrance(),
            seconds: trial.time.map(|time| time.as_secs_f64()),
        }
    }
}

impl SummaryRecord {
    fn new(group: Group, contestant: usize, summary: Summary) -> SummaryRecord {
        let (over, number) = match group {
            Group::All => ("all", None),
            Group::Board(number) => ("board", Some(number)),
            Group::Distance(distance) => ("distance", distance.map(|distance| distance as usize)),
        };
        let spreads = Measure::ALL.map(|measure| (measure.name(), summary.spread(measure).copied())).into();
        SummaryRecord {
            contestant,
            over,
            group: number,
            boards: summary.boards,
            solved: summary.solved,
            optimal: summary.optimal,
            unsolved: summary.unsolved,
            is_lower_bound: summary.is_lower_bound,
            speed_up: summary.speed_up,
            spreads,
        }
    }
}
