//! One character a tile: `283104765`, `2831x4765`, `eabf.cdgh`, `123456789abcdef0`.

use super::{
    Place, ReadError, ReadFault,
    character::is_blank_sign,
    row::{Cell, Row, Value, Word},
};

/// The cells of rows that are one word each, one character a cell.
///
/// Words with digits go on with a for 10; words of letters alone begin with a for 1, and need a blank, or
/// any word would be a board.
pub(super) fn spread(rows: Vec<Row>) -> Result<Vec<Row>, ReadError> {
    let total: usize = rows.iter().map(Row::width).sum();
    let has =
        |wanted: fn(char) -> bool| rows.iter().flat_map(|row| &row.word).any(|w| w.text.chars().any(wanted));
    let letters = has(|c| c.is_ascii_alphabetic() && !is_blank_sign(c));
    let digits = has(|c| ('1'..='9').contains(&c));
    if !letters && total > 10 {
        // More cells than digits: it cannot be one character a tile.
        let word = rows.iter().find_map(|row| row.word.as_ref());
        if let Some(word) = word.filter(|word| word.text.bytes().all(|byte| byte.is_ascii_digit())) {
            return Err(word.place.error(ReadFault::AmbiguousDigits { text: word.text.clone() }));
        }
    }
    let first_letter = if digits { 10 } else { 1 };
    // In `a` to `x` the last one is tile 24, where there is such a tile.
    let x_is_tile = !digits && total > 24;
    let mut blanks = 0;
    let mut spread = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(word) = row.word else {
            spread.push(row);
            continue;
        };
        let mut cells = Vec::with_capacity(word.text.len());
        for (offset, c) in word.text.chars().enumerate() {
            let lower = c.to_ascii_lowercase();
            let tile = match lower {
                'x' if !x_is_tile => 0,
                'a'..='z' => lower as usize - 'a' as usize + first_letter,
                '1'..='9' => lower as usize - '0' as usize,
                c if is_blank_sign(c) => 0,
                _ => return Err(unknown(&word)),
            };
            if lower.is_ascii_alphabetic() && tile >= total {
                return Err(unknown(&word));
            }
            blanks += usize::from(tile == 0);
            let place = Place { line: word.place.line, column: word.place.column + offset };
            cells.push(Cell { value: Value::Tile(tile as u16), place, sign: c, length: 1 });
        }
        let word = if digits { None } else { Some(word) };
        spread.push(Row { cells, word, ..row });
    }
    if !digits
        && blanks == 0
        && let Some(word) = spread.iter().find_map(|row| row.word.as_ref())
    {
        return Err(unknown(word));
    }
    Ok(spread)
}

fn unknown(word: &Word) -> ReadError {
    word.place.error(ReadFault::UnknownSymbol { symbol: word.text.clone() })
}
