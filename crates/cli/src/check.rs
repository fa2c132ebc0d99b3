//! `jiugong check`: whether the goal can be reached, and why.

use std::io::Write;

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Reachability};
use jiugong_solver::Unanswered;
use jiugong_solver::json::ReachabilityRecord;

use crate::ending::{Ending, Failure};
use crate::input::{BoardOptions, Item};
use crate::interrupt;
use crate::output::Output;
use crate::refusal::{Complaints, Refusal, RefusalRecord};

/// What `check` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[arg(long)]
    json: bool,
}

/// Checks every board; ends with the worst of the endings.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    let (mut worst, mut complaints) = (Ending::Done, Complaints::default());
    let watch = interrupt::watch();
    for (number, item) in (1..).zip(options.boards.read(&watch, language)?) {
        if watch.is_cancelled() {
            break;
        }
        let ending = match judge(options, item) {
            Ok((board, goal, verdict)) => {
                print(&mut output, options, (&board, &goal, &verdict), language)?;
                if verdict.reachable { Ending::Done } else { Ending::Unreachable }
            }
            Err(refusal) if options.json => {
                let record = RefusalRecord::new(&refusal, language);
                writeln!(output, "{}", serde_json::to_string(&record).map_err(std::io::Error::from)?)?;
                Ending::Invalid
            }
            Err(refusal) => {
                complaints.say(number, &refusal, language);
                Ending::Invalid
            }
        };
        output.flush()?;
        worst = worst.worst(ending);
    }
    complaints.end(language);
    Ok(interrupt::ending(worst, &watch))
}

fn judge(options: &Options, item: Item) -> Result<(Board, Board, Reachability), Refusal> {
    let read = item.map_err(Refusal::Board)?;
    let goal = options
        .boards
        .goal(&read)
        .map_err(|error| Refusal::Goal { board: Box::new(read.board.clone()), error })?;
    let verdict = Reachability::new(&read.board, &goal)
        .map_err(|error| Unanswered { board: read.board.clone(), error: error.into() })?;
    Ok((read.board, goal, verdict))
}

fn print(
    output: &mut Output,
    options: &Options,
    (board, goal, verdict): (&Board, &Board, &Reachability),
    language: Language,
) -> std::io::Result<()> {
    if !options.json {
        let (board, goal) = (board.to_string(), goal.to_string());
        writeln!(output, "{}", say!(language, "from-to", board = board, goal = goal))?;
        return writeln!(output, "{}", verdict.say(language));
    }
    let record = ReachabilityRecord::new(board, goal, verdict);
    writeln!(output, "{}", serde_json::to_string(&record)?)
}
