//! The fields of the answers, for the description of the API. The values themselves are the library's; a test compares
//! them with what stands here.

use std::collections::BTreeMap;

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

/// As `jiugong check --json`, and the same in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckAnswer {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    start_inversions: u64,
    goal_inversions: u64,
    blank_rows: Option<u64>,
    named_goals: Vec<String>,
    /// Two tiles whose exchange makes the goal reachable.
    swap: Option<Vec<u16>>,
    text: String,
}

/// As `jiugong solve --json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct SolveAnswer {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    /// solved, unreachable, time_limit, node_limit, memory_limit, cancelled or not_found.
    status: String,
    algorithm: String,
    heuristic: Option<String>,
    length: Option<u32>,
    optimal: bool,
    suboptimality_bound: Option<f64>,
    lower_bound: Option<u32>,
    blank_moves: Option<String>,
    tile_moves: Option<String>,
    tiles: Option<Vec<u16>>,
    expanded: u64,
    generated: u64,
    reopened: u64,
    largest_open: u64,
    held: u64,
    held_bytes: u64,
    seconds: f64,
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
}

/// As `jiugong scramble --json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScrambleAnswer {
    schema: u32,
    size: String,
    goal: String,
    seed: u64,
    boards: Vec<String>,
}

/// A board in another format, and a path from it in every notation.
#[derive(Serialize, ToSchema)]
pub(crate) struct ConvertAnswer {
    schema: u32,
    board: String,
    size: String,
    /// The format of `text`.
    format: String,
    text: String,
    goal: String,
    /// The format that was read.
    read: String,
    path: Option<PathAnswer>,
}

/// A path in every notation, and as a link that players pass on.
#[derive(Serialize, ToSchema)]
struct PathAnswer {
    schema: u32,
    board: String,
    size: String,
    length: u64,
    blank_moves: String,
    tile_moves: String,
    tiles: Vec<u16>,
    link: String,
}

/// A solve that was played.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReplayAnswer {
    schema: u32,
    board: String,
    size: String,
    length: u64,
    blank_moves: String,
    tile_moves: String,
    tiles: Vec<u16>,
    link: String,
    moves_in_1000_seconds: u64,
    /// In milliseconds since the beginning.
    times: Option<Vec<u64>>,
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
    events: Vec<BTreeMap<String, Value>>,
    summary: SolveAnswer,
}

/// As `jiugong compare --format json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct CompareAnswer {
    schema: u32,
    goal: String,
    size: String,
    seed: Option<u64>,
    /// table or search.
    distances_by: String,
    timed: bool,
    limits: BTreeMap<String, Value>,
    contestants: Vec<ContestantAnswer>,
    baseline: u32,
    trials: Vec<TrialAnswer>,
    summaries: Vec<BTreeMap<String, Value>>,
}

/// An algorithm with its heuristic.
#[derive(Serialize, ToSchema)]
struct ContestantAnswer {
    algorithm: String,
    heuristic: Option<String>,
}

/// What a contestant did on a board.
#[derive(Serialize, ToSchema)]
struct TrialAnswer {
    contestant: u32,
    board: String,
    distance: Option<u32>,
    status: String,
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

/// As `jiugong demonstrate --json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct DemonstrateAnswer {
    schema: u32,
    name: String,
    title: String,
    explanation: String,
    board: String,
    goal: String,
    distance: Option<u32>,
    attempts: Vec<AttemptAnswer>,
}

/// One way that was tried.
#[derive(Serialize, ToSchema)]
struct AttemptAnswer {
    name: String,
    /// right, wrong or legitimate.
    right: String,
    estimate: Option<u32>,
    status: Option<String>,
    length: Option<u32>,
    expanded: u64,
    generated: u64,
    reopened: u64,
}

/// As `jiugong explore --json`.
#[derive(Serialize, ToSchema)]
pub(crate) struct LandscapeAnswer {
    schema: u32,
    size: String,
    goal: String,
    metric: String,
    boards: u64,
    radius: u32,
    counts: Vec<u64>,
    farthest: Vec<String>,
}
