//! How the program ends: its exit codes, and what goes wrong beyond them.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use jiugong_locale::{Language, Say, say};

/// How one board, and in the end the program, came out. The numbers are the exit codes; the
/// order is from the best to the worst, see [`Ending::worst`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Ending {
    /// Solved; yes.
    Done = 0,
    /// No: the path is wrong, or an algorithm that may fail has found nothing.
    No = 1,
    /// The goal is not reachable from the board.
    Unreachable = 10,
    /// The time limit was reached.
    TimeLimit = 20,
    /// The node limit was reached.
    NodeLimit = 21,
    /// The memory limit was reached.
    MemoryLimit = 22,
    /// The user cancelled.
    Cancelled = 23,
    /// Wrong usage or input.
    Invalid = 2,
    /// The results could not be written.
    Unwritten = 3,
}

impl Ending {
    /// The worse of two endings: with many boards, the program ends with the worst of them.
    pub fn worst(self, other: Ending) -> Ending {
        if self.rank() >= other.rank() { self } else { other }
    }

    fn rank(self) -> u8 {
        match self {
            Ending::Invalid => 30,
            Ending::Unwritten => 31,
            other => other as u8,
        }
    }
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> ExitCode {
        ExitCode::from(ending as u8)
    }
}

/// Why a subcommand could not come to an [`Ending`] of its own.
#[derive(Debug)]
pub enum Failure {
    /// What the user gave is wrong: the sentence that says so, in the user's language.
    Input(String),
    /// It was stopped before its end: the sentence that says so, and how the program ends.
    Stopped(String, Ending),
    /// The results could not be written.
    Output(io::Error),
}

impl Failure {
    /// A file of results that could not be written.
    pub fn unwritten(path: &Path, error: &io::Error, language: Language) -> Failure {
        let (path, reason) = (path.display().to_string(), error.say(language));
        Failure::Stopped(say!(language, "file-not-written", path = path, reason = reason), Ending::Unwritten)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_input_is_worse_than_a_limit_and_a_limit_than_no() {
        let order = [
            Ending::Done,
            Ending::No,
            Ending::Unreachable,
            Ending::TimeLimit,
            Ending::NodeLimit,
            Ending::MemoryLimit,
            Ending::Cancelled,
            Ending::Invalid,
            Ending::Unwritten,
        ];
        for (better, a) in order.iter().enumerate() {
            for b in &order[better..] {
                assert_eq!(a.worst(*b), *b);
                assert_eq!(b.worst(*a), *b);
            }
        }
    }
}
