//! One line of text: comments cut off, and what kind of line it is.

use super::{
    Place, ReadFault,
    character::{is_blank_sign, is_blank_word, is_number},
    row::{Row, Style, read_row},
};

/// A line that is not empty, without its comment.
pub(super) struct Line {
    pub number: usize,
    pub text: Vec<char>,
    /// Whether an empty line, or the beginning, is before it.
    pub gap: bool,
    /// Whether a comment is at its end or before it.
    pub commented: bool,
    pub kind: Kind,
}

/// What a line is, by itself.
pub(super) enum Kind {
    /// Cells: a row, or a whole board.
    Row(Row),
    /// Several rows, told apart by slashes, bars or semicolons.
    Rows(Vec<Row>),
    /// Width, height, and maybe what follows them, as in `4x4:8,11,..`.
    Sized { width: usize, height: usize, row: Row },
    /// It begins with a bracket.
    Bracket,
    /// It begins with a list in the manner of Lisp.
    Lisp,
    /// `starting positions ..`
    StartLabel,
    /// `goal positions ..`
    GoalLabel,
    /// It could not be read.
    Broken(ReadFault),
}

impl Line {
    pub(super) fn place(&self) -> Place {
        let spaces = self.text.iter().take_while(|&&c| c == ' ').count();
        Place { line: self.number, column: spaces + 1 }
    }

    pub(super) fn row(&self) -> Option<&Row> {
        match &self.kind {
            Kind::Row(row) => Some(row),
            _ => None,
        }
    }
}

/// Cuts off a comment and tells whether there was one.
///
/// `#` begins a comment if something stands behind it that is no cell, or if nothing but `#` is in the line;
/// otherwise it is a blank.
pub(super) fn cut_comment(text: &mut Vec<char>) -> bool {
    let whole = text.len();
    let visible = text.iter().position(|&c| c != ' ');
    if visible.is_some_and(|first| text[first] == ';') {
        text.clear();
        return true;
    }
    let mut end = whole;
    let mut behind = whole;
    for hash in (0..whole).rev().filter(|&index| text[index] == '#') {
        if has_words(&text[hash + 1..behind]) || end == hash + 1 && end != whole {
            end = hash;
        }
        behind = hash;
    }
    text.truncate(end);
    if text.contains(&'#') && text.iter().all(|&c| c == '#' || c == ' ') {
        text.clear();
    }
    text.len() < whole
}

fn has_words(text: &[char]) -> bool {
    let separators = [' ', ',', '/', '|', ';', '[', ']', '(', ')', '{', '}'];
    let glued = text.first().is_some_and(|c| *c != ' ');
    text.split(|c| separators.contains(c)).enumerate().any(|(index, part)| {
        let word: String = part.iter().collect();
        let cells = glued && index == 0 && part.iter().all(|&c| c.is_ascii_digit() || is_blank_sign(c));
        let cells = cells && part.iter().any(char::is_ascii_digit);
        !(word.is_empty() || is_number(&word) || is_blank_word(&word) || cells)
    })
}

/// Whether the line only draws the frame of a board.
pub(super) fn is_frame(text: &[char]) -> bool {
    let drawn = text.iter().all(|c| matches!(c, '+' | '-' | '=' | '|' | ' '));
    let long = |sign: char| text.windows(3).any(|three| three.iter().all(|&c| c == sign));
    drawn && (text.contains(&'+') || long('-') || long('='))
}

pub(super) fn kind_of(text: &[char], number: usize) -> Kind {
    let visible: String = text.iter().skip_while(|&&c| c == ' ').collect();
    let lower = visible.to_ascii_lowercase();
    match visible.chars().next() {
        Some('[' | '{') => return Kind::Bracket,
        Some('(') => return if is_lisp(&lower) { Kind::Lisp } else { Kind::Bracket },
        _ => {}
    }
    if lower.starts_with("starting position") {
        return Kind::StartLabel;
    }
    if lower.starts_with("goal position") {
        return Kind::GoalLabel;
    }
    if let Some((width, height, rest)) = size_prefix(text) {
        let cells: Vec<char> =
            text[rest..].iter().map(|&c| if matches!(c, '/' | ';') { ' ' } else { c }).collect();
        let row = read_row(&cells, Place { line: number, column: rest + 1 });
        return Kind::Sized { width, height, row };
    }
    match text.iter().copied().find(|c| matches!(c, '/' | '|' | ';')) {
        Some(separator) => rows_between(text, separator, number),
        None => Kind::Row(read_row(text, Place { line: number, column: 1 })),
    }
}

fn is_lisp(lower: &str) -> bool {
    let word: String =
        lower[1..].trim_start().chars().take_while(|c| c.is_alphanumeric() || "-:_".contains(*c)).collect();
    let name = word.starts_with(|c: char| c.is_alphabetic() || c == ':');
    name && word.len() > 1 && !is_blank_word(&word)
}

/// Width, height and where the cells begin, if the line begins as in `4x4:` or `4x4 `.
fn size_prefix(text: &[char]) -> Option<(usize, usize, usize)> {
    let begin = text.iter().position(|&c| c != ' ')?;
    let digits = |from: usize| from + text[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let cross = digits(begin);
    if !matches!(text.get(cross)?, 'x' | 'X') {
        return None;
    }
    let end = digits(cross + 1);
    let follows = text[end..].iter().any(|&c| c != ' ');
    let number = |from: usize, to: usize| text[from..to].iter().collect::<String>().parse::<usize>().ok();
    let (width, height) = (number(begin, cross)?, number(cross + 1, end)?);
    match text.get(end)? {
        ':' => Some((width, height, end + 1)),
        ' ' if follows => Some((width, height, end)),
        _ => None,
    }
}

/// The rows of a line with separators, or its cells, if the separators are between single cells.
fn rows_between(text: &[char], separator: char, number: usize) -> Kind {
    let place = |column: usize| Place { line: number, column };
    let is_separator = |c: &char| matches!(c, '/' | '|' | ';');
    let mut parts = Vec::new();
    let mut column = 1;
    for part in text.split(is_separator) {
        parts.push(read_row(part, place(column)));
        column += part.len() + 1;
    }
    let empty = |row: &Row| row.cells.is_empty() && row.open_end.is_none();
    let framed = parts.len() > 2 && empty(&parts[0]) && parts.last().is_some_and(empty);
    if parts.first().is_some_and(empty) && (framed || separator != '|') {
        parts.remove(0);
    }
    let open_end = parts.pop_if(|row| empty(row)).map(|row| row.place);
    if parts.len() <= 1 {
        return Kind::Row(parts.pop().unwrap_or_else(|| read_row(&[], place(1))));
    }
    let styled = |row: Row| Row { style: if separator == '|' { Style::Bars } else { row.style }, ..row };
    let single = parts.iter().all(|row| row.cells.len() <= 1 && row.open_end.is_none());
    let words = parts.iter().all(|row| row.word.is_some() && row.width() == parts[0].width());
    let mut labels: Vec<u32> = parts.iter().flat_map(Row::labels).collect();
    labels.sort_unstable();
    let distinct = labels.windows(2).all(|pair| pair[0] != pair[1]);
    if !single || words && !framed && (separator == '/' || distinct) {
        return Kind::Rows(parts.into_iter().map(styled).collect());
    }
    let start = parts.first().map_or(place(1), |row| row.place);
    let style = if separator == '|' { Style::Bars } else { Style::Spaces };
    let mut row = Row { cells: Vec::new(), style, open_end: None, word: None, place: start };
    for part in parts {
        match part.cells.into_iter().next() {
            Some(cell) => row.cells.push(cell),
            None => row.cells.push(super::row::Cell::blank(part.place)),
        }
    }
    row.open_end = open_end.filter(|_| !framed && separator == '|');
    Kind::Row(row)
}
