//! `jiugong convert`: boards and paths from any format into another.

use std::io::Write;

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Format, Notation, Path, ReadBoard, Replay};

use crate::ending::{Ending, Failure};
use crate::input::BoardOptions;
use crate::output::Output;
use crate::refusal::Refusal;
use crate::{names, notice};

/// What `convert` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[command(flatten)]
    boards: BoardOptions,
    #[arg(short, long, value_name = "FORMAT", default_value = "rows", value_parser = names::format())]
    to: Format,
    #[arg(short, long, value_name = "PATH")]
    path: Option<String>,
    #[arg(long, value_name = "NOTATION", value_parser = names::notation())]
    notation: Option<Notation>,
    #[arg(short, long, value_name = "NOTATION", value_parser = names::notation())]
    moves: Option<Notation>,
    #[arg(long, conflicts_with = "moves")]
    link: bool,
    #[arg(long, value_name = "LINK", conflicts_with_all = ["boards", "file", "path"])]
    replay: Option<String>,
}

/// Converts every board, or the path from the first.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    if let Some(link) = &options.replay {
        let replay = Replay::read_link(link).map_err(|error| Failure::Input(error.say(language)))?;
        writeln!(output, "{}", replay.start)?;
        let notation = options.moves.unwrap_or(Notation::BlankMoves);
        writeln!(output, "{}", path_text(&replay, notation, language)?)?;
        output.flush()?;
        return Ok(Ending::Done);
    }
    let mut worst = Ending::Done;
    let mut blocks = false;
    for (number, item) in (1u64..).zip(options.boards.read(language)?) {
        match item.map_err(Refusal::Board).map_err(|refusal| refusal.say(language)) {
            Ok(read) => {
                let text = converted(options, &read, language)?;
                if blocks {
                    writeln!(output)?;
                }
                blocks = text.contains('\n');
                writeln!(output, "{text}")?;
            }
            Err(sentence) => {
                let numbered =
                    say!(language, "board-number", number = number.to_string(), sentence = sentence);
                notice::complain(&numbered, language);
                worst = worst.worst(Ending::Invalid);
            }
        }
        output.flush()?;
    }
    Ok(worst)
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
        return Ok(text.map_err(|error| input(error.say(language)))?.trim_end().to_owned());
    };
    let path = match options.notation {
        Some(notation) => notation.read(text, &read.board),
        None => Path::read(text, &read.board).map(|(path, _)| path),
    };
    let path = path.map_err(|error| input(error.say(language)))?;
    let replay = Replay { start: read.board.clone(), path, moves_in_1000_seconds: 0, times: None };
    if options.link {
        return replay.write_link().map_err(|error| input(error.say(language)));
    }
    path_text(&replay, options.moves.unwrap_or(Notation::BlankMoves), language)
}

fn path_text(replay: &Replay, notation: Notation, language: Language) -> Result<String, Failure> {
    notation.write(&replay.path, &replay.start).map_err(|error| Failure::Input(error.say(language)))
}
