//! [`ReadError`]: what is wrong with the text of a board, and where.

use jiugong_puzzle::{LARGEST_SIDE, Place, ReadError, ReadFault, Size};

use crate::errors::io::io_sentence;
use crate::{Language, Say, say};

impl Say for ReadError {
    fn say(&self, language: Language) -> String {
        let fault = self.fault.say(language);
        say!(language, "read-error", line = self.line, column = self.column, fault = fault)
    }
}

impl Say for Place {
    fn say(&self, language: Language) -> String {
        say!(language, "read-place", line = self.line, column = self.column)
    }
}

impl Say for ReadFault {
    fn say(&self, language: Language) -> String {
        let largest = |size: &Size| size.cells() - 1;
        match self {
            ReadFault::Empty => say!(language, "read-empty"),
            ReadFault::SecondBoard => say!(language, "read-second-board"),
            ReadFault::DuplicateTile { tile, first, missing } => say!(
                language,
                "read-duplicate-tile",
                tile = *tile,
                first = first.say(language),
                missing = *missing
            ),
            ReadFault::TwoBlanks { first, missing } => {
                say!(language, "read-two-blanks", first = first.say(language), missing = *missing)
            }
            ReadFault::NoBlank { size, surplus } => {
                let twice = if usize::from(*surplus) < size.cells() { "twice" } else { "once" };
                say!(language, "read-no-blank", size = size.to_string(), surplus = *surplus, twice = twice)
            }
            ReadFault::BlankLeftOut { tiles } => say!(language, "read-blank-left-out", tiles = *tiles),
            ReadFault::MissingTile { missing, size } => say!(
                language,
                "read-missing-tile",
                missing = *missing,
                size = size.to_string(),
                largest = largest(size)
            ),
            ReadFault::NoSuchTile { tile, size, missing } => say!(
                language,
                "read-no-such-tile",
                tile = *tile,
                size = size.to_string(),
                largest = largest(size),
                missing = *missing
            ),
            ReadFault::WrongCount { size, found } => say!(
                language,
                "read-wrong-count",
                size = size.to_string(),
                cells = size.cells(),
                found = *found
            ),
            ReadFault::NoSuchCount { found } => {
                say!(language, "read-no-such-count", found = *found, most = LARGEST_SIDE)
            }
            ReadFault::AmbiguousShape { found, sizes } => {
                let names: Vec<String> = sizes.iter().map(Size::to_string).collect();
                say!(language, "read-ambiguous-shape", found = *found, sizes = names.join(", "))
            }
            ReadFault::AmbiguousDigits { text } => {
                say!(language, "read-ambiguous-digits", text = text.as_str())
            }
            ReadFault::DoesNotFit { found, expected } => say!(
                language,
                "read-does-not-fit",
                found = found.to_string(),
                expected = expected.to_string()
            ),
            ReadFault::UnknownSymbol { symbol } => {
                say!(language, "read-unknown-symbol", symbol = symbol.as_str())
            }
            ReadFault::NumberTooLarge { number } => {
                let most = LARGEST_SIDE * LARGEST_SIDE - 1;
                say!(language, "read-number-too-large", number = number.as_str(), most = most)
            }
            ReadFault::UnequalRows { row, found, expected } => {
                say!(language, "read-unequal-rows", row = *row, found = *found, expected = *expected)
            }
            ReadFault::SizeOutOfRange(error) => error.say(language),
            ReadFault::Truncated { found, expected, unit } => {
                say!(language, "read-truncated", found = *found, expected = *expected, unit = *unit)
            }
            ReadFault::Unclosed { bracket } => {
                say!(language, "read-unclosed", bracket = bracket.to_string())
            }
            ReadFault::UnexpectedBracket { bracket } => {
                say!(language, "read-unexpected-bracket", bracket = bracket.to_string())
            }
            ReadFault::CellTaken { first } => say!(language, "read-cell-taken", first = first.say(language)),
            ReadFault::CellOutsideRow => say!(language, "read-cell-outside-row"),
            ReadFault::NoSuchCell { cell, size } => say!(
                language,
                "read-no-such-cell",
                cell = *cell,
                size = size.to_string(),
                largest = largest(size)
            ),
            ReadFault::SizeLeftOut => say!(language, "read-size-left-out"),
            ReadFault::NoFacts => say!(language, "read-no-facts"),
            ReadFault::PartialGoal { found, size } => {
                say!(language, "read-partial-goal", found = *found, cells = size.cells())
            }
            ReadFault::LineTooLong { limit } => say!(language, "read-line-too-long", limit = *limit),
            ReadFault::Input { kind, message } => {
                say!(language, "read-input", message = io_sentence(*kind, message, language))
            }
        }
    }
}
