//! `jiugong compare`: algorithms and heuristics side by side on the same boards.

use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use jiugong_figures::{ComparisonChart, ComparisonTables, png};
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Metric, SizesDiffer};
use jiugong_solver::compare::{
    Comparison, ComparisonRecord, Contestant, Distances, Draw, Measure, Plan, Round, Sample, Sampler,
    compare, write_csv,
};
use jiugong_solver::{AlgorithmChoice, HeuristicChoice, Solver, Watch};

use crate::choice_list::ChoiceList;
use crate::ending::{Ending, Failure};
use crate::input::BoardOptions;
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::solve::MOST_JOBS;
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names, notice, quantity};

/// The most random boards that are compared: all are held at once.
const MOST_BOARDS: u64 = 1_000_000;

/// What `compare` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[arg(short, long, value_name = "ALGORITHMS", default_value = "a-star", value_parser = str::parse::<ChoiceList<AlgorithmChoice>>)]
    algorithms: ChoiceList<AlgorithmChoice>,
    #[arg(short = 'H', long, value_name = "HEURISTICS", default_value = "misplaced,manhattan", value_parser = str::parse::<ChoiceList<HeuristicChoice>>)]
    heuristics: ChoiceList<HeuristicChoice>,
    #[arg(long, value_name = "METRIC", value_parser = names::metric(), default_value = "stm")]
    metric: Metric,
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["boards", "file"], value_parser = quantity::within(1..=MOST_BOARDS))]
    random: Option<u64>,
    #[arg(long, value_name = "DISTANCES", requires = "random", value_parser = str::parse::<Distances>)]
    depths: Option<Distances>,
    #[arg(long, value_name = "SEED", requires = "random", value_parser = quantity::within(0..=u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "CONTESTANT")]
    baseline: Option<String>,
    #[arg(long, value_name = "MEASURES", value_delimiter = ',', default_value = "expanded,generated,branching_factor", value_parser = measure())]
    measures: Vec<Measure>,
    #[arg(long)]
    seconds: bool,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
    #[arg(short, long, value_name = "COUNT", conflicts_with = "seconds", value_parser = quantity::within(1..=MOST_JOBS))]
    jobs: Option<u64>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, value_name = "CHART")]
    chart: Option<Chart>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Csv,
    Json,
    Markdown,
    Svg,
    Png,
}

/// What a chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Chart {
    /// A curve for each contestant, against the distance.
    Curves,
    /// A bar for each contestant, over all boards.
    Bars,
}

fn measure() -> impl TypedValueParser<Value = Measure> {
    let names = PossibleValuesParser::new(Measure::ALL.map(Measure::name));
    names.map(|name| {
        let named = Measure::ALL.into_iter().find(|measure| measure.name() == name);
        named.expect("only these names are possible")
    })
}

/// Compares and writes what was asked for.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let contestants = Contestant::all(&options.algorithms.0, &options.heuristics.0);
    let baseline = options.baseline.as_deref().map_or(Ok(0), |asked| Contestant::find(&contestants, asked));
    let baseline = baseline.map_err(|error| Failure::Input(error.say(language)))?;
    let (solver, watch) = (options.tables.solver(language), interrupt::watch());
    let progress = Progress::start(&watch, language);
    let sample = options.sample(&solver, &watch, language)?;
    let plan = Plan { contestants, sample, limits: options.limits.limits(), round: options.round() };
    progress.expect((plan.contestants.len() * plan.sample.cases.len()) as u64);
    let comparison = compare(&solver, plan, &watch, |_, _, _| progress.answered(|| ()));
    drop(progress);
    tables::complain_of_unused(&solver, language);
    complain_of_refused(&comparison, language);
    let shown = ComparisonTables { comparison: &comparison, baseline, measures: &options.measures, language };
    match &options.output {
        None if options.format() == Format::Png => options.write(&mut io::stdout().lock(), &shown)?,
        None => options.write(&mut Output::standard(), &shown)?,
        Some(path) => {
            let not_written = |error: io::Error| Failure::unwritten(path, &error, language);
            let file = File::create(path).map_err(not_written)?;
            let written = match options.format() {
                Format::Png => options.write(&mut BufWriter::new(file), &shown),
                _ => options.write(&mut BufWriter::new(anstream::StripStream::new(file)), &shown),
            };
            written.map_err(not_written)?;
        }
    }
    Ok(ending(&comparison, &watch))
}

/// Says of each search that could not begin why, once.
fn complain_of_refused(comparison: &Comparison, language: Language) {
    for (number, contestant) in comparison.contestants.iter().enumerate() {
        let mut refused = comparison.trials.iter().filter(|trial| trial.contestant == number);
        if let Some(error) = refused.find_map(|trial| trial.refused.as_ref()) {
            let (search, reason) = (contestant.to_string(), error.say(language));
            notice::complain(&say!(language, "compare-refused", search = search, reason = reason), language);
        }
    }
}

/// What was not solved is in the tables and is no failure of the comparison; being cancelled is.
fn ending(comparison: &Comparison, watch: &Watch) -> Ending {
    match comparison.trials.iter().find_map(|trial| trial.refused.as_ref()) {
        Some(_) => Ending::Invalid,
        None if watch.is_cancelled() => Ending::Cancelled,
        None => Ending::Done,
    }
}

impl Options {
    fn round(&self) -> Round {
        if self.seconds {
            return Round::Alone;
        }
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        Round::Together(self.jobs.map_or_else(cores, |jobs| jobs as usize))
    }

    fn sample(&self, solver: &Solver, watch: &Arc<Watch>, language: Language) -> Result<Sample, Failure> {
        let limits = self.limits.limits();
        let refused = |error: jiugong_solver::compare::SampleError| Failure::Input(error.say(language));
        let Some(count) = self.random else {
            let (boards, goal) = self.given(watch, language)?;
            let sampler = Sampler::new_in(self.metric, solver, &goal, limits, watch).map_err(refused)?;
            return sampler.given(boards).map_err(refused);
        };
        let goal = self.boards.goal_of_random(language)?;
        let seed = self.seed.unwrap_or_else(|| {
            let seed = u64::from(RandomState::new().hash_one(()) as u32);
            notice::remark(&say!(language, "seed", seed = seed.to_string()));
            seed
        });
        let distances = self.depths.as_ref().map(|distances| distances.0.clone());
        let sampler = Sampler::new_in(self.metric, solver, &goal, limits, watch).map_err(refused)?;
        sampler.random(&Draw { count: count as usize, distances, seed }).map_err(refused)
    }

    /// The boards that were handed in, and the goal that all of them have.
    fn given(&self, watch: &Arc<Watch>, language: Language) -> Result<(Vec<Board>, Board), Failure> {
        let mut boards = Vec::new();
        let mut common: Option<Board> = None;
        for (number, item) in (1..).zip(self.boards.read(watch, language)?) {
            let refuse = |sentence: String| {
                let number = format!("{number}");
                Failure::Input(say!(language, "board-number", number = number, sentence = sentence))
            };
            let read = item.map_err(|error| refuse(Refusal::of_searched(error).say(language)))?;
            let goal = self
                .boards
                .goal(&read)
                .map_err(|error| refuse(say!(language, "goal-is-wrong", error = error.say(language))))?;
            let common = common.get_or_insert_with(|| goal.clone());
            let (start, goal_size) = (read.board.size(), common.size());
            if start != goal_size {
                return Err(refuse(SizesDiffer { start, goal: goal_size }.say(language)));
            }
            if goal != *common {
                let (first, other) = (common.to_string(), goal.to_string());
                return Err(refuse(say!(language, "compare-goals-differ", first = first, other = other)));
            }
            boards.push(read.board);
        }
        if watch.is_cancelled() {
            return Err(Failure::Stopped(say!(language, "report-cancelled"), Ending::Cancelled));
        }
        let goal = common.ok_or_else(|| Failure::Input(say!(language, "no-board-given")))?;
        Ok((boards, goal))
    }

    /// The format that was asked for, else the one of the file's ending.
    fn format(&self) -> Format {
        let ending = self.output.as_ref().and_then(|path| path.extension()?.to_str());
        self.format.unwrap_or(match ending {
            Some("csv") => Format::Csv,
            Some("json") => Format::Json,
            Some("md") => Format::Markdown,
            Some("svg") => Format::Svg,
            Some("png") => Format::Png,
            _ => Format::Table,
        })
    }

    /// A chart of the first figure, as SVG.
    fn chart(&self, shown: &ComparisonTables) -> io::Result<String> {
        let ComparisonTables { comparison, measures, language, .. } = *shown;
        let measure = measures.first().copied().unwrap_or(Measure::Expanded);
        let drawn = self.chart.map(|chart| match chart {
            Chart::Curves => jiugong_figures::Chart::Curves,
            Chart::Bars => jiugong_figures::Chart::Bars,
        });
        ComparisonChart { comparison, measure, language }.svg(drawn)
    }

    fn write(&self, output: &mut impl Write, shown: &ComparisonTables) -> io::Result<()> {
        match self.format() {
            Format::Csv => write_csv(output, shown.comparison)?,
            Format::Json => {
                let record = ComparisonRecord::new(shown.comparison, shown.baseline, |error| {
                    error.say(shown.language)
                });
                writeln!(output, "{}", serde_json::to_string(&record)?)?;
            }
            Format::Svg => writeln!(output, "{}", self.chart(shown)?)?,
            Format::Png => output.write_all(&png(&self.chart(shown)?)?)?,
            Format::Table => {
                writeln!(output, "{}", shown.introduction().join("\n"))?;
                for table in shown.tables() {
                    writeln!(output)?;
                    table.write_text(output)?;
                }
                writeln!(output, "\n{}", shown.notes().join("\n"))?;
            }
            Format::Markdown => {
                writeln!(output, "{}", shown.introduction().join("\n"))?;
                for table in shown.tables() {
                    writeln!(output)?;
                    table.write_markdown(output)?;
                }
                writeln!(output, "\n{}", shown.notes().join("\n\n"))?;
            }
        }
        output.flush()
    }
}
