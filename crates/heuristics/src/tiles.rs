//! The tiles as a space to search.

use std::marker::PhantomData;

use jiugong_puzzle::{Board, Direction, GoalName, Size};
use jiugong_search::Space;

use crate::Key;
use crate::exact::is_along_a_row;
use crate::ranks::Ranks;

/// Places for cells in a state: a power of two, so that an index can be masked.
pub const CELLS: usize = 32;

/// The tiles of a board, ready to be slid many million times a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// The tiles row by row, 0 for the blank; unused places are 0.
    pub cells: [u8; CELLS],
    /// The cell of the blank.
    pub blank: u8,
}

impl Tiles {
    /// The tile in a cell.
    #[inline(always)]
    pub fn at(&self, cell: u8) -> u8 {
        self.cells[cell as usize % CELLS]
    }

    /// The tiles of `board`, or `None` if it has more than [`CELLS`] cells.
    pub fn new(board: &Board) -> Option<Tiles> {
        let mut cells = [0; CELLS];
        for (cell, &tile) in board.cells().iter().enumerate() {
            *cells.get_mut(cell)? = tile as u8;
        }
        Some(Tiles { cells, blank: board.blank() as u8 })
    }

    /// The tiles once one was slid.
    #[inline(always)]
    pub fn after(mut self, slid: Slid) -> Tiles {
        self.cells[slid.to as usize % CELLS] = slid.tile;
        self.cells[slid.from as usize % CELLS] = 0;
        self.blank = slid.from;
        self
    }
}

/// One tile went from one cell to another, and the blank the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slid {
    /// The tile.
    pub tile: u8,
    /// Where it was; now the blank is there.
    pub from: u8,
    /// Where it is.
    pub to: u8,
}

/// The directions in which the blank can go, in the order of [`Direction::ALL`].
///
/// Two bits for each, the next one lowest; above the last one a single 1.
#[derive(Clone, Copy, Debug)]
pub struct Directions(u16);

impl Directions {
    const NONE: Directions = Directions(1);

    fn first(self, direction: Direction) -> Directions {
        Directions(self.0 << 2 | direction as u16)
    }
}

impl Iterator for Directions {
    type Item = Direction;

    #[inline(always)]
    fn next(&mut self) -> Option<Direction> {
        if self.0 <= 1 {
            return None;
        }
        let next = match self.0 & 3 {
            0 => Direction::Up,
            1 => Direction::Left,
            2 => Direction::Right,
            _ => Direction::Down,
        };
        self.0 >>= 2;
        Some(next)
    }
}

/// The boards of one size; a move is a slide of one tile, and a board is remembered in a `K`.
#[derive(Clone, Debug)]
pub struct Slides<K> {
    size: Size,
    /// The directions that the blank can go from each cell, by the direction from which it came; at the end
    /// those of a blank that did not come from anywhere.
    ways: [[Directions; 5]; CELLS],
    /// The cell that the blank goes to, by direction.
    neighbours: [[u8; 4]; CELLS],
    /// Where there are so few boards that they can be numbered.
    ranks: Option<Box<Ranks>>,
    key: PhantomData<K>,
}

/// The most cells of a board that has a place in an array: 2x5 has 1,814,400 boards, 2x6 and 3x4 have
/// 239,500,800.
const MOST_NUMBERED_CELLS: usize = 10;

impl<K: Key> Slides<K> {
    /// The space of boards of `size`, or `None` if a `K` cannot hold so many cells.
    pub fn new(size: Size) -> Option<Slides<K>> {
        if size.cells() > K::MOST_CELLS.min(CELLS) {
            return None;
        }
        let (width, height) = (size.width(), size.height());
        let mut slides = Slides {
            size,
            ways: [[Directions::NONE; 5]; CELLS],
            neighbours: [[0; 4]; CELLS],
            ranks: None,
            key: PhantomData,
        };
        if size.cells() <= MOST_NUMBERED_CELLS {
            slides.ranks = Ranks::named_by(&GoalName::Standard.board(size)).map(Box::new);
        }
        for cell in 0..size.cells() {
            let (row, column) = (cell / width, cell % width);
            let ways = [
                (row > 0).then(|| cell - width),
                (column > 0).then(|| cell - 1),
                (column + 1 < width).then(|| cell + 1),
                (row + 1 < height).then(|| cell + width),
            ];
            for (direction, to) in Direction::ALL.into_iter().zip(ways).rev() {
                let Some(to) = to else { continue };
                slides.neighbours[cell][direction as usize] = to as u8;
                for (previous, ways) in slides.ways[cell].iter_mut().enumerate() {
                    if Direction::ALL.get(previous) != Some(&direction.opposite()) {
                        *ways = ways.first(direction);
                    }
                }
            }
        }
        Some(slides)
    }

    /// Width and height of the boards.
    pub fn size(&self) -> Size {
        self.size
    }
}

impl<K: Key> Space for Slides<K> {
    type State = Tiles;
    type Move = Direction;
    type Moves = Directions;
    type Change = Slid;
    type Key = K;

    #[inline(always)]
    fn moves(&self, state: &Tiles, previous: Option<Direction>) -> Directions {
        let previous = previous.map_or(4, |previous| previous as usize);
        self.ways[state.blank as usize % CELLS][previous]
    }

    #[inline(always)]
    fn change(&self, state: &Tiles, made: Direction) -> Slid {
        let to = state.blank;
        let from = self.neighbours[to as usize % CELLS][made as usize];
        Slid { tile: state.at(from), from, to }
    }

    #[inline(always)]
    fn apply(&self, state: &mut Tiles, slid: Slid) {
        state.cells[slid.to as usize % CELLS] = slid.tile;
        state.cells[slid.from as usize % CELLS] = 0;
        state.blank = slid.from;
    }

    #[inline(always)]
    fn undo(&self, state: &mut Tiles, slid: Slid) {
        self.apply(state, Slid { tile: slid.tile, from: slid.to, to: slid.from });
    }

    #[inline(always)]
    fn inverse(&self, made: Direction) -> Direction {
        made.opposite()
    }

    #[inline]
    fn pack(&self, state: &Tiles) -> K {
        K::pack(&state.cells)
    }

    #[inline]
    fn key_after(&self, key: K, Slid { tile, from, to }: Slid) -> K {
        key.slide(tile, from, to)
    }

    #[inline]
    fn unpack(&self, key: K) -> Tiles {
        Tiles { cells: key.unpack(), blank: key.blank() }
    }

    /// Half of all boards, cells!/2: those that can reach one goal. Up to 10 cells.
    fn count(&self) -> Option<usize> {
        self.ranks.as_ref().map(|_| (3..=self.size.cells()).product())
    }

    /// The number of a board in [`BoardNumbering`](jiugong_puzzle::BoardNumbering).
    ///
    /// The boards that can reach a goal have different numbers, and so have those that cannot; one of the
    /// former has the number of one of the latter, which no search meets.
    #[inline]
    fn number(&self, state: &Tiles) -> usize {
        let ranks = self.ranks.as_ref().expect("only called where the boards are counted");
        ranks.rank(state) as usize * self.size.cells() + state.blank as usize
    }

    /// A slide along a row keeps the order of the tiles, and with it the rank.
    #[inline(always)]
    fn number_after(&self, number: usize, state: &Tiles, slid: Slid) -> usize {
        if is_along_a_row(slid.from, slid.to) {
            return number + slid.from as usize - slid.to as usize;
        }
        self.number(&state.after(slid))
    }
}
