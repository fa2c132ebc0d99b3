//! A trace as JSON.

use std::io::{self, Write};
use std::sync::Arc;

use jiugong_heuristics::Reach;
use jiugong_puzzle::Path;
use jiugong_search::Side;
use serde::Serialize;

use super::player::Player;
use super::recording::Recording;
use super::span::Span;
use super::step::{Step, What};
use crate::demonstrations::Staged;
use crate::{Report, SCHEMA};

/// An event of a trace: an object of its JSON, which `docs/json.md` describes.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Event<'a>(Line<'a>);

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Event<'_> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Line::schema()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Event<'_> {
    fn name() -> std::borrow::Cow<'static, str> {
        "TraceEvent".into()
    }

    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Line::schemas(schemas);
    }
}

/// What is searched, a step of the search, or how it ended: `event` says what happened.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Line<'a> {
    /// The first event.
    Begin(BeginRecord),
    /// A node was made and is open.
    Make(NodeRecord),
    /// An open node was expanded.
    Expand(NodeRecord),
    /// A cheaper way to an open node.
    Improve(NodeRecord),
    /// A cheaper way to a closed node.
    Reopen(NodeRecord),
    /// A search that backtracks has left the node, which is open again with the f learnt below it.
    BackUp(NodeRecord),
    /// A node was made and dropped at once.
    Drop(NodeRecord),
    /// A search that backtracks has left the node.
    Leave(NodeRecord),
    /// An open node was given up.
    Forget(NodeRecord),
    /// A goal was reached.
    Solution(NodeRecord),
    /// A round with a new bound began.
    Bound(HeadingRecord),
    /// A round with a new weight of h, in thousandths, began.
    Weight(HeadingRecord),
    /// A layer began.
    Layer(HeadingRecord),
    /// A local search began again.
    Restart(HeadingRecord),
    /// The last event.
    End(EndRecord<'a>),
}

/// What is searched.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct BeginRecord {
    schema: u32,
    board: String,
    goal: String,
    /// What counts one: `stm` or `mtm`.
    metric: &'static str,
    algorithm: String,
    heuristic: Option<String>,
    /// The demonstration that the run is an attempt of, if it is one: it may be wrong on purpose.
    #[serde(skip_serializing_if = "Option::is_none")]
    demonstration: Option<Staged>,
}

/// A node to which something happened.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct NodeRecord {
    /// The number of the node's expansion, from 1; null before it.
    number: Option<u32>,
    board: String,
    g: u32,
    h: u32,
    f: u32,
    /// The number of the parent's expansion; null for a root.
    parent: Option<u32>,
    /// Where the blank went: u, d, l, r, a letter a slide; null for a root.
    #[serde(rename = "move")]
    by: Option<String>,
    /// `start` or `goal`: where the search that made it began.
    side: &'static str,
    /// How many nodes are open after the event; after an expansion, when its successors have been made.
    open: usize,
    /// How many nodes are closed then.
    closed: usize,
}

/// The beginning of a round, a layer or another try.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct HeadingRecord {
    /// The bound, the weight in thousandths, the depth of the layer, the number of the try.
    value: u32,
}

/// How it ended.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct EndRecord<'a> {
    /// The steps that were recorded.
    recorded: usize,
    /// Whether the search went on beyond the limit of what is recorded.
    cut: bool,
    report: &'a Report,
}

impl Line<'_> {
    fn new(step: Step, player: &Player) -> Line<'static> {
        let node = || NodeRecord::new(player, step.of);
        let heading = HeadingRecord { value: step.of };
        match step.what {
            What::Made => Line::Make(node()),
            What::Expanded => Line::Expand(node()),
            What::Improved => Line::Improve(node()),
            What::Reopened => Line::Reopen(node()),
            What::BackedUp => Line::BackUp(node()),
            What::Dropped => Line::Drop(node()),
            What::Left => Line::Leave(node()),
            What::Forgotten => Line::Forget(node()),
            What::Solution => Line::Solution(node()),
            What::Bound => Line::Bound(heading),
            What::Weight => Line::Weight(heading),
            What::Layer => Line::Layer(heading),
            What::Restart => Line::Restart(heading),
        }
    }
}

/// Writes the [events](json_events) of a span, one a line.
///
/// # Errors
/// What the output says.
pub fn write_json_lines(
    output: &mut dyn Write,
    recording: &Arc<Recording>,
    span: Span,
    report: &Report,
) -> io::Result<()> {
    json_events(recording, span, report, |event| {
        serde_json::to_writer(&mut *output, event)?;
        output.write_all(b"\n")
    })
}

/// Hands over an event for every step of a span, between one that says what is searched and one that holds the report.
///
/// What happens is in `event`: `make`, `expand`, `improve`, `reopen`, `back-up`, `drop`, `leave`, `forget`, `solution`, with `number`
/// (of the expansion, from 1), `board`, `g`, `h`, `f`, `parent` (the number of its expansion), `move` (where the blank
/// went), `side`, and the sizes of `open` and `closed` after the event; or `bound`, `weight` (in thousandths), `layer`, `restart` with their `value`.
/// Only in an `expand` the sizes are those when its successors have been made.
///
/// # Errors
/// What `take` says; nothing is handed over after that.
pub fn json_events<E>(
    recording: &Arc<Recording>,
    span: Span,
    report: &Report,
    mut take: impl FnMut(&Event<'_>) -> Result<(), E>,
) -> Result<(), E> {
    take(&Event(Line::Begin(BeginRecord {
        schema: SCHEMA,
        board: report.board.to_string(),
        goal: report.goal.to_string(),
        metric: report.metric.name(),
        algorithm: report.algorithm.to_string(),
        heuristic: report.heuristic.as_ref().map(ToString::to_string),
        demonstration: recording.staged().cloned(),
    })))?;
    let mut player = Player::new(recording.clone());
    for expansion in span.parts(recording) {
        let mut lines = Vec::new();
        while player.at() < recording.steps_until(expansion) {
            let Some(step) = player.forward() else { break };
            if span.shows(expansion, recording) {
                lines.push(Line::new(step, &player));
            }
        }
        for mut line in lines {
            if let Line::Expand(node) = &mut line {
                (node.open, node.closed) = (player.open_nodes(), player.closed_nodes());
            }
            take(&Event(line))?;
        }
    }
    let (recorded, cut) = (recording.steps().len(), recording.is_cut());
    take(&Event(Line::End(EndRecord { recorded, cut, report })))
}

/// Where the blank went, a letter a slide.
pub(super) fn blank_moves(by: Reach) -> String {
    Path::new(by.slides().collect()).to_string()
}

impl NodeRecord {
    fn new(player: &Player, number: u32) -> NodeRecord {
        let recording = player.recording();
        let node = recording.node(number);
        NodeRecord {
            number: node.number.filter(|&number| number as usize <= player.expanded()),
            board: recording.board(number).to_string(),
            g: node.g,
            h: node.h,
            f: player.f(number),
            parent: node.parent.and_then(|parent| recording.node(parent).number),
            by: node.by.map(blank_moves),
            side: match node.side {
                Side::Forward => "start",
                Side::Backward => "goal",
            },
            open: player.open_nodes(),
            closed: player.closed_nodes(),
        }
    }
}
