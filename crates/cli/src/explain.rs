//! `jiugong explain`: how the estimate of a board was made up.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use jiugong_locale::{Language, Say, picture_words, say};
use jiugong_puzzle::Board;
use jiugong_solver::explain::{ExplainError, Explainer, Explanation, write_svg};
use jiugong_solver::{HeuristicChoice, HeuristicName, SCHEMA, Solver, Status, Watch};
use serde::Serialize;

use crate::ending::{Ending, Failure};
use crate::input::{BoardOptions, Item};
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::refusal::{Complaints, Refusal};
use crate::tables::{self, FolderOptions};
use crate::{interrupt, names, notice, solve};

/// What `explain` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[arg(short = 'H', long, value_name = "HEURISTIC", value_parser = names::heuristic())]
    heuristic: Option<HeuristicChoice>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    tables: FolderOptions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Svg,
}

/// Why a board has no explanation.
enum Unexplained {
    Refusal(Refusal),
    Explain(ExplainError),
}

/// The same as a JSON object.
#[derive(Serialize)]
struct RefusalRecord {
    schema: u32,
    status: Status,
    error: String,
}

/// Explains every board; ends with the worst of the endings.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let Some(path) = &options.output else {
        return options.explain_all(&mut Output::standard(), language);
    };
    let not_written = |error: io::Error| Failure::unwritten(path, &error, language);
    let mut file = BufWriter::new(File::create(path).map_err(not_written)?);
    match options.explain_all(&mut file, language) {
        Err(Failure::Output(error)) => Err(not_written(error)),
        outcome => outcome,
    }
}

/// Explains boards one after the other, and keeps the heuristic while the goal is the same.
struct Explaining {
    solver: Solver,
    watch: Arc<Watch>,
    explainer: Option<Explainer>,
}

impl Options {
    fn explain_all(&self, output: &mut dyn Write, language: Language) -> Result<Ending, Failure> {
        let format = self.format();
        let solver = self.tables.solver(language);
        let mut explaining = Explaining { solver, watch: interrupt::watch(), explainer: None };
        let (mut worst, mut complaints) = (Ending::Done, Complaints::default());
        for (number, item) in (1u64..).zip(self.boards.read(&explaining.watch.clone(), language)?) {
            if format == Format::Svg && number > 1 {
                return Err(Failure::Input(say!(language, "explain-one-picture")));
            }
            let ending = match self.explain(&mut explaining, item) {
                Ok(explanation) => {
                    if format == Format::Text && number > 1 {
                        writeln!(output)?;
                    }
                    write(output, format, &explanation, language)?;
                    if explanation.reachable { Ending::Done } else { Ending::Unreachable }
                }
                Err(Unexplained::Refusal(refusal)) if format != Format::Json => {
                    complaints.say(number, &refusal, language);
                    Ending::Invalid
                }
                Err(unexplained) => refuse(output, format, number, &unexplained, language)?,
            };
            output.flush()?;
            tables::complain_of_unused(&explaining.solver, language);
            worst = worst.worst(ending);
        }
        complaints.end(language);
        Ok(interrupt::ending(worst, &explaining.watch))
    }

    fn explain(&self, explaining: &mut Explaining, item: Item) -> Result<Explanation, Unexplained> {
        let read = item.map_err(|error| Unexplained::Refusal(Refusal::of_searched(error)))?;
        let goal = self.boards.goal(&read).map_err(|error| {
            Unexplained::Refusal(Refusal::Goal { board: Box::new(read.board.clone()), error })
        })?;
        let explainer = self.explainer(explaining, &goal).map_err(Unexplained::Explain)?;
        explainer.explain(&read.board).map_err(Unexplained::Explain)
    }

    fn explainer<'a>(
        &self,
        explaining: &'a mut Explaining,
        goal: &Board,
    ) -> Result<&'a Explainer, ExplainError> {
        let Explaining { solver, watch, explainer } = explaining;
        let same = explainer.take().filter(|explainer| explainer.goal() == goal);
        let made = match same {
            Some(explainer) => explainer,
            None => {
                let heuristic = self.heuristic.clone().unwrap_or(HeuristicName::Manhattan.into());
                solver.explainer(goal, &heuristic, self.limits.limits(), watch)?
            }
        };
        Ok(explainer.insert(made))
    }

    fn format(&self) -> Format {
        let ending =
            self.output.as_ref().and_then(|path| path.extension()).and_then(|ending| ending.to_str());
        self.format.unwrap_or(match ending {
            Some("json" | "jsonl" | "ndjson") => Format::Json,
            Some("svg") => Format::Svg,
            _ => Format::Text,
        })
    }
}

fn write(
    output: &mut dyn Write,
    format: Format,
    explanation: &Explanation,
    language: Language,
) -> io::Result<()> {
    match format {
        Format::Text => writeln!(output, "{}", explanation.say(language)),
        Format::Json => writeln!(output, "{}", serde_json::to_string(explanation)?),
        Format::Svg => write_svg(output, explanation, &picture_words(explanation, language)),
    }
}

/// Says why a board has no explanation.
fn refuse(
    output: &mut dyn Write,
    format: Format,
    number: u64,
    unexplained: &Unexplained,
    language: Language,
) -> io::Result<Ending> {
    let (sentence, status) = match unexplained {
        Unexplained::Refusal(refusal) => (refusal.say(language), Status::Invalid),
        Unexplained::Explain(error) => (error.say(language), error.status()),
    };
    if format == Format::Json {
        let record = RefusalRecord { schema: SCHEMA, status, error: sentence };
        writeln!(output, "{}", serde_json::to_string(&record)?)?;
    } else {
        let numbered = say!(language, "board-number", number = number.to_string(), sentence = sentence);
        notice::complain(&numbered, language);
    }
    Ok(solve::ending(status))
}
