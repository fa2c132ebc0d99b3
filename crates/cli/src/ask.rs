//! The dialogue of the program without a subcommand: asks for the start and the goal, says
//! what is wrong and asks again, then shows the solution step by step.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::Arc;

use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, GoalName, ReadError, read_board, read_goal};
use jiugong_solver::{Request, Watch};

use crate::ending::{Ending, Failure};
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::solve::{self, SearchOptions};
use crate::standard_input::StandardInput;
use crate::{interrupt, notice};

/// Rows of this many numbers are the first row of a board that is typed row by row: as a whole
/// board in one line they make none (3, 5), or only one of 2x2 (4).
const ROW_BY_ROW: std::ops::RangeInclusive<usize> = 3..=5;

/// Asks, answers once, and ends; also, as wrong input, where the input ends without an answer.
pub fn run(language: Language) -> Result<Ending, Failure> {
    let watch = interrupt::watch();
    let mut dialogue = Dialogue::start(&watch, language);
    writeln!(dialogue.output, "{}", say!(language, "ask-welcome"))?;
    let start = dialogue.ask(&say!(language, "ask-start"), |text| read_board(text, None))?;
    let Some(start) = start else { return dialogue.end("start") };
    let size = start.size();
    let goal = dialogue.ask(&say!(language, "ask-goal"), |text| match text.trim() {
        "" => Ok(GoalName::Standard.board(size)),
        text => read_goal(text, size),
    })?;
    // Whoever hands in a board without a person beside it has nothing more to say.
    let standard = || (!io::stdin().is_terminal()).then(|| GoalName::Standard.board(size));
    let Some(goal) = goal.or_else(standard).filter(|_| !watch.is_cancelled()) else {
        return dialogue.end("goal");
    };
    let mut request = Request::new(start, goal);
    if solve::is_searched(&request) {
        SearchOptions::default().warn(size, language);
    }
    request.limits = LimitOptions::default().limits();
    let report = match solve::solve_one(&request, &watch, language) {
        Ok(report) => report,
        Err(refusal) => return Err(Failure::Input(refusal.say(language))),
    };
    writeln!(dialogue.output)?;
    solve::show(&mut dialogue.output, &report, language)?;
    dialogue.output.flush()?;
    Ok(solve::ending(report.status))
}

struct Dialogue {
    input: StandardInput,
    watch: Arc<Watch>,
    output: Output,
    language: Language,
}

impl Dialogue {
    fn start(watch: &Arc<Watch>, language: Language) -> Dialogue {
        let input = StandardInput::until_cancelled(watch);
        Dialogue { input, watch: watch.clone(), output: Output::standard(), language }
    }

    /// Asks until the answer can be read; `None` where the input ends.
    fn ask(
        &mut self,
        question: &str,
        read: impl Fn(&str) -> Result<Board, ReadError>,
    ) -> Result<Option<Board>, Failure> {
        loop {
            let Some(line) = self.line(question)? else { return Ok(None) };
            let error = match read(&line) {
                Ok(board) => return Ok(Some(board)),
                Err(error) => error,
            };
            let rows = line.split_whitespace().count();
            if !ROW_BY_ROW.contains(&rows) || line.contains('/') {
                notice::complain(&error.say(self.language), self.language);
                continue;
            }
            let Some(text) = self.more_rows(line, rows)? else { return Ok(None) };
            match read(&text) {
                Ok(board) => return Ok(Some(board)),
                Err(error) => notice::complain(&error.say(self.language), self.language),
            }
        }
    }

    /// The first row with as many below it as make a square, or fewer where an empty line ends them.
    fn more_rows(&mut self, first: String, rows: usize) -> Result<Option<String>, Failure> {
        let mut text = first;
        for row in 2..=rows {
            let question = say!(self.language, "ask-row", row = row, rows = rows);
            let Some(line) = self.line(&question)? else { return Ok(None) };
            if line.trim().is_empty() {
                break;
            }
            text.push('\n');
            text.push_str(&line);
        }
        Ok(Some(text))
    }

    fn line(&mut self, question: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{question}")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line).map_err(|error| {
            let reason = error.say(self.language);
            Failure::Input(say!(self.language, "input-not-read", reason = reason))
        })?;
        let text = String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned();
        Ok((read > 0).then_some(text))
    }

    /// Ends without `what` was asked for.
    fn end(&mut self, what: &str) -> Result<Ending, Failure> {
        writeln!(self.output)?;
        self.output.flush()?;
        if self.watch.is_cancelled() {
            return Ok(Ending::Cancelled);
        }
        Err(Failure::Input(say!(self.language, "ask-unanswered", what = what)))
    }
}
