//! Planning problems in PDDL: `(at t7 p1 p1)` and `(blank p4 p4)`, column then row, or
//! `(tile-at tile9 row1 col1)` and `(is-blank row3 col2)`, row then column.

use std::io::BufRead;

use super::{
    Format, Place, ReadBoard, ReadError, ReadFault,
    assemble::{board_of_cells, fits},
    character::is_number,
    line::{Kind, Line},
    lines::Lines,
    row::{Cell, Value, Word},
};
use crate::{Board, LARGEST_SIDE, Size};

/// How many lists may be open within each other; a problem needs five.
const DEEPEST: usize = 64;

/// Reads the next line, which begins with a list, and those up to its closing parenthesis; lists that are no
/// definition go on as long as one follows the other.
pub(super) fn read(
    lines: &mut Lines<impl BufRead>,
    size: Option<Size>,
) -> Option<Result<ReadBoard, ReadError>> {
    let first = lines.take()?;
    let number = first.number;
    let place = first.place();
    let definition = defines(&first);
    let mut facts = Facts::default();
    facts.line(&first);
    while let Some(line) = lines.peek(0) {
        let done = facts.open.is_empty();
        let another = defines(line) || is_other_board(line) || matches!(line.kind, Kind::Broken(_));
        if another || done && (definition || line.gap || !matches!(line.kind, Kind::Lisp)) {
            break;
        }
        if let Some(line) = lines.take() {
            facts.line(&line);
        }
    }
    Some(
        facts
            .problem(size, place)
            .map(|(board, goal)| ReadBoard { goal, ..ReadBoard::new(board, Format::Pddl, number) }),
    )
}

/// Reads a goal from the facts of a text, those within `:goal` if there are any; `None` where there are none.
pub(super) fn read_goal(text: &str, size: Size) -> Option<Result<Board, ReadError>> {
    let mut lines = Lines::new(text.as_bytes());
    let mut facts = Facts::default();
    while let Some(line) = lines.take() {
        if !matches!(line.kind, Kind::Lisp) && facts.open.is_empty() {
            return None;
        }
        facts.line(&line);
    }
    facts.into_goal(size).transpose()
}

fn defines(line: &Line) -> bool {
    let text = line.text.iter().filter(|&&c| c != ' ').take(7);
    matches!(line.kind, Kind::Lisp) && text.collect::<String>().eq_ignore_ascii_case("(define")
}

/// Whether the line begins a board in another format, behind an empty line: no problem has such lines.
fn is_other_board(line: &Line) -> bool {
    line.gap
        && match &line.kind {
            Kind::Row(row) => row.cells.iter().all(|cell| !matches!(cell.value, Value::Unknown(_))),
            Kind::Rows(_) | Kind::Sized { .. } => true,
            _ => false,
        }
}

/// A tile, or the blank, in a cell.
struct Fact {
    tile: Cell,
    column: Word,
    row: Word,
}

/// The facts of a problem, as its text is read.
#[derive(Default)]
struct Facts {
    /// The words of the lists that are open.
    open: Vec<(Place, Vec<Word>)>,
    start: Vec<Fact>,
    goal: Vec<Fact>,
    error: Option<ReadError>,
}

impl Facts {
    fn line(&mut self, line: &Line) {
        let mut begin = 0;
        for index in 0..=line.text.len() {
            let c = line.text.get(index).copied().unwrap_or(' ');
            if !matches!(c, ' ' | '(' | ')' | ';') {
                continue;
            }
            let place = |index: usize| Place { line: line.number, column: index + 1 };
            if begin < index
                && let Some((_, list)) = self.open.last_mut()
                // The words of a fact, and the keyword of a longer list, are few.
                && list.len() < 5
            {
                list.push(Word { text: line.text[begin..index].iter().collect(), place: place(begin) });
            }
            begin = index + 1;
            match c {
                ';' => return,
                '(' if self.open.len() == DEEPEST => {
                    self.error = Some(place(index).error(ReadFault::UnexpectedBracket { bracket: '(' }));
                }
                '(' => self.open.push((place(index), Vec::new())),
                ')' => self.close(),
                _ => {}
            }
        }
    }

    fn close(&mut self) {
        let Some((_, list)) = self.open.pop() else {
            return;
        };
        let within = |keyword: &str| {
            let heads = self.open.iter().filter_map(|(_, list)| list.first());
            heads.into_iter().any(|head| head.text.eq_ignore_ascii_case(keyword))
        };
        if within("not") || within(":action") || within(":predicates") || self.error.is_some() {
            return;
        }
        let in_goal = within(":goal");
        match fact(&list) {
            Ok(Some(fact)) => {
                let facts = if in_goal { &mut self.goal } else { &mut self.start };
                // One fact too many is enough to see that there are too many.
                if facts.len() <= LARGEST_SIDE * LARGEST_SIDE {
                    facts.push(fact);
                }
            }
            Ok(None) => {}
            Err(error) => self.error = Some(error),
        }
    }

    /// An error, if there was one or a list is still open.
    fn whole(&self) -> Result<(), ReadError> {
        if let Some(error) = &self.error {
            return Err(error.clone());
        }
        let open = self.open.last().map(|(place, _)| place.error(ReadFault::Unclosed { bracket: '(' }));
        open.map_or(Ok(()), Err)
    }

    /// The goal of these facts alone; `None` without any.
    fn into_goal(self, size: Size) -> Result<Option<Board>, ReadError> {
        self.whole()?;
        let facts = if self.goal.is_empty() { self.start } else { self.goal };
        let Some(place) = facts.first().map(|fact| fact.tile.place) else {
            return Ok(None);
        };
        let (shown, from) = shape(facts.iter(), place)?;
        fits(shown, Some(size), place)?;
        goal_of(facts, size, from, place).map(Some)
    }

    fn problem(self, size: Option<Size>, place: Place) -> Result<(Board, Option<Board>), ReadError> {
        self.whole()?;
        if self.start.is_empty() {
            return Err(place.error(ReadFault::NoFacts));
        }
        let (shown, from) = shape(self.start.iter().chain(&self.goal), place)?;
        fits(shown, size, place)?;
        let board = match grid(self.start, shown, from)?.into_iter().flatten().collect::<Vec<Cell>>() {
            cells if cells.len() == shown.cells() => board_of_cells(cells, shown)?,
            cells => {
                let has_blank = cells.iter().any(|cell| cell.value == Value::Tile(0));
                let found = cells.len();
                return Err(place.error(match has_blank || found + 1 < shown.cells() {
                    true => ReadFault::WrongCount { size: shown, found },
                    false => ReadFault::BlankLeftOut { tiles: found },
                }));
            }
        };
        let goal = self.goal.first().map(|fact| fact.tile.place);
        let goal = goal.map(|place| goal_of(self.goal, shown, from, place)).transpose()?;
        Ok((board, goal))
    }
}

/// The fact that a list states, if it is one about a tile or the blank.
fn fact(list: &[Word]) -> Result<Option<Fact>, ReadError> {
    let Some(head) = list.first() else {
        return Ok(None);
    };
    if list.iter().any(|word| word.text.starts_with('?')) {
        return Ok(None);
    }
    let (name, first, second, row_first) = match (head.text.to_ascii_lowercase().as_str(), &list[1..]) {
        ("at", [tile, first, second]) => (Some(tile), first, second, false),
        ("tile-at", [tile, first, second]) => (Some(tile), first, second, true),
        ("blank" | "empty", [first, second]) => (None, first, second, false),
        ("is-blank", [first, second]) => (None, first, second, true),
        _ => return Ok(None),
    };
    let tile = match name {
        None => Cell { value: Value::Tile(0), ..head.cell() },
        Some(name) => {
            let digits = digits_of(name)?.to_owned();
            Cell { sign: 't', ..Word { text: digits, place: name.place }.cell() }
        }
    };
    let (row, column) = if row_first { (first, second) } else { (second, first) };
    Ok(Some(Fact { tile, column: column.clone(), row: row.clone() }))
}

/// The number at the end of a name: 7 in `t7` and `tile7`.
fn digits_of(name: &Word) -> Result<&str, ReadError> {
    let digits = name.text.trim_start_matches(|c: char| !c.is_ascii_digit());
    if is_number(digits) {
        return Ok(digits);
    }
    Err(name.place.error(ReadFault::UnknownSymbol { symbol: name.text.clone() }))
}

fn index_of(name: &Word) -> Result<usize, ReadError> {
    let digits = digits_of(name)?;
    let index = digits.parse::<usize>().ok().filter(|&index| index <= LARGEST_SIDE);
    index.ok_or_else(|| name.place.error(ReadFault::NumberTooLarge { number: digits.to_owned() }))
}

/// The size of the board that facts are about, and the number of its first row and column: 1, unless one is 0.
fn shape<'a>(facts: impl Iterator<Item = &'a Fact>, place: Place) -> Result<(Size, usize), ReadError> {
    let mut base = [usize::MAX, usize::MAX];
    let mut last = [0, 0];
    for fact in facts {
        for (axis, word) in [&fact.column, &fact.row].into_iter().enumerate() {
            let index = index_of(word)?;
            base[axis] = base[axis].min(index);
            last[axis] = last[axis].max(index);
        }
    }
    let from = usize::from(base[0] > 0 && base[1] > 0);
    let size =
        Size::new(last[0] + 1 - from, last[1] + 1 - from).map_err(|error| place.error(error.into()))?;
    Ok((size, from))
}

/// The tiles in the order of their cells.
fn grid(facts: Vec<Fact>, size: Size, from: usize) -> Result<Vec<Option<Cell>>, ReadError> {
    let mut cells: Vec<Option<Cell>> = vec![None; size.cells()];
    for fact in facts {
        let (column, row) = (index_of(&fact.column)? - from, index_of(&fact.row)? - from);
        match &mut cells[row * size.width() + column] {
            Some(first) => {
                return Err(fact.tile.place.error(ReadFault::CellTaken { first: first.place }));
            }
            free => *free = Some(fact.tile),
        }
    }
    Ok(cells)
}

/// The goal; where only one cell has no tile, the blank is there.
fn goal_of(facts: Vec<Fact>, size: Size, from: usize, place: Place) -> Result<Board, ReadError> {
    let found = facts.len();
    let mut cells = grid(facts, size, from)?;
    let blank = cells.iter().flatten().any(|cell| cell.value == Value::Tile(0));
    if found + 1 == size.cells() && !blank {
        let free = cells.iter_mut().find(|cell| cell.is_none());
        free.into_iter().for_each(|cell| *cell = Some(Cell::blank(place)));
    } else if found < size.cells() {
        return Err(place.error(ReadFault::PartialGoal { found, size }));
    }
    board_of_cells(cells.into_iter().flatten().collect(), size)
}
