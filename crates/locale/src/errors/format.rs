//! [`FormatError`].

use jiugong_puzzle::{Format, FormatError};

use crate::{Language, Say, say};

impl Say for FormatError {
    fn say(&self, language: Language) -> String {
        let instead = Format::Rows.name();
        match *self {
            FormatError::TooLarge { format, size, most } => say!(
                language,
                "format-too-large",
                format = format.name(),
                size = size.to_string(),
                cells = size.cells(),
                most = most,
                instead = instead
            ),
            FormatError::NotSquare { format, size } => say!(
                language,
                "format-not-square",
                format = format.name(),
                size = size.to_string(),
                instead = instead
            ),
            FormatError::OnlyRead { format } => {
                say!(language, "format-only-read", format = format.name(), instead = instead)
            }
            FormatError::GoalSize { board, goal } => {
                say!(language, "sizes-differ", start = board.to_string(), goal = goal.to_string())
            }
        }
    }
}
