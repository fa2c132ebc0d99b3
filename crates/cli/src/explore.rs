//! `jiugong explore`: all boards of a size by their distance to a goal.

use std::io::Write;

use clap::Args;
use jiugong_locale::{Language, Say, bytes, grouped, say};
use jiugong_puzzle::{Board, BoardNumbering, Metric, Size};
use jiugong_solver::json::ExplorationRecord;
use jiugong_solver::{Exploration, Limits, Solver, Status, TableError};

use crate::ending::{Ending, Failure};
use crate::input::goal_of_random;
use crate::limits::MakingOptions;
use crate::output::Output;
use crate::progress::Progress;
use crate::{interrupt, names, notice, solve};

/// What `explore` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal(), default_value = "standard")]
    goal: String,
    #[arg(long, value_name = "METRIC", value_parser = names::metric(), default_value = "stm")]
    metric: Metric,
    #[command(flatten)]
    limits: MakingOptions,
    #[arg(long)]
    json: bool,
}

/// Prints how many boards are at each distance, and the farthest.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let goal = goal_of_random(&options.goal, options.size, 3, language)?;
    let limits = options.limits.limits();
    announce(options.metric, goal.size(), &limits, language);
    let watch = interrupt::watch();
    let progress = Progress::start(&watch, language);
    let explored = Solver::new().explore_in(options.metric, &goal, limits, &watch);
    drop(progress);
    let exploration = match explored {
        Ok(exploration) => exploration,
        Err(error) => {
            let sentence = error.say(language);
            return Err(match error {
                TableError::Stopped(stop) => Failure::Stopped(sentence, solve::ending(Status::from(stop))),
                TableError::Memory { .. } => Failure::Stopped(sentence, Ending::MemoryLimit),
                TableError::TooManyCells { .. } | TableError::OtherGoal { .. } => Failure::Input(sentence),
            });
        }
    };
    let mut output = Output::standard();
    if options.json {
        let record = ExplorationRecord::new(&goal, &exploration);
        writeln!(output, "{}", serde_json::to_string(&record).map_err(std::io::Error::from)?)?;
    } else {
        write(&mut output, &goal, &exploration, language)?;
    }
    output.flush()?;
    Ok(Ending::Done)
}

/// Says how much memory it will take.
fn announce(metric: Metric, size: Size, limits: &Limits, language: Language) {
    let Some(takes) = Exploration::bytes(metric, size) else { return };
    let boards = grouped(BoardNumbering::count_of(size).unwrap_or_default());
    let (size, takes) = (size.to_string(), bytes(takes));
    notice::remark(&match limits.memory.map(bytes) {
        Some(allowed) => {
            say!(language, "explore-takes", size = size, boards = boards, takes = takes, allowed = allowed)
        }
        None => say!(language, "explore-takes-unlimited", size = size, boards = boards, takes = takes),
    });
}

fn write(
    output: &mut impl Write,
    goal: &Board,
    exploration: &Exploration,
    language: Language,
) -> std::io::Result<()> {
    let counts = exploration.boards_by_distance.iter().map(|&count| grouped(count));
    let counts: Vec<String> = counts.collect();
    let widest = counts.iter().map(String::len).max().unwrap_or_default();
    for (distance, count) in counts.iter().enumerate() {
        writeln!(output, "{distance:>4}  {count:>widest$}")?;
    }
    let summary = say!(
        language,
        "explored",
        boards = grouped(exploration.boards()),
        goal = goal.to_string(),
        radius = exploration.radius(),
        metric = exploration.metric.name()
    );
    writeln!(output, "\n{summary}\n{}", say!(language, "explored-farthest"))?;
    exploration.farthest.iter().try_for_each(|board| writeln!(output, "{board}"))
}
