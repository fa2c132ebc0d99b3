//! The dialogue of the program without a subcommand: asks for the start and the goal, says
//! what is wrong and asks again, then shows the solution step by step.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::Arc;

use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, GoalName, ReadError, TypedLine, read_board, read_goal, typed_line};
use jiugong_solver::{Request, Watch};

use crate::ending::{Ending, Failure};
use crate::limits::LimitOptions;
use crate::output::Output;
use crate::solve::{self, SearchOptions};
use crate::standard_input::StandardInput;
use crate::{interrupt, notice};

/// Rows of this many cells are the first row of a board that is typed row by row: as a whole
/// board in one line they make none (3, 5), or only one of 2x2 (4).
const ROW_BY_ROW: std::ops::RangeInclusive<usize> = 3..=5;

/// Asks, answers once, and ends; also, as wrong input, where the input ends without an answer.
pub fn run(language: Language) -> Result<Ending, Failure> {
    let watch = interrupt::watch();
    let mut dialogue = Dialogue::start(&watch, language);
    writeln!(dialogue.output, "{}", say!(language, "ask-welcome"))?;
    let start = dialogue.ask(&say!(language, "ask-start"), |text| read_board(text, None))?;
    let Answer::Board(start) = start else { return dialogue.end("start") };
    let size = start.size();
    let goal = dialogue.ask(&say!(language, "ask-goal"), |text| match text.trim() {
        "" => Ok(GoalName::Standard.board(size)),
        text => read_goal(text, size),
    })?;
    let goal = match goal {
        Answer::Board(goal) => goal,
        // Whoever hands in a board without a person beside it has nothing more to say.
        Answer::Silence if !io::stdin().is_terminal() => GoalName::Standard.board(size),
        Answer::Silence | Answer::Unfinished => return dialogue.end("goal"),
    };
    if watch.is_cancelled() {
        return dialogue.end("goal");
    }
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

/// What came for a question.
enum Answer {
    Board(Board),
    /// The input ended, and nothing was said.
    Silence,
    /// The input ended behind what was wrong, or before all of it was there.
    Unfinished,
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

    /// Asks until the answer can be read or the input ends. Comments are passed over.
    fn ask(
        &mut self,
        question: &str,
        read: impl Fn(&str) -> Result<Board, ReadError>,
    ) -> Result<Answer, Failure> {
        let mut at_the_end = Answer::Silence;
        loop {
            let Some(line) = self.line(question)? else { return Ok(at_the_end) };
            let typed = typed_line(&line);
            if typed == TypedLine::Nothing && !line.trim().is_empty() {
                continue;
            }
            at_the_end = Answer::Unfinished;
            let error = match read(&line) {
                Ok(board) => return Ok(Answer::Board(board)),
                Err(error) => error,
            };
            let TypedLine::Row(mut lengths) = typed else {
                notice::complain(&error.say(self.language), self.language);
                continue;
            };
            lengths.retain(|length| ROW_BY_ROW.contains(length));
            if lengths.is_empty() {
                notice::complain(&error.say(self.language), self.language);
                continue;
            }
            let Some(text) = self.more_rows(line, lengths)? else { return Ok(at_the_end) };
            match read(&text) {
                Ok(board) => return Ok(Answer::Board(board)),
                Err(error) => notice::complain(&error.say(self.language), self.language),
            }
        }
    }

    /// The first row with as many below it as make a square, or fewer where an empty line ends them. Where the first may
    /// have one of several lengths, those below tell which.
    fn more_rows(&mut self, first: String, mut lengths: Vec<usize>) -> Result<Option<String>, Failure> {
        let (mut text, mut row) = (first, 2);
        while row <= lengths[0] {
            let question = say!(self.language, "ask-row", row = row, rows = lengths[0]);
            let Some(line) = self.line(&question)? else { return Ok(None) };
            if line.trim().is_empty() {
                break;
            }
            let typed = typed_line(&line);
            if typed == TypedLine::Nothing {
                continue;
            }
            if let TypedLine::Row(own) = typed
                && lengths.iter().any(|length| own.contains(length))
            {
                lengths.retain(|length| own.contains(length));
            }
            text.push('\n');
            text.push_str(&line);
            row += 1;
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
