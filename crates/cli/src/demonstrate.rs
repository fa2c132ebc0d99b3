//! `jiugong demonstrate`: what goes wrong, on purpose.

use std::io::{self, Write};
use std::sync::Arc;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiugong_figures::Table;
use jiugong_locale::{
    Language, Say, demonstration_attempt, demonstration_text, demonstration_title, grouped, say,
};
use jiugong_solver::demonstrations::{Attempt, DEMONSTRATIONS, Demonstrated, Demonstration, Right};
use jiugong_solver::json::DemonstrationRecord;
use jiugong_solver::{Solver, Status};

use crate::ending::{Ending, Failure};
use crate::interrupt;
use crate::output::Output;
use crate::watch::watch;

/// What `demonstrate` can be told.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(value_name = "NAME", value_parser = name())]
    name: Option<&'static Demonstration>,
    #[arg(long, value_name = "ATTEMPT", requires = "name")]
    watch: Option<String>,
    #[arg(long)]
    json: bool,
}

fn name() -> impl TypedValueParser<Value = &'static Demonstration> {
    let names = PossibleValuesParser::new(DEMONSTRATIONS.iter().map(|demonstration| demonstration.name));
    names.map(|name| Demonstration::named(&name).expect("only these names are possible"))
}

/// Lists the demonstrations, or shows one, or one of its attempts step by step; as JSON, one or all.
pub fn run(options: &Options, language: Language) -> Result<Ending, Failure> {
    if let Some((demonstration, attempt)) = options.name.zip(options.watch.as_deref()) {
        return watch(demonstration, attempt, options.json, language);
    }
    let mut output = Output::standard();
    let (solver, watch) = (Solver::new(), interrupt::watch());
    let show = |demonstration: &'static Demonstration| {
        let shown = demonstration.show(&solver, &watch);
        shown.map_err(|error| Failure::Input(error.say(language)))
    };
    match (options.name, options.json) {
        (None, false) => list(&mut output, language)?,
        (Some(demonstration), false) => write_shown(&mut output, &show(demonstration)?, language)?,
        (name, true) => {
            let asked = DEMONSTRATIONS.iter().filter(|one| name.is_none_or(|name| name.name == one.name));
            for demonstration in asked {
                let title = demonstration_title(demonstration.name, language);
                let explanation = demonstration_text(demonstration.name, language);
                let record = DemonstrationRecord::new(title, explanation, show(demonstration)?);
                let line = serde_json::to_string(&record).map_err(io::Error::from)?;
                writeln!(output, "{line}")?;
            }
        }
    }
    output.flush()?;
    let stopped = Arc::clone(&watch).is_cancelled();
    Ok(if stopped { Ending::Cancelled } else { Ending::Done })
}

fn list(output: &mut impl Write, language: Language) -> io::Result<()> {
    let row = |demonstration: &Demonstration| {
        vec![demonstration.name.to_owned(), demonstration_title(demonstration.name, language)]
    };
    let table = Table {
        title: say!(language, "demonstrations"),
        headings: vec![say!(language, "demonstration-name"), say!(language, "demonstration-shows")],
        rows: DEMONSTRATIONS.iter().map(row).collect(),
        words: 2,
    };
    table.write_text(output)
}

fn write_shown(output: &mut impl Write, shown: &Demonstrated, language: Language) -> io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(output, "{bold}{}{bold:#}\n", demonstration_title(shown.name, language))?;
    let (board, goal) = (shown.board.to_string(), shown.goal.to_string());
    writeln!(output, "{}", say!(language, "from-to", board = board, goal = goal))?;
    let distance = match shown.distance {
        Some(distance) => say!(language, "demonstration-distance", distance = distance),
        None => say!(language, "demonstration-out-of-reach"),
    };
    writeln!(output, "{distance}\n")?;
    let table = Table {
        title: say!(language, "demonstration-attempts"),
        headings: vec![
            say!(language, "demonstration-attempt"),
            say!(language, "demonstration-right"),
            say!(language, "demonstration-outcome"),
            say!(language, "demonstration-estimate"),
            say!(language, "compare-length", metric = "stm"),
            say!(language, "compare-expanded"),
            say!(language, "compare-generated"),
            say!(language, "demonstration-reopened"),
        ],
        rows: shown.attempts.iter().map(|attempt| row(attempt, language)).collect(),
        words: 3,
    };
    table.write_text(output)?;
    writeln!(output, "\n{}", demonstration_text(shown.name, language))
}

fn row(attempt: &Attempt, language: Language) -> Vec<String> {
    let right = match attempt.right {
        Right::Right => say!(language, "demonstration-is-right"),
        Right::Wrong => say!(language, "demonstration-is-wrong"),
        Right::Legitimate => say!(language, "demonstration-is-legitimate"),
    };
    let outcome = match attempt.status {
        None => "-".to_owned(),
        Some(Status::Solved) => say!(language, "compare-solved"),
        Some(status) => language.say(&format!("compare-ended-{}", status.name().replace('_', "-")), &[]),
    };
    let number = |number: Option<u64>| number.map_or_else(|| "-".to_owned(), grouped);
    let count = |count: u64| number(attempt.status.map(|_| count));
    vec![
        demonstration_attempt(attempt.name, language),
        right,
        outcome,
        number(attempt.estimate.map(u64::from)),
        number(attempt.length.map(|length| length as u64)),
        count(attempt.expanded),
        count(attempt.generated),
        count(attempt.reopened),
    ]
}
