//! The program as a whole: reads the command line in the user's language and hands over to
//! the subcommand, which has a file of its own.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::error::ErrorKind;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use jiugong_locale::{Language, Say, say};

use crate::ending::{Ending, Failure};
use crate::output::Output;
use crate::{
    ask, bench, check, compare, completions, convert, demonstrate, explain, explore, help, list, manual,
    names, notice, refusal, scramble, serve, solve, tables, trace, usage_error, verify,
};

#[derive(Debug, Parser)]
#[command(name = "jiugong", version)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = names::language())]
    lang: Option<Language>,
}

/// The subcommands: one file each. The large ones are boxed, so that all are of one size.
#[derive(Debug, Subcommand)]
enum Command {
    Solve(Box<solve::Options>),
    Check(check::Options),
    Scramble(scramble::Options),
    Trace(Box<trace::Options>),
    Compare(Box<compare::Options>),
    Bench(Box<bench::Options>),
    Demonstrate(demonstrate::Options),
    Verify(Box<verify::Options>),
    Explore(explore::Options),
    Tables(tables::Options),
    Convert(convert::Options),
    Explain(Box<explain::Options>),
    List(list::Options),
    Serve(serve::Options),
    Completions(completions::Options),
    Man(manual::Options),
}

/// Runs the program with these arguments, the program's own name first.
pub fn run(arguments: Vec<OsString>) -> Ending {
    let language = language_of(&arguments);
    let (outcome, json) = match read(&arguments, language) {
        Ok((program, json)) => (dispatch(program, language), json),
        Err(error) => (usage(&error, language), false),
    };
    ending(outcome, json, language)
}

/// Says what came in the way: wrong input as an object where objects are asked for, all else on standard error.
fn ending(outcome: Result<Ending, Failure>, json: bool, language: Language) -> Ending {
    match outcome {
        Ok(ending) => ending,
        Err(Failure::Input(sentence)) if json => {
            let written = writeln!(io::stdout(), "{}", refusal::object(&sentence));
            ending(written.map(|()| Ending::Invalid).map_err(Failure::Output), false, language)
        }
        Err(Failure::Input(sentence)) => {
            notice::complain(&sentence, language);
            Ending::Invalid
        }
        Err(Failure::Stopped(sentence, ending)) => {
            notice::complain(&sentence, language);
            ending
        }
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ending::Done,
        Err(Failure::Output(error)) => {
            notice::complain(&say!(language, "output-not-written", reason = error.say(language)), language);
            Ending::Unwritten
        }
    }
}

/// The language is needed before the command line is read: help is said in it.
fn language_of(arguments: &[OsString]) -> Language {
    let texts = arguments.iter().map(|argument| argument.to_string_lossy());
    let texts: Vec<_> = texts.take_while(|text| text != "--").collect();
    let after = texts.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1].as_ref());
    let within = texts.iter().filter_map(|text| text.strip_prefix("--lang="));
    after.chain(within).find_map(|text| text.parse().ok()).unwrap_or_else(Language::of_environment)
}

/// The command line, with its texts in this language.
pub fn command(language: Language) -> clap::Command {
    help::in_language(without_texts(), language)
}

/// The command line as it is declared.
pub fn without_texts() -> clap::Command {
    Program::command()
}

/// The command line, and whether the answer is to be an object (`--json`).
fn read(arguments: &[OsString], language: Language) -> Result<(Program, bool), clap::Error> {
    let matches = command(language).try_get_matches_from(with_help(arguments))?;
    let asked = |matches: &ArgMatches| matches.try_get_one("json").ok().flatten().copied().unwrap_or(false);
    let json = matches.subcommand().is_some_and(|(_, matches)| asked(matches));
    Ok((Program::from_arg_matches(&matches)?, json))
}

/// `jiugong help solve` is `jiugong solve --help`.
fn with_help(arguments: &[OsString]) -> Vec<OsString> {
    let mut arguments = arguments.to_vec();
    let first = match arguments.get(1) {
        Some(option) if option == "--lang" => 3,
        Some(option) if option.to_string_lossy().starts_with("--lang=") => 2,
        _ => 1,
    };
    if arguments.get(first).is_some_and(|word| word == "help") {
        arguments.remove(first);
        if arguments.get(first).is_some_and(|word| word == "help") {
            arguments.remove(first);
        }
        arguments.push("--help".into());
    }
    arguments
}

fn dispatch(program: Program, language: Language) -> Result<Ending, Failure> {
    match program.command {
        None => ask::run(language),
        Some(Command::Solve(options)) => solve::run(&options, language),
        Some(Command::Check(options)) => check::run(&options, language),
        Some(Command::Scramble(options)) => scramble::run(&options, language),
        Some(Command::Trace(options)) => trace::run(&options, language),
        Some(Command::Compare(options)) => compare::run(&options, language),
        Some(Command::Bench(options)) => bench::run(&options, language),
        Some(Command::Demonstrate(options)) => demonstrate::run(&options, language),
        Some(Command::Explore(options)) => explore::run(&options, language),
        Some(Command::Tables(options)) => tables::run(&options, language),
        Some(Command::Verify(options)) => verify::run(&options, language),
        Some(Command::Convert(options)) => convert::run(&options, language),
        Some(Command::Explain(options)) => explain::run(&options, language),
        Some(Command::List(options)) => list::run(&options, language),
        Some(Command::Serve(options)) => serve::run(&options, language),
        Some(Command::Completions(options)) => completions::run(&options, command(language)),
        Some(Command::Man(options)) => manual::run(&options, &command(language), language),
    }
}

/// Help and version are results; everything else that clap reports is a mistake of the user.
fn usage(error: &clap::Error, language: Language) -> Result<Ending, Failure> {
    if [ErrorKind::DisplayHelp, ErrorKind::DisplayVersion].contains(&error.kind()) {
        let mut output = Output::standard();
        write!(output, "{}", error.render().ansi())?;
        output.flush()?;
        return Ok(Ending::Done);
    }
    let sentence = usage_error::sentence(error, language);
    Err(Failure::Input(format!("{sentence}\n{}", say!(language, "usage-see-help"))))
}
