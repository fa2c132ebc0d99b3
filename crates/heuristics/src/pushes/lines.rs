//! The rows and columns along which the blank goes, as the nodes of a graph.

use jiugong_puzzle::Size;

use crate::{Axis, CELLS, Tiles};

/// The most cells of a board whose lines are numbered.
pub(super) const MOST_LINED_CELLS: usize = 16;

/// The lines of boards of one size on which a few tiles, the pattern, are told apart and the others are not.
///
/// A board belongs to two lines: that of all boards to which pushes along the blank's row lead, and that along its
/// column. A push goes along one line to a board whose other line it is then on; so a path of pushes, which takes
/// turns between rows and columns, is a path through lines, and each line is a node where there would be one for each
/// place of the blank on it.
///
/// Along a row the order of the tiles, read row by row, stays; along a column that read column by column. So a line is
/// the number of its row or column, which of the places between the tiles the pattern's tiles take in that order (the
/// blank left out), and the rank of their own order.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) size: Size,
    /// Tiles of the pattern.
    pub(super) tiles: usize,
    /// By the places that are taken, the number of that set.
    sets: Vec<u16>,
    /// The sets by their numbers.
    places: Vec<u16>,
    /// The cells in the order of each axis: row by row for pushes along rows.
    cells: [Vec<u8>; 2],
}

/// Where a line is found: its row in a table, and the rank of its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) row: u32,
    pub(super) rank: u32,
}

/// A row of the other axis whose lines cross those of a row.
#[derive(Clone, Debug)]
pub(super) struct Crossing {
    pub(super) row: usize,
    /// The exchanges of neighbours in the order, each by its first place, that lead from there to here.
    pub(super) exchanges: Box<[usize]>,
}

/// By axis and row, the rows that cross it. It takes some time to make, and only building needs it.
pub(super) struct Crossings(pub(super) [Vec<Box<[Crossing]>>; 2]);

/// The numbers of the axes: pushes along rows, and along columns.
pub(super) const ALONG_ROWS: usize = 0;
pub(super) const ALONG_COLUMNS: usize = 1;

impl Lines {
    /// The lines for patterns of so many tiles, or `None` where a board has too many cells.
    pub(super) fn new(size: Size, tiles: usize) -> Option<Lines> {
        let slots = size.cells() - 1;
        if size.cells() > MOST_LINED_CELLS || tiles > slots {
            return None;
        }
        let mut sets = vec![0; 1 << slots];
        let mut places = Vec::new();
        for set in (0..1u32 << slots).filter(|set| set.count_ones() as usize == tiles) {
            sets[set as usize] = places.len() as u16;
            places.push(set as u16);
        }
        let cells = [Axis::Rows, Axis::Columns]
            .map(|axis| axis.cells(size).into_iter().map(|cell| cell as u8).collect());
        Some(Lines { size, tiles, sets, places, cells })
    }

    /// Rows of a table for one axis: one for each line of the board and each set of places.
    pub(super) fn rows(&self, axis: usize) -> usize {
        self.lines(axis) * self.places.len()
    }

    /// How many lines a board has along an axis.
    fn lines(&self, axis: usize) -> usize {
        if axis == ALONG_ROWS { self.size.height() } else { self.size.width() }
    }

    /// Which row or column a cell is in.
    fn line(&self, axis: usize, cell: usize) -> usize {
        let width = self.size.width();
        if axis == ALONG_ROWS { cell / width } else { cell % width }
    }

    /// The line of a board. `label` says of each tile which of the pattern's it is, counted from 0; of
    /// the others, 31.
    #[inline(always)]
    pub(super) fn of(&self, axis: usize, label: &[u8; CELLS], board: &Tiles) -> Line {
        let tiles = self.tiles as u32;
        let (mut set, mut place, mut rank, mut base) = (0u32, 1u32, 0u32, tiles);
        let mut left = (1u32 << tiles) - 1;
        for &cell in &self.cells[axis] {
            // Without branches, which would be guessed wrong at every other cell.
            let label = u32::from(label[board.at(cell) as usize % CELLS]) & 31;
            let of_pattern = u32::from(label < tiles);
            set |= place * of_pattern;
            let below = left & ((1 << label) - 1);
            rank = if label < tiles { rank * base + below.count_ones() } else { rank };
            left &= !(of_pattern << label);
            base -= of_pattern;
            // The blank takes no place.
            place <<= u32::from(cell != board.blank);
        }
        let line = self.line(axis, board.blank.into()) as u32;
        Line { row: line * self.places.len() as u32 + u32::from(self.sets[set as usize]), rank }
    }

    /// Which rows cross which.
    pub(super) fn crossings(&self) -> Crossings {
        Crossings([0, 1].map(|axis| (0..self.rows(axis)).map(|row| self.crossing(axis, row)).collect()))
    }

    fn crossing(&self, axis: usize, row: usize) -> Box<[Crossing]> {
        let (line, set) = (row / self.places.len(), self.places[row % self.places.len()]);
        let other = 1 - axis;
        let on_line = (0..self.size.cells()).filter(|&cell| self.line(axis, cell) == line);
        on_line
            .map(|blank| {
                let without_blank = |axis: usize| {
                    self.cells[axis].iter().copied().filter(move |&cell| usize::from(cell) != blank)
                };
                let here: Vec<u8> = without_blank(axis).collect();
                let taken: Vec<u8> = here
                    .iter()
                    .enumerate()
                    .filter(|(place, _)| set >> place & 1 == 1)
                    .map(|(_, &cell)| cell)
                    .collect();
                let (mut there, mut order) = (0usize, Vec::new());
                for (place, cell) in without_blank(other).enumerate() {
                    if let Some(number) = taken.iter().position(|&taken| taken == cell) {
                        there |= 1 << place;
                        order.push(number);
                    }
                }
                let row = self.line(other, blank) * self.places.len() + usize::from(self.sets[there]);
                Crossing { row, exchanges: exchanges(order).into() }
            })
            .collect()
    }
}

/// The exchanges of neighbours, each by its first place, that put an order right.
fn exchanges(mut order: Vec<usize>) -> Vec<usize> {
    let mut made = Vec::new();
    for end in (1..order.len()).rev() {
        for place in 0..end {
            if order[place] > order[place + 1] {
                order.swap(place, place + 1);
                made.push(place);
            }
        }
    }
    made
}
