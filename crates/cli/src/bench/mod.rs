//! `jiugong bench`: how fast boards are solved that others have solved too.

mod measurement;
mod table;

use std::num::NonZero;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use cpu_time::ProcessTime;
use jiugong_locale::{Language, Say, grouped, say};
use jiugong_puzzle::{Board, GoalName, Metric, Size};
use jiugong_solver::{
    Limits, Request, SolveError, Solver, Status, Suite, SuiteBoard, Watch, batch, random_suite,
};

use crate::ending::{Ending, Failure};
use crate::input::goal_of_random;
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::solve::{self, MOST_JOBS, SearchOptions};
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names, notice, quantity};

use measurement::{Measured, Measurement, Time};

/// The most random boards: all are held at once.
const MOST_BOARDS: u64 = 1_000_000;

/// How many random boards there are where nothing is said.
const RANDOM_BOARDS: u64 = 100;

/// What draws them where nothing is said.
const RANDOM_SEED: u64 = 1;

/// What `bench` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "SUITE", default_value = "korf15")]
    suite: Name,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal())]
    goal: Option<String>,
    #[arg(short, long, value_name = "COUNT", value_parser = quantity::within(1..=MOST_BOARDS))]
    count: Option<u64>,
    #[arg(long, value_name = "SEED", value_parser = quantity::within(0..=u64::MAX))]
    seed: Option<u64>,
    #[arg(short, long, value_name = "NUMBERS", value_delimiter = ',', value_parser = quantity::within(1..=MOST_BOARDS))]
    boards: Vec<u64>,
    #[command(flatten)]
    search: SearchOptions,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
    #[arg(short, long, value_name = "COUNT", default_value = "1", value_parser = quantity::within(1..=MOST_JOBS))]
    jobs: u64,
    #[arg(short, long, value_name = "COUNT", default_value = "1", value_parser = quantity::within(1..=MOST_JOBS))]
    threads: u64,
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    format: Format,
}

/// The boards: a [`Suite`], or random ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Name {
    Korf15,
    Korf24,
    Far15,
    Random,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Csv,
    Json,
}

/// Measures and writes what was measured; ends with the worst of the endings, and with "no" where a length is wrong.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let (goal, mut boards) = options.chosen(language)?;
    if options.search.metric() != Metric::default() {
        // What was published of them are slides, and the nodes of searches in slides.
        boards.iter_mut().for_each(|board| (board.length, board.generated) = (None, None));
    }
    let watch = interrupt::watch();
    let solver = options.tables.solver(language);
    let mut request = Request::new(goal.clone(), goal);
    options.search.apply(&mut request);
    request.limits = options.limits.limits();
    request.boards_before = boards.len() as u64;
    request.threads = NonZero::new(options.threads as usize).unwrap_or(request.threads);
    if request.threads.get() > 1 && !request.has_use_for_threads() {
        notice::remark(&say!(language, "threads-not-used"));
    }
    let progress = Progress::start(&watch, language);
    let share = options.limits.shared_by(options.jobs as usize);
    let measured = measure(&solver, &request, share, boards, options.jobs as usize, &watch, &progress);
    drop(progress);
    tables::complain_of_unused(&solver, language);
    let mut measurement = measured.map_err(|error| Failure::Input(error.say(language)))?;
    measurement.jobs = options.jobs;
    measurement.suite =
        options.suite.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
    let mut output = Output::standard();
    match options.format {
        Format::Table => table::write(&mut output, &measurement, language)?,
        Format::Csv => measurement.write_csv(&mut output)?,
        Format::Json => measurement.write_json(&mut output)?,
    }
    Ok(ending(&measurement, language))
}

fn measure(
    solver: &Solver,
    request: &Request,
    share: Limits,
    boards: Vec<SuiteBoard>,
    jobs: usize,
    watch: &Arc<Watch>,
    progress: &Progress,
) -> Result<Measurement, SolveError> {
    let (started, cpu) = (Instant::now(), ProcessTime::now());
    let ready = solver.prepare(request, watch)?;
    let preparation =
        Time { seconds: started.elapsed().as_secs_f64(), cpu_seconds: cpu.elapsed().as_secs_f64() };
    let mut measurement = Measurement::new(&ready, boards.len(), request.threads.get(), preparation);
    if ready.status != Status::Solved {
        measurement.stopped = Some(ready.status);
        return Ok(measurement);
    }
    let (started, cpu) = (Instant::now(), ProcessTime::now());
    let asked = |known: SuiteBoard| Request {
        board: known.board,
        algorithm: Some(ready.algorithm.clone()),
        heuristic: ready.heuristic.clone(),
        limits: share,
        ..request.clone()
    };
    let mut known = boards.iter();
    batch(
        solver,
        boards.clone().into_iter(),
        jobs,
        watch,
        |known| Ok::<Request, SolveError>(asked(known)),
        |answer, _| {
            let report = progress.answered(|| answer)?;
            measurement.boards.extend(known.next().map(|known| Measured::new(known, &report)));
            Ok::<(), SolveError>(())
        },
    )?;
    measurement.search =
        Time { seconds: started.elapsed().as_secs_f64(), cpu_seconds: cpu.elapsed().as_secs_f64() };
    measurement.add_up();
    Ok(measurement)
}

fn ending(measurement: &Measurement, language: Language) -> Ending {
    let stopped = measurement.stopped.into_iter().chain(measurement.boards.iter().map(|board| board.status));
    let ending = stopped.map(solve::ending).fold(Ending::Done, Ending::worst);
    if let Some(status) = measurement.stopped {
        let heuristic = measurement.heuristic.as_deref().unwrap_or_default();
        let pair = format!("{} {heuristic}", measurement.algorithm);
        let (asked, status) = (grouped(measurement.asked as u64), status.name());
        let sentence = say!(language, "bench-not-begun", boards = asked, pair = pair.trim(), status = status);
        notice::complain(&sentence, language);
    }
    if measurement.wrong.is_empty() {
        return ending;
    }
    let numbers: Vec<String> = measurement.wrong.iter().map(u32::to_string).collect();
    notice::complain(&say!(language, "bench-wrong", numbers = numbers.join(", ")), language);
    Ending::No
}

impl Options {
    /// Whether what is meant for random boards is left out, or says what these boards are anyway.
    fn suits(&self, suite: Suite, language: Language) -> Result<(), Failure> {
        let name = suite.name();
        if let Some(size) = self.size.filter(|&size| size != suite.size()) {
            let (size, own) = (size.to_string(), suite.size().to_string());
            return Err(Failure::Input(say!(
                language,
                "bench-other-size",
                suite = name,
                own = own,
                size = size
            )));
        }
        let goal = self.goal.as_deref().map(|goal| goal_of_random(goal, Some(suite.size()), 4, language));
        if let Some(goal) = goal.transpose()?.filter(|goal| *goal != suite.goal()) {
            let (goal, own) = (goal.to_string(), suite.goal().to_string());
            return Err(Failure::Input(say!(
                language,
                "bench-other-goal",
                suite = name,
                own = own,
                goal = goal
            )));
        }
        let given = self.count.map(|count| ("--count", count)).or(self.seed.map(|seed| ("--seed", seed)));
        match given {
            Some((option, value)) => Err(Failure::Input(say!(
                language,
                "bench-only-random",
                suite = name,
                option = option,
                value = value.to_string()
            ))),
            None => Ok(()),
        }
    }

    /// The goal and the boards.
    fn chosen(&self, language: Language) -> Result<(Board, Vec<SuiteBoard>), Failure> {
        let suite = match self.suite {
            Name::Korf15 => Some(Suite::Korf15),
            Name::Korf24 => Some(Suite::Korf24),
            Name::Far15 => Some(Suite::Far15),
            Name::Random => None,
        };
        let (goal, mut boards) = match suite {
            Some(suite) => {
                self.suits(suite, language)?;
                (suite.goal(), suite.boards())
            }
            None => {
                let goal = self.goal.as_deref().unwrap_or(GoalName::Standard.name());
                let goal = goal_of_random(goal, self.size, 4, language)?;
                let count = self.count.unwrap_or(RANDOM_BOARDS) as usize;
                (goal.clone(), random_suite(&goal, count, self.seed.unwrap_or(RANDOM_SEED)))
            }
        };
        if self.boards.is_empty() {
            return Ok((goal, boards));
        }
        let (most, asked) = (boards.len() as u64, &self.boards);
        if let Some(wrong) = asked.iter().find(|&&number| number > most) {
            let (number, most) = (wrong.to_string(), most.to_string());
            return Err(Failure::Input(say!(language, "bench-no-such-board", number = number, most = most)));
        }
        boards = asked.iter().map(|&number| boards[number as usize - 1].clone()).collect();
        Ok((goal, boards))
    }
}
