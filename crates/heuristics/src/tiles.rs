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

    /// Slides a tile from a cell to the blank's.
    #[inline(always)]
    pub fn slide(&mut self, tile: u8, from: u8) {
        self.cells[self.blank as usize % CELLS] = tile;
        self.cells[from as usize % CELLS] = 0;
        self.blank = from;
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

/// The directions in which the blank can go, in the order of [`Direction::ALL`]: a bit for each.
#[derive(Clone, Copy, Debug)]
pub struct Directions(u8);

impl Directions {
    const NONE: Directions = Directions(0);

    fn with(self, direction: Direction) -> Directions {
        Directions(self.0 | 1 << direction as u8)
    }

    #[inline(always)]
    fn has(self, direction: Direction) -> bool {
        self.0 & 1 << direction as u8 != 0
    }
}

impl Iterator for Directions {
    type Item = Direction;

    #[inline(always)]
    fn next(&mut self) -> Option<Direction> {
        if self.0 == 0 {
            return None;
        }
        let next = match self.0.trailing_zeros() % 4 {
            0 => Direction::Up,
            1 => Direction::Left,
            2 => Direction::Right,
            _ => Direction::Down,
        };
        self.0 &= self.0 - 1;
        Some(next)
    }

    /// One direction after the other, without a loop: the processor foresees better what becomes of each.
    #[inline(always)]
    fn any<F: FnMut(Direction) -> bool>(&mut self, mut holds: F) -> bool {
        let mut holds_for = |direction| {
            let has = self.has(direction);
            self.0 &= !(1 << direction as u8);
            has && holds(direction)
        };
        holds_for(Direction::Up)
            || holds_for(Direction::Left)
            || holds_for(Direction::Right)
            || holds_for(Direction::Down)
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
                        *ways = ways.with(direction);
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

    /// The directions out of a cell for a blank that came there by `previous`.
    #[inline(always)]
    fn directions(&self, blank: u8, previous: Option<Direction>) -> Directions {
        let previous = previous.map_or(4, |previous| previous as usize);
        self.ways[blank as usize % CELLS][previous]
    }

    /// The cell that the blank goes to.
    #[inline(always)]
    fn neighbour(&self, blank: u8, made: Direction) -> u8 {
        self.neighbours[blank as usize % CELLS][made as usize]
    }

    fn ranks(&self) -> &Ranks {
        self.ranks.as_ref().expect("only called where the boards are counted")
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
        self.directions(state.blank, previous)
    }

    #[inline(always)]
    fn change(&self, state: &Tiles, made: Direction) -> Slid {
        let from = self.neighbour(state.blank, made);
        Slid { tile: state.at(from), from, to: state.blank }
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

    #[inline(always)]
    fn moves_of(&self, key: K, previous: Option<Direction>) -> Directions {
        self.directions(key.blank(), previous)
    }

    #[inline(always)]
    fn change_of(&self, key: K, made: Direction) -> Slid {
        let to = key.blank();
        let from = self.neighbour(to, made);
        Slid { tile: key.tile(from), from, to }
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
        self.ranks().rank(state) as usize * self.size.cells() + state.blank as usize
    }

    /// A slide along a row keeps the order of the tiles, and with it the rank.
    #[inline(always)]
    fn number_after(&self, number: usize, after: K, slid: Slid) -> usize {
        if is_along_a_row(slid.from, slid.to) {
            return number + slid.from as usize - slid.to as usize;
        }
        let rank = self.ranks().rank_by(slid.from, |cell| after.tile(cell as u8));
        rank as usize * self.size.cells() + slid.from as usize
    }
}
