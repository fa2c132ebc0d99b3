//! `POST /trace`: a search, step by step.

use std::convert::Infallible;
use std::io::{self, Write};
use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use jiugong_figures::png;
use jiugong_locale::{Language, Say, demonstration_run, say, trace_words};
use jiugong_solver::trace::{
    self, Lists, MOST_DRAWN, Recording, Span, Tree, json_events, write_csv, write_dot, write_json_lines,
    write_svg, write_text,
};
use jiugong_solver::{Report, SCHEMA, SolveError, Status};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::channel;
use utoipa::ToSchema;

use super::answers::TraceAnswer;
use super::solve::refused;
use super::traced::{Shown, no_attempt};
use crate::App;
use crate::asked::Asked;
use crate::events::{event, received, stream};
use crate::held::Bounded;
use crate::json::{Answer, large, unwritten};
use crate::problem::Problem;

/// A search, and what to show of it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TraceRequest {
    /// The board, in any known format; null for an attempt of a demonstration.
    pub(super) board: Option<String>,
    /// Width x height, where the text does not show it.
    pub(super) size: Option<String>,
    /// standard, zero, snail or a board.
    pub(super) goal: Option<String>,
    /// As in `a-star` or `weighted-a-star(weight=2)`; null for the fastest optimal one.
    pub(super) algorithm: Option<String>,
    /// As in `manhattan`; null for the best for the size.
    pub(super) heuristic: Option<String>,
    /// Seconds.
    pub(super) time_limit: Option<f64>,
    /// Expanded nodes.
    pub(super) node_limit: Option<u64>,
    /// What counts one: `stm`, every slide of one tile (also where it is null), or `mtm`, tiles of one row or column slid at
    /// once.
    pub(super) metric: Option<String>,
    /// The name of a demonstration, one of whose attempts is to be shown in place of a search of one's own.
    pub(super) demonstration: Option<String>,
    /// The name of the attempt; it may be wrong on purpose, and the first event says so.
    pub(super) attempt: Option<String>,
    format: Option<TraceFormat>,
    /// The first expansion that is shown, from 1.
    from: Option<u64>,
    /// The last expansion that is shown; the search ends there.
    pub(super) to: Option<u64>,
    /// The most expansions that are shown; of a tree, the most nodes that are drawn.
    limit: Option<u64>,
    /// Whether a text shows open and closed at every step.
    #[serde(default)]
    lists: bool,
}

/// In which form.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum TraceFormat {
    Json,
    Jsonl,
    Csv,
    Dot,
    Svg,
    Png,
    Text,
}

impl TraceFormat {
    fn media_type(self) -> &'static str {
        match self {
            TraceFormat::Json => "application/json",
            TraceFormat::Jsonl => "application/x-ndjson",
            TraceFormat::Csv => "text/csv; charset=utf-8",
            TraceFormat::Dot => "text/vnd.graphviz; charset=utf-8",
            TraceFormat::Svg => "image/svg+xml",
            TraceFormat::Png => "image/png",
            TraceFormat::Text => "text/plain; charset=utf-8",
        }
    }

    fn is_tree(self) -> bool {
        matches!(self, TraceFormat::Dot | TraceFormat::Svg | TraceFormat::Png)
    }
}

/// The most nodes of a tree that are drawn here.
const MOST_NODES: u64 = 2000;

/// Events that may wait for a client.
const WAITING_EVENTS: usize = 64;

/// An event of the stream that `trace` answers: its line `event:` holds the name that is `event` here, its line `data:` the
/// JSON that is `data` here. There is an `event` for each step of the search, between one that says what is searched and one
/// that says how it ended; the last is `result`. Lines that begin with a colon keep the connection alive.
#[derive(Serialize, ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
enum TraceStreamed<'a> {
    /// A step.
    Event(&'a trace::Event<'a>),
    /// What came out.
    Result(&'a Report),
}

/// A search, step by step; as a stream of events, one `event` each and then `result`.
#[utoipa::path(post, path = "/trace", request_body = TraceRequest, responses(
    (status = 200, content(
        (TraceAnswer = "application/json"), (String = "application/x-ndjson"), (String = "text/csv"),
        (String = "text/vnd.graphviz"), (String = "image/svg+xml"), (String = "image/png"),
        (String = "text/plain"), (TraceStreamed = "text/event-stream")
    )),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn trace(
    State(app): State<Arc<App>>,
    Asked { language, body, as_events }: Asked<TraceRequest>,
) -> Answer {
    let wanted = Wanted::new(&body, &app, language)?;
    let shown = Shown::new(body, &app, language)?;
    let steps = app.bounds().steps;
    let (effort, metrics) = (shown.effort(), app.metrics().clone());
    let attempt = shown.attempt();
    let recorded = app.search(language, effort, move |solver, watch| {
        let Some((report, recording)) = shown.record(solver, steps, watch)? else { return Ok(None) };
        metrics.expanded.inc_by(report.statistics.expanded);
        // Only a stream needs the recording itself, and that for no longer than it lasts.
        let written = if as_events { None } else { Some(wanted.write(&report, &recording)) };
        Ok::<_, SolveError>(Some((report, recording, written)))
    });
    let recorded = recorded.await?.map_err(|error| refused(&error, language))?;
    let (report, recording, written) = recorded.ok_or_else(|| no_attempt(&attempt, language))?;
    match written {
        None => events(&app, report, recording, wanted.span, language),
        Some(_) if report.status == Status::Unreachable && wanted.format.is_tree() => {
            Err(Problem::field(language, "goal", report.say(language)))
        }
        Some(Ok(bytes)) => large(&app, language, wanted.format.media_type(), bytes),
        Some(Err(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
            Err(Problem::answer(language, app.bounds().answer))
        }
        Some(Err(error)) => Err(unwritten(&error, language)),
    }
}

/// What is to be shown, and how.
#[derive(Clone, Copy)]
struct Wanted {
    format: TraceFormat,
    span: Span,
    lists: Lists,
    /// Nodes of a tree.
    nodes: usize,
    /// Bytes of the answer.
    most: usize,
    language: Language,
}

impl Wanted {
    fn new(body: &TraceRequest, app: &App, language: Language) -> Result<Wanted, Problem> {
        let format = body.format.unwrap_or(TraceFormat::Json);
        let from = body.from.unwrap_or(1).max(1);
        if let Some(to) = body.to.filter(|to| *to < from) {
            let (from, to) = (from.to_string(), to.to_string());
            return Err(Problem::field(
                language,
                "to",
                say!(language, "problem-empty-span", from = from, to = to),
            ));
        }
        if body.lists && format != TraceFormat::Text {
            return Err(Problem::field(language, "lists", say!(language, "trace-lists-need-text")));
        }
        let nodes = body.limit.unwrap_or(MOST_DRAWN as u64);
        if format.is_tree() && nodes > MOST_NODES {
            return Err(Problem::too_much(language, "limit", MOST_NODES));
        }
        let last = body.limit.filter(|_| !format.is_tree()).map(|limit| from.saturating_add(limit) - 1);
        let to = body.to.into_iter().chain(last).min().unwrap_or(u64::MAX);
        let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(Wanted {
            format,
            span: Span { from: number(from), to: number(to) },
            lists: if body.lists { Lists::Shown } else { Lists::Hidden },
            nodes: number(nodes),
            most: app.bounds().answer,
            language,
        })
    }

    fn write(&self, report: &Report, recording: &Arc<Recording>) -> io::Result<Vec<u8>> {
        let mut output = Bounded::new(self.most);
        let mut words = trace_words(report, self.language);
        if let Some(staged) = recording.staged() {
            words.title = format!("{} ({})", demonstration_run(staged, self.language), words.title);
        }
        let tree = || Tree::new(recording, self.span, self.nodes);
        match self.format {
            TraceFormat::Json => write_json(&mut output, recording, self.span, report)?,
            TraceFormat::Jsonl => write_json_lines(&mut output, recording, self.span, report)?,
            TraceFormat::Csv => write_csv(&mut output, recording, self.span)?,
            TraceFormat::Dot => write_dot(&mut output, &tree(), &words)?,
            TraceFormat::Svg => write_svg(&mut output, &tree(), &words)?,
            TraceFormat::Png => {
                let mut svg = Vec::new();
                write_svg(&mut svg, &tree(), &words)?;
                output.write_all(&png(&String::from_utf8_lossy(&svg))?)?;
            }
            TraceFormat::Text => {
                write_text(&mut output, recording, self.span, self.lists, &words)?;
                writeln!(output, "\n{}", report.say(self.language))?;
            }
        }
        Ok(output.bytes())
    }
}

/// One object: all events, and the report.
fn write_json(
    output: &mut impl Write,
    recording: &Arc<Recording>,
    span: Span,
    report: &Report,
) -> io::Result<()> {
    write!(output, "{{\"schema\":{SCHEMA},\"events\":")?;
    let mut before = "[";
    json_events(recording, span, report, |event| {
        output.write_all(before.as_bytes())?;
        before = ",";
        serde_json::to_writer(&mut *output, event).map_err(io::Error::from)
    })?;
    output.write_all(b"],\"summary\":")?;
    serde_json::to_writer(&mut *output, report)?;
    output.write_all(b"}")
}

/// Sends the events as the client takes them, from a thread that ends when the client has gone.
fn events(
    app: &Arc<App>,
    report: Report,
    recording: Arc<Recording>,
    span: Span,
    language: Language,
) -> Result<Response, Problem> {
    let room = app.room(language, recording.bytes())?;
    let (send, receive) = channel(WAITING_EVENTS);
    tokio::task::spawn_blocking(move || {
        let sent = json_events(&recording, span, &report, |happened| {
            send.blocking_send(event(&TraceStreamed::Event(happened)))
        });
        // What is not sent here nobody waits for.
        let _ = sent.and_then(|()| send.blocking_send(event(&TraceStreamed::Result(&report))));
        drop(room);
        Ok::<(), Infallible>(())
    });
    Ok(stream(received(receive)))
}
