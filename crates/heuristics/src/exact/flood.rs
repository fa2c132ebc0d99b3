//! Breadth-first search of all boards of a size, a bit a board.

use std::collections::TryReserveError;
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

use jiugong_puzzle::{Board, BoardNumbering, Metric, Size};
use jiugong_search::Run;

use super::TableError;
use super::columns::{Columns, Way};
use super::gather_runs::gather_runs;
use crate::ranks::{MOST_RANKED_CELLS, half_factorial};
use crate::threads::work_in;

/// A flood from one board, layer by layer: the boards of the layer that was found last, and of every board
/// that was found the depth modulo three.
///
/// Three bits a board. The boards are kept in a plane for each cell of the blank, where a board's place is
/// the rank of its tiles' order: a slide along a row carries a plane to the next one word by word, a slide
/// along a column moves runs of bits, as [`Columns`] says. Each board is carried once, and each plane is
/// written by one thread alone, so the result is the same for any number of threads. (Depths modulo three:
/// Cooperman & Finkelstein 1992; breadth-first search of whole puzzles: Korf & Schultze 2005.)
pub(crate) struct Flood {
    columns: Columns,
    metric: Metric,
    /// Bytes that were asked for.
    bytes: usize,
    planes: Vec<Plane>,
    depth: u32,
    /// How many boards the last layer has.
    boards: u64,
    threads: NonZero<usize>,
}

/// The boards with the blank in one cell.
#[derive(Default)]
struct Plane {
    /// The boards of the last layer, if `boards` is not 0; else of no meaning.
    layer: Vec<u64>,
    /// Room for the next layer, where boards of one plane can follow one another: with pushes.
    spare: Vec<u64>,
    /// How many boards of the last layer are here.
    boards: u64,
    /// The depths modulo three.
    depths: Vec<Depths>,
    /// Whether the orders of the tiles have odd inversions here.
    odd: bool,
}

/// The depths modulo three of 64 boards: the low bits and the high bits; where both are set, the board was
/// not found.
pub(crate) type Depths = [u64; 2];

/// Ranks below which threads cost more time than they save: below the 181,440 of 2x5.
const SMALLEST_FOR_THREADS: usize = 100_000;

impl Flood {
    /// Bytes that a flood takes; `None` where boards of that size have too many cells.
    ///
    /// Pushes take a second layer, and for each thread that gathers them two planes.
    pub(crate) fn bytes(metric: Metric, size: Size, threads: NonZero<usize>) -> Option<usize> {
        (size.cells() <= MOST_RANKED_CELLS).then(|| {
            let words = half_factorial(size.cells() - 1).div_ceil(64);
            let plane = words * size_of::<u64>();
            let more = match metric {
                Metric::SingleTile => 0,
                Metric::MultiTile => (size.cells() + 2 * threads.get()) * plane,
            };
            size.cells() * (plane + words * size_of::<Depths>()) + Columns::bytes(size) + more
        })
    }

    /// The flood from `start`, which alone is found. What counts one is said by `metric`.
    ///
    /// # Errors
    /// Where boards have too many cells, or there is not so much memory as [`bytes`](Self::bytes).
    pub(crate) fn new<O>(
        start: &Board,
        metric: Metric,
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<Flood, TableError> {
        let size = start.size();
        let bytes = Flood::bytes(metric, size, threads).ok_or(TableError::TooManyCells { size })?;
        let too_much = TableError::Memory { size, bytes: bytes as u64 };
        run.grow(bytes).map_err(|_| too_much.clone())?;
        Flood::with_room(start, metric, threads, bytes).map_err(|_| {
            run.shrink(bytes);
            too_much
        })
    }

    fn with_room(
        start: &Board,
        metric: Metric,
        threads: NonZero<usize>,
        bytes: usize,
    ) -> Result<Flood, TryReserveError> {
        let size = start.size();
        let columns = Columns::new(size);
        let row = |cell: usize| cell / size.width();
        let start_odd = !start.inversions().is_multiple_of(2);
        let words = columns.ranks.div_ceil(64);
        let mut planes = Vec::with_capacity(size.cells());
        for cell in 0..size.cells() {
            // A slide along a column changes the inversions by an odd number if the width is even.
            let turned = size.width().is_multiple_of(2) && row(cell).abs_diff(row(start.blank())) % 2 == 1;
            let mut plane = Plane { odd: start_odd != turned, ..Plane::default() };
            plane.layer.try_reserve_exact(words)?;
            plane.layer.resize(words, 0);
            if metric == Metric::MultiTile {
                plane.spare.try_reserve_exact(words)?;
                plane.spare.resize(words, 0);
            }
            plane.depths.try_reserve_exact(words)?;
            plane.depths.resize(words, [u64::MAX; 2]);
            planes.push(plane);
        }
        let number = BoardNumbering::new(start).ok().and_then(|numbering| numbering.number_of(start));
        let rank = number.unwrap_or_default() as usize / size.cells();
        let plane = &mut planes[start.blank()];
        plane.layer[rank / 64] = 1 << (rank % 64);
        plane.boards = plane.settle(0);
        let threads = if columns.ranks < SMALLEST_FOR_THREADS { NonZero::<usize>::MIN } else { threads };
        Ok(Flood { columns, metric, bytes, planes, depth: 0, boards: 1, threads })
    }

    /// Finds the next layer and says how many boards it has: 0 at the end, where the last layer that has any stays.
    ///
    /// Tells `run` of each board of the layer before as an expansion, and of the depth as a bound.
    ///
    /// # Errors
    /// Where `run` stops it. Then the flood is over.
    pub(crate) fn advance<O>(&mut self, run: &mut Run<O>) -> Result<u64, TableError> {
        run.statistics.expanded += self.boards;
        run.raise_bound(self.depth);
        if let Err(stop) = run.check() {
            self.release(0, run);
            return Err(TableError::Stopped(stop));
        }
        self.depth += 1;
        let before: Vec<u64> = self.planes.iter().map(|plane| plane.boards).collect();
        self.find_layer();
        self.boards = self.planes.iter().map(|plane| plane.boards).sum();
        if self.boards == 0 {
            self.depth -= 1;
            for (plane, boards) in self.planes.iter_mut().zip(before).filter(|&(_, boards)| boards > 0) {
                plane.boards = boards;
                // Slides leave the layer where it was; pushes have gathered nothing in its place.
                if !plane.spare.is_empty() {
                    std::mem::swap(&mut plane.layer, &mut plane.spare);
                }
            }
        }
        Ok(self.boards)
    }

    /// How far the last layer is from the start.
    pub(crate) fn depth(&self) -> u32 {
        self.depth
    }

    /// Ends the flood.
    pub(crate) fn finish<O>(self, run: &mut Run<O>) {
        self.release(0, run);
    }

    /// Tells `run` that all bytes but `kept` are given back.
    fn release<O>(&self, kept: usize, run: &mut Run<O>) {
        run.shrink(self.bytes - kept);
    }

    fn find_layer(&mut self) {
        let (columns, metric, depth) = (&self.columns, self.metric, self.depth);
        let take = |plane: &mut Plane| match std::mem::take(&mut plane.boards) {
            0 => Source { layer: Vec::new(), odd: plane.odd },
            _ => {
                let spare = std::mem::take(&mut plane.spare);
                Source { layer: std::mem::replace(&mut plane.layer, spare), odd: plane.odd }
            }
        };
        let sources: Vec<Source> = self.planes.iter_mut().map(take).collect();
        let work = Mutex::new(self.planes.iter_mut().enumerate());
        let next = || work.lock().unwrap_or_else(PoisonError::into_inner).next();
        let fill_planes = || {
            while let Some((cell, plane)) = next() {
                let found = match metric {
                    Metric::SingleTile => plane.fill(cell, columns, &sources),
                    Metric::MultiTile => gather_runs(cell, columns, &sources, &mut plane.layer),
                };
                plane.boards = if found { plane.settle(depth) } else { 0 };
            }
        };
        work_in(self.threads.get().min(sources.len()), fill_planes);
        for (plane, source) in self.planes.iter_mut().zip(sources) {
            if plane.layer.is_empty() {
                plane.layer = source.layer;
            } else if !source.layer.is_empty() {
                plane.spare = source.layer;
            }
        }
    }

    /// Visits the boards of the last layer as rank and blank's cell, in the order of the blank's cell, then
    /// the rank.
    pub(crate) fn visit_layer(&self, mut visit: impl FnMut(usize, usize)) {
        for (cell, plane) in self.planes.iter().enumerate().filter(|(_, plane)| plane.boards > 0) {
            set_bits(&plane.layer).for_each(|rank| visit(rank, cell));
        }
    }

    /// The last layer, as the bits of each cell of the blank where it has any.
    pub(crate) fn into_layer<O>(self, run: &mut Run<O>) -> Vec<(usize, Vec<u64>)> {
        self.release(0, run);
        let found = self.planes.into_iter().enumerate().filter(|(_, plane)| plane.boards > 0);
        found.map(|(cell, plane)| (cell, plane.layer)).collect()
    }

    /// The depths modulo three, by the blank's cell.
    pub(crate) fn into_depths<O>(self, run: &mut Run<O>) -> Vec<Vec<Depths>> {
        self.release(self.planes.iter().map(|plane| size_of_val(plane.depths.as_slice())).sum(), run);
        self.planes.into_iter().map(|plane| plane.depths).collect()
    }
}

/// A plane of the layer before.
pub(super) struct Source {
    /// Empty where none of its boards is here.
    pub(super) layer: Vec<u64>,
    pub(super) odd: bool,
}

impl Plane {
    /// Gathers what the neighbours of `cell` carry here; `false` if that is nothing.
    fn fill(&mut self, cell: usize, columns: &Columns, sources: &[Source]) -> bool {
        let width = columns.size.width();
        let column = cell % width;
        let beside =
            [(column > 0).then(|| cell - 1), (column + 1 < width).then(|| cell + 1)].into_iter().flatten();
        let above = cell.checked_sub(width).map(|above| (above, above, Way::Down));
        let below = (cell + width < sources.len()).then(|| (cell + width, cell, Way::Up));
        let is_there = |from: usize| !sources[from].layer.is_empty();
        let mut empty = true;
        for from in beside.filter(|&from| is_there(from)) {
            if empty {
                self.layer.copy_from_slice(&sources[from].layer);
            } else {
                self.layer.iter_mut().zip(&sources[from].layer).for_each(|(word, carried)| *word |= carried);
            }
            empty = false;
        }
        for (from, upper, way) in [above, below].into_iter().flatten().filter(|&(from, ..)| is_there(from)) {
            if empty {
                self.layer.fill(0);
            }
            columns.carry(upper, way, sources[from].odd, &sources[from].layer, &mut self.layer);
            empty = false;
        }
        !empty
    }

    /// Takes from the layer what was found before, notes the depth of the rest, and counts it.
    fn settle(&mut self, depth: u32) -> u64 {
        let keep = [if depth % 3 == 1 { u64::MAX } else { 0 }, if depth % 3 == 2 { u64::MAX } else { 0 }];
        let mut boards = 0;
        for (word, depths) in self.layer.iter_mut().zip(&mut self.depths) {
            if *word == 0 {
                continue;
            }
            let new = *word & depths[0] & depths[1];
            *word = new;
            depths[0] &= !new | keep[0];
            depths[1] &= !new | keep[1];
            boards += u64::from(new.count_ones());
        }
        boards
    }
}

/// The places of the bits that are set, ascending.
pub(crate) fn set_bits(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(index, &word)| {
        let mut bits = word;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(index * 64 + bit)
        })
    })
}
