//! The exact distance to one goal.

use std::num::NonZero;
use std::sync::Arc;

use jiugong_puzzle::{Board, BoardNumbering, Direction, Metric, Random};
use jiugong_search::{Run, Space};

use super::table::in_order;
use super::{ExactTable, Flood, Layer, TableError};
use crate::ranks::Ranks;
use crate::{Pushes, Reach, Slides, Tiles};

/// A table of exact distances with the goal to which they are: what an ideal heuristic knows.
///
/// Cheap to make from a table that is there: the tiles are renamed so that the goal becomes the table's.
#[derive(Clone, Debug)]
pub struct Exact {
    pub(super) table: Arc<ExactTable>,
    goal: Board,
    goal_tiles: Tiles,
    pub(super) ranks: Ranks,
    slides: Slides<u64>,
    pushes: Pushes<u64>,
    /// The boards that can reach the goal, by the table's names of the tiles.
    numbering: BoardNumbering,
}

impl Exact {
    /// The distances to `goal`.
    ///
    /// # Errors
    /// [`TableError::OtherGoal`] unless the table [`serves`](ExactTable::serves) it.
    pub fn new(table: Arc<ExactTable>, goal: &Board) -> Result<Exact, TableError> {
        let other_goal = || TableError::OtherGoal { goal: goal.clone() };
        if !table.serves(goal) {
            return Err(other_goal());
        }
        let goal_tiles = Tiles::new(goal).ok_or_else(other_goal)?;
        let ranks = Ranks::named_by(goal).ok_or_else(other_goal)?;
        let slides = Slides::new(goal.size()).ok_or_else(other_goal)?;
        let pushes = Pushes::new(goal.size()).ok_or_else(other_goal)?;
        let first = in_order(goal.size(), goal.blank());
        let numbering = BoardNumbering::new(&first).map_err(|_| other_goal())?;
        Ok(Exact { table, goal: goal.clone(), goal_tiles, ranks, slides, pushes, numbering })
    }

    /// The table.
    pub fn table(&self) -> &Arc<ExactTable> {
        &self.table
    }

    /// The goal.
    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// The least moves, in the table's metric, from `board` to the goal; `None` if it has another size or cannot reach it.
    ///
    /// Walks down to the goal: about a microsecond.
    pub fn distance(&self, board: &Board) -> Option<u32> {
        let mut tiles = self.reachable(board)?;
        Some(std::iter::from_fn(|| self.descend(&mut tiles)).count() as u32)
    }

    /// Slides of a shortest path from `board` to the goal; `None` if it has another size or cannot reach it.
    pub fn path(&self, board: &Board) -> Option<Vec<Direction>> {
        let mut tiles = self.reachable(board)?;
        let moves = std::iter::from_fn(|| self.descend(&mut tiles));
        Some(moves.flat_map(|(direction, tiles)| std::iter::repeat_n(direction, tiles)).collect())
    }

    /// Every direction of the blank with which a shortest path from `board` can begin: none at the goal; `None` if it
    /// has another size or cannot reach it.
    pub fn nearer(&self, board: &Board) -> Option<Vec<Direction>> {
        let tiles = self.reachable(board)?;
        if self.table.metric() == Metric::SingleTile {
            return Some(self.slides_down(&tiles).map(|(direction, _)| direction).collect());
        }
        let mut directions: Vec<Direction> =
            self.pushes_down(&tiles).map(|(reach, _)| reach.direction).collect();
        directions.dedup();
        Some(directions)
    }

    /// All boards at a distance, found by a flood up to it. There may be millions: they are made one by one.
    ///
    /// Beyond the largest distance there are none.
    ///
    /// # Errors
    /// As for [`ExactTable::build`].
    pub fn boards_at<O>(
        &self,
        distance: u32,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<Layer, TableError> {
        let first = in_order(self.goal.size(), self.goal.blank());
        if distance > self.table.radius() {
            return Ok(Layer::new(Vec::new(), self.numbering, &self.goal));
        }
        let mut flood = Flood::new(&first, self.table.metric(), threads, run)?;
        for _ in 0..distance {
            flood.advance(run)?;
        }
        Ok(Layer::new(flood.into_layer(run), self.numbering, &self.goal))
    }

    /// The boards that are farthest from the goal.
    ///
    /// # Errors
    /// As for [`ExactTable::build`].
    pub fn farthest<O>(&self, threads: NonZero<usize>, run: &mut Run<O>) -> Result<Layer, TableError> {
        self.boards_at(self.table.radius(), threads, run)
    }

    /// One of the boards at a distance, each as likely as the others; `None` beyond the largest distance.
    ///
    /// Tries random boards where that distance is common, and floods up to it where it is rare: at worst as
    /// long as building the table.
    ///
    /// # Errors
    /// As for [`ExactTable::build`].
    pub fn random_at<O>(
        &self,
        distance: u32,
        random: &mut Random,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<Option<Board>, TableError> {
        /// Boards tried on average at the rarest distance for which boards are tried: some ten milliseconds.
        const MOST_TRIED: u64 = 10_000;
        let boards = match self.table.boards_by_distance().get(distance as usize) {
            None => return Ok(None),
            Some(boards) => *boards,
        };
        if boards * MOST_TRIED < self.table.boards() {
            let layer = self.boards_at(distance, threads, run)?;
            return Ok(layer.board(random.below(layer.len() as usize) as u64));
        }
        loop {
            let number = random.below(self.table.boards() as usize) as u64;
            let Some(board) = self.board(number) else { continue };
            if self.remainder(number) == distance % 3 && self.distance(&board) == Some(distance) {
                return Ok(Some(board));
            }
        }
    }

    /// The distance modulo three of the board of a number.
    fn remainder(&self, number: u64) -> u32 {
        let cells = self.goal.size().cells() as u64;
        self.table.remainder((number / cells) as u32, (number % cells) as u8)
    }

    /// The board of a number, with the tiles named as in the goal.
    fn board(&self, number: u64) -> Option<Board> {
        self.numbering.board(number).map(|board| super::layer::renamed(&board, &self.goal))
    }

    /// The tiles of a board from which the goal can be reached.
    fn reachable(&self, board: &Board) -> Option<Tiles> {
        let can = board.size() == self.goal.size() && board.parity() == self.goal.parity();
        can.then(|| Tiles::new(board)).flatten()
    }

    /// Makes the first move towards the goal, and says in which direction the blank went and how many tiles slid;
    /// `None` at the goal.
    fn descend(&self, tiles: &mut Tiles) -> Option<(Direction, usize)> {
        if self.table.metric() == Metric::SingleTile {
            let (direction, after) = self.slides_down(tiles).next()?;
            *tiles = after;
            return Some((direction, 1));
        }
        let (reach, after) = self.pushes_down(tiles).next()?;
        *tiles = after;
        Some((reach.direction, reach.tiles.into()))
    }

    /// The pushes after which the goal is nearer, with what they make.
    fn pushes_down(&self, tiles: &Tiles) -> impl Iterator<Item = (Reach, Tiles)> {
        let tiles = *tiles;
        let rank = self.ranks.rank(&tiles);
        let wanted = (self.table.remainder(rank, tiles.blank) + 2) % 3;
        let moves = (tiles != self.goal_tiles).then(|| self.pushes.moves(&tiles, None));
        moves.into_iter().flatten().filter_map(move |reach| {
            let pushed = self.pushes.change(&tiles, reach);
            let mut after = tiles;
            self.pushes.apply(&mut after, pushed);
            let rank = if pushed.is_along_a_row() { rank } else { self.ranks.rank(&after) };
            (self.table.remainder(rank, after.blank) == wanted).then_some((reach, after))
        })
    }

    /// The slides after which the goal is nearer, with what they make.
    fn slides_down(&self, tiles: &Tiles) -> impl Iterator<Item = (Direction, Tiles)> {
        let tiles = *tiles;
        let rank = self.ranks.rank(&tiles);
        let wanted = (self.table.remainder(rank, tiles.blank) + 2) % 3;
        let moves = (tiles != self.goal_tiles).then(|| self.slides.moves(&tiles, None));
        moves.into_iter().flatten().filter_map(move |direction| {
            let after = tiles.after(Space::change(&self.slides, &tiles, direction));
            let rank = if is_along_a_row(tiles.blank, after.blank) { rank } else { self.ranks.rank(&after) };
            (self.table.remainder(rank, after.blank) == wanted).then_some((direction, after))
        })
    }
}

/// Whether two neighbouring cells are in a row, so that the order of the tiles is the same.
#[inline(always)]
pub(crate) fn is_along_a_row(from: u8, to: u8) -> bool {
    from.abs_diff(to) == 1
}
