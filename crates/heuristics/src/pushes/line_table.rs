//! The distances of all lines of a pattern to one.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

use jiugong_search::Run;

use super::lines::{Crossing, Crossings, Lines, PushLine};
use crate::TableError;
use crate::pattern::exchange::{RANKS_A_WORD, exchange, words};
use crate::threads::work_in;
use crate::words::Words;

/// For each line its distance to a goal's line, counted in lines, itself and the goal's included.
///
/// Two lines that cross are one apart in distance, as rows and columns take turns. So one bit, (g >> 1) & 1 of the
/// distance g, tells the nearer from the farther.
pub(super) struct LineTable {
    /// By axis, row by row a word for every 24 ranks.
    bits: [Words; 2],
    row_words: usize,
    /// The goal's line, and along which axis it is.
    goal: (usize, PushLine),
}

/// Rows that a thread takes at a time.
const ROWS_A_TASK: usize = 32;

/// Below so many entries of a row that were found last, each is taken alone.
const FEW: u32 = 64;

/// What is known of the lines along one axis while a table is built.
struct Found {
    /// The lines that were found last.
    last: Words,
    counts: Vec<u32>,
    unknown: Words,
    unknown_counts: Vec<u32>,
    bits: Words,
}

impl LineTable {
    /// Bytes that building takes, and that the table keeps.
    pub(super) fn bytes(lines: &Lines) -> (usize, usize) {
        let words = words((1..=lines.tiles).product()) * (lines.rows(0) + lines.rows(1));
        (3 * words * size_of::<u32>(), words * size_of::<u32>())
    }

    /// Builds the table: breadth-first, distance by distance; each row takes from those that cross it.
    ///
    /// # Errors
    /// What `run` says: [`Stop::Memory`](jiugong_search::Stop::Memory) before it starts.
    pub(super) fn build<O>(
        lines: &Lines,
        crossings: &Crossings,
        goal: (usize, PushLine),
        threads: NonZero<usize>,
        run: &mut Run<O>,
    ) -> Result<LineTable, TableError> {
        let (bytes, kept) = LineTable::bytes(lines);
        run.grow(bytes).map_err(TableError::Stopped)?;
        let orders: usize = (1..=lines.tiles).product();
        let row_words = words(orders);
        let swaps = swaps(lines.tiles, orders);
        let full = u32::MAX >> (32 - RANKS_A_WORD.min(orders));
        let mut found = [0, 1].map(|axis| {
            let (rows, size) = (lines.rows(axis), lines.rows(axis) * row_words);
            Found {
                last: Words::zeros(size),
                counts: vec![0; rows],
                unknown: Words::filled(size, full),
                unknown_counts: vec![orders as u32; rows],
                bits: Words::zeros(size),
            }
        });
        let (axis, line) = goal;
        let (row, rank) = (line.row as usize, line.rank as usize);
        let word = row * row_words + rank / RANKS_A_WORD;
        found[axis].last[word] = 1 << (rank % RANKS_A_WORD);
        found[axis].unknown[word] &= !(1 << (rank % RANKS_A_WORD));
        found[axis].counts[row] = 1;
        found[axis].unknown_counts[row] -= 1;
        let mut distance = 1;
        loop {
            distance += 1;
            run.raise_bound(distance);
            if let Err(stop) = run.check() {
                run.shrink(bytes);
                return Err(TableError::Stopped(stop));
            }
            let target_axis = axis ^ ((distance as usize + 1) % 2);
            let [first, second] = &mut found;
            let (source, target) = if target_axis == 0 { (&*second, first) } else { (&*first, second) };
            let crossings = &crossings.0[target_axis];
            let level = Level { tiles: lines.tiles, crossings, swaps: &swaps, row_words, distance };
            let count = level.find(source, target, threads);
            run.statistics.expanded += count;
            if count == 0 {
                break;
            }
        }
        run.shrink(bytes - kept);
        Ok(LineTable { bits: found.map(|found| found.bits), row_words, goal })
    }

    /// Whether a line is the goal's.
    #[inline(always)]
    pub(super) fn is_goal(&self, axis: usize, line: PushLine) -> bool {
        self.goal == (axis, line)
    }

    /// The distance modulo 4 of a line.
    pub(super) fn modulo_four(&self, axis: usize, line: PushLine) -> u8 {
        let odd = u8::from(axis == self.goal.0);
        self.bit(axis, line) << 1 | odd
    }

    /// The distance of a line that crosses one at `distance`.
    #[inline(always)]
    pub(super) fn beside(&self, distance: u8, axis: usize, line: PushLine) -> u8 {
        let nearer = (self.bit(axis, line) ^ (distance >> 1) ^ distance) & 1;
        distance + 1 - 2 * nearer
    }

    #[inline(always)]
    fn bit(&self, axis: usize, line: PushLine) -> u8 {
        let rank = line.rank as usize;
        let word = self.bits[axis][line.row as usize * self.row_words + rank / RANKS_A_WORD];
        (word >> (rank % RANKS_A_WORD)) as u8 & 1
    }
}

/// By place, the rank of the order in which the tiles there and behind it are exchanged, by the rank before.
fn swaps(tiles: usize, orders: usize) -> Vec<Vec<u16>> {
    let swap = |place: usize| {
        let after = |rank: usize| {
            let mut order = vec![0; tiles];
            jiugong_puzzle::unrank(rank as u64, &mut order);
            order.swap(place, place + 1);
            jiugong_puzzle::rank(&order) as u16
        };
        (0..orders).map(after).collect()
    };
    (0..tiles.saturating_sub(1)).map(swap).collect()
}

/// The finding of all lines at one distance.
struct Level<'a> {
    tiles: usize,
    /// By row of the lines that are looked for.
    crossings: &'a [Box<[Crossing]>],
    swaps: &'a [Vec<u16>],
    row_words: usize,
    distance: u32,
}

impl Level<'_> {
    /// Returns how many were found.
    fn find(&self, source: &Found, target: &mut Found, threads: NonZero<usize>) -> u64 {
        let size = ROWS_A_TASK * self.row_words;
        let tasks = target
            .last
            .chunks_mut(size)
            .zip(target.counts.chunks_mut(ROWS_A_TASK))
            .zip(target.unknown.chunks_mut(size))
            .zip(target.unknown_counts.chunks_mut(ROWS_A_TASK))
            .zip(target.bits.chunks_mut(size))
            .enumerate();
        let (tasks, found) = (Mutex::new(tasks), Mutex::new(0));
        let next = || tasks.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            let (mut taken, mut found_here) = (vec![0; self.row_words], 0);
            while let Some((task, ((((last, counts), unknown), unknown_counts), bits))) = next() {
                let rows = last
                    .chunks_mut(self.row_words)
                    .zip(counts.iter_mut().zip(unknown_counts))
                    .zip(unknown.chunks_mut(self.row_words).zip(bits.chunks_mut(self.row_words)));
                for (row, ((last, (count, unknown_count)), (unknown, bits))) in
                    (task * ROWS_A_TASK..).zip(rows)
                {
                    *count = 0;
                    if *unknown_count == 0 || !self.pull(row, source, last, &mut taken) {
                        continue;
                    }
                    for ((last, unknown), bits) in last.iter_mut().zip(unknown).zip(bits) {
                        *last &= *unknown;
                        *unknown ^= *last;
                        *count += last.count_ones();
                        if self.distance & 2 != 0 {
                            *bits |= *last;
                        }
                    }
                    *unknown_count -= *count;
                    found_here += u64::from(*count);
                }
            }
            *found.lock().unwrap_or_else(PoisonError::into_inner) += found_here;
        };
        work_in(threads.get(), work);
        found.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gathers in `target` what was found last of the rows that cross `row`; `false` if that is nothing.
    fn pull(&self, row: usize, source: &Found, target: &mut [u32], taken: &mut [u32]) -> bool {
        let crossings = &self.crossings[row];
        if crossings.iter().all(|crossing| source.counts[crossing.row] == 0) {
            return false;
        }
        target.fill(0);
        for Crossing { row: from, exchanges } in crossings {
            let count = source.counts[*from];
            let words = &source.last[from * self.row_words..][..self.row_words];
            if count == 0 {
                continue;
            }
            if count < FEW {
                for (number, &word) in words.iter().enumerate() {
                    let mut left = word;
                    while left != 0 {
                        let rank = number * RANKS_A_WORD + left.trailing_zeros() as usize;
                        left &= left - 1;
                        let rank = exchanges.iter().fold(rank, |rank, &place| self.swaps[place][rank].into());
                        target[rank / RANKS_A_WORD] |= 1 << (rank % RANKS_A_WORD);
                    }
                }
                continue;
            }
            taken.copy_from_slice(words);
            exchanges.iter().for_each(|&place| exchange(taken, self.tiles - 2 - place));
            target.iter_mut().zip(&*taken).for_each(|(word, taken)| *word |= taken);
        }
        true
    }
}
