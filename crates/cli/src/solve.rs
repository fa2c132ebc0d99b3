//! `jiugong solve`: one board or many, solved and shown.

use std::io::{self, Write};
use std::num::NonZero;
use std::sync::{Arc, Once};
use std::thread;

use clap::Args;
use jiugong_locale::{Language, Say, grouped, say};
use jiugong_puzzle::{Metric, Notation, Reachability, Size};
use jiugong_solver::{
    AlgorithmChoice, HeuristicChoice, Informed, Limits, MOST_CELLS, Optimal, Prospect, Report, Request,
    Status, Watch, batch, prospect, repaid,
};

use crate::ending::{Ending, Failure};
use crate::input::{BoardOptions, Item};
use crate::limits::LimitOptions;
use crate::notice;
use crate::output::Output;
use crate::progress::Progress;
use crate::refusal::{Complaints, Refusal, RefusalRecord};
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names, picture, quantity};

/// The most boards that are solved at once; each has a thread.
pub const MOST_JOBS: u64 = 256;

/// The most shortest paths that are listed: all are held at once.
const MOST_LISTED: u64 = 1_000_000;

/// What `solve` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[command(flatten)]
    search: SearchOptions,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
    #[arg(short, long, value_name = "COUNT", value_parser = quantity::within(1..=MOST_JOBS))]
    jobs: Option<u64>,
    #[arg(short, long, value_name = "COUNT", value_parser = quantity::within(1..=MOST_JOBS))]
    threads: Option<u64>,
    #[arg(
        long,
        value_name = "COUNT",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "100",
        value_parser = quantity::within(0..=MOST_LISTED)
    )]
    all_shortest: Option<u64>,
    #[arg(short, long, value_name = "NOTATION", value_parser = names::notation(), conflicts_with = "json")]
    moves: Option<Notation>,
    #[arg(long)]
    json: bool,
}

/// How to search.
#[derive(Debug, Default, Args)]
pub struct SearchOptions {
    #[arg(short, long, value_name = "ALGORITHM", value_parser = names::algorithm())]
    algorithm: Option<AlgorithmChoice>,
    #[arg(short = 'H', long, value_name = "HEURISTIC", value_parser = names::heuristic())]
    heuristic: Option<HeuristicChoice>,
    #[arg(long, value_name = "METRIC", value_parser = names::metric())]
    metric: Option<Metric>,
}

impl SearchOptions {
    /// Puts the choices into a request.
    pub fn apply(&self, request: &mut Request) {
        request.algorithm = self.algorithm.clone();
        request.heuristic = self.heuristic.clone();
        request.metric = self.metric();
    }

    /// What counts one.
    pub fn metric(&self) -> Metric {
        self.metric.unwrap_or_default()
    }

    /// Says so if a heuristic was asked for that the algorithm has no use for.
    pub fn remark_unused(&self, language: Language) {
        if let (Some(algorithm), Some(heuristic)) = (&self.algorithm, &self.heuristic)
            && algorithm.name.entry().informed != Informed::ByHeuristic
        {
            let (algorithm, heuristic) = (algorithm.to_string(), heuristic.to_string());
            notice::remark(&say!(
                language,
                "no-use-of-heuristic",
                algorithm = algorithm,
                heuristic = heuristic
            ));
        }
    }

    /// Says at once when an optimal answer may take very long, and what would be faster.
    pub fn warn(&self, size: Size, language: Language) {
        let optimal = |choice: &AlgorithmChoice| {
            matches!(choice.name.entry().optimal, Optimal::Always | Optimal::IfAdmissible)
        };
        if !self.algorithm.as_ref().is_none_or(optimal) {
            return;
        }
        if let Prospect::MayTakeVeryLong { faster } = prospect(size) {
            notice::remark(&say!(
                language,
                "may-take-very-long",
                size = size.to_string(),
                algorithm = faster.algorithm.to_string(),
                heuristic = faster.heuristic.to_string()
            ));
        }
    }
}

/// Whether there is anything to search: a goal within reach, on a board that is not too large.
pub fn is_searched(request: &Request) -> bool {
    let Request { board, goal, .. } = request;
    board.size().cells() <= MOST_CELLS
        && Reachability::new(board, goal).is_ok_and(|reachability| reachability.reachable)
}

/// Answers every board in the order of the input; ends with the worst of the endings.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let watch = interrupt::watch();
    let items = (0..).zip(options.boards.read(&watch, language)?);
    options.search.remark_unused(language);
    let jobs = jobs(options);
    let limits = options.limits.shared_by(jobs);
    let progress = Progress::of_boards(&watch, language);
    let warned = WarnOnce::default();
    let threads_said = Once::new();
    let mut printer = Printer::new(options, language);
    let mut worst = Ending::Done;
    let solver = options.tables.solver(language);
    let outcome = batch(
        &solver,
        items,
        jobs,
        &watch,
        |(number, item): (u64, Item)| {
            progress.taken();
            let mut request = request(options, item, limits)?;
            request.boards_before = number;
            if is_searched(&request) {
                if request.threads.get() > 1 && !request.has_use_for_threads() {
                    threads_said.call_once(|| notice::remark(&say!(language, "threads-not-used")));
                }
                warned.size(request.board.size(), |size| options.search.warn(size, language));
            }
            Ok::<Request, Refusal>(request)
        },
        |answer, _| {
            let ending = progress.answered(|| {
                tables::complain_of_unused(&solver, language);
                printer.print(&answer)
            });
            if ending.is_err() {
                // Nobody reads the answers any more: what is still searched need not end.
                watch.cancel();
            }
            worst = worst.worst(ending?);
            Ok::<(), io::Error>(())
        },
    );
    printer.complaints.end(language);
    outcome?;
    Ok(interrupt::ending(worst, &watch))
}

fn jobs(options: &Options) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    // Each board has its threads.
    let side_by_side = || cores() / options.threads.unwrap_or(1) as usize;
    let asked = options.jobs.map_or_else(side_by_side, |jobs| jobs as usize).max(1);
    asked.min(options.boards.count().unwrap_or(asked))
}

fn request(options: &Options, item: Item, limits: Limits) -> Result<Request, Refusal> {
    let read = item.map_err(Refusal::of_searched)?;
    let goal = options
        .boards
        .goal(&read)
        .map_err(|error| Refusal::Goal { board: Box::new(read.board.clone()), error })?;
    let mut request = Request::new(read.board, goal);
    options.search.apply(&mut request);
    request.limits = limits;
    request.all_shortest = options.all_shortest.map(|most| most as usize);
    request.threads = NonZero::new(options.threads.unwrap_or(1) as usize).unwrap_or(request.threads);
    Ok(request)
}

/// The sizes that were warned of; one warning each is enough.
#[derive(Default)]
struct WarnOnce(std::sync::Mutex<Vec<Size>>);

impl WarnOnce {
    fn size(&self, size: Size, warn: impl FnOnce(Size)) {
        let mut sizes = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !sizes.contains(&size) {
            sizes.push(size);
            warn(size);
        }
    }
}

/// What was said of the tables of a long batch; once is enough.
#[derive(Default)]
struct TablesSaid(Option<HeuristicChoice>);

impl TablesSaid {
    fn say(&mut self, report: &Report, number: u64, language: Language) {
        let larger = repaid(report.board.size(), report.metric, number - 1);
        if larger.is_none() || report.heuristic != larger || self.0 == larger {
            return;
        }
        self.0 = larger;
        let heuristic = report.heuristic.as_ref().map(ToString::to_string).unwrap_or_default();
        notice::remark(&say!(language, "larger-tables", number = number.to_string(), heuristic = heuristic));
    }
}

/// Writes the answers, one after the other, in the form that was asked for.
struct Printer<'a> {
    options: &'a Options,
    language: Language,
    output: Output,
    number: u64,
    tables: TablesSaid,
    complaints: Complaints,
}

impl<'a> Printer<'a> {
    fn new(options: &'a Options, language: Language) -> Printer<'a> {
        Printer {
            options,
            language,
            output: Output::standard(),
            number: 0,
            tables: TablesSaid::default(),
            complaints: Complaints::default(),
        }
    }

    fn print(&mut self, answer: &Result<Report, Refusal>) -> io::Result<Ending> {
        self.number += 1;
        let ending = match answer {
            Ok(report) => {
                self.report(report)?;
                ending(report.status)
            }
            Err(refusal) => {
                self.refusal(refusal)?;
                Ending::Invalid
            }
        };
        self.output.flush()?;
        Ok(ending)
    }

    fn report(&mut self, report: &Report) -> io::Result<()> {
        if self.options.search.heuristic.is_none() {
            self.tables.say(report, self.number, self.language);
        }
        if self.options.json {
            return writeln!(self.output, "{}", serde_json::to_string(report)?);
        }
        let Some(notation) = self.options.moves else {
            if self.number > 1 {
                writeln!(self.output)?;
            }
            return show(&mut self.output, report, self.language);
        };
        if report.shortest_paths.is_some() {
            if self.number > 1 {
                writeln!(self.output)?;
            }
            return list(&mut self.output, report, notation);
        }
        // A line a board, also where there is no path; why stands beside it, on standard error.
        let path = report.path.as_ref().map(|path| notation.write(path, &report.board));
        let line = path.transpose().map_err(io::Error::other)?.unwrap_or_default();
        if report.status != Status::Solved {
            notice::remark(&format!("{}: {}", report.board, report.say(self.language)));
        }
        writeln!(self.output, "{line}")
    }

    fn refusal(&mut self, refusal: &Refusal) -> io::Result<()> {
        if self.options.json {
            let record = RefusalRecord::new(refusal, self.language);
            return writeln!(self.output, "{}", serde_json::to_string(&record)?);
        }
        if self.options.moves.is_some() {
            writeln!(self.output)?;
        }
        self.complaints.say(self.number, refusal, self.language);
        Ok(())
    }
}

/// Writes an answer for people: what came out, then every step beside the goal.
pub fn show(output: &mut impl Write, report: &Report, language: Language) -> io::Result<()> {
    let (board, goal) = (report.board.to_string(), report.goal.to_string());
    writeln!(output, "{}", say!(language, "from-to", board = board, goal = goal))?;
    writeln!(output, "{}", report.say(language))?;
    match &report.path {
        None => Ok(()),
        Some(path) => {
            writeln!(output)?;
            let metric = report.metric;
            picture::write_steps(output, (&report.board, &report.goal), path, metric, language)
        }
    }?;
    let Some(count) = report.shortest_paths else { return Ok(()) };
    let sentence = say!(language, "shortest-paths", count = grouped(count));
    writeln!(output, "\n{sentence}")?;
    if report.listed_paths.is_empty() {
        return Ok(());
    }
    writeln!(output, "{}", say!(language, "shortest-paths-listed", listed = report.listed_paths.len()))?;
    list(output, report, Notation::BlankMoves)
}

/// Writes the shortest paths, a line each.
fn list(output: &mut impl Write, report: &Report, notation: Notation) -> io::Result<()> {
    for path in &report.listed_paths {
        writeln!(output, "{}", notation.write(path, &report.board).map_err(io::Error::other)?)?;
    }
    Ok(())
}

/// The exit code of a status.
pub fn ending(status: Status) -> Ending {
    match status {
        Status::Solved => Ending::Done,
        Status::Unreachable => Ending::Unreachable,
        Status::TimeLimit => Ending::TimeLimit,
        Status::NodeLimit => Ending::NodeLimit,
        Status::MemoryLimit => Ending::MemoryLimit,
        Status::Cancelled => Ending::Cancelled,
        Status::NotFound => Ending::No,
        Status::Invalid => Ending::Invalid,
    }
}

/// Solves one board, with the line of progress and Ctrl-C.
pub fn solve_one(request: &Request, watch: &Arc<Watch>, language: Language) -> Result<Report, Refusal> {
    let _progress = Progress::start(watch, language);
    let solver = FolderOptions::default().solver(language);
    let report = solver.solve(request, watch)?;
    tables::complain_of_unused(&solver, language);
    Ok(report)
}
