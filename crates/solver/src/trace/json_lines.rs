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
use crate::{Report, SCHEMA};

/// An event of a trace: an object of its JSON, which `docs/json.md` describes.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Event<'a>(Line<'a>);

/// What is searched: the first event.
#[derive(Serialize)]
struct Begin {
    event: &'static str,
    schema: u32,
    board: String,
    goal: String,
    metric: &'static str,
    algorithm: String,
    heuristic: Option<String>,
}

/// What happened to a node.
#[derive(Serialize)]
struct OfNode {
    event: &'static str,
    /// The number of the node's expansion.
    number: Option<u32>,
    board: String,
    g: u32,
    h: u32,
    f: u32,
    /// The number of the parent's expansion.
    parent: Option<u32>,
    /// Where the blank went: u, d, l, r, a letter a slide.
    #[serde(rename = "move")]
    by: Option<String>,
    side: &'static str,
    open: usize,
    closed: usize,
}

/// The first event, a step, the last event.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Begin(Begin),
    OfNode(OfNode),
    /// A bound, a weight, a layer, a restart.
    Heading {
        event: &'static str,
        value: u32,
    },
    End(End<'a>),
}

const EXPAND: &str = "expand";

impl Line<'_> {
    fn new(step: Step, player: &Player) -> Line<'static> {
        let event = word(step.what);
        if step.what.is_of_a_node() {
            Line::OfNode(of_node(event, player, step.of))
        } else {
            Line::Heading { event, value: step.of }
        }
    }
}

/// How it ended: the last event.
#[derive(Serialize)]
struct End<'a> {
    event: &'static str,
    recorded: usize,
    cut: bool,
    report: &'a Report,
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
    take(&Event(Line::Begin(Begin {
        event: "begin",
        schema: SCHEMA,
        board: report.board.to_string(),
        goal: report.goal.to_string(),
        metric: report.metric.name(),
        algorithm: report.algorithm.to_string(),
        heuristic: report.heuristic.as_ref().map(ToString::to_string),
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
            if let Line::OfNode(node) = &mut line
                && node.event == EXPAND
            {
                (node.open, node.closed) = (player.open_nodes(), player.closed_nodes());
            }
            take(&Event(line))?;
        }
    }
    let (recorded, cut) = (recording.steps().len(), recording.is_cut());
    take(&Event(Line::End(End { event: "end", recorded, cut, report })))
}

fn word(what: What) -> &'static str {
    match what {
        What::Made => "make",
        What::Expanded => EXPAND,
        What::Improved => "improve",
        What::Reopened => "reopen",
        What::BackedUp => "back-up",
        What::Dropped => "drop",
        What::Left => "leave",
        What::Forgotten => "forget",
        What::Solution => "solution",
        What::Bound => "bound",
        What::Weight => "weight",
        What::Layer => "layer",
        What::Restart => "restart",
    }
}

/// Where the blank went, a letter a slide.
pub(super) fn blank_moves(by: Reach) -> String {
    Path::new(by.slides().collect()).to_string()
}

fn of_node(event: &'static str, player: &Player, number: u32) -> OfNode {
    let recording = player.recording();
    let node = recording.node(number);
    OfNode {
        event,
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
