//! `POST /compare`: algorithms and heuristics side by side on the same boards.

use std::io::{self, Write};
use std::sync::Arc;

use axum::extract::State;
use axum::response::sse::Event;
use futures_util::Stream;
use futures_util::stream::unfold;
use jiugong_figures::{ComparisonChart, ComparisonTables, png};
use jiugong_locale::{Language, Say};
use jiugong_solver::compare::{
    Comparison, ComparisonRecord, Measure, Plan, Round, SampleError, Sampler, TrialRecord, compare as run,
    write_csv,
};
use jiugong_solver::{SolveError, Solver, TableError, Watch};
use serde::Serialize;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use utoipa::ToSchema;

use super::comparison_request::{Boards, CompareFormat, CompareRequest, Wanted};
use super::solve::refused;
use crate::App;
use crate::asked::Asked;
use crate::events::{event, stream};
use crate::json::{Answer, large, unwritten};
use crate::problem::Problem;
use crate::running::Running;

/// How far a comparison is.
#[derive(Serialize, ToSchema)]
struct ComparisonProgress {
    /// The trials that have ended.
    answered: u64,
    /// The trials that there will be.
    trials: usize,
}

/// An event of the stream that `compare` answers: its line `event:` holds the name that is `event` here, its line `data:` the
/// JSON that is `data` here. `trial` and then `progress` come when a trial has ended; the last is `result` or `problem`. Lines
/// that begin with a colon keep the connection alive.
#[derive(Serialize, ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "lowercase")]
enum CompareEvent {
    /// A trial that has ended.
    Trial(TrialRecord),
    /// How far the comparison is.
    Progress(ComparisonProgress),
    /// What came out, all trials included.
    Result(ComparisonRecord),
    /// Why nothing came out.
    Problem(Problem),
}

/// Algorithms and heuristics side by side; as a stream of events, `trial` and `progress` and then `result` or `problem`.
#[utoipa::path(post, path = "/compare", request_body = CompareRequest, responses(
    (status = 200, content(
        (ComparisonRecord = "application/json"), (String = "text/csv"), (String = "text/markdown"),
        (String = "image/svg+xml"), (String = "image/png"), (CompareEvent = "text/event-stream")
    )),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn compare(
    State(app): State<Arc<App>>,
    Asked { language, body, as_events }: Asked<CompareRequest>,
) -> Answer {
    let wanted = body.read(&app, language)?;
    let asked = wanted.clone();
    let (send, receive) = unbounded_channel();
    let metrics = app.metrics().clone();
    let work = move |solver: &Solver, watch: &Arc<Watch>| {
        let comparison = comparison(solver, &asked, watch, language, |happened| {
            // Nobody hears it where one answer is wanted, or where the client has gone.
            let _ = if as_events { send.send(event(&happened)) } else { Ok(()) };
        });
        // Counted here, where also a comparison ends whose client has gone.
        let trials = comparison.as_ref().map_or(&[][..], |comparison| &comparison.trials);
        metrics.expanded.inc_by(trials.iter().map(|trial| trial.statistics.expanded).sum());
        comparison
    };
    let effort = wanted.effort();
    let mut running = app.begin(language, effort, work).await?;
    if as_events {
        return Ok(stream(events(running, receive, (wanted, language))));
    }
    let comparison = ended(running.end().await?, language)?;
    match wanted.format {
        CompareFormat::Png => {
            // Drawing takes time, too.
            let drawn = app.search(language, effort, move |_, _| wanted.write(&comparison, language));
            let drawn = drawn.await?;
            large(&app, language, "image/png", drawn.map_err(|error| unwritten(&error, language))?)
        }
        format => {
            let bytes = wanted.write(&comparison, language).map_err(|error| unwritten(&error, language))?;
            large(&app, language, format.media_type(), bytes)
        }
    }
}

/// Draws the boards and lets every contestant search each of them.
fn comparison(
    solver: &Solver,
    wanted: &Wanted,
    watch: &Arc<Watch>,
    language: Language,
    mut tell: impl FnMut(CompareEvent),
) -> Result<Comparison, SampleError> {
    let Wanted { goal, boards, metric, contestants, limits, trials, .. } = wanted;
    let sampler = Sampler::new_in(*metric, solver, goal, *limits, watch)?;
    let sample = match boards {
        Boards::Given(boards) => sampler.given(boards.clone())?,
        Boards::Random(draw) => sampler.random(draw)?,
    };
    let plan = Plan { contestants: contestants.clone(), sample, limits: *limits, round: Round::Alone };
    Ok(run(solver, plan, watch, |progress, case, trial| {
        tell(CompareEvent::Trial(TrialRecord::new(case, trial, |error| error.say(language))));
        let progress = ComparisonProgress { answered: progress.answered, trials: *trials };
        tell(CompareEvent::Progress(progress));
    }))
}

fn ended(comparison: Result<Comparison, SampleError>, language: Language) -> Result<Comparison, Problem> {
    comparison.map_err(|error| match &error {
        SampleError::Solve(error) => refused(error, language),
        SampleError::Table(TableError::Stopped(_)) | SampleError::Cancelled => {
            Problem::stopped(language, error.say(language))
        }
        SampleError::Table(_) => Problem::field(language, "size", error.say(language)),
        SampleError::NoneAt { .. } => Problem::field(language, "depths", error.say(language)),
    })
}

type Comparing = Running<Result<Comparison, SampleError>>;

/// The trials as they come, then the whole.
fn events(
    running: Comparing,
    told: UnboundedReceiver<Event>,
    (wanted, language): (Wanted, Language),
) -> impl Stream<Item = Event> {
    unfold(Some((running, told)), move |state| {
        let baseline = wanted.baseline;
        async move {
            let (mut running, mut told) = state?;
            let told_now = tokio::select! {
                told_now = told.recv() => told_now,
                never = running.overdue() => match never {},
            };
            if let Some(event) = told_now {
                return Some((event, Some((running, told))));
            }
            let comparison = running.end().await.and_then(|comparison| ended(comparison, language));
            let say = |error: &SolveError| error.say(language);
            let record = comparison.map(|comparison| ComparisonRecord::new(&comparison, baseline, say));
            Some((event(&record.map_or_else(CompareEvent::Problem, CompareEvent::Result)), None))
        }
    })
}

impl CompareFormat {
    fn media_type(self) -> &'static str {
        match self {
            CompareFormat::Json => "application/json",
            CompareFormat::Csv => "text/csv; charset=utf-8",
            CompareFormat::Markdown => "text/markdown; charset=utf-8",
            CompareFormat::Svg => "image/svg+xml",
            CompareFormat::Png => "image/png",
        }
    }
}

impl Wanted {
    fn write(&self, comparison: &Comparison, language: Language) -> io::Result<Vec<u8>> {
        let mut output = Vec::new();
        match self.format {
            CompareFormat::Json => {
                serde_json::to_writer(
                    &mut output,
                    &ComparisonRecord::new(comparison, self.baseline, |error| error.say(language)),
                )?;
            }
            CompareFormat::Csv => write_csv(&mut output, comparison)?,
            CompareFormat::Markdown => {
                let (baseline, measures) = (self.baseline, self.measures.as_slice());
                let shown = ComparisonTables { comparison, baseline, measures, language };
                writeln!(output, "{}", shown.introduction().join("\n"))?;
                for table in shown.tables() {
                    writeln!(output)?;
                    table.write_markdown(&mut output)?;
                }
                writeln!(output, "\n{}", shown.notes().join("\n\n"))?;
            }
            CompareFormat::Svg => output = self.chart(comparison, language)?.into_bytes(),
            CompareFormat::Png => output = png(&self.chart(comparison, language)?)?,
        }
        Ok(output)
    }

    fn chart(&self, comparison: &Comparison, language: Language) -> io::Result<String> {
        let measure = self.measures.first().copied().unwrap_or(Measure::Expanded);
        ComparisonChart { comparison, measure, language }.svg(self.chart)
    }
}
