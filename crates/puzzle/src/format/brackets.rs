//! JSON arrays and Python literals: `[[1,2,3],[4,0,5]]`, `((1,2,3),(4,5,6),(7,8,None))`.

use std::io::BufRead;

use super::{
    Format, Place, ReadBoard, ReadError, ReadFault,
    assemble::{board_of_line, board_of_rows},
    line::{Kind, Line},
    lines::Lines,
    row::{Row, Value, read_row},
};
use crate::{LARGEST_SIDE, Size};

/// Reads the next line, which begins with a bracket, and those up to its closing bracket.
pub(super) fn read(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
) -> Option<Result<ReadBoard, ReadError>> {
    let mut line = lines.take()?;
    let number = line.number;
    let mut literal = Literal::default();
    let mut read = Ok(());
    loop {
        let before = literal.open.clone();
        read = read.and_then(|()| literal.line(&line));
        if read.is_err() {
            // What is left of a literal that is wrong is not another board.
            literal.open = before;
            literal.count_brackets(&line);
        }
        literal.lines += 1;
        if literal.open.is_empty() || !lines.adjacent(0).is_some_and(|line| literal.continues(line)) {
            break;
        }
        line = lines.take()?;
    }
    Some(read.and_then(|()| literal.board(size, number)))
}

#[derive(Default)]
struct Literal {
    /// The brackets that are open, with their places.
    open: Vec<(char, Place)>,
    /// The rows so far, in brackets of their own or, without such, all in one.
    rows: Vec<Row>,
    nested: bool,
    python: bool,
    lines: usize,
}

impl Literal {
    /// Whether the line can belong to a literal that is still open.
    fn continues(&self, line: &Line) -> bool {
        let begins: Vec<char> = line.text.iter().copied().filter(|&c| c != ' ').take(2).collect();
        let outer = begins.len() == 2 && begins.iter().all(|&c| is_opening(c));
        let inner = begins.first().is_some_and(|&c| is_opening(c));
        let next_row = inner || begins.first().is_some_and(|&c| c == ',' || closing(c).is_some());
        let another = match self.nested {
            true => outer || self.open.len() == 1 && !next_row,
            false => inner && !self.rows.is_empty(),
        };
        // A literal of a cell a line, with brackets in lines of their own, is the longest.
        self.lines <= LARGEST_SIDE * (LARGEST_SIDE + 2) && !another && !matches!(line.kind, Kind::Broken(_))
    }

    fn count_brackets(&mut self, line: &Line) {
        for &c in &line.text {
            if is_opening(c) {
                self.open.push((c, line.place()));
            } else if closing(c).is_some() {
                self.open.pop();
            }
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), ReadError> {
        let mut begin = 0;
        for (index, &c) in line.text.iter().enumerate() {
            if !is_opening(c) && closing(c).is_none() {
                continue;
            }
            let place = Place { line: line.number, column: index + 1 };
            let unexpected = place.error(ReadFault::UnexpectedBracket { bracket: c });
            let before = self.part(line, begin, index);
            begin = index + 1;
            if is_opening(c) {
                self.open.push((c, place));
                self.between(before)?;
                if self.open.len() > 2 || self.open.len() == 1 && !self.rows.is_empty() {
                    return Err(unexpected);
                }
                if self.open.len() == 2 {
                    self.nested = true;
                    self.rows.push(read_row(&[], place));
                }
                self.python |= c == '(';
                continue;
            }
            self.within(before)?;
            match self.open.pop() {
                Some((opening, _)) if closing(c) == Some(opening) => {}
                _ => return Err(unexpected),
            }
        }
        let rest = self.part(line, begin, line.text.len());
        if self.open.is_empty() { between(&rest) } else { self.within(rest) }
    }

    /// The cells of a part of a line, the quotes around them taken away; a semicolon separates rows.
    fn part(&self, line: &Line, begin: usize, end: usize) -> Vec<Row> {
        let text: Vec<char> =
            line.text[begin..end].iter().map(|&c| if matches!(c, '"' | '\'') { ' ' } else { c }).collect();
        let mut column = begin + 1;
        let mut rows = Vec::new();
        for part in text.split(|&c| c == ';') {
            rows.push(read_row(part, Place { line: line.number, column }));
            column += part.len() + 1;
        }
        rows
    }

    /// What stands within the innermost bracket.
    fn within(&mut self, parts: Vec<Row>) -> Result<(), ReadError> {
        if self.nested && self.open.len() < 2 {
            return between(&parts);
        }
        for (index, part) in parts.into_iter().enumerate() {
            let empty = part.cells.is_empty() && part.open_end.is_none();
            match self.rows.last_mut() {
                Some(row) if index == 0 => join(row, part),
                _ if empty => {}
                _ => self.rows.push(part),
            }
        }
        Ok(())
    }

    /// What stands before an opening bracket.
    fn between(&mut self, parts: Vec<Row>) -> Result<(), ReadError> {
        if !self.nested && !self.rows.is_empty() {
            let place = self.rows[0].place;
            let symbol = self.open.last().map_or('[', |open| open.0);
            let blank = self.rows.iter().all(|row| row.cells.is_empty());
            if !blank {
                return Err(place.error(ReadFault::UnexpectedBracket { bracket: symbol }));
            }
            self.rows.clear();
        }
        between(&parts)
    }

    fn board(self, size: Option<Size>, number: usize) -> Result<ReadBoard, ReadError> {
        if let Some((bracket, place)) = self.open.last() {
            return Err(place.error(ReadFault::Unclosed { bracket: *bracket }));
        }
        let words = |cell: &super::row::Cell| cell.sign == 'N' && cell.value == Value::Tile(0);
        let python = self.python || self.rows.iter().flat_map(|row| &row.cells).any(words);
        let format = if python { Format::Python } else { Format::Json };
        let mut rows = self.rows;
        let board = match rows.len() {
            1 if !self.nested => board_of_line(rows.remove(0), size)?,
            _ => board_of_rows(rows, size)?,
        };
        Ok(ReadBoard::new(board, format, number))
    }
}

/// Adds the cells of the next line to a row that goes on there.
fn join(row: &mut Row, part: Row) {
    if part.cells.is_empty() && part.open_end.is_none() {
        return;
    }
    if row.cells.is_empty() {
        *row = part;
        return;
    }
    row.word = None;
    row.cells.extend(part.cells);
    row.open_end = part.open_end;
}

/// Between brackets there are only separators.
fn between(parts: &[Row]) -> Result<(), ReadError> {
    // The empty places beside a comma are no cells here.
    let cell = parts.iter().flat_map(|row| &row.cells).find(|cell| cell.length > 0);
    let Some(cell) = cell else {
        return Ok(());
    };
    cell.tile()?;
    Err(cell.place.error(ReadFault::CellOutsideRow))
}

fn is_opening(c: char) -> bool {
    matches!(c, '[' | '(' | '{')
}

/// The opening bracket that this one closes.
fn closing(c: char) -> Option<char> {
    match c {
        ']' => Some('['),
        ')' => Some('('),
        '}' => Some('{'),
        _ => None,
    }
}
