//! `jiugong trace`: a search, step by step.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use jiugong_locale::{Language, Say, grouped, say, trace_words};
use jiugong_puzzle::{GoalName, Size, read_board, read_goal};
use jiugong_solver::trace::{
    Lists, MOST_DRAWN, MOST_STEPS, Recorder, Recording, Span, TraceWords, Tree, write_csv, write_dot,
    write_json_lines, write_svg, write_text,
};
use jiugong_solver::{Report, Request, Solver, Status};

use crate::ending::{Ending, Failure};
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::solve::{self, SearchOptions};
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names, notice, quantity};

/// What `trace` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "BOARD")]
    board: String,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal())]
    goal: Option<String>,
    #[command(flatten)]
    search: SearchOptions,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long)]
    lists: bool,
    #[arg(long, value_name = "NUMBER", value_parser = quantity::count)]
    from: Option<u64>,
    #[arg(long, value_name = "NUMBER", value_parser = quantity::count)]
    to: Option<u64>,
    #[arg(long, value_name = "COUNT", value_parser = quantity::count)]
    limit: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Jsonl,
    Csv,
    Dot,
    Svg,
}

/// Records the search and writes what was asked for.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let (format, span) = (options.format(), options.span());
    if options.lists && format != Format::Text {
        return Err(Failure::Input(say!(language, "trace-lists-need-text")));
    }
    if let (Some(from), Some(to)) = (options.from, options.to)
        && from > to
    {
        let (from, to) = (from.to_string(), to.to_string());
        return Err(Failure::Input(say!(language, "trace-empty-span", from = from, to = to)));
    }
    let request = options.request(language)?;
    options.search.remark_unused(language);
    let (report, recording) = record(&request, &options.tables.solver(language), language)?;
    if report.status == Status::Unreachable && format != Format::Jsonl {
        return unreachable(&report, format, language);
    }
    let words = trace_words(&report, language);
    match &options.output {
        None => options.write(&mut Output::standard(), (&report, &recording), span, &words, language)?,
        Some(path) => {
            let not_written = |error: std::io::Error| Failure::unwritten(path, &error, language);
            let mut file = BufWriter::new(File::create(path).map_err(not_written)?);
            options.write(&mut file, (&report, &recording), span, &words, language).map_err(not_written)?;
        }
    }
    if recording.is_cut() {
        notice::remark(&words.cut);
        return Ok(Ending::NodeLimit);
    }
    // That a search ends after the last expansion that is to be shown is no limit that was reached.
    let is_all = request.limits.nodes == options.limits.limits().nodes;
    Ok(if report.status == Status::NodeLimit && !is_all {
        Ending::Done
    } else {
        solve::ending(report.status)
    })
}

/// Runs the search until its end or until no more can be recorded.
fn record(
    request: &Request,
    solver: &Solver,
    language: Language,
) -> Result<(Report, Arc<Recording>), Failure> {
    let refused = |error: jiugong_solver::SolveError| Failure::Input(error.say(language));
    let watch = interrupt::watch();
    let mut recorder = Recorder::new(request, MOST_STEPS).map_err(refused)?.stopping(&watch);
    let progress = Progress::start(&watch, language);
    let report = solver.solve_observed(request, &watch, &mut recorder).map_err(refused)?;
    drop(progress);
    tables::complain_of_unused(solver, language);
    Ok((report, Arc::new(recorder.finish())))
}

/// Says why nothing is searched.
fn unreachable(report: &Report, format: Format, language: Language) -> Result<Ending, Failure> {
    let sentence = report.say(language);
    if format == Format::Text {
        let mut output = Output::standard();
        writeln!(output, "{sentence}")?;
        output.flush()?;
    } else {
        notice::remark(&sentence);
    }
    Ok(Ending::Unreachable)
}

impl Options {
    fn format(&self) -> Format {
        let ending =
            self.output.as_ref().and_then(|path| path.extension()).and_then(|ending| ending.to_str());
        self.format.unwrap_or(match ending {
            Some("jsonl" | "ndjson") => Format::Jsonl,
            Some("csv") => Format::Csv,
            Some("dot" | "gv") => Format::Dot,
            Some("svg") => Format::Svg,
            _ => Format::Text,
        })
    }

    fn is_tree(&self) -> bool {
        matches!(self.format(), Format::Dot | Format::Svg)
    }

    fn span(&self) -> Span {
        let from = self.from.unwrap_or(1).max(1);
        let last = self.limit.filter(|_| !self.is_tree()).map(|limit| from.saturating_add(limit) - 1);
        let to = self.to.into_iter().chain(last).min().unwrap_or(u64::MAX);
        Span { from: from as usize, to: usize::try_from(to).unwrap_or(usize::MAX) }
    }

    fn request(&self, language: Language) -> Result<Request, Failure> {
        let refused = |error| Failure::Input(Refusal::of_searched(error).say(language));
        let board = read_board(&self.board, self.size).map_err(refused)?;
        let goal = match &self.goal {
            Some(text) => read_goal(text, board.size()).map_err(|error| {
                Failure::Input(say!(language, "goal-is-wrong", error = error.say(language)))
            })?,
            None => GoalName::Standard.board(board.size()),
        };
        let mut request = Request::new(board, goal);
        self.search.apply(&mut request);
        request.limits = self.limits.limits();
        if let Some(to) = self.to {
            // One more, so that it is known which node would be next.
            let nodes = to.saturating_add(1);
            request.limits.nodes = Some(request.limits.nodes.map_or(nodes, |limit| limit.min(nodes)));
        }
        Ok(request)
    }

    fn write(
        &self,
        output: &mut dyn Write,
        (report, recording): (&Report, &Arc<Recording>),
        span: Span,
        words: &TraceWords,
        language: Language,
    ) -> std::io::Result<()> {
        let tree = || {
            let most = self.limit.map_or(MOST_DRAWN, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
            let tree = Tree::new(recording, span, most);
            if tree.folded() > 0 {
                let all = tree.drawn() + tree.folded();
                let (folded, all) = (grouped(tree.folded() as u64), grouped(all as u64));
                notice::remark(&say!(language, "trace-not-drawn", folded = folded, all = all));
            }
            tree
        };
        match self.format() {
            Format::Text => {
                let lists = if self.lists { Lists::Shown } else { Lists::Hidden };
                write_text(output, recording, span, lists, words)?;
                if self.to.is_none() && !recording.is_cut() {
                    writeln!(output, "\n{}", report.say(language))?;
                }
            }
            Format::Jsonl => write_json_lines(output, recording, span, report)?,
            Format::Csv => write_csv(output, recording, span)?,
            Format::Dot => write_dot(output, &tree(), words)?,
            Format::Svg => write_svg(output, &tree(), words)?,
        }
        if !self.is_tree() && self.limit.is_some() && span.to < recording.expansions() {
            let number = |number: usize| grouped(number as u64);
            let (from, to, all) = (number(span.from), number(span.to), number(recording.expansions()));
            notice::remark(&say!(language, "trace-shown", from = from, to = to, all = all));
        }
        output.flush()
    }
}
