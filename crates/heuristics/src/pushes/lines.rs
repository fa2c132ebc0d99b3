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
    /// By axis and cell, where in that order it comes.
    turns: [[u8; CELLS]; 2],
    /// The rank of an order by what is said of each tile: how many of the later tiles come before it.
    ranks: Vec<u16>,
}

/// Where the tiles of a pattern are: by axis, the turn of each tile's cell in the order of the cells, a byte a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PushSpots([u64; 2]);

/// The most tiles of a pattern: one a byte.
pub(super) const MOST_LINED_TILES: usize = 8;

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Where a row or a column of a board is found in the tables of a pattern: its row in a table, and the rank of its order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PushLine {
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
    /// The lines for patterns of so many tiles, or `None` where that or the board is too large.
    pub(super) fn new(size: Size, tiles: usize) -> Option<Lines> {
        let slots = size.cells() - 1;
        if size.cells() > MOST_LINED_CELLS || tiles > slots.min(MOST_LINED_TILES) {
            return None;
        }
        let mut sets = vec![0; 1 << slots];
        let mut places = Vec::new();
        for set in (0..1u32 << slots).filter(|set| set.count_ones() as usize == tiles) {
            sets[set as usize] = places.len() as u16;
            places.push(set as u16);
        }
        let cells = [Axis::Rows, Axis::Columns]
            .map(|axis| axis.cells(size).into_iter().map(|cell| cell as u8).collect::<Vec<_>>());
        let mut turns = [[0; CELLS]; 2];
        for (turns, cells) in turns.iter_mut().zip(&cells) {
            cells.iter().zip(0..).for_each(|(&cell, turn)| turns[usize::from(cell)] = turn);
        }
        Some(Lines { size, tiles, sets, places, cells, turns, ranks: ranks(tiles) })
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

    /// Where the pattern's tiles are. `label` says of each tile which of the pattern's it is, counted from 0; of
    /// the others, 31.
    pub(super) fn spots(&self, label: &[u8; CELLS], board: &Tiles) -> PushSpots {
        let mut spots = PushSpots([0; 2]);
        for cell in 0..self.size.cells() as u8 {
            let label = label[board.at(cell) as usize % CELLS];
            if usize::from(label) < self.tiles {
                for (spots, turns) in spots.0.iter_mut().zip(&self.turns) {
                    *spots |= u64::from(turns[usize::from(cell)]) << (8 * label);
                }
            }
        }
        spots
    }

    /// Where the pattern's tiles are once the tile with a label went from one cell to another.
    #[inline(always)]
    pub(super) fn spots_after(&self, mut spots: PushSpots, label: u8, from: u8, to: u8) -> PushSpots {
        let of_pattern = u64::from(usize::from(label) < self.tiles);
        for (spots, turns) in spots.0.iter_mut().zip(&self.turns) {
            let turn = |cell: u8| u64::from(turns[cell as usize % CELLS]) * of_pattern;
            *spots = spots.wrapping_add(turn(to).wrapping_sub(turn(from)) << (8 * label % 64));
        }
        spots
    }

    /// The line along an axis of a board with the blank in a cell.
    #[inline(always)]
    pub(super) fn of(&self, axis: usize, PushSpots(spots): PushSpots, blank: u8) -> PushLine {
        let spots = spots[axis];
        let (mut set, mut order) = (0u32, 0u64);
        let all = ONES << 7 >> (8 * (MOST_LINED_TILES - self.tiles));
        for tile in 0..self.tiles {
            let turn = spots >> (8 * tile) & 0xFF;
            set |= 1 << turn;
            // In the highest bit of each byte, whether the tile's turn is not before this one.
            let not_later = ((turn * ONES) | (ONES << 7)) - spots;
            let before = not_later & all & (u64::MAX << 8 << (8 * tile));
            order = order * (self.tiles - tile) as u64 + ((before >> 7).wrapping_mul(ONES) >> 56);
        }
        // The blank takes no place.
        let turn_of_blank = self.turns[axis][blank as usize % CELLS];
        let before_blank = (1 << turn_of_blank) - 1;
        let set = set & before_blank | set >> 1 & !before_blank;
        let line = self.line(axis, blank.into()) as u32;
        PushLine {
            row: line * self.places.len() as u32 + u32::from(self.sets[set as usize]),
            rank: self.ranks[order as usize].into(),
        }
    }

    /// Which rows cross which.
    pub(super) fn crossings(&self) -> Crossings {
        Crossings([0, 1].map(|axis| (0..self.rows(axis)).map(|row| self.crossing(axis, row)).collect()))
    }

    fn crossing(&self, axis: usize, row: usize) -> Box<[Crossing]> {
        let (line, set) = (row / self.places.len(), self.places[row % self.places.len()]);
        let other = 1 - axis;
        let on_line = (0..self.size.cells()).filter(|&cell| self.line(axis, cell) == line);
        let crossing = |blank: usize| {
            let [turn_here, turn_there] = [axis, other].map(|axis| usize::from(self.turns[axis][blank]));
            // Of each tile where it is in the order of the other axis, the blank left out, and its number in this one.
            let taken = (0..self.size.cells() - 1).filter(|place| set >> place & 1 == 1);
            let mut there: Vec<(usize, usize)> = taken
                .enumerate()
                .map(|(number, place)| {
                    let cell = self.cells[axis][place + usize::from(place >= turn_here)];
                    let turn = usize::from(self.turns[other][usize::from(cell)]);
                    (turn - usize::from(turn > turn_there), number)
                })
                .collect();
            there.sort_unstable();
            let places = there.iter().fold(0usize, |places, &(place, _)| places | 1 << place);
            let row = self.line(other, blank) * self.places.len() + usize::from(self.sets[places]);
            let order = there.into_iter().map(|(_, number)| number).collect();
            Crossing { row, exchanges: exchanges(order).into() }
        };
        on_line.map(crossing).collect()
    }
}

/// For orders of so many tiles, the rank by the number that says of each tile, the first one first, how many of the
/// later tiles come before it.
fn ranks(tiles: usize) -> Vec<u16> {
    let orders: usize = (1..=tiles).product();
    let mut ranks = vec![0; orders];
    let mut order = vec![0u8; tiles];
    for rank in 0..orders {
        jiugong_puzzle::unrank(rank as u64, &mut order);
        let before = |tile: u8| {
            let earlier = order.iter().take_while(|&&other| other != tile);
            earlier.filter(|&&other| other > tile).count()
        };
        let number =
            (0..tiles as u8).fold(0, |number, tile| number * (tiles - usize::from(tile)) + before(tile));
        ranks[number] = rank as u16;
    }
    ranks
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
