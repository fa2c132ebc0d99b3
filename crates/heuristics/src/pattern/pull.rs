//! One row of a table at one distance: what its neighbours give it.

use crate::pattern::exchange::{RANKS_A_WORD, exchange};
use crate::pattern::neighbours::{Neighbour, Neighbours};
use crate::pattern::orders::Orders;

/// The half that is read: the entries found one slide before.
pub(crate) struct Source<'a> {
    pub(crate) rows: &'a [u32],
    /// How many entries each row has.
    pub(crate) counts: &'a [u32],
}

/// The row that is written.
pub(crate) struct Target<'a> {
    /// The entries found now; before, those found two slides ago.
    pub(crate) last: &'a mut [u32],
    pub(crate) last_count: &'a mut u32,
    /// The entries whose distance is unknown.
    pub(crate) unknown: &'a mut [u32],
    pub(crate) unknown_count: &'a mut u32,
}

/// Does it, with a row to work on.
///
/// A row with few entries is taken bit by bit and looked up, a full one word by word: the former at the
/// beginning and at the end, where there are many rows of few entries each.
pub(crate) struct Puller<'a> {
    neighbours: &'a Neighbours,
    orders: &'a Orders,
    row_words: usize,
    turned: Vec<u32>,
}

/// Words of a row for each entry below which entries are looked up one by one: some 12 instructions an entry
/// against 2 to 26 a word.
const WORDS_AN_ENTRY: usize = 2;

impl<'a> Puller<'a> {
    pub(crate) fn new(neighbours: &'a Neighbours, orders: &'a Orders, row_words: usize) -> Puller<'a> {
        Puller { neighbours, orders, row_words, turned: vec![0; row_words] }
    }

    /// Finds the unknown entries of `component` that are one slide from an entry of the source, and returns
    /// whether there are any.
    pub(crate) fn pull(&mut self, component: u32, source: &Source, target: Target) -> bool {
        let Target { last, last_count, unknown, unknown_count } = target;
        if *last_count > 0 {
            last.fill(0);
            *last_count = 0;
        }
        let neighbours = self.neighbours;
        let row_of = |neighbour: &Neighbour| neighbours.rows[neighbour.component as usize].number as usize;
        let mut givers =
            neighbours.of(component).iter().filter(|giver| source.counts[row_of(giver)] > 0).peekable();
        if *unknown_count == 0 || givers.peek().is_none() {
            return false;
        }
        if *unknown_count as usize * WORDS_AN_ENTRY < self.row_words {
            for giver in givers {
                let row = self.row(source, row_of(giver));
                self.look_up_unknown(giver, row, unknown, last);
            }
        } else {
            for giver in givers {
                let number = row_of(giver);
                let row = self.row(source, number);
                if source.counts[number] as usize * WORDS_AN_ENTRY < self.row_words {
                    self.look_up_given(giver, row, last);
                } else {
                    self.take_words(giver, row, last);
                }
            }
        }
        let mut count = 0;
        for (last, unknown) in last.iter_mut().zip(unknown) {
            *last &= *unknown;
            *unknown ^= *last;
            count += last.count_ones();
        }
        *unknown_count -= count;
        *last_count = count;
        count > 0
    }

    fn row<'s>(&self, source: &Source<'s>, number: usize) -> &'s [u32] {
        &source.rows[number * self.row_words..][..self.row_words]
    }

    /// Asks, for each unknown entry, whether the entry that one slide makes of it is in the giver's row.
    fn look_up_unknown(&self, giver: &Neighbour, row: &[u32], unknown: &[u32], last: &mut [u32]) {
        for_each_rank(unknown, |rank| {
            let there = self.orders.passed(rank as u16, giver.here.into(), giver.there.into()) as usize;
            let given = row[there / RANKS_A_WORD] >> (there % RANKS_A_WORD) & 1;
            last[rank / RANKS_A_WORD] |= given << (rank % RANKS_A_WORD);
        });
    }

    /// Marks, for each entry in the giver's row, the entry that one slide makes of it.
    fn look_up_given(&self, giver: &Neighbour, row: &[u32], last: &mut [u32]) {
        for_each_rank(row, |rank| {
            let here = self.orders.passed(rank as u16, giver.there.into(), giver.here.into()) as usize;
            last[here / RANKS_A_WORD] |= 1 << (here % RANKS_A_WORD);
        });
    }

    /// Takes the giver's whole row: as it is where the tile passes nobody, and after as many exchanges of
    /// neighbours in the order as tiles are passed.
    fn take_words(&mut self, giver: &Neighbour, row: &[u32], last: &mut [u32]) {
        let (here, there) = (usize::from(giver.here), usize::from(giver.there));
        let tiles = self.orders.tiles();
        let row = if here == there {
            row
        } else {
            self.turned.copy_from_slice(row);
            let mut place = there;
            while place != here {
                let first = if place < here { place } else { place - 1 };
                exchange(&mut self.turned, tiles - 2 - first);
                place = if place < here { place + 1 } else { place - 1 };
            }
            &self.turned
        };
        last.iter_mut().zip(row).for_each(|(last, given)| *last |= *given);
    }
}

fn for_each_rank(row: &[u32], mut visit: impl FnMut(usize)) {
    for (number, &word) in row.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            visit(number * RANKS_A_WORD + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}
