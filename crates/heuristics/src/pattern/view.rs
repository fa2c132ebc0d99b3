//! A partition seen through one symmetry of the board.

use std::ops::Range;

use jiugong_puzzle::{Board, Direction, rank};

use crate::pattern::grid::below;
use crate::pattern::orders::MOST_TILES;
use crate::pattern::patterns::MOST_PARTS;
use crate::pattern::step::Step;
use crate::pattern::symmetry::Symmetry;
use crate::pattern::table::{Part, Table};
use crate::{CELLS, Slid, Tiles};

/// Which part a tile belongs to, and which of that pattern's tiles it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Member(u8);

impl Member {
    /// The first tile of the first part.
    pub const NONE: Member = Member(0);

    /// The part, below [`MOST_PARTS`].
    #[inline(always)]
    pub fn part(self) -> usize {
        usize::from(self.0) / MOST_TILES % MOST_PARTS
    }

    /// The number among the pattern's tiles, in the order of the cells where they belong.
    #[inline(always)]
    pub fn tile(self) -> usize {
        usize::from(self.0) % MOST_TILES
    }
}

/// A partition seen through one symmetry of the board.
#[derive(Clone, Debug)]
pub struct View {
    symmetry: Symmetry,
    width: usize,
    /// By cell of the table, the cell of the board.
    board_cell: [u8; CELLS],
    /// By tile, the cell of the table where it belongs.
    home: [u8; CELLS],
    /// By tile.
    members: [Member; CELLS],
    /// By the cell of the board's blank and the direction in which it goes.
    steps: [[Step; Direction::ALL.len()]; CELLS],
    parts: Range<usize>,
}

impl View {
    /// The view of boards with this goal through `symmetry`, of which `parts` are the parts for `patterns`.
    pub(crate) fn new(goal: &Board, patterns: &[u32], symmetry: Symmetry, parts: Range<usize>) -> View {
        let (width, height) = (goal.size().width(), goal.size().height());
        let mut view = View {
            symmetry,
            width,
            board_cell: [0; CELLS],
            home: [0; CELLS],
            members: [Member::default(); CELLS],
            steps: [[Step::default(); Direction::ALL.len()]; CELLS],
            parts,
        };
        for (cell, &tile) in goal.cells().iter().enumerate() {
            let home = symmetry.image(cell as u8);
            view.board_cell[home as usize] = cell as u8;
            view.home[tile as usize] = home;
            for (part, &pattern) in view.parts.clone().zip(patterns) {
                if pattern >> home & 1 == 1 {
                    let number = below(pattern, home.into()) as usize;
                    view.members[tile as usize] = Member((part * MOST_TILES + number) as u8);
                }
            }
            let (row, column) = (cell / width, cell % width);
            let neighbours = [
                (row > 0).then(|| cell - width),
                (column > 0).then(|| cell - 1),
                (column + 1 < width).then(|| cell + 1),
                (row + 1 < height).then(|| cell + width),
            ];
            for (step, from) in view.steps[cell].iter_mut().zip(neighbours) {
                if let Some(from) = from {
                    *step = Step::new(width, symmetry.image(from as u8), home, from as u8);
                }
            }
        }
        view
    }

    /// The cell of the table that is a cell of the board.
    #[inline(always)]
    pub fn cell(&self, cell: u8) -> u8 {
        self.symmetry.image(cell)
    }

    /// The part to which a tile belongs, and its number there.
    #[inline(always)]
    pub fn member(&self, tile: u8) -> Member {
        self.members[tile as usize % CELLS]
    }

    /// The slides to the blank's cell by the direction in which the blank goes, those where it can.
    #[inline(always)]
    pub fn steps(&self, blank: u8) -> &[Step; Direction::ALL.len()] {
        &self.steps[blank as usize % CELLS]
    }

    /// One slide.
    pub(crate) fn step(&self, slid: Slid) -> Step {
        Step::new(self.width, self.cell(slid.from), self.cell(slid.to), slid.from)
    }

    /// The parts of this view; their h are added.
    pub fn parts(&self) -> Range<usize> {
        self.parts.clone()
    }

    /// The part of a board from which the goal can be reached; of another one, the numbers mean nothing.
    pub(crate) fn part(&self, table: &Table, tiles: &Tiles) -> Part {
        let (set, rank) = self.placed(table, tiles);
        table.part(set, rank, self.cell(tiles.blank)).unwrap_or(Part::new(set, rank, 0))
    }

    /// Where the tiles of a table stand: their cells, and the rank of their order.
    pub(crate) fn placed(&self, table: &Table, tiles: &Tiles) -> (u32, u16) {
        let mut order = [0; MOST_TILES];
        let (mut set, mut count) = (0, 0);
        for cell in 0..table.shape.size.cells() {
            let tile = tiles.at(self.board_cell[cell]);
            let home = u32::from(self.home[tile as usize % CELLS]);
            if table.pattern >> home & 1 == 1 {
                set |= 1 << cell;
                order[count % MOST_TILES] = below(table.pattern, home) as u8;
                count += 1;
            }
        }
        (set, rank(&order[..table.shape.tiles]) as u16)
    }
}
