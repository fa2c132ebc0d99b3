//! An attempt of a demonstration, step by step.

use std::io::Write;
use std::sync::Arc;

use jiugong_locale::{Language, Say, demonstration_run, say, trace_words};
use jiugong_solver::demonstrations::{Demonstrated, Demonstration};
use jiugong_solver::trace::{Lists, MOST_STEPS, Recorder, Recording, Span, write_json_lines, write_text};
use jiugong_solver::{Report, SolveError, Solver};

use crate::ending::{Ending, Failure};
use crate::output::Output;
use crate::{interrupt, notice, solve};

/// The most expansions that are shown of a run that takes very many: enough to see what goes wrong.
const MOST_SHOWN: u64 = 10_000;

/// Shows an attempt, which may be wrong on purpose, step by step; as text, or as a JSON object for each event.
pub fn watch(
    demonstration: &'static Demonstration,
    attempt: &str,
    is_json: bool,
    language: Language,
) -> Result<Ending, Failure> {
    let (solver, watch) = (Solver::new(), interrupt::watch());
    let seen =
        record(demonstration, attempt, &solver).map_err(|error| Failure::Input(error.say(language)))?;
    let Some((report, recording)) = seen else {
        let shown =
            demonstration.show(&solver, &watch).map_err(|error| Failure::Input(error.say(language)))?;
        return Err(unknown(attempt, &shown, language));
    };
    let mut output = Output::standard();
    if is_json {
        write_json_lines(&mut output, &recording, Span::default(), &report)?;
    } else {
        let mut words = trace_words(&report, language);
        if let Some(staged) = recording.staged() {
            words.title = format!("{} ({})", demonstration_run(staged, language), words.title);
        }
        write_text(&mut output, &recording, Span::default(), Lists::Hidden, &words)?;
        writeln!(output, "\n{}", report.say(language))?;
        if recording.is_cut() {
            notice::remark(&words.cut);
        }
    }
    output.flush()?;
    Ok(solve::ending(report.status))
}

fn record(
    demonstration: &'static Demonstration,
    attempt: &str,
    solver: &Solver,
) -> Result<Option<(Report, Arc<Recording>)>, SolveError> {
    let Some(mut request) = demonstration.request(attempt) else { return Ok(None) };
    request.limits.nodes = Some(MOST_SHOWN);
    let watch = interrupt::watch();
    let mut recorder = Recorder::new(&request, MOST_STEPS)?.stopping(&watch);
    let seen = demonstration.perform(attempt, &request, (solver, &watch), &mut recorder)?;
    Ok(seen.map(|(report, staged)| (report, Arc::new(recorder.finish().staged_as(staged)))))
}

fn unknown(attempt: &str, shown: &Demonstrated, language: Language) -> Failure {
    let known: Vec<&str> = shown.attempts.iter().map(|attempt| attempt.name).collect();
    let known = known.join(", ");
    Failure::Input(say!(language, "demonstration-no-attempt", attempt = attempt, known = known))
}
