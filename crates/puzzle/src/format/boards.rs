//! Any number of boards, one after the other, each in any format.

use std::io::BufRead;

use super::{
    Format, Place, ReadError, ReadFault,
    assemble::{board_of_line, board_of_rows, fits},
    brackets, counted,
    line::{Kind, Line},
    lines::Lines,
    one_line, pddl,
    row::{Row, Style},
    rows, ruml,
    trailing::{may_be_due_to_comment, without_comments},
};
use crate::{Board, GoalName, Size};

/// A board as it was read, with what its text says besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadBoard {
    /// The board.
    pub board: Board,
    /// The goal, in the formats that give one (Ruml, PDDL), and in Korf's lists, whose goal is 0 1 .. 15.
    pub goal: Option<Board>,
    /// The format in which it is written.
    pub format: Format,
    /// The line where it begins, from 1.
    pub line: usize,
    /// Its number in a list of Korf's.
    pub id: Option<u64>,
    /// The fewest moves to Korf's goal, as his list says.
    pub optimum: Option<u64>,
    /// The nodes that Korf's search generated, as his list says.
    pub nodes: Option<u64>,
}

impl ReadBoard {
    pub(super) fn new(board: Board, format: Format, line: usize) -> ReadBoard {
        ReadBoard { board, goal: None, format, line, id: None, optimum: None, nodes: None }
    }
}

/// Reads boards from a source, in order, one a line or one a block, without reading ahead more than a board.
///
/// Blocks are separated by empty lines, or tell by a count, a bracket or a label where they end. After an
/// error the iterator goes on with the next board. A failure of the source is the last item.
pub struct Boards<R> {
    lines: Lines<R>,
    size: Option<Size>,
    /// Boards of a counted list (UVa) that are still to come.
    counted: counted::Rest,
    /// Whether the last board was led by its number.
    numbered: bool,
}

impl<R: BufRead> Boards<R> {
    /// The boards of `source`, all of this size if one is given.
    pub fn new(source: R, size: Option<Size>) -> Boards<R> {
        Boards { lines: Lines::new(source), size, counted: counted::Rest::None, numbered: false }
    }

    fn read(&mut self) -> Option<Result<ReadBoard, ReadError>> {
        let (lines, size) = (&mut self.lines, self.size);
        if let Some(item) = counted::read_next(lines, size, &mut self.counted) {
            return Some(item);
        }
        if lines.peek(0)?.row().is_some() {
            return self.read_from_row();
        }
        match lines.peek(0)?.kind {
            Kind::Bracket => brackets::read(lines, size),
            Kind::Lisp => pddl::read(lines, size),
            Kind::StartLabel | Kind::GoalLabel => ruml::read(lines, size),
            _ => lines
                .take()
                .map(|line| tolerating_comments(vec![line], |mut lines| read_whole(lines.remove(0), size))),
        }
    }

    fn read_from_row(&mut self) -> Option<Result<ReadBoard, ReadError>> {
        let (lines, size) = (&mut self.lines, self.size);
        if ruml::begins(lines) {
            ruml::read(lines, size)
        } else if counted::begins(lines) {
            counted::read(lines, size, &mut self.counted)
        } else if one_line::has_header(lines, size) {
            one_line::read_with_header(lines, size)
        } else {
            let block = rows::block(lines, size);
            Some(tolerating_comments(block, |block| self.read_block(block)))
        }
    }

    fn read_block(&self, block: Vec<Line>) -> Result<ReadBoard, ReadError> {
        let number = block.first().map_or(1, |line| line.number);
        if let [line] = block.as_slice()
            && let Kind::Row(row) = &line.kind
        {
            return one_line::read(line, row, self.size, self.numbered);
        }
        let rows = block.into_iter().filter_map(|line| match line.kind {
            Kind::Row(row) => Some(row),
            _ => None,
        });
        read_rows(rows.collect(), self.size, number)
    }
}

impl<R: BufRead> Iterator for Boards<R> {
    type Item = Result<ReadBoard, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let item = self.read()?;
        if let Ok(read) = &item {
            self.numbered = read.format == Format::Korf && read.id.is_some() && read.optimum.is_none();
        }
        Some(item)
    }
}

/// Reads lines, and where they are no board once more without what may be comments.
fn tolerating_comments(
    lines: Vec<Line>,
    read: impl Fn(Vec<Line>) -> Result<ReadBoard, ReadError>,
) -> Result<ReadBoard, ReadError> {
    let (count, ways) = (lines.len(), without_comments(&lines));
    read(lines).or_else(|error| {
        let is_due = may_be_due_to_comment(&error.fault, count);
        ways.into_iter().filter(|_| is_due).find_map(|lines| read(lines).ok()).ok_or(error)
    })
}

/// A line that is a board by itself.
fn read_whole(line: Line, size: Option<Size>) -> Result<ReadBoard, ReadError> {
    let place = line.place();
    match line.kind {
        Kind::Rows(rows) => read_rows(rows, size, line.number),
        Kind::Sized { width, height, row } => {
            let shown = Size::new(width, height).map_err(|error| place.error(error.into()))?;
            fits(shown, size, place)?;
            let board = board_of_line(row, Some(shown))?;
            Ok(ReadBoard::new(board, Format::Tatham, line.number))
        }
        Kind::Broken(fault) => Err(place.error(fault)),
        _ => Err(place.error(ReadFault::UnknownSymbol { symbol: line.text.iter().collect() })),
    }
}

fn read_rows(rows: Vec<Row>, size: Option<Size>, line: usize) -> Result<ReadBoard, ReadError> {
    let all = |test: fn(&Row) -> bool| rows.iter().all(test);
    let format = if all(|row| row.word.is_some()) {
        Format::Compact
    } else if rows.iter().any(|row| matches!(row.style, Style::Bars | Style::Dashes)) {
        Format::Bars
    } else if all(|row| row.style == Style::Underscores) {
        Format::Url
    } else {
        Format::Rows
    };
    Ok(ReadBoard::new(board_of_rows(rows, size)?, format, line))
}

/// Reads the one board of a text, whatever its format.
///
/// A board is square unless the text shows its rows or a size is given.
///
/// # Errors
/// A [`ReadError`] with the place, if there is no board, one that is wrong or not of the size, or a second one.
pub fn read_board(text: &str, size: Option<Size>) -> Result<Board, ReadError> {
    let mut boards = Boards::new(text.as_bytes(), size);
    let board = match boards.next() {
        Some(item) => item?.board,
        None => return Err(Place { line: boards.lines.last_number(), column: 1 }.error(ReadFault::Empty)),
    };
    if let Some(line) = boards.lines.peek(0) {
        return Err(line.place().error(ReadFault::SecondBoard));
    }
    // A count may have announced more.
    boards.next().map_or(Ok(board), |rest| rest.map(|read| read.board))
}

/// Reads a goal: `standard`, `zero` or `snail` in any case, or a board in any format. A goal in PDDL may leave the
/// blank out.
///
/// # Errors
/// As [`read_board`]'s.
pub fn read_goal(text: &str, size: Size) -> Result<Board, ReadError> {
    let name = text.trim();
    let named = GoalName::ALL.into_iter().find(|goal| goal.name().eq_ignore_ascii_case(name));
    if let Some(goal) = named {
        return Ok(goal.board(size));
    }
    pddl::read_goal(text, size).unwrap_or_else(|| read_board(text, Some(size)))
}
