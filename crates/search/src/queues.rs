//! First-in-first-out queues of numbers that share their memory.

use crate::{Run, Stop};

/// Numbers in a block: with its link, 256 bytes.
const BLOCK: usize = 63;

/// Blocks that are asked for at a time: 16 KB.
const BLOCKS: usize = 64;

const NONE: u32 = u32::MAX;

struct Block {
    items: [u32; BLOCK],
    next: u32,
}

/// One queue, in blocks of a [`Pool`].
#[derive(Clone, Copy)]
pub(crate) struct Queue {
    first: u32,
    last: u32,
    /// Place of the next item to take in the first block.
    take: u8,
    /// Place for the next item to put in the last block.
    put: u8,
}

impl Queue {
    pub(crate) const EMPTY: Queue = Queue { first: NONE, last: NONE, take: 0, put: 0 };

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.first == NONE
    }
}

/// The blocks of many queues: four bytes an item and a little.
#[derive(Default)]
pub(crate) struct Pool {
    blocks: Vec<Vec<Block>>,
    len: u32,
    /// The first free block; each links to the next.
    free: Option<u32>,
}

impl Pool {
    #[inline(always)]
    fn block(&mut self, number: u32) -> &mut Block {
        &mut self.blocks[number as usize / BLOCKS][number as usize % BLOCKS]
    }

    fn fresh<O>(&mut self, run: &mut Run<O>) -> Result<u32, Stop> {
        if let Some(number) = self.free {
            let next = std::mem::replace(&mut self.block(number).next, NONE);
            self.free = (next != NONE).then_some(next);
            return Ok(number);
        }
        if (self.len as usize).is_multiple_of(BLOCKS) {
            run.grow(BLOCKS * size_of::<Block>())?;
            self.blocks.push(Vec::with_capacity(BLOCKS));
        }
        let number = self.len;
        self.blocks[number as usize / BLOCKS].push(Block { items: [0; BLOCK], next: NONE });
        self.len += 1;
        Ok(number)
    }

    fn give_back(&mut self, number: u32) {
        self.block(number).next = self.free.unwrap_or(NONE);
        self.free = Some(number);
    }

    /// Puts an item at the end of a queue.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline]
    pub(crate) fn put<O>(&mut self, queue: &mut Queue, item: u32, run: &mut Run<O>) -> Result<(), Stop> {
        if queue.is_empty() {
            let fresh = self.fresh(run)?;
            *queue = Queue { first: fresh, last: fresh, take: 0, put: 0 };
        } else if queue.put as usize == BLOCK {
            let fresh = self.fresh(run)?;
            self.block(queue.last).next = fresh;
            queue.last = fresh;
            queue.put = 0;
        }
        self.block(queue.last).items[queue.put as usize] = item;
        queue.put += 1;
        Ok(())
    }

    /// The first item of a queue that is not empty.
    pub(crate) fn first(&mut self, queue: &Queue) -> u32 {
        self.block(queue.first).items[queue.take as usize]
    }

    /// Takes the first item of a queue that is not empty.
    #[inline]
    pub(crate) fn take(&mut self, queue: &mut Queue) -> u32 {
        let number = queue.first;
        let block = self.block(number);
        let item = block.items[queue.take as usize];
        let next = block.next;
        queue.take += 1;
        if number == queue.last && queue.take == queue.put {
            *queue = Queue::EMPTY;
            self.give_back(number);
        } else if queue.take as usize == BLOCK {
            queue.first = next;
            queue.take = 0;
            self.give_back(number);
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_out_in_order_and_blocks_are_used_again() {
        let (mut pool, mut run) = (Pool::default(), Run::default());
        let mut queues = [Queue::EMPTY; 3];
        for _ in 0..100 {
            for item in 0..300 {
                assert_eq!(pool.put(&mut queues[item as usize % 3], item, &mut run), Ok(()));
            }
            for item in 0..300 {
                assert_eq!(pool.take(&mut queues[item as usize % 3]), item);
            }
            assert!(queues.iter().all(Queue::is_empty));
        }
        assert!(pool.len <= 6, "{} blocks", pool.len);
    }
}
