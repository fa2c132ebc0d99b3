//! [`BoardError`].

use jiugong_puzzle::BoardError;

use crate::{Language, Say, say};

impl Say for BoardError {
    fn say(&self, language: Language) -> String {
        match *self {
            BoardError::WrongCount { size, found } => {
                say!(
                    language,
                    "board-wrong-count",
                    size = size.to_string(),
                    cells = size.cells(),
                    found = found
                )
            }
            BoardError::Duplicate { tile: 0, missing, first, second } => {
                say!(language, "board-two-blanks", missing = missing, first = first, second = second)
            }
            BoardError::Duplicate { tile, missing: 0, first, second } => {
                say!(language, "board-duplicate-no-blank", tile = tile, first = first, second = second)
            }
            BoardError::Duplicate { tile, missing, first, second } => {
                say!(
                    language,
                    "board-duplicate",
                    tile = tile,
                    missing = missing,
                    first = first,
                    second = second
                )
            }
            BoardError::UnknownTile { size, tile, cell } => {
                let largest = size.cells() - 1;
                say!(
                    language,
                    "board-unknown-tile",
                    size = size.to_string(),
                    tile = tile,
                    cell = cell,
                    largest = largest
                )
            }
        }
    }
}
