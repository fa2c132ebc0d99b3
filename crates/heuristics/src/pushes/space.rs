//! The pushes of a board as a space to search.

use jiugong_puzzle::{Direction, Size};
use jiugong_search::Space;

use crate::{CELLS, Key, Slid, Slides, Tiles};

/// Where the blank goes in one push, and how many tiles slide the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reach {
    /// The way of the blank.
    pub direction: Direction,
    /// How many tiles slide, at least one.
    pub tiles: u8,
}

impl Reach {
    /// The slides, one tile at a time.
    pub fn slides(self) -> impl Iterator<Item = Direction> {
        std::iter::repeat_n(self.direction, self.tiles.into())
    }
}

/// The pushes of a board: direction by direction in the order of [`Direction::ALL`], the shortest first.
#[derive(Clone, Copy, Debug)]
pub struct Reaches {
    /// The longest in each direction.
    longest: [u8; 4],
    direction: usize,
    tiles: u8,
}

impl Iterator for Reaches {
    type Item = Reach;

    #[inline(always)]
    fn next(&mut self) -> Option<Reach> {
        while self.direction < 4 {
            if self.tiles < self.longest[self.direction] {
                self.tiles += 1;
                return Some(Reach { direction: Direction::ALL[self.direction], tiles: self.tiles });
            }
            (self.direction, self.tiles) = (self.direction + 1, 0);
        }
        None
    }
}

/// The blank went along a line, and every tile on its way one cell the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pushed {
    /// Where the blank is now, and the last tile was.
    pub from: u8,
    /// Where the blank was, and the first tile is now.
    pub to: u8,
    /// From one cell of the blank's way to the next: 1 or the width, either way.
    pub step: i8,
}

impl Pushed {
    /// Whether the tiles slid along a row, which keeps their order.
    #[inline(always)]
    pub fn is_along_a_row(self) -> bool {
        self.step.unsigned_abs() == 1
    }

    /// The cells to which tiles went, each with the cell from which: the slides one by one.
    #[inline(always)]
    pub fn cells(self) -> impl Iterator<Item = (u8, u8)> {
        let mut to = self.to;
        std::iter::from_fn(move || {
            let from = to.wrapping_add_signed(self.step);
            (to != self.from).then(|| (from, std::mem::replace(&mut to, from)))
        })
    }
}

impl Tiles {
    /// The tiles once some were pushed.
    #[inline(always)]
    pub fn after_push(mut self, pushed: Pushed) -> Tiles {
        for (from, to) in pushed.cells() {
            self.cells[to as usize % CELLS] = self.at(from);
        }
        self.cells[pushed.from as usize % CELLS] = 0;
        self.blank = pushed.from;
        self
    }
}

/// The boards of one size; a move is a push of one or more tiles, and a board is remembered in a `K`.
///
/// Two pushes along one line are one push or none, so after a push those of the same line are never of use. (The
/// boards that they lead to were all made beside the board from which they start, at the same cost.)
#[derive(Clone, Debug)]
pub struct Pushes<K> {
    slides: Slides<K>,
    /// By the blank's cell, the longest push in each direction.
    longest: [[u8; 4]; CELLS],
    /// From a cell to the next one, by direction.
    steps: [i8; 4],
}

impl<K: Key> Pushes<K> {
    /// The space of boards of `size`, or `None` if a `K` cannot hold so many cells.
    pub fn new(size: Size) -> Option<Pushes<K>> {
        let slides = Slides::new(size)?;
        let (width, height) = (size.width(), size.height());
        let mut longest = [[0; 4]; CELLS];
        for (cell, longest) in longest.iter_mut().enumerate().take(size.cells()) {
            let (row, column) = (cell / width, cell % width);
            *longest = [row, column, width - 1 - column, height - 1 - row].map(|tiles| tiles as u8);
        }
        let step = width as i8;
        Some(Pushes { slides, longest, steps: [-step, -1, 1, step] })
    }

    /// Width and height of the boards.
    pub fn size(&self) -> Size {
        self.slides.size()
    }

    /// The most tiles of one push.
    pub fn longest(&self) -> u32 {
        self.size().width().max(self.size().height()) as u32 - 1
    }
}

impl<K: Key> Pushes<K> {
    /// The boards to which pushes lead along the row (0) or the column (1).
    pub(super) fn along(&self, board: &Tiles, axis: usize) -> impl Iterator<Item = Tiles> {
        let board = *board;
        let pushed = self.moves(&board, None).map(move |made| self.change(&board, made));
        pushed
            .filter(move |pushed| pushed.is_along_a_row() == (axis == 0))
            .map(move |pushed| board.after_push(pushed))
    }
}

impl<K: Key> Space for Pushes<K> {
    type State = Tiles;
    type Move = Reach;
    type Moves = Reaches;
    type Change = Pushed;
    type Key = K;

    #[inline(always)]
    fn moves(&self, state: &Tiles, previous: Option<Reach>) -> Reaches {
        let mut longest = self.longest[state.blank as usize % CELLS];
        match previous.map(|previous| previous.direction) {
            None => {}
            Some(Direction::Up | Direction::Down) => (longest[0], longest[3]) = (0, 0),
            Some(Direction::Left | Direction::Right) => (longest[1], longest[2]) = (0, 0),
        }
        Reaches { longest, direction: 0, tiles: 0 }
    }

    #[inline(always)]
    fn change(&self, state: &Tiles, made: Reach) -> Pushed {
        let step = self.steps[made.direction as usize];
        let from = (i16::from(state.blank) + i16::from(step) * i16::from(made.tiles)) as u8;
        Pushed { from, to: state.blank, step }
    }

    #[inline(always)]
    fn apply(&self, state: &mut Tiles, pushed: Pushed) {
        *state = state.after_push(pushed);
    }

    #[inline(always)]
    fn undo(&self, state: &mut Tiles, Pushed { from, to, step }: Pushed) {
        self.apply(state, Pushed { from: to, to: from, step: -step });
    }

    #[inline(always)]
    fn inverse(&self, made: Reach) -> Reach {
        Reach { direction: made.direction.opposite(), ..made }
    }

    #[inline]
    fn pack(&self, state: &Tiles) -> K {
        K::pack(&state.cells)
    }

    #[inline]
    fn key_after(&self, key: K, pushed: Pushed) -> K {
        pushed.cells().fold(key, |key, (from, to)| key.slide(key.tile(from), from, to))
    }

    #[inline]
    fn unpack(&self, key: K) -> Tiles {
        Tiles { cells: key.unpack(), blank: key.blank() }
    }

    fn count(&self) -> Option<usize> {
        self.slides.count()
    }

    #[inline]
    fn number(&self, state: &Tiles) -> usize {
        self.slides.number(state)
    }

    /// A push along a row keeps the order of the tiles, and with it the rank.
    #[inline]
    fn number_after(&self, number: usize, after: K, pushed: Pushed) -> usize {
        if pushed.is_along_a_row() {
            return number + pushed.from as usize - pushed.to as usize;
        }
        self.number(&self.unpack(after))
    }
}

/// The slides of a push one by one, each with the tiles before it.
#[inline(always)]
pub(super) fn one_by_one(tiles: &Tiles, pushed: Pushed) -> impl Iterator<Item = (Tiles, Slid)> {
    let mut tiles = *tiles;
    pushed.cells().map(move |(from, to)| {
        let (before, slid) = (tiles, Slid { tile: tiles.at(from), from, to });
        tiles = tiles.after(slid);
        (before, slid)
    })
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{Board, GoalName};

    use super::*;

    #[test]
    fn a_push_is_its_slides() {
        for (width, height) in [(2, 2), (3, 3), (4, 4), (5, 2), (2, 5), (5, 5)] {
            let size = Size::new(width, height).unwrap();
            let pushes = Pushes::<u128>::new(size).unwrap();
            let cells = (0..size.cells() as u16).rev().collect();
            for board in [GoalName::Standard.board(size), Board::new(size, cells).unwrap()] {
                let tiles = Tiles::new(&board).unwrap();
                let all: Vec<Reach> = pushes.moves(&tiles, None).collect();
                assert_eq!(all.len(), width + height - 2);
                for made in all {
                    let mut slid = board.clone();
                    made.slides().for_each(|direction| _ = slid.slide(direction).unwrap());
                    let pushed = pushes.change(&tiles, made);
                    let mut after = tiles;
                    pushes.apply(&mut after, pushed);
                    assert_eq!(after, Tiles::new(&slid).unwrap());
                    assert_eq!(pushes.key_after(pushes.pack(&tiles), pushed), pushes.pack(&after));
                    assert_eq!(pushes.unpack(pushes.pack(&after)), after);
                    let (last, _) = one_by_one(&tiles, pushed).last().unwrap();
                    assert_ne!(last, after);
                    if pushes.count().is_some() {
                        let number = pushes.number_after(pushes.number(&tiles), pushes.pack(&after), pushed);
                        assert_eq!(number, pushes.number(&after));
                    }
                    assert_eq!(pushes.change(&after, pushes.inverse(made)).from, tiles.blank);
                    pushes.undo(&mut after, pushed);
                    assert_eq!(after, tiles);
                    // What is offered next goes along the other axis.
                    let along_a_row = pushed.is_along_a_row();
                    assert!(
                        pushes
                            .moves(&tiles, Some(made))
                            .all(|next| pushes.change(&tiles, next).is_along_a_row() != along_a_row)
                    );
                }
            }
        }
    }
}
