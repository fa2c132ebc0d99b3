//! A report as one JSON object.

use jiugong_puzzle::{Board, Notation, Path};
use jiugong_search::Found;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::Report;

/// The version of the schema: raised when a field changes its meaning or goes.
pub const SCHEMA: u32 = 1;

/// The fields, in this order: `schema`, `board` and `goal` (rows by slash), `size` (width x height), `reachable`,
/// `status`, `metric` (`stm` or `mtm`), `algorithm`, `heuristic`, `length` (in the metric), `slides`, `optimal`, `suboptimality_bound`, `lower_bound`, `blank_moves`
/// (`ullddr`), `tile_moves` (`DR2U2`), `tiles` (the numbers of the tiles that slide), `expanded`, `generated`,
/// `reopened`, `largest_open`, `held` (nodes), `held_bytes`, `seconds`, `solutions`, `solution_paths` (as `blank_moves`),
/// `improvements` (of a search that improves on its solutions, each with `length`, `suboptimality_bound`, `expanded`, `seconds`).
/// What is not known is null.
impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written =
            |notation: Notation| self.path.as_ref().and_then(|path| notation.write(path, &self.board).ok());
        let statistics = &self.statistics;
        let mut object = serializer.serialize_struct("Report", 27)?;
        object.serialize_field("schema", &SCHEMA)?;
        object.serialize_field("board", &self.board.to_string())?;
        object.serialize_field("goal", &self.goal.to_string())?;
        object.serialize_field("size", &self.board.size().to_string())?;
        object.serialize_field("reachable", &self.reachability.reachable)?;
        object.serialize_field("status", &self.status)?;
        object.serialize_field("metric", self.metric.name())?;
        object.serialize_field("algorithm", &self.algorithm.to_string())?;
        object.serialize_field("heuristic", &self.heuristic.as_ref().map(ToString::to_string))?;
        object.serialize_field("length", &self.length())?;
        object.serialize_field("slides", &self.slides())?;
        object.serialize_field("optimal", &self.optimal)?;
        object.serialize_field("suboptimality_bound", &self.suboptimality_bound)?;
        object.serialize_field("lower_bound", &self.lower_bound)?;
        object.serialize_field("blank_moves", &written(Notation::BlankMoves))?;
        object.serialize_field("tile_moves", &written(Notation::TileMoves))?;
        object.serialize_field("tiles", &self.path.as_ref().map(|path| tiles(path, &self.board)))?;
        object.serialize_field("expanded", &statistics.expanded)?;
        object.serialize_field("generated", &statistics.generated)?;
        object.serialize_field("reopened", &statistics.reopened)?;
        object.serialize_field("largest_open", &statistics.largest_open)?;
        object.serialize_field("held", &statistics.held)?;
        object.serialize_field("held_bytes", &statistics.held_bytes)?;
        object.serialize_field("seconds", &self.time.as_secs_f64())?;
        object.serialize_field("solutions", &self.shortest_paths)?;
        object.serialize_field("solution_paths", &self.shortest_paths.map(|_| listed(self)))?;
        object.serialize_field("improvements", &(!self.solutions.is_empty()).then(|| improvements(self)))?;
        object.end()
    }
}

/// The shortest paths that are listed.
fn listed(report: &Report) -> Vec<String> {
    let written = |path: &Path| Notation::BlankMoves.write(path, &report.board).ok();
    report.listed_paths.iter().filter_map(written).collect()
}

/// A solution on the way to a better one.
#[derive(Serialize)]
struct Improvement {
    length: u32,
    suboptimality_bound: Option<f64>,
    expanded: u64,
    seconds: f64,
}

fn improvements(report: &Report) -> Vec<Improvement> {
    let improvement = |found: &Found| Improvement {
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
