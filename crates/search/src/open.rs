//! The open list: numbers of nodes in buckets by f.

/// Numbers in a block: with its link, 256 bytes.
const BLOCK: usize = 63;
const NONE: u32 = u32::MAX;

struct Block {
    items: [u32; BLOCK],
    next: u32,
}

/// A queue of node numbers, first in, first out, in blocks from the pool.
#[derive(Clone, Copy)]
struct Queue {
    first: u32,
    last: u32,
    /// Place of the next item to take in the first block.
    take: u8,
    /// Place for the next item to put in the last block.
    put: u8,
}

const EMPTY: Queue = Queue { first: NONE, last: NONE, take: 0, put: 0 };

/// A priority queue for small whole priorities (Dial 1969).
///
/// The smallest f comes first; among equal f the largest rank, and among equal ranks the one that was put in first.
/// Four bytes an entry; putting in and taking out are O(1) when f moves by little.
#[derive(Default)]
pub(crate) struct Open {
    blocks: Vec<Block>,
    free: Vec<u32>,
    buckets: Vec<Bucket>,
    lowest: usize,
    len: usize,
}

#[derive(Default)]
struct Bucket {
    by_rank: Vec<Queue>,
    len: usize,
}

impl Open {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> usize {
        self.blocks.capacity() * size_of::<Block>()
            + self.free.capacity() * size_of::<u32>()
            + self.buckets.capacity() * size_of::<Bucket>()
    }

    pub(crate) fn push(&mut self, f: u32, rank: u32, item: u32) {
        let (f, rank) = (f as usize, rank as usize);
        if f >= self.buckets.len() {
            self.buckets.resize_with(f + 1, Bucket::default);
        }
        let bucket = &mut self.buckets[f];
        if rank >= bucket.by_rank.len() {
            bucket.by_rank.resize(rank + 1, EMPTY);
        }
        bucket.len += 1;
        let queue = &mut bucket.by_rank[rank];
        if queue.first == NONE || queue.put as usize == BLOCK {
            let fresh = match self.free.pop() {
                Some(block) => block,
                None => {
                    self.blocks.push(Block { items: [0; BLOCK], next: NONE });
                    self.blocks.len() as u32 - 1
                }
            };
            self.blocks[fresh as usize].next = NONE;
            if queue.first == NONE {
                *queue = Queue { first: fresh, last: fresh, take: 0, put: 0 };
            } else {
                self.blocks[queue.last as usize].next = fresh;
                queue.last = fresh;
                queue.put = 0;
            }
        }
        self.blocks[queue.last as usize].items[queue.put as usize] = item;
        queue.put += 1;
        self.lowest = self.lowest.min(f);
        self.len += 1;
    }

    /// Takes out the next item, with its f.
    pub(crate) fn pop(&mut self) -> Option<(u32, u32)> {
        if self.len == 0 {
            return None;
        }
        while self.buckets[self.lowest].len == 0 {
            self.lowest += 1;
        }
        let bucket = &mut self.buckets[self.lowest];
        while bucket.by_rank.last().is_some_and(|queue| queue.first == NONE) {
            bucket.by_rank.pop();
        }
        let queue = bucket.by_rank.last_mut()?;
        let block = queue.first;
        let item = self.blocks[block as usize].items[queue.take as usize];
        queue.take += 1;
        if block == queue.last && queue.take == queue.put {
            *queue = EMPTY;
            self.free.push(block);
        } else if queue.take as usize == BLOCK {
            queue.first = self.blocks[block as usize].next;
            queue.take = 0;
            self.free.push(block);
        }
        bucket.len -= 1;
        self.len -= 1;
        Some((self.lowest as u32, item))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_f_then_the_largest_rank_then_the_first() {
        let mut open = Open::default();
        for item in 0..200 {
            open.push(7, 0, item);
        }
        open.push(5, 1, 500);
        open.push(5, 3, 501);
        open.push(5, 3, 502);
        let taken: Vec<_> = std::iter::from_fn(|| open.pop()).collect();
        let expected = [(5, 501), (5, 502), (5, 500)].into_iter().chain((0..200).map(|item| (7, item)));
        assert!(taken.into_iter().eq(expected));
        assert_eq!(open.len(), 0);
    }

    #[test]
    fn blocks_are_used_again() {
        let mut open = Open::default();
        for round in 0..100 {
            for item in 0..100 {
                open.push(round, 0, item);
            }
            for item in 0..100 {
                assert_eq!(open.pop(), Some((round, item)));
            }
        }
        assert!(open.blocks.len() <= 2, "{} blocks", open.blocks.len());
    }
}
