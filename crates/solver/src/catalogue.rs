//! What is said of every algorithm and of every heuristic.

use crate::{AlgorithmName, HeuristicName, Parameter};

/// An algorithm's line in the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct AlgorithmEntry {
    /// Which one it is.
    pub id: AlgorithmName,
    /// Its name, the same everywhere.
    pub name: &'static str,
    /// Whether it finds a path where there is one.
    pub complete: Complete,
    /// Whether the path is a shortest one.
    pub optimal: Optimal,
    /// What it has to remember.
    pub memory: Memory,
    /// Whether it uses a heuristic.
    pub informed: Informed,
    /// From which ends it searches.
    pub ends: Ends,
    /// What can be set.
    pub parameters: &'static [Parameter],
    /// Where it was published.
    pub source: &'static str,
}

/// When an algorithm finds a path where there is one (given time and memory).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complete {
    /// Always.
    Always,
    /// If there is one within its depth limit.
    WithinDepth,
    /// It may give up.
    Never,
}

/// When the path that an algorithm finds is a shortest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimal {
    /// Always.
    Always,
    /// If the heuristic is admissible.
    IfAdmissible,
    /// If the heuristic is admissible it is at most `weight` times as long as a shortest one.
    WithinWeight,
    /// Only by luck.
    Never,
}

/// How what an algorithm holds in memory grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// With the length of the path.
    Path,
    /// With the length of the path times its width.
    Beam,
    /// With the number of nodes made.
    Nodes,
    /// With the number of boards of the size.
    Boards,
}

/// Whether an algorithm uses a heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Informed {
    /// It knows only the moves.
    Blind,
    /// It is guided by a heuristic.
    ByHeuristic,
    /// It reads the exact distances from a table.
    ByTable,
}

/// From which ends an algorithm searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// From the start.
    One,
    /// From the start and from the goal.
    Both,
}

/// A heuristic's line in the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicEntry {
    /// Which one it is.
    pub id: HeuristicName,
    /// Its name, the same everywhere.
    pub name: &'static str,
    /// Whether it never says more than the moves that are left.
    pub admissible: bool,
    /// Whether a move never changes it by more than 1 and it is 0 at the goal.
    pub consistent: bool,
    /// What becomes of it in the multi-tile metric, where it is as admissible and as consistent.
    pub in_pushes: InPushes,
    /// The sizes that it can do.
    pub sizes: Sizes,
    /// What can be set.
    pub parameters: &'static [Parameter],
    /// Where it was published.
    pub source: &'static str,
}

/// What a heuristic is in the multi-tile metric, where the slide of several tiles at once counts one.
///
/// One that estimates slides is too large there as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPushes {
    /// The same.
    Same,
    /// It is divided by the most tiles that slide at once, and rounded up.
    Divided,
    /// Its rows and its columns are each divided by the most tiles that slide at once there.
    DividedByAxis,
    /// It has a table of its own for that metric.
    OwnTable,
}

/// The sizes that something can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sizes {
    /// All that can be searched.
    All,
    /// Those for which a table of distances fits the memory.
    Table,
}

/// The most cells that a board may have to be searched.
pub const MOST_CELLS: usize = 25;
