//! `jiugong list`: the catalogue, with what may be relied on.

use std::io::{self, Write};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use jiugong_locale::{
    CatalogueRecord, Language, Say, algorithm_summary, algorithm_texts, heuristic_summary, heuristic_texts,
    say,
};
use jiugong_puzzle::{Format, GoalName, Notation, Size};
use jiugong_solver::{ALGORITHMS, AlgorithmEntry, HEURISTICS, HeuristicEntry, Informed, Parameter, Sizes};
use unicode_width::UnicodeWidthStr;

use crate::article;
use crate::ending::{Ending, Failure};
use crate::output::Output;

/// What `list` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "WHAT", value_parser = PossibleValuesParser::new(names()).try_map(What::new))]
    what: Option<What>,
    #[arg(long)]
    json: bool,
}

/// What is to be shown.
#[derive(Clone, Copy, Debug)]
enum What {
    /// One list.
    List(List),
    /// All about an algorithm.
    Algorithm(&'static AlgorithmEntry),
    /// All about a heuristic.
    Heuristic(&'static HeuristicEntry),
}

/// One list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum List {
    Algorithms,
    Heuristics,
    Goals,
    Formats,
    Notations,
}

/// What can be asked for by name.
fn names() -> Vec<String> {
    let lists = List::value_variants().iter().filter_map(List::to_possible_value);
    let mut names: Vec<String> = lists.map(|list| list.get_name().to_owned()).collect();
    names.extend(ALGORITHMS.iter().map(|entry| entry.name.to_owned()));
    names.extend(HEURISTICS.iter().map(|entry| entry.name.to_owned()));
    names
}

impl What {
    fn new(name: String) -> Result<What, String> {
        if let Some(entry) = ALGORITHMS.iter().find(|entry| entry.name == name) {
            return Ok(What::Algorithm(entry));
        }
        if let Some(entry) = HEURISTICS.iter().find(|entry| entry.name == name) {
            return Ok(What::Heuristic(entry));
        }
        List::from_str(&name, false).map(What::List)
    }
}

/// Prints what was asked for, or all lists.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    let mut output = Output::standard();
    if options.json {
        let record = record(options.what, language);
        writeln!(output, "{}", serde_json::to_string(&record).map_err(io::Error::from)?)?;
        output.flush()?;
        return Ok(Ending::Done);
    }
    let lists = match options.what {
        Some(What::Algorithm(entry)) => {
            let lines = algorithm(entry, language);
            article::write(&mut output, entry.name, &lines, &algorithm_texts(entry, language))?;
            vec![]
        }
        Some(What::Heuristic(entry)) => {
            let lines = heuristic(entry, language);
            article::write(&mut output, entry.name, &lines, &heuristic_texts(entry, language))?;
            vec![]
        }
        Some(What::List(list)) => vec![list],
        None => List::value_variants().to_vec(),
    };
    for (number, list) in lists.into_iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        print(&mut output, list, language)?;
    }
    output.flush()?;
    Ok(Ending::Done)
}

/// What was asked for, or the whole catalogue.
fn record(what: Option<What>, language: Language) -> CatalogueRecord {
    let empty = CatalogueRecord::default();
    match what {
        None => CatalogueRecord::whole(language),
        Some(What::Algorithm(entry)) => empty.with_algorithms([entry], language),
        Some(What::Heuristic(entry)) => empty.with_heuristics([entry], language),
        Some(What::List(List::Algorithms)) => empty.with_algorithms(&ALGORITHMS, language),
        Some(What::List(List::Heuristics)) => empty.with_heuristics(&HEURISTICS, language),
        Some(What::List(List::Goals)) => empty.with_goals(),
        Some(What::List(List::Formats)) => empty.with_formats(),
        Some(What::List(List::Notations)) => empty.with_notations(language),
    }
}

fn print(output: &mut Output, list: List, language: Language) -> io::Result<()> {
    let (heading, lines): (String, Vec<(String, Vec<String>)>) = match list {
        List::Algorithms => (
            say!(language, "list-algorithms"),
            ALGORITHMS.iter().map(|entry| (entry.name.to_owned(), algorithm(entry, language))).collect(),
        ),
        List::Heuristics => (
            say!(language, "list-heuristics"),
            HEURISTICS.iter().map(|entry| (entry.name.to_owned(), heuristic(entry, language))).collect(),
        ),
        List::Goals => (say!(language, "list-goals"), goals()),
        List::Formats => (say!(language, "list-formats"), formats(language)),
        List::Notations => (
            say!(language, "list-notations"),
            Notation::ALL.map(|notation| (notation.name().to_owned(), vec![notation.say(language)])).into(),
        ),
    };
    let bold = anstyle::Style::new().bold();
    writeln!(output, "{bold}{heading}{bold:#}")?;
    let widest = lines.iter().map(|(name, _)| name.width()).max().unwrap_or_default();
    for (name, texts) in &lines {
        for (number, text) in texts.iter().enumerate() {
            let name = if number == 0 { name.as_str() } else { "" };
            let filling = " ".repeat(widest - name.width());
            writeln!(output, "  {name}{filling}  {text}")?;
        }
    }
    Ok(())
}

fn algorithm(entry: &AlgorithmEntry, language: Language) -> Vec<String> {
    let guarantees = say!(
        language,
        "list-guarantees",
        complete = entry.complete.say(language),
        optimal = entry.optimal.say(language),
        memory = entry.memory.say(language)
    );
    let mut lines = vec![algorithm_summary(entry, language), guarantees];
    if entry.informed == Informed::Blind {
        lines.push(say!(language, "list-blind"));
    }
    lines.extend(entry.parameters.iter().map(|known| parameter(known, language)));
    lines.push(say!(language, "list-source", source = entry.source));
    lines
}

fn heuristic(entry: &HeuristicEntry, language: Language) -> Vec<String> {
    let admissible = if entry.admissible {
        say!(language, "list-admissible")
    } else {
        say!(language, "list-not-admissible")
    };
    let consistent = if entry.consistent {
        say!(language, "list-consistent")
    } else {
        say!(language, "list-not-consistent")
    };
    let properties = say!(language, "list-properties", admissible = admissible, consistent = consistent);
    let in_pushes = entry.in_pushes.say(language);
    let mut lines = vec![heuristic_summary(entry, language), properties, in_pushes];
    if entry.sizes != Sizes::All {
        lines.push(entry.sizes.say(language));
    }
    lines.extend(entry.parameters.iter().map(|known| parameter(known, language)));
    lines.push(say!(language, "list-source", source = entry.source));
    lines
}

fn parameter(parameter: &Parameter, language: Language) -> String {
    say!(
        language,
        "list-parameter",
        name = parameter.name,
        allowed = parameter.domain.say(language),
        default = parameter.domain.default().to_string()
    )
}

/// The goals with a name, each on two sizes.
fn goals() -> Vec<(String, Vec<String>)> {
    let sizes = [(3, 3), (4, 4)].map(|(width, height)| Size::new(width, height));
    let boards = |goal: GoalName| sizes.iter().flatten().map(|size| goal.board(*size).to_string()).collect();
    GoalName::ALL.map(|goal| (goal.name().to_owned(), boards(goal))).into()
}

/// The most characters of an example that are shown.
const EXAMPLE_WIDTH: usize = 60;

/// The formats, each with an example in one line, and whether it can only be read.
fn formats(language: Language) -> Vec<(String, Vec<String>)> {
    let example = |format: Format| {
        let mut line = format.example().trim_end().replace('\n', " ⏎ ");
        if let Some((end, _)) = line.char_indices().nth(EXAMPLE_WIDTH) {
            line.replace_range(end.., " …");
        }
        let only_read = if format.is_writable() { String::new() } else { say!(language, "list-only-read") };
        format!("{line}  {only_read}").trim_end().to_owned()
    };
    Format::ALL.map(|format| (format.name().to_owned(), vec![example(format)])).into()
}
