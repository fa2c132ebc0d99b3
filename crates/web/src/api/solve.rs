//! `POST /solve`: a path.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::response::sse::Event;
use futures_util::Stream;
use futures_util::stream::unfold;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::Metric;
use jiugong_solver::{Report, Request, SolveError, Solver, Watch};
use serde::{Deserialize, Serialize};
use tokio::time::{Interval, interval};
use utoipa::ToSchema;

use super::sampling::{ExpandedRecord, Sampler, Samples};
use crate::App;
use crate::asked::Asked;
use crate::boards::{Given, read_named};
use crate::effort::Effort;
use crate::events::{event, stream};
use crate::json::{Answer, json};
use crate::problem::Problem;
use crate::running::Running;

/// A board to be solved.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SolveRequest {
    /// The board, in any known format.
    pub(super) board: String,
    /// Width x height, where the text does not show it.
    pub(super) size: Option<String>,
    /// standard, zero, snail or a board.
    pub(super) goal: Option<String>,
    /// As in `a-star` or `weighted-a-star(weight=2)`; null for the fastest optimal one.
    pub(super) algorithm: Option<String>,
    /// As in `manhattan` or `max(manhattan,gaschnig)`; null for the best for the size.
    pub(super) heuristic: Option<String>,
    /// Seconds.
    pub(super) time_limit: Option<f64>,
    /// Expanded nodes.
    pub(super) node_limit: Option<u64>,
    /// What counts one in lengths: `stm`, every slide of one tile (also where it is null), or `mtm`, tiles of one row or
    /// column slid at once.
    pub(super) metric: Option<String>,
    /// Counts all shortest paths, and lists at most so many of them.
    pub(super) all_shortest: Option<usize>,
    /// Whether a stream of events has nodes that are being expanded, `expanded`, beside its `progress`. Who is looked at
    /// searches more slowly.
    #[serde(default)]
    pub(super) sample: bool,
}

impl SolveRequest {
    /// What is to be searched, within the bounds.
    pub(super) fn read(&self, app: &App, language: Language) -> Result<Request, Problem> {
        let given = Given::read(&self.board, self.size.as_deref(), self.goal.as_deref(), language)?;
        let mut request = Request::new(given.board, given.goal);
        let algorithm = self.algorithm.as_deref();
        request.algorithm = algorithm.map(|text| read_named("algorithm", text, language)).transpose()?;
        let heuristic = self.heuristic.as_deref();
        request.heuristic = heuristic.map(|text| read_named("heuristic", text, language)).transpose()?;
        request.limits = app.limits();
        if let Some(seconds) = self.time_limit {
            request.limits.time = Some(time(seconds, app.bounds().time, language)?);
        }
        if let Some(nodes) = self.node_limit {
            let most = app.bounds().nodes;
            if nodes > most {
                return Err(Problem::too_much(language, "node_limit", most));
            }
            request.limits.nodes = Some(nodes);
        }
        request.metric = metric(self.metric.as_deref(), language)?;
        if self.all_shortest.is_some_and(|most| most > app.bounds().boards) {
            return Err(Problem::too_much(language, "all_shortest", app.bounds().boards));
        }
        request.all_shortest = self.all_shortest;
        Ok(request)
    }
}

/// What counts one: the slide of a single tile unless asked otherwise.
pub(super) fn metric(name: Option<&str>, language: Language) -> Result<Metric, Problem> {
    name.map_or(Ok(Metric::default()), |name| read_named("metric", name, language))
}

/// A time that is allowed.
pub(super) fn time(seconds: f64, most: Duration, language: Language) -> Result<Duration, Problem> {
    if seconds < 0.0 {
        return Err(Problem::field(language, "time_limit", say!(language, "problem-negative-time")));
    }
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| *time <= most);
    time.ok_or_else(|| Problem::too_much(language, "time_limit", most.as_secs_f64()))
}

/// How often a client hears how far its search is.
const PERIOD: Duration = Duration::from_millis(100);

/// How far a search is.
#[derive(Serialize, ToSchema)]
struct SearchProgress {
    /// The f that it has come to.
    bound: u64,
    expanded: u64,
    /// With pattern databases, those of the rounds that have ended.
    generated: u64,
    held_bytes: u64,
    /// The length of the best path so far, of a search that improves on its paths.
    best: Option<u64>,
    seconds: f64,
}

/// An event of the stream that `solve` answers: its line `event:` holds the name that is `event` here, its line `data:` the
/// JSON that is `data` here. `progress` comes ten times a second, beside it `expanded` if `sample` was asked for; the last is
/// `result` or `problem`. Lines that begin with a colon keep the connection alive.
#[derive(Serialize, ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
enum SolveEvent {
    /// How far the search is.
    Progress(SearchProgress),
    /// A node that is being expanded.
    Expanded(ExpandedRecord),
    /// What came out.
    Result(Box<Report>),
    /// Why nothing came out.
    Problem(Problem),
}

/// A path from the board to the goal; as a stream of events, `progress` (with `sample` also `expanded`) and then `result` or `problem`.
#[utoipa::path(post, path = "/solve", request_body = SolveRequest, responses(
    (status = 200, content((Report = "application/json"), (SolveEvent = "text/event-stream"))),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn solve(
    State(app): State<Arc<App>>,
    Asked { language, body, as_events }: Asked<SolveRequest>,
) -> Answer {
    let request = body.read(&app, language)?;
    let samples = (as_events && body.sample).then(Arc::<Samples>::default);
    let (effort, metrics) = (Effort::of_search(&request), app.metrics().clone());
    let sampler = samples.clone().map(|samples| Sampler::new(samples, request.board.size()));
    let work = move |solver: &Solver, watch: &Arc<Watch>| {
        let report = match sampler {
            None => solver.solve(&request, watch),
            Some(mut sampler) => solver.solve_observed(&request, watch, &mut sampler),
        };
        // Counted here, where also a search ends whose client has gone.
        metrics.expanded.inc_by(report.as_ref().map_or(0, |report| report.statistics.expanded));
        report
    };
    let mut running = app.begin(language, effort, work).await?;
    if as_events {
        return Ok(stream(events(running, samples, language)));
    }
    let report = running.end().await?.map_err(|error| refused(&error, language))?;
    Ok(json(&report))
}

/// Which field a refusal is about.
pub(super) fn refused(error: &SolveError, language: Language) -> Problem {
    let field = match error {
        SolveError::SizesDiffer(_) => "goal",
        SolveError::TooLarge { .. } => "board",
        SolveError::NotAllShortest { .. } => "all_shortest",
        SolveError::WrongPath { .. } => {
            tracing::error!(%error, "a wrong path");
            return Problem::internal(language);
        }
        _ => "heuristic",
    };
    Problem::field(language, field, error.say(language))
}

/// A search that a client hears of.
struct Heard {
    running: Running<Result<Report, SolveError>>,
    ticks: Interval,
    started: Instant,
    samples: Option<Arc<Samples>>,
    /// What is to be told next.
    pending: VecDeque<Event>,
    is_over: bool,
}

impl Heard {
    fn progress(&self) -> Event {
        let watch = self.running.watch();
        let progress = SearchProgress {
            bound: watch.bound(),
            expanded: watch.expanded(),
            generated: watch.generated(),
            held_bytes: watch.held_bytes(),
            best: watch.best(),
            seconds: self.started.elapsed().as_secs_f64(),
        };
        event(&SolveEvent::Progress(progress))
    }

    async fn next(&mut self, language: Language) -> Option<Event> {
        if self.pending.is_empty() && !self.is_over {
            let told = tokio::select! {
                biased;
                end = self.running.end() => {
                    self.is_over = true;
                    let report = end.and_then(|report| report.map_err(|error| refused(&error, language)));
                    event(&report.map_or_else(SolveEvent::Problem, |report| SolveEvent::Result(Box::new(report))))
                }
                _ = self.ticks.tick() => self.progress(),
            };
            let sample = self.samples.as_ref().and_then(|samples| samples.take());
            self.pending.extend(sample.map(|sample| event(&SolveEvent::Expanded(sample))));
            self.pending.push_back(told);
        }
        self.pending.pop_front()
    }
}

fn events(
    running: Running<Result<Report, SolveError>>,
    samples: Option<Arc<Samples>>,
    language: Language,
) -> impl Stream<Item = Event> {
    let (started, ticks, pending) = (Instant::now(), interval(PERIOD), VecDeque::new());
    let heard = Heard { running, ticks, started, samples, pending, is_over: false };
    unfold(heard, move |mut heard| async move { Some((heard.next(language).await?, heard)) })
}
