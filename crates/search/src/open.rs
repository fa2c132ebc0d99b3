//! The open list: numbers of nodes in queues by f and rank.

use std::collections::BTreeMap;

use crate::queues::{Pool, Queue};
use crate::{Run, Stop};

/// The most queues in the window: 128 KB. What lies outside it is found in a tree.
const MOST_QUEUES: usize = 1 << 14;

/// Ranks of 2^8 and more have no place in the window.
const LARGEST_SHIFT: u32 = 8;

/// Windows of fewer queues are moved whenever that is of use: it takes about a microsecond.
const SMALL_WINDOW: usize = 1 << 10;

/// How much longer it takes to put an item into the tree than to move one queue with the window.
const QUEUES_AN_OUTSIDER: usize = 16;

/// Values of f with which the window begins.
const FIRST_ROWS: usize = 16;

/// The largest rank that is told apart.
const LARGEST_RANK: u32 = u16::MAX as u32;

/// About what a queue in the tree takes.
const BYTES_A_FAR_QUEUE: usize = 48;

/// A priority queue for small whole priorities (Dial 1969).
///
/// The smallest f comes first; among equal f the smallest rank, and among equal ranks the one that was put in
/// first. (Ranks over 65,535 count as 65,535.) Four bytes an entry; putting in and taking out are O(1) while the
/// queues between the smallest and the largest f and rank are a few thousand, and O(log n) beyond.
///
/// The window is one flat list, a row of ranks for each f, so that a queue is found by adding and is checked once:
/// 60 instructions for putting in and taking out what goes through a queue, where a list of lists with the tree beside
/// it took 200.
pub(crate) struct Open {
    pool: Pool,
    /// The f of the first row.
    base: u32,
    /// A row has 2^`shift` queues.
    shift: u32,
    window: Vec<Queue>,
    /// No queue of the window before this place has items.
    first: usize,
    /// An item that comes before all others of the window, those in the queue of the first place included. Often what
    /// is put in is what is taken out next, and need not go through a queue.
    hand: Option<u32>,
    /// The queues outside the window, none of them empty. No queue is in both.
    far: BTreeMap<(u32, u32), Queue>,
    /// The place in the window before which the first queue outside it has its turn.
    far_turn: usize,
    /// Items that were put in outside the window since it was moved.
    outsiders: usize,
}

impl Default for Open {
    fn default() -> Open {
        Open {
            pool: Pool::default(),
            base: 0,
            shift: 0,
            window: Vec::new(),
            first: 0,
            hand: None,
            far: BTreeMap::new(),
            far_turn: usize::MAX,
            outsiders: 0,
        }
    }
}

impl Open {
    /// Puts an item in.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn push<O>(&mut self, f: u32, rank: u32, item: u32, run: &mut Run<O>) -> Result<(), Stop> {
        let Some(place) = self.place(f, rank) else {
            return self.push_outside(f, rank.min(LARGEST_RANK), item, run);
        };
        if place >= self.first {
            return self.pool.put(&mut self.window[place], item, run);
        }
        self.put_down(run)?;
        (self.first, self.hand) = (place, Some(item));
        Ok(())
    }

    /// Puts the item in hand before the others of its queue.
    #[inline(always)]
    fn put_down<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        match self.hand.take() {
            None => Ok(()),
            Some(item) => self.pool.put_first(&mut self.window[self.first], item, run),
        }
    }

    /// The smallest f, and the first item of it.
    pub(crate) fn first(&mut self) -> Option<(u32, u32)> {
        if let Some(item) = self.hand.filter(|_| self.first < self.far_turn) {
            return Some((self.f(self.first), item));
        }
        match self.first_place() {
            Some(place) => Some((self.f(place), self.pool.first(&self.window[place]))),
            None => self.far.first_key_value().map(|(&(f, _), queue)| (f, self.pool.first(queue))),
        }
    }

    /// Takes out the first item, with its f.
    #[inline(always)]
    pub(crate) fn pop<O>(&mut self, run: &mut Run<O>) -> Option<(u32, u32)> {
        if self.first < self.far_turn
            && let Some(item) = self.hand.take()
        {
            return Some((self.f(self.first), item));
        }
        match self.first_place() {
            Some(place) => Some((self.f(place), self.pool.take(&mut self.window[place]))),
            None => self.pop_outside(run),
        }
    }

    /// The place in the window for an f and a rank, if they have one.
    #[inline(always)]
    fn place(&self, f: u32, rank: u32) -> Option<usize> {
        let row = f.wrapping_sub(self.base) as usize;
        let place = row << self.shift | rank as usize;
        (rank >> self.shift == 0 && place < self.window.len()).then_some(place)
    }

    /// The f of a place in the window.
    #[inline(always)]
    fn f(&self, place: usize) -> u32 {
        self.base + (place >> self.shift) as u32
    }

    /// The place of the first queue with items, if it is in the window.
    #[inline(always)]
    fn first_place(&mut self) -> Option<usize> {
        if self.hand.is_some() {
            return None; // and it is not its turn
        }
        let mut place = self.first;
        while self.window.get(place)?.is_empty() {
            place += 1;
        }
        self.first = place;
        (place < self.far_turn).then_some(place)
    }

    #[cold]
    #[inline(never)]
    fn pop_outside<O>(&mut self, run: &mut Run<O>) -> Option<(u32, u32)> {
        let mut entry = self.far.first_entry()?;
        let (f, _) = *entry.key();
        let item = self.pool.take(entry.get_mut());
        if entry.get().is_empty() {
            self.pool.clear(entry.remove());
            run.shrink(BYTES_A_FAR_QUEUE);
            self.wait_for_turn();
        }
        Some((f, item))
    }

    /// Works out when the first queue outside the window has its turn.
    fn wait_for_turn(&mut self) {
        self.far_turn = match self.far.first_key_value() {
            None => usize::MAX,
            Some((&(f, _), _)) if f < self.base => 0,
            // Ranks outside the window are beyond all that are in the row.
            Some((&(f, _), _)) => ((f - self.base) as usize + 1) << self.shift,
        };
    }

    /// Puts an item in that has no place in the window as it is.
    #[cold]
    #[inline(never)]
    fn push_outside<O>(&mut self, f: u32, rank: u32, item: u32, run: &mut Run<O>) -> Result<(), Stop> {
        self.outsiders += 1;
        self.put_down(run)?;
        self.move_window(f, rank, run)?;
        if let Some(place) = self.place(f, rank) {
            self.first = self.first.min(place);
            return self.pool.put(&mut self.window[place], item, run);
        }
        if !self.far.contains_key(&(f, rank)) {
            run.grow(BYTES_A_FAR_QUEUE)?;
        }
        self.pool.put(self.far.entry((f, rank)).or_insert(Queue::EMPTY), item, run)?;
        self.wait_for_turn();
        Ok(())
    }

    /// Moves the window, or makes it larger, so that an f and a rank have a place in it, if that pays.
    fn move_window<O>(&mut self, f: u32, rank: u32, run: &mut Run<O>) -> Result<(), Stop> {
        let shift = self.shift.max(u32::BITS - rank.leading_zeros());
        if shift > LARGEST_SHIFT {
            return Ok(());
        }
        while self.window.get(self.first).is_some_and(Queue::is_empty) {
            self.first += 1;
        }
        let (rows, passed) = (self.window.len() >> self.shift, self.first >> self.shift);
        if passed == rows {
            let rows = rows.max(FIRST_ROWS);
            let base = f.min(u32::MAX - (rows - 1) as u32);
            return self.lay_out(Layout { base, rows, shift }, run);
        }
        let (low, high) = (f.min(self.base + passed as u32), f.max(self.base + (rows - 1) as u32));
        let (span, most_rows) = ((high - low) as usize + 1, MOST_QUEUES >> shift);
        let new_rows = (span + span / 2).min(most_rows);
        if (f - low) as usize >= new_rows {
            return Ok(());
        }
        // Moving a large window has to be earned.
        let queues = (new_rows << shift).max(self.window.len());
        if queues > SMALL_WINDOW && self.outsiders < queues / QUEUES_AN_OUTSIDER {
            return Ok(());
        }
        // Where f falls it may fall further.
        let before = if f < self.base { new_rows.saturating_sub(span).max(new_rows / 4) } else { 0 };
        let base = low.saturating_sub(before as u32).min(u32::MAX - (new_rows - 1) as u32);
        self.lay_out(Layout { base, rows: new_rows, shift }, run)
    }

    /// Gives every queue its place in another window or outside it.
    fn lay_out<O>(&mut self, layout: Layout, run: &mut Run<O>) -> Result<(), Stop> {
        let Layout { base, rows, shift } = layout;
        self.outsiders = 0;
        let (old_base, old_shift, old_len) = (self.base, self.shift, self.window.len());
        if old_len != rows << shift || self.first < old_len {
            run.grow((rows << shift) * size_of::<Queue>())?;
            let old = std::mem::replace(&mut self.window, vec![Queue::EMPTY; rows << shift]);
            (self.base, self.shift, self.first) = (base, shift, rows << shift);
            for (place, queue) in old.into_iter().enumerate() {
                let f = old_base + (place >> old_shift) as u32;
                let rank = (place & ((1 << old_shift) - 1)) as u32;
                if queue.is_empty() {
                    self.pool.clear(queue);
                } else if let Some(place) = self.place(f, rank) {
                    self.window[place] = queue;
                    self.first = self.first.min(place);
                } else {
                    run.grow(BYTES_A_FAR_QUEUE)?;
                    self.far.insert((f, rank), queue);
                }
            }
            run.shrink(old_len * size_of::<Queue>());
        }
        (self.base, self.shift, self.first) = (base, shift, self.first.min(rows << shift));
        let last = base + (rows - 1) as u32;
        let mut far = std::mem::take(&mut self.far);
        for ((f, rank), queue) in
            far.extract_if((base, 0)..=(last, (1 << shift) - 1), |&(_, rank), _| rank >> shift == 0)
        {
            let place = ((f - base) as usize) << shift | rank as usize;
            self.pool.clear(std::mem::replace(&mut self.window[place], queue));
            self.first = self.first.min(place);
            run.shrink(BYTES_A_FAR_QUEUE);
        }
        self.far = far;
        self.wait_for_turn();
        Ok(())
    }
}

/// Where a window begins, and how large it is.
struct Layout {
    base: u32,
    rows: usize,
    shift: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Puts in and takes out at random, and compares with a sorted list.
    #[test]
    fn the_lowest_f_then_the_smallest_rank_then_the_first() -> Result<(), Stop> {
        let (mut open, mut run) = (Open::default(), Run::default());
        let mut sorted = BTreeMap::new();
        let mut number = 1u64;
        for item in 0..200_000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let spread = if number >> 20 & 1023 == 0 { u32::MAX } else { 40 + item / 10 };
            let (f, rank) = ((number >> 32) as u32 % spread, (number >> 50) as u32 & 7);
            open.push(f, rank, item, &mut run)?;
            sorted.insert((f, rank, item), ());
            if number >> 16 & 3 != 0 {
                let expected = sorted.pop_first().map(|((f, _, item), ())| (f, item));
                assert_eq!(open.first(), expected);
                assert_eq!(open.pop(&mut run), expected);
            }
        }
        while let Some(((f, _, item), ())) = sorted.pop_first() {
            assert_eq!(open.pop(&mut run), Some((f, item)));
        }
        assert_eq!(open.pop(&mut run), None);
        Ok(())
    }

    #[test]
    fn an_open_list_of_one_item_stays_small() -> Result<(), Stop> {
        let (mut open, mut run) = (Open::default(), Run::default());
        for f in 0..1_000_000 {
            open.push(f, 0, f, &mut run)?;
            assert_eq!(open.pop(&mut run), Some((f, f)));
        }
        assert!(run.statistics.held_bytes < 20_000, "{} bytes", run.statistics.held_bytes);
        Ok(())
    }
}
