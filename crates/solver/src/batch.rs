//! Many boards at once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder};

use jiugong_puzzle::Board;
use jiugong_search::Watch;

use crate::{Report, Request, SolveError, Solver};

/// A board that got no report, and why.
#[derive(Clone, Debug)]
pub struct Unanswered {
    /// The board.
    pub board: Board,
    /// What is wrong with what was asked of it.
    pub error: SolveError,
}

impl From<Unanswered> for SolveError {
    fn from(unanswered: Unanswered) -> SolveError {
        unanswered.error
    }
}

/// How far a batch is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Requests taken from the input.
    pub taken: u64,
    /// Requests answered.
    pub answered: u64,
}

/// Requests that may wait for each worker, and answers that may wait for an earlier one.
const WAITING_A_WORKER: usize = 16;

/// Answers `requests` on `jobs` threads and hands the answers to `answer` in the order of the input.
///
/// The input is taken as it is needed: never more than a few requests for each thread are in memory, also where an
/// early one takes long. `prepare` makes a request of an item of the input (on the worker's thread); what it refuses
/// is an answer too, and stops nothing. Each search may use all that its own request allows. The batch ends early when
/// `answer` returns an error, and when `watch` is cancelled each search that is under way or still to come ends as
/// cancelled.
///
/// # Errors
/// The error of `answer`.
pub fn batch<T: Send, E: Send + From<Unanswered>, F>(
    solver: &Solver,
    items: impl Iterator<Item = T> + Send,
    jobs: usize,
    watch: &Arc<Watch>,
    prepare: impl Fn(T) -> Result<Request, E> + Sync,
    mut answer: impl FnMut(Result<Report, E>, Progress) -> Result<(), F>,
) -> Result<(), F> {
    let jobs = jobs.max(1);
    let mut answered = 0;
    // Beside the input, whose lock a worker holds for as long as it waits for the next item.
    let taken = AtomicU64::new(0);
    let input = Mutex::new(Input { items, taken: &taken });
    // Permits: one is taken with a request and given back when its answer has been handed out, in order.
    let (give_back, permits) = sync_channel(jobs * WAITING_A_WORKER);
    for _ in 0..jobs * WAITING_A_WORKER {
        give_back.send(()).expect("the channel has room for every permit");
    }
    let permits = Mutex::new(permits);
    let (send, receive) = sync_channel(jobs * WAITING_A_WORKER);
    let report = |item| {
        let request = prepare(item)?;
        let report = solver.solve(&request, watch);
        Ok(report.map_err(|error| Unanswered { board: request.board, error })?)
    };
    thread::scope(|scope| {
        for job in 0..jobs {
            let (send, input, permits, report) = (send.clone(), &input, &permits, &report);
            let answer_requests = move || {
                loop {
                    if permits.lock().unwrap_or_else(PoisonError::into_inner).recv().is_err() {
                        return;
                    }
                    let Some((number, item)) = lock(input).next() else {
                        return;
                    };
                    if send.send((number, report(item))).is_err() {
                        return;
                    }
                }
            };
            if Builder::new().spawn_scoped(scope, answer_requests).is_ok() {
                continue;
            }
            // Where the system has no room for more threads, those that are there answer all, or else this one.
            while job == 0
                && let Some((_, item)) = lock(input).next()
            {
                answered += 1;
                answer(report(item), Progress { taken: taken.load(Ordering::Relaxed), answered })?;
            }
            break;
        }
        drop(send);
        // Moved in, so that both ends close when this returns early, and the workers with them.
        let (receive, give_back) = (receive, give_back);
        let mut early = BTreeMap::new();
        for (number, report) in &receive {
            early.insert(number, report);
            while let Some(report) = early.remove(&answered) {
                answered += 1;
                answer(report, Progress { taken: taken.load(Ordering::Relaxed), answered })?;
                // Nobody takes it when the input has ended.
                let _ = give_back.try_send(());
            }
        }
        Ok(())
    })
}

struct Input<'a, I> {
    items: I,
    taken: &'a AtomicU64,
}

impl<I: Iterator> Input<'_, I> {
    fn next(&mut self) -> Option<(u64, I::Item)> {
        let item = self.items.next()?;
        Some((self.taken.fetch_add(1, Ordering::Relaxed), item))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
