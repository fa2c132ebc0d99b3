//! [`GameError`].

use jiugong_puzzle::GameError;

use crate::{Language, Say, say};

impl Say for GameError {
    fn say(&self, language: Language) -> String {
        match self {
            GameError::UnknownPart { text } => say!(language, "game-unknown-part", text = text.as_str()),
            GameError::PartTwice { part } => say!(language, "game-part-twice", part = *part),
            GameError::MissingPart { part } => say!(language, "game-missing-part", part = *part),
            GameError::Board { part, error } => {
                say!(language, "game-board", part = *part, error = error.say(language))
            }
            GameError::Sizes(error) => error.say(language),
            GameError::NotAMove { part, number, word } => {
                say!(language, "game-not-a-move", part = *part, number = *number, word = word.as_str())
            }
            GameError::Edge(edge) => say!(language, "game-edge", edge = edge.say(language)),
            GameError::Made { text, least } => {
                say!(language, "game-made", text = text.as_str(), least = *least)
            }
        }
    }
}
