//! The open list: numbers of nodes in buckets by f.

use std::collections::{BTreeMap, VecDeque};

use crate::queues::{Pool, Queue};
use crate::{Run, Stop};

/// Neighbouring values of f that have their bucket in an array; what lies farther off is found in a tree.
const WINDOW: usize = 1 << 12;

/// Buckets with which the window begins.
const FIRST_WINDOW: usize = 16;

/// The largest rank that is told apart.
const LARGEST_RANK: u32 = u16::MAX as u32;

/// About what an entry of the tree takes besides the bucket.
const BYTES_A_FAR_BUCKET: usize = 32;

/// A priority queue for small whole priorities (Dial 1969).
///
/// The smallest f comes first; among equal f the smallest rank, and among equal ranks the one that was put in
/// first. (Ranks over 65,535 count as 65,535.) Four bytes an entry; putting in and taking out are O(1) while the
/// f of open nodes lie within a few thousand, and O(log n) beyond.
#[derive(Default)]
pub(crate) struct Open {
    pool: Pool,
    buckets: Buckets,
}

#[derive(Default)]
struct Buckets {
    /// The f of the first bucket in the window.
    base: u32,
    window: VecDeque<Bucket>,
    far: BTreeMap<u32, Bucket>,
}

struct Bucket {
    by_rank: Vec<Queue>,
    /// No queue before this one has items.
    lowest: usize,
    len: usize,
}

impl Bucket {
    const EMPTY: Bucket = Bucket { by_rank: Vec::new(), lowest: 0, len: 0 };

    #[inline]
    fn queue<O>(&mut self, rank: u32, run: &mut Run<O>) -> Result<&mut Queue, Stop> {
        let rank = rank.min(LARGEST_RANK) as usize;
        while self.by_rank.len() <= rank {
            run.push(&mut self.by_rank, Queue::EMPTY)?;
        }
        self.lowest = self.lowest.min(rank);
        self.len += 1;
        Ok(&mut self.by_rank[rank])
    }

    fn first_queue(&mut self) -> &mut Queue {
        while self.by_rank[self.lowest].is_empty() {
            self.lowest += 1;
        }
        &mut self.by_rank[self.lowest]
    }
}

impl Buckets {
    #[inline]
    fn of<O>(&mut self, f: u32, run: &mut Run<O>) -> Result<&mut Bucket, Stop> {
        let place = f.wrapping_sub(self.base) as usize;
        if place < self.window.len() && self.far.is_empty() {
            Ok(&mut self.window[place])
        } else {
            self.other(f, run)
        }
    }

    /// The bucket of an f that is not in the window or may also be in the tree: there it stays until it is empty.
    #[cold]
    fn other<O>(&mut self, f: u32, run: &mut Run<O>) -> Result<&mut Bucket, Stop> {
        if self.window.is_empty() {
            self.base = f;
        }
        let places = self.window.len();
        let (before, after) = (self.base.saturating_sub(f) as usize, f.saturating_sub(self.base) as usize);
        let known = self.far.contains_key(&f);
        if known || places + before > WINDOW || after >= WINDOW {
            if !known {
                run.grow(size_of::<Bucket>() + BYTES_A_FAR_BUCKET)?;
            }
            return Ok(self.far.entry(f).or_insert(Bucket::EMPTY));
        }
        let wanted = (places + before).max(after + 1);
        let old = self.window.capacity();
        if wanted > old {
            let new = wanted.next_power_of_two().max(FIRST_WINDOW);
            run.grow(new * size_of::<Bucket>())?;
            self.window.reserve_exact(new - places);
            run.shrink(old * size_of::<Bucket>());
        }
        for _ in 0..before {
            self.window.push_front(Bucket::EMPTY);
        }
        self.window.resize_with(wanted.max(places), || Bucket::EMPTY);
        self.base = self.base.min(f);
        Ok(&mut self.window[after])
    }

    /// The smallest f that has items, and its bucket; gives back the buckets before it.
    #[inline]
    fn lowest<O>(&mut self, run: &mut Run<O>) -> Option<(u32, &mut Bucket)> {
        while self.window.front().is_some_and(|bucket| bucket.len == 0) {
            if let Some(bucket) = self.window.pop_front() {
                run.shrink(bucket.by_rank.capacity() * size_of::<Queue>());
            }
            self.base = self.base.saturating_add(1);
        }
        if !self.far.is_empty() {
            while self.far.first_key_value().is_some_and(|(_, bucket)| bucket.len == 0) {
                if let Some((_, bucket)) = self.far.pop_first() {
                    let bytes = bucket.by_rank.capacity() * size_of::<Queue>();
                    run.shrink(bytes + size_of::<Bucket>() + BYTES_A_FAR_BUCKET);
                }
            }
            if let Some(entry) = self.far.first_entry()
                && (self.window.is_empty() || *entry.key() < self.base)
            {
                return Some((*entry.key(), entry.into_mut()));
            }
        }
        self.window.front_mut().map(|bucket| (self.base, bucket))
    }
}

impl Open {
    /// Puts an item in.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn push<O>(&mut self, f: u32, rank: u32, item: u32, run: &mut Run<O>) -> Result<(), Stop> {
        let queue = self.buckets.of(f, run)?.queue(rank, run)?;
        self.pool.put(queue, item, run)
    }

    /// The smallest f, and the first item of it.
    pub(crate) fn first<O>(&mut self, run: &mut Run<O>) -> Option<(u32, u32)> {
        let (f, bucket) = self.buckets.lowest(run)?;
        Some((f, self.pool.first(bucket.first_queue())))
    }

    /// Takes out the first item, with its f.
    #[inline]
    pub(crate) fn pop<O>(&mut self, run: &mut Run<O>) -> Option<(u32, u32)> {
        let (f, bucket) = self.buckets.lowest(run)?;
        bucket.len -= 1;
        Some((f, self.pool.take(bucket.first_queue())))
    }
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
                assert_eq!(open.first(&mut run), expected);
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
