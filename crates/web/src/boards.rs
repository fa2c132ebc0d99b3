//! Boards and goals as texts.

use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{
    Board, Boards, Format, GoalName, ReadBoard, ReadError, ReadFault, Size, SizeError, read_goal,
};

use crate::problem::Problem;

/// A board with its goal.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) board: Board,
    pub(crate) goal: Board,
    /// The format in which the board was written.
    pub(crate) format: Format,
}

impl Given {
    /// Reads a board in any format; its goal is the one asked for, else the one that its text gives, else the standard
    /// one.
    pub(crate) fn read(
        board: &str,
        size: Option<&str>,
        goal: Option<&str>,
        language: Language,
    ) -> Result<Given, Problem> {
        let wanted = size.map(|text| read_size(text, language)).transpose()?;
        let read =
            one(board, wanted).map_err(|error| Problem::field(language, "board", error.say(language)))?;
        let size = read.board.size();
        let goal = match (goal, read.goal) {
            (Some(text), _) => read_goal_field(text, size, language)?,
            (None, Some(goal)) => goal,
            (None, None) => GoalName::Standard.board(size),
        };
        Ok(Given { board: read.board, goal, format: read.format })
    }
}

/// The one board of a text.
fn one(text: &str, size: Option<Size>) -> Result<ReadBoard, ReadError> {
    let mut boards = Boards::new(text.as_bytes(), size);
    let read = boards.next().unwrap_or(Err(ReadError { line: 1, column: 1, fault: ReadFault::Empty }))?;
    match boards.next() {
        None => Ok(read),
        Some(Ok(second)) => Err(ReadError { line: second.line, column: 1, fault: ReadFault::SecondBoard }),
        Some(Err(error)) => Err(ReadError { fault: ReadFault::SecondBoard, ..error }),
    }
}

/// Reads a size.
pub(crate) fn read_size(text: &str, language: Language) -> Result<Size, Problem> {
    text.parse().map_err(|error: SizeError| Problem::field(language, "size", error.say(language)))
}

/// Reads a goal of a size.
pub(crate) fn read_goal_field(text: &str, size: Size, language: Language) -> Result<Board, Problem> {
    read_goal(text, size).map_err(|error| {
        Problem::field(language, "goal", say!(language, "goal-is-wrong", error = error.say(language)))
    })
}

/// Reads something by its name.
pub(crate) fn read_named<T: std::str::FromStr<Err: Say>>(
    field: &str,
    text: &str,
    language: Language,
) -> Result<T, Problem> {
    text.parse().map_err(|error: T::Err| Problem::field(language, field, error.say(language)))
}
