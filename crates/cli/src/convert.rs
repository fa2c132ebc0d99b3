//! `jiugong convert`: boards and paths from any format into another.

use std::io::{self, Write};

use clap::{ArgGroup, Args};
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Format, Notation, Path, ReadBoard, Replay};
use jiugong_solver::json::{ConversionRecord, PathRecord};
use serde::Serialize;

use crate::ending::{Ending, Failure};
use crate::input::BoardOptions;
use crate::output::Output;
use crate::refusal::{Refusal, RefusalRecord};
use crate::{interrupt, names, notice};

/// What `convert` can be told.
#[derive(Debug, Args)]
#[group(skip)]
#[command(group = ArgGroup::new("journey").args(["path", "replay"]))]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[arg(short, long, value_name = "FORMAT", default_value = "rows", value_parser = names::format())]
    #[arg(conflicts_with_all = ["path", "replay"])]
    to: Format,
    #[arg(short, long, value_name = "PATH")]
    path: Option<String>,
    #[arg(long, value_name = "NOTATION", value_parser = names::notation(), requires = "path")]
    notation: Option<Notation>,
    #[arg(short, long, value_name = "NOTATION", value_parser = names::notation(), requires = "journey")]
    moves: Option<Notation>,
    #[arg(long, conflicts_with = "moves", requires = "path")]
    link: bool,
    #[arg(long, value_name = "LINK", conflicts_with_all = ["boards", "file", "path"])]
    replay: Option<String>,
    #[arg(long, conflicts_with_all = ["moves", "link"])]
    json: bool,
}

/// Converts every board, or the path from the first.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    if let Some(link) = &options.replay {
        let replay = Replay::read_link(link).map_err(|error| Failure::Input(error.say(language)))?;
        if options.json {
            writeln!(output, "{}", path_record(&replay, language)?)?;
            output.flush()?;
            return Ok(Ending::Done);
        }
        writeln!(output, "{}", replay.start)?;
        let notation = options.moves.unwrap_or(Notation::BlankMoves);
        writeln!(output, "{}", path_text(&replay, notation, language)?)?;
        output.flush()?;
        return Ok(Ending::Done);
    }
    let mut worst = Ending::Done;
    let mut blocks = false;
    let watch = interrupt::watch();
    for (number, item) in (1u64..).zip(options.boards.read(&watch, language)?) {
        if watch.is_cancelled() {
            break;
        }
        match item.map_err(Refusal::Board) {
            Ok(read) => {
                let text = converted(options, &read, language)?;
                if blocks {
                    writeln!(output)?;
                }
                blocks = text.contains('\n');
                writeln!(output, "{text}")?;
            }
            Err(refusal) if options.json => {
                let record = RefusalRecord::new(&refusal, language);
                writeln!(output, "{}", object(&record)?)?;
                worst = worst.worst(Ending::Invalid);
            }
            Err(refusal) => {
                let sentence = refusal.say(language);
                let numbered =
                    say!(language, "board-number", number = number.to_string(), sentence = sentence);
                notice::complain(&numbered, language);
                worst = worst.worst(Ending::Invalid);
            }
        }
        output.flush()?;
    }
    Ok(interrupt::ending(worst, &watch))
}

/// The board in its new format, or the path from it in its new notation.
fn converted(options: &Options, read: &ReadBoard, language: Language) -> Result<String, Failure> {
    let input = |sentence: String| Failure::Input(sentence);
    let Some(text) = &options.path else {
        let goal = options
            .boards
            .goal(read)
            .map_err(|error| input(say!(language, "goal-is-wrong", error = error.say(language))))?;
        let text = options.to.write_with_goal(&read.board, &goal);
        let text = text.map_err(|error| input(error.say(language)))?.trim_end().to_owned();
        if options.json {
            return object(&ConversionRecord::new(&read.board, options.to, text));
        }
        return Ok(text);
    };
    let path = match options.notation {
        Some(notation) => notation.read(text, &read.board),
        None => Path::read(text, &read.board).map(|(path, _)| path),
    };
    let path = path.map_err(|error| input(error.say(language)))?;
    let replay = Replay { start: read.board.clone(), path, moves_in_1000_seconds: 0, times: None };
    if options.json {
        return path_record(&replay, language);
    }
    if options.link {
        return replay.write_link().map_err(|error| input(error.say(language)));
    }
    path_text(&replay, options.moves.unwrap_or(Notation::BlankMoves), language)
}

fn path_record(replay: &Replay, language: Language) -> Result<String, Failure> {
    object(&PathRecord::new(replay).map_err(|error| Failure::Input(error.say(language)))?)
}

fn object(record: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string(record).map_err(io::Error::from)?)
}

fn path_text(replay: &Replay, notation: Notation, language: Language) -> Result<String, Failure> {
    notation.write(&replay.path, &replay.start).map_err(|error| Failure::Input(error.say(language)))
}
