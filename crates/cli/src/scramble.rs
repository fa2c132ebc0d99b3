//! `jiugong scramble`: random boards from a seed.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::sync::Arc;

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Format, Metric, Random, RandomWalks, Scrambles, Size};
use jiugong_solver::json::ScrambleRecord;
use jiugong_solver::{Solver, Status, TableError, Watch};

use crate::ending::{Ending, Failure};
use crate::input::goal_of_random;
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::quantity::QuantityError;
use crate::{interrupt, names, notice, quantity, solve};

/// The most boards of one JSON object: all are held at once.
const MOST_IN_AN_OBJECT: u64 = 1_000_000;

/// What `scramble` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal(), default_value = "standard")]
    goal: String,
    #[arg(long, value_name = "SEED", value_parser = quantity::within(0..=u64::MAX))]
    seed: Option<u64>,
    #[arg(short = 'n', long, value_name = "COUNT", default_value = "1", value_parser = quantity::count)]
    count: u64,
    #[arg(long, value_name = "COUNT", conflicts_with = "unsolvable", value_parser = quantity::count)]
    walk: Option<u64>,
    #[arg(short, long, value_name = "COUNT", conflicts_with_all = ["walk", "unsolvable"])]
    #[arg(value_parser = quantity::within(0..=u64::from(u32::MAX)))]
    distance: Option<u64>,
    #[arg(long, value_name = "METRIC", value_parser = names::metric(), requires = "distance")]
    metric: Option<Metric>,
    #[arg(long)]
    unsolvable: bool,
    #[arg(long, value_name = "FORMAT", default_value = "rows", value_parser = names::format())]
    format: Format,
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// Prints the boards, each in a line or, where the format has several, in a block.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let goal = goal_of_random(&options.goal, options.size, 3, language)?;
    let seed = options.seed.unwrap_or_else(|| {
        let seed = u64::from(RandomState::new().hash_one(()) as u32);
        if !options.json {
            notice::remark(&say!(language, "seed", seed = seed.to_string()));
        }
        seed
    });
    let (mut output, watch) = (Output::standard(), interrupt::watch());
    if options.json {
        if options.count > MOST_IN_AN_OBJECT {
            let (text, most) = (options.count.to_string(), MOST_IN_AN_OBJECT);
            let outside = QuantityError::Whole { text, least: 0, most };
            let reason = outside.say(language);
            let sentence = say!(language, "usage-wrong-value", argument = "--count", reason = reason);
            return Err(Failure::Input(sentence));
        }
        let drawn = boards(options, &goal, seed, &watch, language)
            .take(options.count as usize)
            .collect::<Result<Vec<_>, _>>()?;
        let record = ScrambleRecord::new(&goal, seed, drawn);
        writeln!(output, "{}", serde_json::to_string(&record).map_err(std::io::Error::from)?)?;
        output.flush()?;
        return Ok(Ending::Done);
    }
    let (mut left, mut blocks) = (options.count, false);
    for board in boards(options, &goal, seed, &watch, language) {
        if left == 0 || watch.is_cancelled() {
            break;
        }
        let board = board?;
        let text = options
            .format
            .write_with_goal(&board, &goal)
            .map_err(|error| Failure::Input(error.say(language)))?;
        if blocks {
            writeln!(output)?;
        }
        blocks = text.trim_end().contains('\n');
        writeln!(output, "{}", text.trim_end())?;
        left -= 1;
    }
    output.flush()?;
    Ok(interrupt::ending(Ending::Done, &watch))
}

/// A board, or why there is none.
type Made = Result<Board, Failure>;

fn boards<'a>(
    options: &Options,
    goal: &'a Board,
    seed: u64,
    watch: &'a Arc<Watch>,
    language: Language,
) -> Box<dyn Iterator<Item = Made> + 'a> {
    if let Some(distance) = options.distance {
        return Box::new(at_distance(
            goal,
            (distance as u32, options.metric.unwrap_or_default()),
            seed,
            watch,
            language,
        ));
    }
    match (options.walk, options.unsolvable) {
        (Some(length), _) => {
            let length = usize::try_from(length).unwrap_or(usize::MAX);
            let mut walks = RandomWalks::new(goal, length, seed);
            Box::new(std::iter::repeat_with(move || Ok(walks.end())))
        }
        (None, true) => Box::new(Scrambles::unsolvable(goal, seed).map(Ok)),
        (None, false) => Box::new(Scrambles::new(goal, seed).map(Ok)),
    }
}

/// Boards whose shortest path to the goal is so long in a metric.
fn at_distance<'a>(
    goal: &'a Board,
    (distance, metric): (u32, Metric),
    seed: u64,
    watch: &'a Arc<Watch>,
    language: Language,
) -> impl Iterator<Item = Made> + 'a {
    let (solver, mut random) = (Solver::new(), Random::new(seed));
    let limits = LimitOptions::default().limits();
    std::iter::repeat_with(move || {
        let _progress = Progress::start(watch, language);
        let made = solver.board_at_in(metric, goal, distance, &mut random, limits, watch);
        made.map_err(|error| failure(&error, language))?.ok_or_else(|| {
            let size = goal.size().to_string();
            Failure::Input(say!(
                language,
                "no-board-at-distance",
                size = size,
                distance = distance,
                metric = metric.name()
            ))
        })
    })
}

/// What came in the way of the table of distances.
fn failure(error: &TableError, language: Language) -> Failure {
    let sentence = error.say(language);
    match error {
        TableError::Stopped(stop) => Failure::Stopped(sentence, solve::ending(Status::from(*stop))),
        TableError::Memory { .. } => Failure::Stopped(sentence, Ending::MemoryLimit),
        TableError::TooManyCells { .. } | TableError::OtherGoal { .. } => Failure::Input(sentence),
    }
}
