//! The boards that a user hands in: as arguments, from a file, from standard input.

use std::fs::File;
use std::io::{self, BufReader, Cursor, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use jiugong_locale::{Language, say};
use jiugong_puzzle::{Board, Boards, GoalName, ReadBoard, ReadError, ReadFault, Size, SizeError, read_goal};

use crate::ending::Failure;

/// Which boards, of which size, with which goal.
#[derive(Debug, Args)]
pub struct BoardOptions {
    #[arg(value_name = "BOARD")]
    boards: Vec<String>,
    #[arg(short, long, value_name = "FILE", conflicts_with = "boards")]
    file: Option<PathBuf>,
    #[arg(short, long, value_name = "SIZE")]
    size: Option<Size>,
    #[arg(short, long, value_name = "GOAL")]
    goal: Option<String>,
}

/// A board, or what is wrong with its text.
pub type Item = Result<ReadBoard, ReadError>;

impl BoardOptions {
    /// The boards in their order, read as they are asked for.
    ///
    /// # Errors
    /// A file that cannot be opened, or no board given at all.
    pub fn read(&self, language: Language) -> Result<Box<dyn Iterator<Item = Item> + Send>, Failure> {
        if let Some(path) = &self.file {
            return self.file(path, language);
        }
        let texts = self.texts();
        match texts.as_slice() {
            [] if io::stdin().is_terminal() => Err(Failure::Input(say!(language, "no-board-given"))),
            [] => Ok(self.standard_input()),
            [dash] if dash == "-" => Ok(self.standard_input()),
            _ => {
                let size = self.size;
                let boards = move |text| or_empty(Boards::new(Cursor::new(text), size));
                Ok(Box::new(texts.into_iter().flat_map(boards)))
            }
        }
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
        language: Language,
    ) -> Result<Box<dyn Iterator<Item = Item> + Send>, Failure> {
        if path.as_os_str() == "-" {
            return Ok(self.standard_input());
        }
        let file = File::open(path).map_err(|error| {
            let path = path.display().to_string();
            Failure::Input(say!(language, "file-not-read", path = path, reason = error.to_string()))
        })?;
        Ok(Box::new(or_empty(Boards::new(BufReader::new(file), self.size))))
    }

    fn standard_input(&self) -> Box<dyn Iterator<Item = Item> + Send> {
        Box::new(or_empty(Boards::new(BufReader::new(io::stdin()), self.size)))
    }

    /// The size and the goal for boards that are not handed in: those asked for, else the usual ones.
    pub fn of_random(&self) -> Result<(Size, &str), SizeError> {
        let size = self.size.map_or_else(|| Size::new(3, 3), Ok)?;
        Ok((size, self.goal.as_deref().unwrap_or(GoalName::Standard.name())))
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

/// The boards; a source without any is an error, too.
fn or_empty(boards: impl Iterator<Item = Item> + Send) -> impl Iterator<Item = Item> + Send {
    let mut boards = boards.peekable();
    let empty = boards.peek().is_none().then_some(ReadError { line: 1, column: 1, fault: ReadFault::Empty });
    empty.map(Err).into_iter().chain(boards)
}
