//! Pattern databases where a push counts one.

use std::num::NonZero;
use std::sync::Arc;

use jiugong_puzzle::{Board, Size};
use jiugong_search::{Heuristic, Run};

use super::line_table::LineTable;
use super::lines::{ALONG_COLUMNS, ALONG_ROWS, Crossings, Lines, MOST_LINED_CELLS, PushLine, PushSpots};
use crate::{CELLS, Key, Pushed, Pushes, TableError, Tiles};

/// The most patterns that are used together.
pub const MOST_PUSH_PATTERNS: usize = 4;

/// The tables of one pattern for goals with the blank in one cell: to the goal's row, and to its column.
struct Pattern {
    lines: Arc<Lines>,
    /// The goal cells of the pattern's tiles.
    cells: u32,
    tables: [LineTable; 2],
}

/// The least pushes to a goal in which the tiles of a few patterns are told apart, and the others are not.
///
/// Tables for these tiles and the blank, in which every push counts (Culberson & Schaeffer 1998): pushes of tiles of
/// several patterns would be counted several times, so the patterns are not added; the largest counts.
#[derive(Clone)]
pub struct PushTables {
    size: Size,
    blank: usize,
    patterns: Vec<Arc<Pattern>>,
}

impl PushTables {
    /// Whether boards of a size can have such tables.
    pub fn fit(size: Size) -> bool {
        size.cells() <= MOST_LINED_CELLS
    }

    /// Builds the tables for patterns, each a set of goal cells, a bit a cell, for goals with the blank in a cell.
    /// On 4x4 a pattern of seven tiles takes 86 MB, three times as much while it is built.
    ///
    /// # Errors
    /// [`TableError::TooManyCells`] beyond 16 cells, and what `run` says.
    ///
    /// # Panics
    /// Where there are no patterns or more than [`MOST_PUSH_PATTERNS`], or one has the blank's cell, or over eight.
    pub fn build<O>(
        size: Size,
        blank: usize,
        patterns: &[u32],
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<PushTables, TableError> {
        assert!((1..=MOST_PUSH_PATTERNS).contains(&patterns.len()), "one to {MOST_PUSH_PATTERNS} patterns");
        // Patterns of as many tiles have the same lines.
        let mut last: Option<(Arc<Lines>, Arc<Crossings>)> = None;
        let built = patterns.iter().map(|&cells| {
            assert!(cells >> blank & 1 == 0 && cells.count_ones() <= 8, "a pattern of tiles");
            let tiles = cells.count_ones() as usize;
            let (lines, crossings) = match last.take().filter(|(lines, _)| lines.tiles == tiles) {
                Some(last) => last,
                None => {
                    let lines = Lines::new(size, tiles).ok_or(TableError::TooManyCells { size })?;
                    let crossings = lines.crossings();
                    (Arc::new(lines), Arc::new(crossings))
                }
            };
            last = Some((lines.clone(), crossings.clone()));
            // The goal of all goals: each tile is called by its cell.
            let mut goal = Tiles { cells: [0; CELLS], blank: blank as u8 };
            for cell in (0..size.cells()).filter(|&cell| cell != blank) {
                goal.cells[cell] = cell as u8 + 1;
            }
            let label = labels(cells, |cell| cell as u8 + 1);
            let spots = lines.spots(&label, &goal);
            let mut to = |axis| {
                let goal = (axis, lines.of(axis, spots, goal.blank));
                LineTable::build(&lines, &crossings, goal, threads, run)
            };
            let tables = [to(ALONG_ROWS)?, to(ALONG_COLUMNS)?];
            Ok(Arc::new(Pattern { lines, cells, tables }))
        });
        Ok(PushTables { size, blank, patterns: built.collect::<Result<_, TableError>>()? })
    }
}

/// By tile, which of the pattern's tiles it is, in the order of their goal cells.
fn labels(cells: u32, tile: impl Fn(usize) -> u8) -> [u8; CELLS] {
    let mut label = [31; CELLS];
    let of_pattern = (0..CELLS).filter(|cell| cells >> cell & 1 == 1);
    of_pattern.enumerate().for_each(|(number, cell)| label[tile(cell) as usize] = number as u8);
    label
}

/// [`PushTables`] with a goal: the largest of the least pushes of each pattern.
///
/// Admissible and consistent: it is a distance in a coarser space.
#[derive(Clone)]
pub struct PushPatterns {
    tables: PushTables,
    /// By pattern and tile, which of the pattern's tiles it is.
    labels: Vec<[u8; CELLS]>,
}

/// For each pattern the distances, in lines, of a board's row and of its column: to the goal's row, then to its
/// column.
pub type PushPatternsMemo = [[[u8; 2]; 2]; MOST_PUSH_PATTERNS];

impl PushPatterns {
    /// The estimates for `goal`.
    ///
    /// # Errors
    /// [`TableError::OtherGoal`] unless it has the size and the blank's cell of the tables.
    pub fn new(tables: &PushTables, goal: &Board) -> Result<PushPatterns, TableError> {
        if (goal.size(), goal.blank()) != (tables.size, tables.blank) {
            return Err(TableError::OtherGoal { goal: goal.clone() });
        }
        let of_goal = |pattern: &Arc<Pattern>| labels(pattern.cells, |cell| goal.cells()[cell] as u8);
        let labels = tables.patterns.iter().map(of_goal).collect();
        Ok(PushPatterns { tables: tables.clone(), labels })
    }

    /// How many patterns there are.
    pub fn count(&self) -> usize {
        self.labels.len()
    }

    /// Where the tiles of one pattern are.
    pub fn spots(&self, pattern: usize, board: &Tiles) -> PushSpots {
        self.tables.patterns[pattern].lines.spots(&self.labels[pattern], board)
    }

    /// Where the tiles of one pattern are after a push from `board`, where they are in `spots`.
    #[inline(always)]
    pub fn spots_after(&self, pattern: usize, spots: PushSpots, board: &Tiles, pushed: Pushed) -> PushSpots {
        let (lines, labels) = (&self.tables.patterns[pattern].lines, &self.labels[pattern]);
        pushed.cells().fold(spots, |spots, (from, to)| {
            lines.spots_after(spots, labels[board.at(from) as usize % CELLS], from, to)
        })
    }

    /// For one pattern the line along `axis` (0: the row, 1: the column) of a board with its tiles in `spots`.
    #[inline(always)]
    pub fn line(&self, pattern: usize, axis: usize, spots: PushSpots, blank: u8) -> PushLine {
        self.tables.patterns[pattern].lines.of(axis, spots, blank)
    }

    /// For one pattern the distance of a board's line along `axis` to the goal's line along `end`, where the board's
    /// other line, along which it was reached, is at `distance`.
    #[inline(always)]
    pub fn beside(&self, pattern: usize, end: usize, axis: usize, distance: u8, line: PushLine) -> u8 {
        self.tables.patterns[pattern].tables[end].beside(distance, axis, line)
    }

    /// Makes the memo of a board from nothing.
    pub fn fresh(&self, board: &Tiles) -> PushPatternsMemo {
        let mut memo = PushPatternsMemo::default();
        for (pattern, memo) in memo.iter_mut().enumerate().take(self.count()) {
            let column = self.line(pattern, ALONG_COLUMNS, self.spots(pattern, board), board.blank);
            for (end, memo) in memo.iter_mut().enumerate() {
                let row = self.descend(pattern, end, board);
                *memo = [row, self.beside(pattern, end, ALONG_COLUMNS, row, column)];
            }
        }
        memo
    }

    /// The distance of a board's row, by going down to the goal's line and counting. A board that cannot reach it
    /// would go round: its distance is that to where it would begin again.
    fn descend(&self, pattern: usize, end: usize, board: &Tiles) -> u8 {
        let table = &self.tables.patterns[pattern].tables[end];
        let line_of = |axis, board: &Tiles| self.line(pattern, axis, self.spots(pattern, board), board.blank);
        let pushes = Pushes::<u64>::new(self.tables.size).expect("boards of up to 16 cells have pushes");
        let (mut board, mut axis, mut distance) = (*board, ALONG_ROWS, 1u8);
        loop {
            let line = line_of(axis, &board);
            if table.is_goal(axis, line) || distance == u8::MAX {
                return distance;
            }
            // Four more than modulo 4 says, so that one less is no less than 0.
            let here = table.modulo_four(axis, line) + 4;
            let other = 1 - axis;
            let boards = std::iter::once(board).chain(pushes.along(&board, axis));
            let nearer =
                boards.into_iter().find(|next| table.beside(here, other, line_of(other, next)) < here);
            let Some(next) = nearer else { return distance };
            (board, axis, distance) = (next, other, distance + 1);
        }
    }

    /// The least pushes that the distances say.
    #[inline(always)]
    pub fn value(&self, memo: &PushPatternsMemo) -> u32 {
        let least = |&[to_row, to_column]: &[[u8; 2]; 2]| {
            // On both lines of the goal, a board is at the goal.
            let at_goal = to_row[ALONG_ROWS] == 1 && to_column[ALONG_COLUMNS] == 1;
            let least = to_row[0].min(to_row[1]).min(to_column[0]).min(to_column[1]);
            if at_goal { 0 } else { least }
        };
        memo[..self.count()].iter().map(least).max().unwrap_or_default().into()
    }
}

impl std::fmt::Debug for PushPatterns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PushPatterns {{ size: {}, patterns: {} }}", self.tables.size, self.count())
    }
}

impl<K: Key> Heuristic<Pushes<K>> for PushPatterns {
    type Memo = PushPatternsMemo;

    fn fresh(&self, tiles: &Tiles) -> PushPatternsMemo {
        PushPatterns::fresh(self, tiles)
    }

    #[inline]
    fn after(&self, mut memo: PushPatternsMemo, tiles: &Tiles, pushed: Pushed) -> PushPatternsMemo {
        let board = tiles.after_push(pushed);
        let (along, across) =
            if pushed.is_along_a_row() { (ALONG_ROWS, ALONG_COLUMNS) } else { (ALONG_COLUMNS, ALONG_ROWS) };
        for (pattern, memo) in memo.iter_mut().enumerate().take(self.count()) {
            let of = &self.tables.patterns[pattern];
            let line = self.line(pattern, across, self.spots(pattern, &board), board.blank);
            for (table, memo) in of.tables.iter().zip(memo) {
                memo[across] = table.beside(memo[along], across, line);
            }
        }
        memo
    }

    #[inline(always)]
    fn value(&self, memo: PushPatternsMemo) -> u32 {
        PushPatterns::value(self, &memo)
    }
}
