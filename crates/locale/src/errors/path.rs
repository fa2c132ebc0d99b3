//! [`PathError`], [`OffTheEdge`], and the words for directions and notations in them.

use jiugong_puzzle::{Direction, Notation, OffTheEdge, PathError};

use crate::{Language, Say, say};

impl Say for Direction {
    fn say(&self, language: Language) -> String {
        match self {
            Direction::Up => say!(language, "direction-up"),
            Direction::Left => say!(language, "direction-left"),
            Direction::Right => say!(language, "direction-right"),
            Direction::Down => say!(language, "direction-down"),
        }
    }
}

impl Say for Notation {
    fn say(&self, language: Language) -> String {
        match self {
            Notation::BlankMoves => say!(language, "notation-blank-moves"),
            Notation::TileMoves => say!(language, "notation-tile-moves"),
            Notation::TileNumbers => say!(language, "notation-tile-numbers"),
        }
    }
}

impl Say for OffTheEdge {
    fn say(&self, language: Language) -> String {
        say!(
            language,
            "path-off-the-edge",
            number = self.number,
            direction = self.direction.say(language),
            row = self.row,
            column = self.column
        )
    }
}

impl Say for PathError {
    fn say(&self, language: Language) -> String {
        match self {
            PathError::UnknownSymbol { position, symbol } => {
                say!(language, "path-unknown-symbol", position = *position, symbol = symbol.to_string())
            }
            PathError::Mixed { position, symbol, first, second } => say!(
                language,
                "path-mixed",
                position = *position,
                symbol = symbol.as_str(),
                first = first.say(language),
                second = second.say(language)
            ),
            PathError::OtherNotation { position, symbol, notation } => say!(
                language,
                "path-other-notation",
                position = *position,
                symbol = symbol.as_str(),
                notation = notation.say(language)
            ),
            PathError::RepeatedZeroTimes { position, symbol } => {
                say!(language, "path-repeated-zero-times", position = *position, symbol = symbol.as_str())
            }
            PathError::Edge { position, symbol, edge } => say!(
                language,
                "path-edge",
                position = *position,
                symbol = symbol.as_str(),
                edge = edge.say(language)
            ),
            PathError::NotBesideTheBlank { position, tile, can_slide } => {
                let tiles: Vec<String> = can_slide.iter().map(u16::to_string).collect();
                say!(
                    language,
                    "path-not-beside-the-blank",
                    position = *position,
                    tile = tile.to_string(),
                    tiles = tiles.join(", ")
                )
            }
            PathError::NoSuchTile { position, tile, largest } => say!(
                language,
                "path-no-such-tile",
                position = *position,
                tile = tile.to_string(),
                largest = *largest
            ),
        }
    }
}
