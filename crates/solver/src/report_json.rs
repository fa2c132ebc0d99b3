//! A report as one JSON object.

use jiugong_puzzle::{Board, Notation, Path};
use jiugong_search::Found;
use serde::{Serialize, Serializer};

use crate::{Report, Status};

/// The version of the schema: raised when a field changes its meaning or goes.
pub const SCHEMA: u32 = 1;

/// A report's fields, in their order. What is not known is null.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ReportRecord {
    schema: u32,
    /// The rows, divided by `/`.
    board: String,
    goal: String,
    /// Width x height.
    size: String,
    reachable: bool,
    status: Status,
    /// What counts one in lengths and bounds: `stm` or `mtm`.
    metric: &'static str,
    algorithm: String,
    heuristic: Option<String>,
    /// The length of the path, in the metric.
    length: Option<usize>,
    /// The slides of single tiles in the path.
    slides: Option<usize>,
    optimal: bool,
    /// What the length is at most, in multiples of the shortest.
    suboptimality_bound: Option<f64>,
    /// No path is shorter.
    lower_bound: Option<u32>,
    /// As in `ullddr`.
    blank_moves: Option<String>,
    /// As in `DR2U2`.
    tile_moves: Option<String>,
    /// The numbers of the tiles that slide.
    tiles: Option<Vec<u16>>,
    expanded: u64,
    generated: u64,
    reopened: u64,
    /// Nodes.
    largest_open: u64,
    /// Nodes.
    held: u64,
    held_bytes: u64,
    seconds: f64,
    /// How many shortest paths there are, where all were asked for.
    solutions: Option<u64>,
    /// Those of them that are listed, as `blank_moves`.
    solution_paths: Option<Vec<String>>,
    /// The solutions of a search that improves on its solutions.
    improvements: Option<Vec<ImprovementRecord>>,
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ReportRecord::new(self).serialize(serializer)
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Report {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        ReportRecord::schema()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Report {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        ReportRecord::schemas(schemas);
    }
}

impl ReportRecord {
    fn new(report: &Report) -> ReportRecord {
        let path = report.path.as_ref();
        let written = |notation: Notation| path.and_then(|path| notation.write(path, &report.board).ok());
        let statistics = &report.statistics;
        ReportRecord {
            schema: SCHEMA,
            board: report.board.to_string(),
            goal: report.goal.to_string(),
            size: report.board.size().to_string(),
            reachable: report.reachability.reachable,
            status: report.status,
            metric: report.metric.name(),
            algorithm: report.algorithm.to_string(),
            heuristic: report.heuristic.as_ref().map(ToString::to_string),
            length: report.length(),
            slides: report.slides(),
            optimal: report.optimal,
            suboptimality_bound: report.suboptimality_bound,
            lower_bound: report.lower_bound,
            blank_moves: written(Notation::BlankMoves),
            tile_moves: written(Notation::TileMoves),
            tiles: path.map(|path| tiles(path, &report.board)),
            expanded: statistics.expanded,
            generated: statistics.generated,
            reopened: statistics.reopened,
            largest_open: statistics.largest_open,
            held: statistics.held,
            held_bytes: statistics.held_bytes,
            seconds: report.time.as_secs_f64(),
            solutions: report.shortest_paths,
            solution_paths: report.shortest_paths.map(|_| listed(report)),
            improvements: (!report.solutions.is_empty()).then(|| improvements(report)),
        }
    }
}

/// The shortest paths that are listed.
fn listed(report: &Report) -> Vec<String> {
    let written = |path: &Path| Notation::BlankMoves.write(path, &report.board).ok();
    report.listed_paths.iter().filter_map(written).collect()
}

/// A solution on the way to a better one.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ImprovementRecord {
    length: u32,
    suboptimality_bound: Option<f64>,
    expanded: u64,
    seconds: f64,
}

fn improvements(report: &Report) -> Vec<ImprovementRecord> {
    let improvement = |found: &Found| ImprovementRecord {
        length: found.cost,
        suboptimality_bound: report.factor_of(found),
        expanded: found.expanded,
        seconds: found.after.as_secs_f64(),
    };
    report.solutions.iter().map(improvement).collect()
}

/// The tiles that slide, one after the other.
fn tiles(path: &Path, start: &Board) -> Vec<u16> {
    let mut board = start.clone();
    path.slides().iter().filter_map(|&direction| board.slide(direction)).collect()
}
