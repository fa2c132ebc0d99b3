//! Building a pattern database.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jiugong_puzzle::Size;
use thiserror::Error;

use crate::pattern::bits::Bits;
use crate::pattern::exchange::{RANKS_A_WORD, words};
use crate::pattern::layout::{self, slab_bytes};
use crate::pattern::neighbours::Neighbours;
use crate::pattern::pull::{Puller, Source, Target};
use crate::pattern::shape::{Shape, ShapeError};
use crate::pattern::table::Table;
use crate::threads::work_in;
use crate::words::Words;

/// Why a table was not built.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BuildError {
    /// The board or the pattern is too large.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// More memory would be needed than allowed.
    #[error("building this table takes {needed} bytes of memory, and {allowed} are allowed")]
    Memory {
        /// Bytes at the peak.
        needed: u64,
        /// Bytes allowed.
        allowed: u64,
    },
    /// Whoever was told of the progress asked it to stop.
    #[error("the building of the table was stopped")]
    Cancelled,
}

/// How far the building of one table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The distance that is found next.
    pub level: u32,
    /// Entries whose distance is known.
    pub done: u64,
    /// Entries of the table, among them perhaps some from which the goal cannot be reached.
    pub entries: u64,
    /// Time since the building began.
    pub elapsed: Duration,
}

impl Progress {
    /// The time that is left if entries go on being found as fast as so far; `None` before any was.
    pub fn remaining(&self) -> Option<Duration> {
        (self.done > 0).then(|| self.elapsed.mul_f64((self.entries - self.done) as f64 / self.done as f64))
    }
}

/// What building may use, and who is told.
pub struct Building<'a> {
    /// Threads that work, at least 1. The table does not depend on it.
    pub threads: usize,
    /// Bytes of memory allowed.
    pub memory: Option<u64>,
    /// Is told of the progress, once for each distance, and may ask to stop.
    pub watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

/// Builds tables for patterns of so many tiles on one size.
#[derive(Debug)]
pub struct Builder {
    shape: Arc<Shape>,
    neighbours: Neighbours,
}

impl Builder {
    /// A builder for patterns of `tiles` tiles on boards of `size`.
    ///
    /// # Errors
    /// A [`ShapeError`] if either is too large.
    pub fn new(size: Size, tiles: usize) -> Result<Builder, ShapeError> {
        let shape = Shape::new(size, tiles)?;
        let neighbours = Neighbours::new(&shape);
        Ok(Builder { shape: Arc::new(shape), neighbours })
    }

    /// Entries of a table.
    pub fn entries(&self) -> u64 {
        self.shape.entries()
    }

    /// Bytes of a finished table.
    pub fn table_bytes(&self) -> u64 {
        (slab_bytes(self.shape.components) * self.shape.orders.count()) as u64
    }

    /// Bytes that building takes at its peak, this builder included: three bits an entry, with a third more
    /// for words of 24 bits; or the last of these and the finished table.
    pub fn peak_bytes(&self) -> u64 {
        let rows = u64::from(self.shape.components) * self.row_words() as u64 * 4;
        self.neighbours.bytes() + rows + (2 * rows).max(self.table_bytes())
    }

    fn row_words(&self) -> usize {
        words(self.shape.orders.count())
    }

    /// Builds the table of the tiles that belong in the cells `pattern` (a bit for each) around a goal whose
    /// blank is in the cell `blank`.
    ///
    /// Breadth-first from the goal, distance by distance; each row of entries (a component) takes from its
    /// neighbours what they have found one slide before, so that no two threads write to one place.
    ///
    /// # Errors
    /// [`BuildError::Memory`] before it starts, [`BuildError::Cancelled`] when asked to stop.
    ///
    /// # Panics
    /// Where `pattern` has not as many cells as the builder has tiles, or contains `blank`.
    pub fn build(&self, pattern: u32, blank: u8, building: &mut Building) -> Result<Table, BuildError> {
        assert_eq!(pattern.count_ones() as usize, self.shape.tiles, "a pattern of as many tiles as promised");
        assert!(pattern & !self.shape.grid.all == 0 && pattern >> blank & 1 == 0, "tiles on the board");
        let needed = self.peak_bytes();
        if let Some(allowed) = building.memory.filter(|&allowed| needed > allowed) {
            return Err(BuildError::Memory { needed, allowed });
        }
        let seconds = self.search(self.shape.component(pattern, blank.into()), building)?;
        let bits = self.turned(&seconds, building.threads);
        Ok(Table::new(Arc::clone(&self.shape), pattern, blank, bits))
    }

    /// The bits (h >> 1) & 1, by half and row.
    fn search(&self, goal: u32, building: &mut Building) -> Result<[Words; 2], BuildError> {
        let started = Instant::now();
        let row_words = self.row_words();
        let orders = self.shape.orders.count();
        let home = self.neighbours.rows[goal as usize];
        let mut halves = [0, 1].map(|half| Half::new(self.neighbours.halves[half].len(), row_words, orders));
        halves[home.half as usize].begin(home.number as usize, row_words);
        let mut progress =
            Progress { level: 1, done: 1, entries: self.shape.entries(), elapsed: Duration::ZERO };
        loop {
            progress.elapsed = started.elapsed();
            if (building.watch)(progress).is_break() {
                return Err(BuildError::Cancelled);
            }
            let half = usize::from(home.half) ^ (progress.level as usize & 1);
            let found = self.level(&mut halves, half, progress.level, building.threads);
            if found == 0 {
                return Ok(halves.map(|half| half.seconds));
            }
            progress.done += found;
            progress.level += 1;
        }
    }

    /// Finds the entries of one distance, which are all in one half, and returns their number.
    fn level(&self, halves: &mut [Half; 2], half: usize, level: u32, threads: usize) -> u64 {
        let row_words = self.row_words();
        let [even, odd] = halves;
        let (source, target) = if half == 0 { (odd, even) } else { (even, odd) };
        let source = Source { rows: &source.last, counts: &source.last_counts };
        let components = &self.neighbours.halves[half];
        let tasks = components
            .chunks(ROWS_A_TASK)
            .zip(target.last.chunks_mut(ROWS_A_TASK * row_words))
            .zip(target.last_counts.chunks_mut(ROWS_A_TASK))
            .zip(target.unknown.chunks_mut(ROWS_A_TASK * row_words))
            .zip(target.unknown_counts.chunks_mut(ROWS_A_TASK))
            .zip(target.seconds.chunks_mut(ROWS_A_TASK * row_words));
        let found = Mutex::new(0);
        share(tasks, threads, |tasks| {
            let mut puller = Puller::new(&self.neighbours, &self.shape.orders, row_words);
            let mut found_here = 0;
            while let Some((((((components, last), last_counts), unknown), unknown_counts), seconds)) =
                next(tasks)
            {
                let rows = components
                    .iter()
                    .zip(last.chunks_mut(row_words))
                    .zip(last_counts)
                    .zip(unknown.chunks_mut(row_words))
                    .zip(unknown_counts)
                    .zip(seconds.chunks_mut(row_words));
                for (((((&component, last), last_count), unknown), unknown_count), seconds) in rows {
                    let target = Target { last, last_count, unknown, unknown_count };
                    if puller.pull(component, &source, target) && level & 2 != 0 {
                        seconds.iter_mut().zip(last).for_each(|(seconds, last)| *seconds |= *last);
                    }
                    found_here += u64::from(*last_count);
                }
            }
            *found.lock().expect("no thread panics") += found_here;
        });
        found.into_inner().expect("no thread panics")
    }

    /// The bits in the order in which they are looked up.
    fn turned(&self, seconds: &[Words; 2], threads: usize) -> Bits {
        let row_words = self.row_words();
        let slab_bytes = slab_bytes(self.shape.components);
        let bytes = self.table_bytes() as usize;
        let mut slabs = Words::zeros(bytes.div_ceil(size_of::<u32>()));
        share(layout::tasks(&mut slabs.bytes_mut()[..bytes], slab_bytes), threads, |tasks| {
            while let Some((first_word, slabs)) = next(tasks) {
                layout::turn(first_word, slabs, slab_bytes, |component| {
                    let row = self.neighbours.rows.get(component)?;
                    Some(&seconds[row.half as usize][row.number as usize * row_words..][..row_words])
                });
            }
        });
        Bits::Built(slabs, bytes)
    }
}

/// Rows that a thread takes at a time: many tasks, so that none waits long at the end of a level, each of some
/// hundred thousand words where rows are long.
const ROWS_A_TASK: usize = 64;

/// What is known of the entries of one half.
struct Half {
    /// The entries of the last distance of this half's parity.
    last: Words,
    last_counts: Vec<u32>,
    /// The entries whose distance is unknown.
    unknown: Words,
    unknown_counts: Vec<u32>,
    /// The bits (h >> 1) & 1 of the entries whose distance h is known.
    seconds: Words,
}

impl Half {
    fn new(rows: usize, row_words: usize, orders: usize) -> Half {
        let full = u32::MAX >> (32 - RANKS_A_WORD.min(orders));
        Half {
            last: Words::zeros(rows * row_words),
            last_counts: vec![0; rows],
            unknown: Words::filled(rows * row_words, full),
            unknown_counts: vec![orders as u32; rows],
            seconds: Words::zeros(rows * row_words),
        }
    }

    /// Makes the entry of the first order in a row the one with distance 0.
    fn begin(&mut self, row: usize, row_words: usize) {
        self.last[row * row_words] = 1;
        self.last_counts[row] = 1;
        self.unknown[row * row_words] &= !1;
        self.unknown_counts[row] -= 1;
    }
}

/// Runs `work` in so many threads, which take tasks from one iterator.
fn share<I: Iterator + Send>(tasks: I, threads: usize, work: impl Fn(&Mutex<I>) + Sync) {
    let tasks = Mutex::new(tasks);
    work_in(threads, || work(&tasks));
}

fn next<I: Iterator>(tasks: &Mutex<I>) -> Option<I::Item> {
    tasks.lock().expect("no thread panics").next()
}
