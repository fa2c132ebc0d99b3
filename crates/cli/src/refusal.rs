//! Why a board that was handed in gets no answer.

use std::collections::BTreeMap;

use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, ReadError, ReadFault};
use jiugong_solver::{MOST_CELLS, SCHEMA, SolveError, Status, Unanswered};
use serde::Serialize;

use crate::notice;

/// What is wrong with one board of the input.
#[derive(Debug)]
pub enum Refusal {
    /// Its text.
    Board(ReadError),
    /// The text of its goal.
    Goal {
        /// The board, which is right.
        board: Box<Board>,
        /// What is wrong with the goal.
        error: ReadError,
    },
    /// The request.
    Request {
        /// The board, if it is known.
        board: Option<Box<Board>>,
        /// What is wrong with the request.
        error: SolveError,
    },
}

impl Refusal {
    /// What is wrong with the text of a board that is to be searched: where it has more cells than any search takes,
    /// that, and not which sizes have so many.
    pub fn of_searched(error: ReadError) -> Refusal {
        match &error.fault {
            ReadFault::AmbiguousShape { found, sizes } if *found > MOST_CELLS && !sizes.is_empty() => {
                SolveError::TooLarge { size: sizes[0] }.into()
            }
            _ => Refusal::Board(error),
        }
    }
}

/// Says what is wrong with the boards of a batch; where the same goal is wrong for many, once.
#[derive(Debug, Default)]
pub struct Complaints {
    goals: Vec<ReadError>,
    more: usize,
}

impl Complaints {
    /// Says what is wrong with the board of this number, from 1.
    pub fn say(&mut self, number: u64, refusal: &Refusal, language: Language) {
        if let Refusal::Goal { error, .. } = refusal {
            if self.goals.contains(error) {
                self.more += 1;
                return;
            }
            self.goals.push(error.clone());
        }
        let sentence = refusal.say(language);
        let numbered = say!(language, "board-number", number = number.to_string(), sentence = sentence);
        notice::complain(&numbered, language);
    }

    /// Says for how many boards more the goal is wrong.
    pub fn end(&self, language: Language) {
        if self.more > 0 {
            notice::complain(&say!(language, "goal-wrong-for-more", count = self.more), language);
        }
    }
}

impl From<SolveError> for Refusal {
    fn from(error: SolveError) -> Refusal {
        Refusal::Request { board: None, error }
    }
}

impl From<Unanswered> for Refusal {
    fn from(Unanswered { board, error }: Unanswered) -> Refusal {
        Refusal::Request { board: Some(Box::new(board)), error }
    }
}

impl Say for Refusal {
    fn say(&self, language: Language) -> String {
        match self {
            Refusal::Board(error) => with_option(error, language),
            Refusal::Goal { error, .. } => say!(language, "goal-is-wrong", error = error.say(language)),
            Refusal::Request { error, .. } => error.say(language),
        }
    }
}

/// What is wrong with a board, and with which option its size is given where that is what is missing.
pub fn with_option(error: &ReadError, language: Language) -> String {
    let size = match &error.fault {
        ReadFault::AmbiguousShape { sizes, .. } => sizes.first().copied(),
        ReadFault::DoesNotFit { found, .. } => Some(*found),
        _ => None,
    };
    let option = size.map(|size| say!(language, "size-option", size = size.to_string()));
    error.say(language) + &option.unwrap_or_default()
}

/// A refusal as a JSON object: the fields of a report, null where there is nothing to say, and
/// the sentence.
#[derive(Debug, Serialize)]
pub struct RefusalRecord {
    schema: u32,
    board: Option<String>,
    status: Status,
    error: String,
    #[serde(flatten)]
    unknown: BTreeMap<&'static str, ()>,
}

/// The other fields of a report.
const UNKNOWN: [&str; 24] = [
    "goal",
    "size",
    "reachable",
    "metric",
    "algorithm",
    "heuristic",
    "length",
    "slides",
    "optimal",
    "suboptimality_bound",
    "lower_bound",
    "blank_moves",
    "tile_moves",
    "tiles",
    "expanded",
    "generated",
    "reopened",
    "largest_open",
    "held",
    "held_bytes",
    "seconds",
    "solutions",
    "solution_paths",
    "improvements",
];

impl RefusalRecord {
    /// The record of a refusal, its sentence in the language.
    pub fn new(refusal: &Refusal, language: Language) -> RefusalRecord {
        let board = match refusal {
            Refusal::Goal { board, .. } | Refusal::Request { board: Some(board), .. } => {
                Some(board.to_string())
            }
            Refusal::Board(_) | Refusal::Request { board: None, .. } => None,
        };
        RefusalRecord {
            schema: SCHEMA,
            board,
            status: Status::Invalid,
            error: refusal.say(language),
            unknown: UNKNOWN.map(|field| (field, ())).into(),
        }
    }
}

/// A JSON object for what is wrong with the input as a whole.
pub fn object(sentence: &str) -> serde_json::Value {
    serde_json::json!({ "schema": SCHEMA, "status": Status::Invalid, "error": sentence })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_puzzle::{GoalName, read_board};
    use jiugong_solver::{Request, Solver};
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_refusal_has_the_fields_of_a_report_and_a_sentence() {
        let board = read_board("283104765", None).unwrap();
        let goal = GoalName::Snail.board(board.size());
        let report = Solver::new().solve(&Request::new(board, goal), &Arc::default()).unwrap();
        let refusal = Refusal::Board(read_board("283", None).unwrap_err());
        let keys = |value: Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let mut expected = keys(serde_json::to_value(report).unwrap());
        expected.push("error".to_owned());
        expected.sort();
        let record = serde_json::to_value(RefusalRecord::new(&refusal, Language::English)).unwrap();
        let mut found = keys(record);
        found.sort();
        assert_eq!(found, expected);
    }
}
