//! A comparison as comma-separated values.

use std::io::{self, Write};

use super::Comparison;

/// Writes a line for each trial, below a line with the names of the columns.
///
/// What is not known is empty; `branching_factor` is b* and `penetrance` length / N, both with N = `generated` - 1.
///
/// # Errors
/// Those of `output`.
pub fn write_csv(output: &mut impl Write, comparison: &Comparison) -> io::Result<()> {
    writeln!(
        output,
        "seed,goal,board,distance,algorithm,heuristic,status,length,excess,expanded,generated,reopened,largest_open,\
         held,held_bytes,branching_factor,penetrance,seconds,metric"
    )?;
    let sample = &comparison.sample;
    for trial in &comparison.trials {
        let (case, contestant) = (&sample.cases[trial.case], &comparison.contestants[trial.contestant]);
        let statistics = &trial.statistics;
        let count = |count: u64| if trial.has_run() { count.to_string() } else { String::new() };
        let fields = [
            or_empty(sample.seed),
            sample.goal.to_string(),
            case.board.to_string(),
            or_empty(case.distance),
            field(&contestant.algorithm.to_string()),
            field(&or_empty(contestant.heuristic.as_ref())),
            trial.status.to_string(),
            or_empty(trial.length),
            or_empty(trial.excess),
            count(statistics.expanded),
            count(statistics.generated),
            count(statistics.reopened),
            count(statistics.largest_open),
            count(statistics.held),
            count(statistics.held_bytes),
            or_empty(trial.branching_factor().map(|factor| format!("{factor:.6}"))),
            or_empty(trial.penetrance().map(|penetrance| format!("{penetrance:.6}"))),
            or_empty(trial.time.map(|time| format!("{:.9}", time.as_secs_f64()))),
            sample.metric.to_string(),
        ];
        writeln!(output, "{}", fields.join(","))?;
    }
    Ok(())
}

fn or_empty(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// A text as one field: in quotes if it has a comma in it. No name has quotes. (RFC 4180.)
fn field(text: &str) -> String {
    if text.contains(',') { format!("\"{text}\"") } else { text.to_owned() }
}
