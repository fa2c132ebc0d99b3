//! The boards that a user hands in: as arguments, from a file, from standard input.

use std::fs::File;
use std::io::{self, BufReader, Cursor, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Boards, GoalName, ReadBoard, ReadError, ReadFault, Size, read_board, read_goal};
use jiugong_solver::Watch;

use crate::ending::Failure;
use crate::names;
use crate::standard_input::StandardInput;

/// Which boards, of which size, with which goal.
#[derive(Debug, Args)]
pub struct BoardOptions {
    #[arg(value_name = "BOARD")]
    boards: Vec<String>,
    #[arg(short, long, value_name = "FILE", conflicts_with = "boards")]
    file: Option<PathBuf>,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL", value_parser = names::goal())]
    goal: Option<String>,
}

/// A board, or what is wrong with its text.
pub type Item = Result<ReadBoard, ReadError>;

impl BoardOptions {
    /// The boards in their order, read as they are asked for. Those of standard input end when the
    /// watch is cancelled.
    ///
    /// # Errors
    /// A file that cannot be opened, or no board given at all.
    pub fn read(
        &self,
        watch: &Arc<Watch>,
        language: Language,
    ) -> Result<Box<dyn Iterator<Item = Item> + Send>, Failure> {
        if let Some(goal) = self.goal_without_quotes() {
            return Err(Failure::Input(say!(language, "goal-without-quotes", goal = goal)));
        }
        if let Some(path) = &self.file {
            return self.file(path, watch, language);
        }
        let texts = self.texts();
        match texts.as_slice() {
            [] if io::stdin().is_terminal() => Err(Failure::Input(say!(language, "no-board-given"))),
            [] => Ok(self.standard_input(watch)),
            [dash] if dash == "-" => Ok(self.standard_input(watch)),
            _ => {
                let size = self.size;
                let boards = move |text| or_empty(Boards::new(Cursor::new(text), size));
                Ok(Box::new(texts.into_iter().flat_map(boards)))
            }
        }
    }

    /// A goal of a single tile is the first of a board without quotes, whose others count as boards.
    fn goal_without_quotes(&self) -> Option<&str> {
        self.goal.as_deref().filter(|goal| goal.trim().parse::<u16>().is_ok_and(|tile| tile < 100))
    }

    /// How many texts were given as arguments; `None` where boards are streamed, as for `-`.
    pub fn count(&self) -> Option<usize> {
        let texts = self.texts();
        let are_boards = !texts.is_empty() && texts != ["-"];
        are_boards.then_some(texts.len())
    }

    /// The arguments as texts of boards. A board written without quotes comes as one argument
    /// a tile; no board is as short as a tile.
    fn texts(&self) -> Vec<String> {
        const LONGEST_TILE: usize = 3;
        let is_tile = |text: &String| text.len() <= LONGEST_TILE && !text.contains(char::is_whitespace);
        if self.boards.len() > 1 && self.boards.iter().all(is_tile) {
            return vec![self.boards.join(" ")];
        }
        self.boards.clone()
    }

    fn file(
        &self,
        path: &Path,
        watch: &Arc<Watch>,
        language: Language,
    ) -> Result<Box<dyn Iterator<Item = Item> + Send>, Failure> {
        if path.as_os_str() == "-" {
            return Ok(self.standard_input(watch));
        }
        let file = File::open(path).map_err(|error| {
            let path = path.display().to_string();
            Failure::Input(say!(language, "file-not-read", path = path, reason = error.say(language)))
        })?;
        Ok(Box::new(or_empty(Boards::new(BufReader::new(file), self.size))))
    }

    /// What a cancelled reading leaves of a board is none, and no wrong one.
    fn standard_input(&self, watch: &Arc<Watch>) -> Box<dyn Iterator<Item = Item> + Send> {
        let boards = or_empty(Boards::new(StandardInput::until_cancelled(watch), self.size));
        let watch = watch.clone();
        Box::new(boards.take_while(move |_| !watch.is_cancelled()))
    }

    /// The goal for boards that are not handed in, see [`goal_of_random`].
    pub fn goal_of_random(&self, language: Language) -> Result<Board, Failure> {
        let goal = self.goal.as_deref().unwrap_or(GoalName::Standard.name());
        goal_of_random(goal, self.size, 3, language)
    }

    /// The goal of a board: the one asked for, else the one that its text names, else the
    /// standard one.
    pub fn goal(&self, read: &ReadBoard) -> Result<Board, ReadError> {
        match (&self.goal, &read.goal) {
            (Some(text), _) => read_goal(text, read.board.size()),
            (None, Some(goal)) => Ok(goal.clone()),
            (None, None) => Ok(GoalName::Standard.board(read.board.size())),
        }
    }
}

/// The goal where no board is handed in: of the size asked for, else of its own, else of the usual side.
///
/// # Errors
/// A goal that is no board, or not of the size.
pub fn goal_of_random(
    goal: &str,
    size: Option<Size>,
    usual: usize,
    language: Language,
) -> Result<Board, Failure> {
    let square = Size::new(usual, usual).map_err(|error| Failure::Input(error.say(language)))?;
    let read = match (size, read_goal(goal, size.unwrap_or(square))) {
        (None, Err(ReadError { fault: ReadFault::DoesNotFit { .. } | ReadFault::WrongCount { .. }, .. })) => {
            read_board(goal, None)
        }
        (_, read) => read,
    };
    read.map_err(|error| Failure::Input(say!(language, "goal-is-wrong", error = error.say(language))))
}

/// The boards; a source without any is an error, too.
fn or_empty(boards: impl Iterator<Item = Item> + Send) -> impl Iterator<Item = Item> + Send {
    let mut boards = boards.peekable();
    let empty = boards.peek().is_none().then_some(ReadError { line: 1, column: 1, fault: ReadFault::Empty });
    empty.map(Err).into_iter().chain(boards)
}
