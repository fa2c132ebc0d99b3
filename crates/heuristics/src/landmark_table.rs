//! The distances of all boards of a size to a few chosen ones.

use std::num::NonZero;

use jiugong_puzzle::{Board, BoardNumbering, GoalName, Metric, Parity, Size};
use jiugong_search::{Run, Stop};

use crate::TableError;
use crate::exact::Flood;
use crate::ranks::Ranks;

/// The exact distance of every board of a size to each of some boards, the landmarks: a byte a board and
/// landmark.
///
/// The landmarks are far from each other and from the board that is given: each is one of those farthest from
/// that board and the landmarks before it (farthest selection, Goldberg & Harrelson 2005). One table serves
/// every goal that can be reached from the landmarks: [`Landmarks`](crate::Landmarks) is a table with a goal.
pub struct LandmarkTable {
    size: Size,
    parity: Parity,
    pub(crate) ranks: Ranks,
    landmarks: Vec<Board>,
    /// By the board's number, then the landmark.
    distances: Vec<u8>,
}

impl LandmarkTable {
    /// Bytes that [`build`](Self::build) takes for boards of `size`; the table that remains takes somewhat
    /// less.
    ///
    /// `None` if the size has too many cells for a table.
    pub fn bytes_to_build(size: Size, count: usize) -> Option<u64> {
        let own = boards_of(size)?.checked_mul(count.checked_add(1)?)?;
        Some(own.checked_add(Flood::bytes(Metric::SingleTile, size, NonZero::<usize>::MIN)?)? as u64)
    }

    /// Builds the table of `count` landmarks, or of all boards where there are fewer, among the boards that
    /// can be reached from `board`.
    ///
    /// Floods the boards `count` + 1 times, 3x3 with 8 landmarks in some 20 milliseconds. `run` is told each
    /// board of each flood as an expansion; its limits of time and memory and its flag hold, that of nodes
    /// does not.
    ///
    /// # Errors
    /// [`TableError::TooManyCells`] and [`TableError::Memory`] before anything is built,
    /// [`TableError::Stopped`] when `run` ends it.
    pub fn build<O>(
        board: &Board,
        count: NonZero<usize>,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<LandmarkTable, TableError> {
        let size = board.size();
        let too_many = || TableError::TooManyCells { size };
        let boards = boards_of(size).ok_or_else(too_many)?;
        let ranks = Ranks::named_by(&GoalName::Standard.board(size)).ok_or_else(too_many)?;
        let count = count.get().min(boards - 1);
        let bytes = LandmarkTable::bytes_to_build(size, count).ok_or_else(too_many)?;
        let own_bytes = boards * (count + 1);
        let too_much = |_: Stop| TableError::Memory { size, bytes };
        run.grow(own_bytes).map_err(too_much)?;
        let mut table = LandmarkTable {
            size,
            parity: board.parity(),
            ranks,
            landmarks: Vec::new(),
            distances: Vec::new(),
        };
        match table.fill(board, count, boards, threads, run) {
            Ok(()) => {
                run.shrink(own_bytes - table.bytes());
                Ok(table)
            }
            Err(error) => {
                run.shrink(own_bytes);
                Err(match error {
                    TableError::Memory { .. } => TableError::Memory { size, bytes },
                    other => other,
                })
            }
        }
    }

    fn fill<O>(
        &mut self,
        board: &Board,
        count: usize,
        boards: usize,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<(), TableError> {
        let size = self.size;
        let cells = size.cells();
        let too_much = |_| TableError::Memory { size, bytes: 0 };
        let numbering = BoardNumbering::new(board).map_err(|_| TableError::TooManyCells { size })?;
        let mut nearest = Vec::new();
        nearest.try_reserve_exact(boards).map_err(too_much)?;
        self.distances.try_reserve_exact(boards * count).map_err(too_much)?;
        self.distances.resize(boards * count, 0);
        nearest.resize(boards, 0);
        flood(board, threads, run, |rank, blank, depth| nearest[rank * cells + blank] = depth)?;
        for landmark in 0..count {
            let farthest = first_largest(&nearest) as u64;
            let chosen = numbering.board(farthest).unwrap_or_else(|| board.clone());
            flood(&chosen, threads, run, |rank, blank, depth| {
                let number = rank * cells + blank;
                self.distances[number * count + landmark] = depth;
                nearest[number] = nearest[number].min(depth);
            })?;
            self.landmarks.push(chosen);
        }
        Ok(())
    }

    /// Whether bounds on the distance to `goal` follow from the table: whether its boards can reach it.
    pub fn serves(&self, goal: &Board) -> bool {
        goal.size() == self.size && goal.parity() == self.parity
    }

    /// The size of the boards.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The landmarks in the order in which they were chosen.
    pub fn landmarks(&self) -> &[Board] {
        &self.landmarks
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.distances.len()
    }

    /// The distances of the board with this rank and blank's cell to the landmarks.
    #[inline(always)]
    pub(crate) fn distances(&self, rank: u32, blank: u8) -> &[u8] {
        let number = rank as usize * self.size.cells() + blank as usize;
        let count = self.landmarks.len();
        &self.distances[number * count..][..count]
    }
}

impl std::fmt::Debug for LandmarkTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LandmarkTable {{ size: {}, landmarks: {} }}", self.size, self.landmarks.len())
    }
}

/// How many boards of a size can reach a goal, where that fits.
fn boards_of(size: Size) -> Option<usize> {
    BoardNumbering::count_of(size).and_then(|boards| boards.try_into().ok())
}

/// Visits each board, by rank and blank's cell, with its distance from `start`.
fn flood<O>(
    start: &Board,
    threads: NonZero<usize>,
    run: &mut Run<O>,
    mut visit: impl FnMut(usize, usize, u8),
) -> Result<(), TableError> {
    let mut flood = Flood::new(start, Metric::SingleTile, threads, run)?;
    loop {
        // No board of at most 14 cells is farther than 108 slides from another.
        let depth = flood.depth() as u8;
        flood.visit_layer(|rank, blank| visit(rank, blank, depth));
        if flood.advance(run)? == 0 {
            flood.finish(run);
            return Ok(());
        }
    }
}

/// The first place of the largest number.
fn first_largest(numbers: &[u8]) -> usize {
    let largest = numbers.iter().max();
    numbers.iter().position(|number| Some(number) == largest).unwrap_or_default()
}
