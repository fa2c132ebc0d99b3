//! `jiugong verify`: whether a path is right, and whether it is a shortest one.

use std::io::{self, Write};

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, GoalName, Notation, Path, PathError, Replay, Size, read_board, read_goal};
use jiugong_solver::{MOST_CELLS, Optimality, Request, SCHEMA, SolveError, Status, Verdict, check, verify};
use serde::Serialize;

use crate::ending::{Ending, Failure};
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::solve::{self, SearchOptions};
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names};

/// What `verify` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "BOARD_OR_LINK")]
    board: String,
    #[arg(value_name = "PATH")]
    path: Option<String>,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal())]
    goal: Option<String>,
    #[arg(long, value_name = "NOTATION", value_parser = names::notation())]
    notation: Option<Notation>,
    #[command(flatten)]
    search: SearchOptions,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
    #[arg(long)]
    json: bool,
}

/// What was found out, as a JSON object.
#[derive(Serialize)]
struct Record {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    /// Whether the path leads from the board to the goal.
    right: bool,
    /// Where it goes wrong, in words.
    reason: Option<String>,
    metric: &'static str,
    /// In the metric.
    length: Option<usize>,
    slides: Option<usize>,
    multi_tile_length: Option<usize>,
    /// Whether no path is shorter; null where that is not known.
    optimal: Option<bool>,
    /// The length of the path that the search found.
    shorter: Option<usize>,
    lower_bound: Option<u32>,
    /// How the search for a shorter path ended.
    status: Option<Status>,
}

/// Checks the path, says what was found out, and ends with it.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let (start, path) = read(options, language)?;
    let goal = match &options.goal {
        Some(text) => read_goal(text, start.size())
            .map_err(|error| Failure::Input(say!(language, "goal-is-wrong", error = error.say(language))))?,
        None => GoalName::Standard.board(start.size()),
    };
    let mut record = Record {
        schema: SCHEMA,
        board: start.to_string(),
        goal: goal.to_string(),
        size: start.size().to_string(),
        right: false,
        reason: None,
        metric: options.search.metric().name(),
        length: None,
        slides: None,
        multi_tile_length: None,
        optimal: None,
        shorter: None,
        lower_bound: None,
        status: None,
    };
    let ending = match path {
        Err(reason) => {
            record.reason = Some(reason);
            Ending::No
        }
        Ok(path) => judge(&mut record, options, (start, goal, &path), language)?,
    };
    print(&record, options, language)?;
    Ok(ending)
}

/// The board and the path; a path that leaves the board is a wrong one, not a wrong text.
fn read(options: &Options, language: Language) -> Result<(Board, Result<Path, String>), Failure> {
    if options.board.contains("?r=") {
        let replay =
            Replay::read_link(&options.board).map_err(|error| Failure::Input(error.say(language)))?;
        if options.path.is_some() {
            return Err(Failure::Input(say!(language, "link-and-path")));
        }
        return Ok((replay.start, Ok(replay.path)));
    }
    let board =
        read_board(&options.board, options.size).map_err(|error| Failure::Input(error.say(language)))?;
    let text = options.path.as_deref().ok_or_else(|| Failure::Input(say!(language, "no-path-given")))?;
    let path = match options.notation {
        Some(notation) => notation.read(text, &board),
        None => Path::read(text, &board).map(|(path, _)| path),
    };
    match path {
        Ok(path) => Ok((board, Ok(path))),
        Err(error @ (PathError::Edge { .. } | PathError::NotBesideTheBlank { .. })) => {
            Ok((board, Err(error.say(language))))
        }
        Err(error) => Err(Failure::Input(error.say(language))),
    }
}

fn judge(
    record: &mut Record,
    options: &Options,
    (start, goal, path): (Board, Board, &Path),
    language: Language,
) -> Result<Ending, Failure> {
    record.length = Some(path.length(options.search.metric()));
    record.slides = Some(path.single_tile_length());
    record.multi_tile_length = Some(path.multi_tile_length());
    if start.size().cells() > MOST_CELLS {
        let checked = check(start.cells(), goal.cells(), start.size().width(), path.slides());
        record.right = checked.is_ok();
        record.reason = checked.err().map(|failure| failure.say(language));
        return Ok(if record.right { Ending::Done } else { Ending::No });
    }
    let mut request = Request::new(start, goal);
    options.search.apply(&mut request);
    options.search.remark_unused(language);
    request.limits = options.limits.limits();
    let watch = interrupt::watch();
    let progress = Progress::start(&watch, language);
    let solver = options.tables.solver(language);
    let verdict = verify(&solver, &request, path, &watch);
    drop(progress);
    tables::complain_of_unused(&solver, language);
    match verdict.map_err(|error: SolveError| Failure::Input(error.say(language)))? {
        Verdict::Wrong(failure) => {
            record.reason = Some(failure.say(language));
            Ok(Ending::No)
        }
        Verdict::Right { optimality, report, .. } => {
            record.right = true;
            record.lower_bound = report.lower_bound;
            record.status = Some(report.status);
            (record.optimal, record.shorter) = match optimality {
                Optimality::Optimal => (Some(true), None),
                Optimality::Longer { shorter } => (Some(false), Some(shorter)),
                Optimality::Unknown => (None, None),
            };
            // An algorithm that found nothing says nothing against the path.
            let known = record.optimal.is_some() || report.status == Status::NotFound;
            Ok(if known { Ending::Done } else { solve::ending(report.status) })
        }
    }
}

fn print(record: &Record, options: &Options, language: Language) -> io::Result<()> {
    let mut output = Output::standard();
    if options.json {
        writeln!(output, "{}", serde_json::to_string(record)?)?;
        return output.flush();
    }
    if let Some(reason) = &record.reason {
        writeln!(output, "{}", say!(language, "verify-wrong", reason = reason.as_str()))?;
        return output.flush();
    }
    let (slides, pushes) = (record.slides.unwrap_or_default(), record.multi_tile_length.unwrap_or_default());
    let metric = options.search.metric();
    writeln!(output, "{}", say!(language, "verify-right", length = slides, pushes = pushes))?;
    let optimality = match (record.optimal, record.shorter, record.lower_bound) {
        (Some(true), _, _) => say!(language, "report-optimal"),
        (_, Some(shorter), _) => {
            say!(language, "verify-shorter", length = shorter, metric = metric.name())
        }
        (_, _, Some(least)) if least > 0 => {
            say!(language, "report-at-least", least = least, metric = metric.name())
        }
        _ => say!(language, "report-not-proven"),
    };
    writeln!(output, "{optimality}")?;
    output.flush()
}
