//! What all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::body::Bytes;
use jiugong_locale::Language;
use jiugong_puzzle::{Board, Size};
use jiugong_solver::{Exact, Limits, Solver, Watch};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::effort::Effort;
use crate::gate::Gate;
use crate::held::{Held, room};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::running::Running;
use crate::{Bounds, Hosts};

/// How much longer than its own limit a search may go on before it is cancelled.
const GRACE: Duration = Duration::from_secs(1);

/// Requests for short work that may wait, for each that is done at one time.
const SHORT_QUEUE: usize = 16;

/// What all requests share: the solver with its tables, the places to search in, the metrics.
pub struct App {
    bounds: Bounds,
    hosts: Hosts,
    gate: Gate,
    /// The way in for short work: as many places, and a queue of its own.
    short: Gate,
    metrics: Arc<Metrics>,
    solver: Mutex<Arc<Solver>>,
    /// The tables of small sizes, by the cell of the goal's blank; their answers need no place to search in.
    small: Mutex<HashMap<(Size, usize), Exact>>,
    searches: Mutex<Vec<Weak<Watch>>>,
    /// KiB that answers may still take.
    answers: Arc<Semaphore>,
    is_closing: AtomicBool,
}

impl App {
    /// An app with nothing ready yet.
    pub fn new(bounds: Bounds, hosts: Hosts) -> Arc<App> {
        Arc::new(App {
            gate: Gate::new(bounds.searches, bounds.queue, bounds.wait),
            short: Gate::new(bounds.searches, SHORT_QUEUE * bounds.searches.max(1), bounds.wait),
            answers: Arc::new(Semaphore::new(bounds.answers >> 10)),
            bounds,
            hosts,
            metrics: Arc::default(),
            solver: Mutex::default(),
            small: Mutex::default(),
            searches: Mutex::default(),
            is_closing: AtomicBool::new(false),
        })
    }

    pub(crate) fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    pub(crate) fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    pub(crate) fn waiting(&self) -> usize {
        self.gate.waiting() + self.short.waiting()
    }

    /// The limits of a search.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            time: Some(self.bounds.time),
            nodes: Some(self.bounds.nodes),
            memory: Some(self.bounds.memory_of_a_search()),
        }
    }

    fn solver(&self) -> Arc<Solver> {
        lock(&self.solver).clone()
    }

    /// Begins work on a thread of its own as soon as there is a place for work of this effort. When what is returned is dropped, because the
    /// client has gone, the work is cancelled.
    pub(crate) async fn begin<T: Send + 'static>(
        self: &Arc<App>,
        language: Language,
        effort: Effort,
        work: impl FnOnce(&Solver, &Arc<Watch>) -> T + Send + 'static,
    ) -> Result<Running<T>, Problem> {
        let gate = match effort {
            Effort::Short => &self.short,
            Effort::Long => &self.gate,
        };
        let busy = || Problem::busy(language, gate.retry_after());
        let place = gate.enter().await.map_err(|_| busy())?;
        let watch = Arc::new(Watch::default());
        {
            let mut searches = lock(&self.searches);
            searches.retain(|watch| watch.strong_count() > 0);
            searches.push(Arc::downgrade(&watch));
        }
        if self.is_closing.load(Ordering::SeqCst) {
            return Err(busy());
        }
        let work = {
            let (app, watch, solver) = (self.clone(), watch.clone(), self.solver());
            move || {
                let running = app.metrics.search();
                let done = work(&solver, &watch);
                drop(solver);
                app.forget_if_large();
                drop((running, place));
                done
            }
        };
        let deadline = Instant::now() + self.bounds.time + GRACE;
        Ok(Running::new(tokio::task::spawn_blocking(work), watch, deadline, language))
    }

    /// Does the same and waits for its end.
    pub(crate) async fn search<T: Send + 'static>(
        self: &Arc<App>,
        language: Language,
        effort: Effort,
        work: impl FnOnce(&Solver, &Arc<Watch>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.begin(language, effort, work).await?.end().await
    }

    /// Lets all tables go when the process has grown larger than what searches and tables may take.
    fn forget_if_large(&self) {
        let most = self.bounds.memory.saturating_add(self.bounds.kept);
        let held = memory_stats::memory_stats().map_or(0, |memory| memory.physical_mem as u64);
        if held > most {
            tracing::info!(held, "tables are let go");
            *lock(&self.solver) = Arc::default();
        }
    }

    /// Room for what an answer takes until it is sent.
    pub(crate) fn room(&self, language: Language, bytes: usize) -> Result<OwnedSemaphorePermit, Problem> {
        room(&self.answers, bytes).ok_or_else(|| Problem::busy(language, self.gate.retry_after()))
    }

    /// An answer that is in memory until the client has it, as far as there is room for it.
    pub(crate) fn hold(&self, language: Language, bytes: Vec<u8>) -> Result<Bytes, Problem> {
        let held = Held::new(bytes, &self.answers);
        held.map(Bytes::from_owner).ok_or_else(|| Problem::busy(language, self.gate.retry_after()))
    }

    /// The distances to a goal of a small size, if they are there.
    pub(crate) fn small_table(&self, goal: &Board) -> Option<Exact> {
        let small = lock(&self.small);
        let exact = small.get(&(goal.size(), goal.blank()))?;
        Exact::new(exact.table().clone(), goal).ok()
    }

    /// Keeps the distances of a small size.
    pub(crate) fn keep_small_table(&self, exact: &Exact) {
        let goal = exact.goal();
        lock(&self.small).insert((goal.size(), goal.blank()), exact.clone());
    }

    /// Cancels what is searched, and begins nothing any more.
    pub fn close(&self) {
        self.is_closing.store(true, Ordering::SeqCst);
        lock(&self.searches).iter().filter_map(Weak::upgrade).for_each(|watch| watch.cancel());
    }
}

/// A thread that panicked while it held the lock has left no half-made value behind.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
