//! What one search may use, has used, and tells whoever watches.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::{Event, Observer, Space};

/// What a search may use. The default is without limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Wall-clock time.
    pub time: Option<Duration>,
    /// Expansions.
    pub nodes: Option<u64>,
    /// Bytes held by the search at one time.
    pub memory: Option<u64>,
}

/// Which limit ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The time was over.
    Time,
    /// As many nodes were expanded as allowed.
    Nodes,
    /// The next growth would have gone over the memory limit.
    Memory,
    /// Somebody asked it to stop.
    Cancelled,
    /// The cost of a path went beyond what 32 bits hold.
    Cost,
}

/// A solution that a search found on its way to a better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The cost of its path.
    pub cost: u32,
    /// The cost that was proven at that time to be no more than that of a cheapest path, if h never
    /// overestimates: the solution costs at most `cost` / `bound` times as much as it needs to.
    pub bound: u32,
    /// Nodes expanded until then.
    pub expanded: u64,
    /// Time since the search began.
    pub after: Duration,
}

/// What other threads see of a running search, and the flag by which they stop it.
///
/// The figures are brought up to date every few thousand expansions.
#[derive(Debug, Default)]
pub struct Watch {
    cancelled: AtomicBool,
    expanded: AtomicU64,
    generated: AtomicU64,
    bound: AtomicU64,
    held_bytes: AtomicU64,
    /// The cost of the best solution + 1; 0: none.
    best: AtomicU64,
}

impl Watch {
    /// Asks the search to stop; it does so within a few thousand expansions.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Nodes expanded so far.
    pub fn expanded(&self) -> u64 {
        self.expanded.load(Ordering::Relaxed)
    }

    /// Nodes made so far.
    pub fn generated(&self) -> u64 {
        self.generated.load(Ordering::Relaxed)
    }

    /// The bound that the search works under: the f that it has come to.
    pub fn bound(&self) -> u64 {
        self.bound.load(Ordering::Relaxed)
    }

    /// Bytes that the search holds.
    pub fn held_bytes(&self) -> u64 {
        self.held_bytes.load(Ordering::Relaxed)
    }

    /// The cost of the best solution so far, of a search that improves on its solutions.
    pub fn best(&self) -> Option<u64> {
        self.best.load(Ordering::Relaxed).checked_sub(1)
    }
}

/// What a search did. Every count is exact, also when the search was stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Nodes whose successors were made.
    pub expanded: u64,
    /// Nodes made, the start included (once, however many rounds the search takes).
    pub generated: u64,
    /// Closed nodes that were opened again because a cheaper way to them was found.
    pub reopened: u64,
    /// The most nodes that were open (made and not yet expanded) at one time.
    pub largest_open: u64,
    /// The most nodes in memory at one time.
    pub held: u64,
    /// The most bytes in memory at one time.
    pub held_bytes: u64,
    /// The largest f that the search has proven, if h never overestimates, to be no more
    /// than the cost of a cheapest path.
    pub bound: u32,
}

/// One search under way: its limits, its statistics, its observer.
#[derive(Debug)]
pub struct Run<O = ()> {
    /// What it did so far.
    pub statistics: Statistics,
    /// Who is told of every event; `()` costs nothing.
    pub observer: O,
    /// The solutions of a search that improves on its solutions, each better than the one before or
    /// proven to be nearer to the best.
    pub solutions: Vec<Found>,
    /// Nodes in memory.
    held: u64,
    /// Bytes in memory.
    bytes: u64,
    limits: Limits,
    watch: Arc<Watch>,
    started: Instant,
    next_look: u64,
}

/// Expansions between two looks at the clock and the flag: at a million expansions a second
/// a few milliseconds, at which the clock costs nothing that can be measured.
const EXPANSIONS_A_LOOK: u64 = 4096;

/// Places of a list that grows for the first time.
const SHORTEST_LIST: usize = 16;

impl Run<()> {
    /// A search within `limits` that `watch` can stop and follow.
    pub fn new(limits: Limits, watch: Arc<Watch>) -> Run {
        Run::observed(limits, watch, ())
    }
}

impl Default for Run {
    fn default() -> Run {
        Run::new(Limits::default(), Arc::default())
    }
}

impl<O> Run<O> {
    /// A search that tells `observer` of every event.
    pub fn observed(limits: Limits, watch: Arc<Watch>, observer: O) -> Run<O> {
        Run {
            statistics: Statistics::default(),
            observer,
            solutions: Vec::new(),
            held: 0,
            bytes: 0,
            limits,
            watch,
            started: Instant::now(),
            next_look: 0,
        }
    }

    /// Time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Counts one expansion.
    ///
    /// # Errors
    /// The limit that has been reached; then the node is not counted and not to be expanded.
    #[inline(always)]
    pub fn expand(&mut self) -> Result<(), Stop> {
        if self.statistics.expanded >= self.next_look {
            self.look()?;
        }
        self.statistics.expanded += 1;
        Ok(())
    }

    /// Counts so many expansions at once.
    ///
    /// # Errors
    /// The limit that has been reached or would be exceeded; then none is counted.
    #[inline(always)]
    pub fn expand_together(&mut self, count: u64) -> Result<(), Stop> {
        if self.statistics.expanded + count > self.next_look {
            self.look()?;
            if self.limits.nodes.is_some_and(|limit| self.statistics.expanded + count > limit) {
                return Err(Stop::Nodes);
            }
        }
        self.statistics.expanded += count;
        Ok(())
    }

    /// How many expansions may follow before limits are to be looked at again, at least one: for a loop that counts
    /// them itself. They are to be added to the statistics.
    ///
    /// # Errors
    /// The limit that has been reached.
    pub(crate) fn allowance(&mut self) -> Result<u64, Stop> {
        if self.statistics.expanded >= self.next_look {
            self.look()?;
        }
        Ok(self.next_look - self.statistics.expanded)
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self) -> Result<(), Stop> {
        self.check()?;
        let (expanded, limit) = (self.statistics.expanded, self.limits.nodes.unwrap_or(u64::MAX));
        if expanded >= limit {
            return Err(Stop::Nodes);
        }
        self.next_look = limit.min(expanded + EXPANSIONS_A_LOOK);
        Ok(())
    }

    /// Looks at the clock and the flag now, for work between expansions that may take long, or that counts many
    /// expansions at a time.
    ///
    /// # Errors
    /// [`Stop::Time`] or [`Stop::Cancelled`], or [`Stop::Nodes`] if more were expanded than allowed.
    pub fn check(&mut self) -> Result<(), Stop> {
        self.watch.expanded.store(self.statistics.expanded, Ordering::Relaxed);
        self.watch.generated.store(self.statistics.generated, Ordering::Relaxed);
        self.watch.bound.store(self.statistics.bound.into(), Ordering::Relaxed);
        if self.watch.is_cancelled() {
            return Err(Stop::Cancelled);
        }
        if self.limits.time.is_some_and(|limit| self.started.elapsed() >= limit) {
            return Err(Stop::Time);
        }
        self.check_nodes()
    }

    /// Looks at the limit of nodes alone, for what counts many expansions at a time.
    ///
    /// # Errors
    /// [`Stop::Nodes`] if more were expanded than allowed.
    pub fn check_nodes(&self) -> Result<(), Stop> {
        let is_over = self.limits.nodes.is_some_and(|limit| self.statistics.expanded > limit);
        if is_over { Err(Stop::Nodes) } else { Ok(()) }
    }

    /// Notes that the search is about to take so many bytes more.
    ///
    /// # Errors
    /// [`Stop::Memory`] if that is more than it may hold; then it is not to take them.
    pub fn grow(&mut self, bytes: usize) -> Result<(), Stop> {
        let bytes = self.bytes + bytes as u64;
        if self.limits.memory.is_some_and(|limit| bytes > limit) {
            return Err(Stop::Memory);
        }
        self.bytes = bytes;
        self.statistics.held_bytes = self.statistics.held_bytes.max(bytes);
        self.watch.held_bytes.store(bytes, Ordering::Relaxed);
        Ok(())
    }

    /// Notes that the search has given so many bytes back.
    pub fn shrink(&mut self, bytes: usize) {
        self.bytes -= bytes as u64;
        self.watch.held_bytes.store(self.bytes, Ordering::Relaxed);
    }

    /// Notes that so many nodes more are in memory.
    #[inline(always)]
    pub fn hold(&mut self, nodes: u64) {
        self.held += nodes;
        self.statistics.held = self.statistics.held.max(self.held);
    }

    /// Notes that nothing but a path of so many moves is in memory, of which the last node is open.
    pub fn hold_path(&mut self, moves: u64) {
        let held = (moves + 1).saturating_sub(self.held);
        self.hold(held);
        self.open(1);
    }

    /// Notes that so many nodes are in memory no more.
    #[inline(always)]
    pub fn release(&mut self, nodes: u64) {
        self.held -= nodes;
    }

    /// Puts an item at the end of a list, whose memory is accounted for.
    ///
    /// # Errors
    /// [`Stop::Memory`] if the list would have to grow beyond the limit.
    #[inline(always)]
    pub fn push<T>(&mut self, list: &mut Vec<T>, item: T) -> Result<(), Stop> {
        if list.len() == list.capacity() {
            self.enlarge(list, (2 * list.capacity()).max(SHORTEST_LIST))?;
        }
        list.push(item);
        Ok(())
    }

    /// Gives a list room for `larger` items; while it is moved, the old and the new place are taken.
    ///
    /// # Errors
    /// [`Stop::Memory`] if that is more than the search may hold.
    #[cold]
    #[inline(never)]
    pub(crate) fn enlarge<T>(&mut self, list: &mut Vec<T>, larger: usize) -> Result<(), Stop> {
        let capacity = list.capacity();
        self.grow(larger * size_of::<T>())?;
        list.reserve_exact(larger - list.len());
        self.shrink(capacity * size_of::<T>());
        Ok(())
    }

    /// Notes a solution of a search that goes on to improve on it.
    pub fn found(&mut self, cost: u32) {
        let Statistics { bound, expanded, .. } = self.statistics;
        self.solutions.push(Found { cost, bound, expanded, after: self.elapsed() });
        self.watch.best.store(u64::from(cost) + 1, Ordering::Relaxed);
    }

    /// Notes how many nodes are open.
    #[inline(always)]
    pub fn open(&mut self, nodes: u64) {
        self.statistics.largest_open = self.statistics.largest_open.max(nodes);
    }

    /// Notes a proven lower bound; a smaller one than before changes nothing.
    #[inline(always)]
    pub fn raise_bound(&mut self, bound: u32) {
        self.statistics.bound = self.statistics.bound.max(bound);
    }

    /// Tells the observer of an event, which is only put together if anybody listens.
    #[inline(always)]
    pub fn tell<'a, S: Space + 'a>(&mut self, event: impl FnOnce() -> Event<'a, S>)
    where
        O: Observer<S>,
    {
        if O::LISTENS {
            self.observer.event(event());
        }
    }
}
