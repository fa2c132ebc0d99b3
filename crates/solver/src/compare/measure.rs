//! What is compared.

use serde::{Serialize, Serializer};

use super::Trial;

/// A figure of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// The length of the path, in the metric of the comparison.
    Length,
    /// The length beyond that of a shortest path.
    Excess,
    /// Nodes whose successors were made.
    Expanded,
    /// Nodes made, the start included.
    Generated,
    /// The most nodes that were open at one time.
    LargestOpen,
    /// The most nodes in memory at one time.
    Held,
    /// The effective branching factor b*.
    BranchingFactor,
    /// The length of the path for each node generated.
    Penetrance,
    /// Wall-clock time, of runs that were alone.
    Seconds,
}

impl Measure {
    /// All of them.
    pub const ALL: [Measure; 9] = [
        Measure::Length,
        Measure::Excess,
        Measure::Expanded,
        Measure::Generated,
        Measure::LargestOpen,
        Measure::Held,
        Measure::BranchingFactor,
        Measure::Penetrance,
        Measure::Seconds,
    ];

    /// The name, the same everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Length => "length",
            Measure::Excess => "excess",
            Measure::Expanded => "expanded",
            Measure::Generated => "generated",
            Measure::LargestOpen => "largest_open",
            Measure::Held => "held",
            Measure::BranchingFactor => "branching_factor",
            Measure::Penetrance => "penetrance",
            Measure::Seconds => "seconds",
        }
    }

    /// Whether it is what a search costs: known also of one that was stopped, which would have cost more.
    pub fn is_cost(self) -> bool {
        match self {
            Measure::Expanded
            | Measure::Generated
            | Measure::LargestOpen
            | Measure::Held
            | Measure::Seconds => true,
            Measure::Length | Measure::Excess | Measure::BranchingFactor | Measure::Penetrance => false,
        }
    }

    /// Whether it is a whole number.
    pub fn is_count(self) -> bool {
        !matches!(self, Measure::BranchingFactor | Measure::Penetrance | Measure::Seconds)
    }

    /// Its value in a trial, where there is one.
    pub fn of(self, trial: &Trial) -> Option<f64> {
        let statistics = trial.has_run().then_some(trial.statistics);
        match self {
            Measure::Length => trial.length.map(f64::from),
            Measure::Excess => trial.excess.map(f64::from),
            Measure::Expanded => statistics.map(|statistics| statistics.expanded as f64),
            Measure::Generated => statistics.map(|statistics| statistics.generated as f64),
            Measure::LargestOpen => statistics.map(|statistics| statistics.largest_open as f64),
            Measure::Held => statistics.map(|statistics| statistics.held as f64),
            Measure::BranchingFactor => trial.branching_factor(),
            Measure::Penetrance => trial.penetrance(),
            Measure::Seconds => trial.time.filter(|_| trial.has_run()).map(|time| time.as_secs_f64()),
        }
    }
}

impl Serialize for Measure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
