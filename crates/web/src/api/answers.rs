//! The fields of those answers whose values are written by hand, for the description of the API; other records describe
//! themselves. A test compares all answers with their descriptions.

use std::collections::BTreeMap;

use jiugong_solver::{Report, trace};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::bounds::PublishedBounds;

/// What there is to choose from.
#[derive(Serialize, ToSchema)]
pub(crate) struct CatalogueAnswer {
    schema: u32,
    algorithms: Vec<AlgorithmAnswer>,
    heuristics: Vec<HeuristicAnswer>,
    goals: Vec<String>,
    formats: Vec<FormatAnswer>,
    notations: Vec<NotationAnswer>,
    /// The fastest optimal pair for every size that can be searched.
    defaults: Vec<DefaultAnswer>,
    limits: LimitsAnswer,
    bounds: PublishedBounds,
}

/// An algorithm.
#[derive(Serialize, ToSchema)]
struct AlgorithmAnswer {
    name: String,
    summary: String,
    complete: String,
    optimal: String,
    memory: String,
    uses_heuristic: bool,
    parameters: Vec<ParameterAnswer>,
    source: String,
    texts: TextsAnswer,
}

/// A heuristic.
#[derive(Serialize, ToSchema)]
struct HeuristicAnswer {
    name: String,
    summary: String,
    admissible: bool,
    consistent: bool,
    sizes: String,
    parameters: Vec<ParameterAnswer>,
    source: String,
    texts: TextsAnswer,
}

/// What can be set.
#[derive(Serialize, ToSchema)]
struct ParameterAnswer {
    name: String,
    /// whole, decimal, word or patterns.
    kind: String,
    allowed: String,
    default: String,
    #[schema(required = false)]
    least: Option<f64>,
    #[schema(required = false)]
    most: Option<f64>,
    #[schema(required = false)]
    words: Option<Vec<String>>,
}

/// What a student should know.
#[derive(Serialize, ToSchema)]
struct TextsAnswer {
    idea: String,
    pseudo_code: String,
    guarantee: String,
    cost: String,
    when: String,
    fails: String,
    source: String,
}

/// A format of boards.
#[derive(Serialize, ToSchema)]
struct FormatAnswer {
    name: String,
    writable: bool,
}

/// A notation of paths.
#[derive(Serialize, ToSchema)]
struct NotationAnswer {
    name: String,
    summary: String,
}

/// What is used at a size.
#[derive(Serialize, ToSchema)]
struct DefaultAnswer {
    size: String,
    algorithm: String,
    heuristic: String,
}

/// What the program can do.
#[derive(Serialize, ToSchema)]
struct LimitsAnswer {
    side: u32,
    cells: u32,
}

/// As `jiugong explain --format json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExplainAnswer {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    heuristic: String,
    admissible: bool,
    consistent: bool,
    h: u32,
    /// Its fields depend on its `kind`, see docs/json.md.
    how: BTreeMap<String, Value>,
}

/// As `jiugong trace --format jsonl`, in one object.
#[derive(Serialize, ToSchema)]
pub(crate) struct TraceAnswer {
    schema: u32,
    /// The first is `begin`, the last `end`.
    events: Vec<trace::Event<'static>>,
    summary: Report,
}
