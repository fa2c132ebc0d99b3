//! One row of cells, as it is written in one line.

use super::{
    Place, ReadError, ReadFault,
    character::{is_blank_word, is_number},
};
use crate::LARGEST_SIDE;

/// What [`Row::labels`] has for a cell that is no tile.
pub(super) const NO_TILE: u32 = u32::MAX;

/// One cell, as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cell {
    pub value: Value,
    pub place: Place,
    /// The first character: tells the signs of the blank apart.
    pub sign: char,
    /// How many characters the cell takes.
    pub length: usize,
}

/// What a cell says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// A tile, or 0 for the blank.
    Tile(u16),
    /// Neither a tile nor a blank.
    Unknown(String),
    /// A number beyond all tiles.
    TooLarge(String),
}

impl Cell {
    pub(super) fn tile(&self) -> Result<u16, ReadError> {
        let fault = match &self.value {
            Value::Tile(tile) => return Ok(*tile),
            Value::Unknown(symbol) => ReadFault::UnknownSymbol { symbol: symbol.clone() },
            Value::TooLarge(number) => ReadFault::NumberTooLarge { number: number.clone() },
        };
        Err(self.place.error(fault))
    }

    pub(super) fn blank(place: Place) -> Cell {
        Cell { value: Value::Tile(0), place, sign: ' ', length: 0 }
    }
}

/// A word and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Word {
    pub text: String,
    pub place: Place,
}

impl Word {
    pub(super) fn cell(&self) -> Cell {
        let value = if is_blank_word(&self.text) {
            Value::Tile(0)
        } else if is_number(&self.text) {
            match self.text.parse::<u16>() {
                Ok(tile) if usize::from(tile) < LARGEST_SIDE * LARGEST_SIDE => Value::Tile(tile),
                _ => Value::TooLarge(self.text.clone()),
            }
        } else {
            Value::Unknown(self.text.clone())
        };
        let sign = self.text.chars().next().unwrap_or(' ');
        Cell { value, place: self.place, sign, length: self.text.chars().count() }
    }
}

/// How the cells of a row are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Spaces,
    Underscores,
    Dashes,
    Bars,
}

/// The cells of one line, or of one part between row separators.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub cells: Vec<Cell>,
    pub style: Style,
    /// An empty place behind the last separator: a blank, or nothing.
    pub open_end: Option<Place>,
    /// The row is one word of several characters, maybe one character a tile.
    pub word: Option<Word>,
    /// Where the row begins.
    pub place: Place,
}

impl Row {
    /// How many cells this is, taking a word as one character a tile.
    pub(super) fn width(&self) -> usize {
        match &self.word {
            Some(word) => word.text.chars().count(),
            None => self.cells.len(),
        }
    }

    /// The number, if the row is nothing but one number of at most three digits.
    pub(super) fn count(&self) -> Option<usize> {
        match self.cells.as_slice() {
            [Cell { value: Value::Tile(value), sign: '0'..='9', length: ..=3, .. }] => Some(*value as usize),
            _ => None,
        }
    }

    /// A value for each cell, the same for the same tile: to compare rows with before the board is known.
    pub(super) fn labels(&self) -> Vec<u32> {
        if let Some(word) = &self.word {
            let letters_only = !word.text.chars().any(|c| ('1'..='9').contains(&c));
            let label = |c: char| match c.to_ascii_lowercase() {
                'x' if !letters_only => 0,
                letter @ 'a'..='z' => letter as u32 - 'a' as u32 + if letters_only { 1 } else { 10 },
                digit @ '1'..='9' => digit as u32 - '0' as u32,
                _ => 0,
            };
            return word.text.chars().map(label).collect();
        }
        let label = |cell: &Cell| match cell.value {
            Value::Tile(tile) => u32::from(tile),
            _ => NO_TILE,
        };
        self.cells.iter().map(label).collect()
    }
}

/// Reads the cells of a part of a line that has no row separators and no brackets.
///
/// Commas and white space, or else dashes or underscores, separate the cells; nothing between two commas is
/// a blank.
pub(super) fn read_row(text: &[char], start: Place) -> Row {
    let mut row = Row { cells: Vec::new(), style: Style::Spaces, open_end: None, word: None, place: start };
    let mut fields = text.split(|&c| c == ',').peekable();
    let mut column = start.column;
    let mut first_field = true;
    let mut words = Vec::new();
    while let Some(field) = fields.next() {
        let place = Place { line: start.line, column };
        let last = fields.peek().is_none();
        let before = words.len();
        split_words(field, place, &mut words);
        if words.len() == before && !(first_field && last) {
            match last {
                true => row.open_end = Some(place),
                // An empty word becomes a blank below.
                false => words.push(Word { text: String::new(), place }),
            }
        }
        column += field.len() + 1;
        first_field = false;
    }
    if let Some(first) = words.first() {
        row.place = first.place;
    }
    let alone = words.len() == 1 && row.open_end.is_none();
    for word in words {
        let length = word.text.chars().count();
        if word.text.is_empty() {
            row.cells.push(Cell::blank(word.place));
        } else if let Some(separator) = separator_within(&word.text, alone) {
            row.style = if separator == '_' { Style::Underscores } else { Style::Dashes };
            split_joined(&word, separator, &mut row);
        } else {
            row.cells.push(word.cell());
            if alone && length >= 2 && !is_blank_word(&word.text) {
                row.word = Some(word);
            }
        }
    }
    row
}

fn split_words(field: &[char], start: Place, words: &mut Vec<Word>) {
    let mut offset = 0;
    for part in field.split(|&c| c == ' ') {
        if !part.is_empty() {
            let place = Place { line: start.line, column: start.column + offset };
            words.push(Word { text: part.iter().collect(), place });
        }
        offset += part.len() + 1;
    }
}

/// The character that joins several cells in one word: `1-2-3`, `2_8_3`.
///
/// A single one in a word may as well be the blank among single characters (`2831_4765`), and is, except in
/// `1-2`.
fn separator_within(word: &str, alone: bool) -> Option<char> {
    if is_blank_word(word) || !word.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    let tellable = |separator: char| {
        let count = word.chars().filter(|&c| c == separator).count();
        let parts = || word.split(separator);
        let cells =
            count > 0 && parts().all(|part| part.is_empty() || is_number(part) || is_blank_word(part));
        let single = count == 1 && alone;
        cells && (!single || separator == '-' && parts().all(|part| part.chars().count() == 1))
    };
    // `-2` and `-1-2` are negative numbers, which no tile has.
    if !word.starts_with('-') && tellable('-') {
        return Some('-');
    }
    tellable('_').then_some('_')
}

/// Splits `1-2-3`. Nothing between two separators is a blank, and so is a third separator between them, as
/// the underscore is both.
fn split_joined(word: &Word, separator: char, row: &mut Row) {
    let place = |offset: usize| Place { line: word.place.line, column: word.place.column + offset };
    let mut offset = 0;
    let mut empty = 0;
    for part in word.text.split(separator) {
        if part.is_empty() {
            empty += 1;
            if empty % 2 == 1 {
                row.cells.push(Cell::blank(place(offset)));
            }
        } else {
            empty = 0;
            row.cells.push(Word { text: part.to_owned(), place: place(offset) }.cell());
        }
        offset += part.chars().count() + 1;
    }
    if empty == 1 {
        row.open_end = row.cells.pop().map(|blank| blank.place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> String {
        let characters: Vec<char> = text.chars().collect();
        let row = read_row(&characters, Place { line: 1, column: 1 });
        let show = |cell: &Cell| match &cell.value {
            Value::Tile(tile) => tile.to_string(),
            Value::Unknown(symbol) => format!("?{symbol}"),
            Value::TooLarge(number) => format!(">{number}"),
        };
        let cells: Vec<String> = row.cells.iter().map(show).collect();
        cells.join(" ") + if row.open_end.is_some() { " .." } else { "" }
    }

    #[test]
    fn cells_are_told_apart() {
        assert_eq!(tiles("2  8 x None null -1 * . _ #"), "2 8 0 0 0 0 0 0 0 0");
        assert_eq!(tiles("1,2,,3"), "1 2 0 3");
        assert_eq!(tiles(",1,2,"), "0 1 2 ..");
        assert_eq!(tiles("1, 2 ,3"), "1 2 3");
        assert_eq!(tiles("7-8-_"), "7 8 0");
        assert_eq!(tiles("7--8-1"), "7 0 8 1");
        assert_eq!(tiles("7-8-"), "7 8 ..");
        assert_eq!(tiles("1-2"), "1 2");
        assert_eq!(tiles("2_8_3_1_0_4"), "2 8 3 1 0 4");
        assert_eq!(tiles("2_8___4"), "2 8 0 4");
        assert_eq!(tiles("2_8__4"), "2 8 0 4");
        assert_eq!(tiles("__1_2"), "0 1 2");
        assert_eq!(tiles("1_2__"), "1 2 0");
        assert_eq!(tiles("-2 I3 99999 10000 9999"), "?-2 ?I3 >99999 >10000 9999");
        assert_eq!(tiles(""), "");
        assert_eq!(tiles(","), "0 ..");
    }
}
