//! First-in-first-out queues of numbers that share their memory.

use crate::{Run, Stop};

/// Places in a block: 64 bytes, the last place for the link to the next block.
const BLOCK: u32 = 16;

/// Places that there are at first: 4 KB.
const FIRST_PLACES: usize = 1 << 10;

/// No block.
const NONE: u32 = u32::MAX;

/// One queue, in blocks of a [`Pool`]: places are counted through all blocks.
#[derive(Clone, Copy)]
pub(crate) struct Queue {
    /// Place of the next item to take.
    take: u32,
    /// Place for the next item to put.
    put: u32,
}

impl Queue {
    /// A queue without a block.
    pub(crate) const EMPTY: Queue = Queue { take: NONE, put: NONE };

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.take == self.put
    }
}

/// Whether a place is the one for the link.
#[inline(always)]
fn is_link(place: u32) -> bool {
    place % BLOCK == BLOCK - 1
}

/// The blocks of many queues: four bytes an item and a little.
pub(crate) struct Pool {
    places: Vec<u32>,
    /// The first place of the first block that was never used.
    fresh: u32,
    /// The first place of the first block that was given back; each links to the next.
    free: u32,
}

impl Default for Pool {
    fn default() -> Pool {
        Pool { places: Vec::new(), fresh: 0, free: NONE }
    }
}

impl Pool {
    #[inline(always)]
    fn at(&mut self, place: u32) -> &mut u32 {
        &mut self.places[place as usize]
    }

    /// Puts an item at the end of a queue.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(always)]
    pub(crate) fn put<O>(&mut self, queue: &mut Queue, item: u32, run: &mut Run<O>) -> Result<(), Stop> {
        if is_link(queue.put) {
            self.lengthen(queue, run)?;
        }
        *self.at(queue.put) = item;
        queue.put += 1;
        Ok(())
    }

    /// Puts an item before all others of a queue, in time proportional to their number.
    ///
    /// # Errors
    /// [`Stop::Memory`] if there is no room for it.
    #[inline(never)]
    pub(crate) fn put_first<O>(
        &mut self,
        queue: &mut Queue,
        item: u32,
        run: &mut Run<O>,
    ) -> Result<(), Stop> {
        let others: Vec<u32> = std::iter::from_fn(|| (!queue.is_empty()).then(|| self.take(queue))).collect();
        self.put(queue, item, run)?;
        others.into_iter().try_for_each(|item| self.put(queue, item, run))
    }

    /// Gives a queue room for an item: its block again if all of it was taken, or one block more.
    #[inline(never)]
    fn lengthen<O>(&mut self, queue: &mut Queue, run: &mut Run<O>) -> Result<(), Stop> {
        if queue.is_empty() && queue.put != NONE {
            let block = queue.put & !(BLOCK - 1);
            *queue = Queue { take: block, put: block };
            return Ok(());
        }
        let block = self.block(run)?;
        if queue.put == NONE {
            queue.take = block;
        } else {
            *self.at(queue.put) = block;
        }
        queue.put = block;
        Ok(())
    }

    /// The first place of a block that no queue has.
    #[inline(always)]
    fn block<O>(&mut self, run: &mut Run<O>) -> Result<u32, Stop> {
        if self.free != NONE {
            let block = self.free;
            self.free = *self.at(block + BLOCK - 1);
            return Ok(block);
        }
        if self.fresh as usize == self.places.len() {
            self.grow(run)?;
        }
        let block = self.fresh;
        self.fresh += BLOCK;
        Ok(block)
    }

    #[cold]
    #[inline(never)]
    fn grow<O>(&mut self, run: &mut Run<O>) -> Result<(), Stop> {
        let places = self.places.len().next_multiple_of(4 * BLOCK as usize) / 4 * 5;
        if places > NONE as usize {
            return Err(Stop::Memory);
        }
        let places = places.max(FIRST_PLACES);
        run.enlarge(&mut self.places, places)?;
        self.places.resize(places, 0);
        Ok(())
    }

    /// The first item of a queue that is not empty.
    #[inline(always)]
    pub(crate) fn first(&mut self, queue: &Queue) -> u32 {
        let place = if is_link(queue.take) { *self.at(queue.take) } else { queue.take };
        *self.at(place)
    }

    /// Takes the first item of a queue that is not empty.
    ///
    /// A queue that becomes empty keeps its block.
    #[inline(always)]
    pub(crate) fn take(&mut self, queue: &mut Queue) -> u32 {
        if is_link(queue.take) {
            self.next_block(queue);
        }
        let item = *self.at(queue.take);
        queue.take += 1;
        item
    }

    /// Gives the first block of a queue back, whose items were all taken, and goes on to the next.
    #[inline(never)]
    fn next_block(&mut self, queue: &mut Queue) {
        let next = *self.at(queue.take);
        self.give_back(queue.take);
        queue.take = next;
    }

    /// Gives back the block of an empty queue, if it has one.
    pub(crate) fn clear(&mut self, queue: Queue) {
        if queue.put != NONE {
            self.give_back(queue.put);
        }
    }

    /// Gives back the block that a place is in.
    #[inline(always)]
    fn give_back(&mut self, place: u32) {
        let block = place & !(BLOCK - 1);
        *self.at(block + BLOCK - 1) = self.free;
        self.free = block;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_out_in_order_and_blocks_are_used_again() {
        let (mut pool, mut run) = (Pool::default(), Run::default());
        let mut queues = [Queue::EMPTY; 3];
        for round in 0..100 {
            for item in 0..300 {
                assert_eq!(pool.put(&mut queues[item as usize % 3], item, &mut run), Ok(()));
            }
            for item in 0..300 {
                assert_eq!(pool.first(&queues[item as usize % 3]), item);
                assert_eq!(pool.take(&mut queues[item as usize % 3]), item);
            }
            assert!(queues.iter().all(Queue::is_empty));
            if round % 2 == 0 {
                queues.into_iter().for_each(|queue| pool.clear(queue));
                queues = [Queue::EMPTY; 3];
            }
        }
        assert!(pool.fresh <= 24 * BLOCK, "{} places", pool.fresh);
    }
}
