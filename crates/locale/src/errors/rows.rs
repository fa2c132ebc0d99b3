//! [`RowsError`].

use jiugong_puzzle::RowsError;

use crate::{Language, Say, say};

impl Say for RowsError {
    fn say(&self, language: Language) -> String {
        match self {
            RowsError::NotANumber { text, row, place } => {
                say!(language, "rows-not-a-number", text = text.as_str(), row = *row, place = *place)
            }
            RowsError::UnequalRows { row, found, width } => {
                say!(language, "read-unequal-rows", row = *row, found = *found, expected = *width)
            }
            RowsError::Size(error) => error.say(language),
            RowsError::Board(error) => error.say(language),
        }
    }
}
