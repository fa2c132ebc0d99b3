//! [`CheckFailure`].

use jiugong_solver::CheckFailure;

use crate::{Language, Say, say};

impl Say for CheckFailure {
    fn say(&self, language: Language) -> String {
        match *self {
            CheckFailure::OffTheBoard { number } => say!(language, "check-off-the-board", number = number),
            CheckFailure::WrongEnd { cell, found, expected } => {
                say!(language, "check-wrong-end", cell = cell, found = found, expected = expected)
            }
            CheckFailure::NoBoards => say!(language, "check-no-boards"),
        }
    }
}
