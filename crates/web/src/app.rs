//! What all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use jiugong_locale::Language;
use jiugong_puzzle::{Board, Size};
use jiugong_solver::{Exact, Limits, Solver, Watch};

use crate::gate::Gate;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::running::Running;
use crate::{Bounds, Hosts};

/// What all requests share: the solver with its tables, the places to search in, the metrics.
pub struct App {
    bounds: Bounds,
    hosts: Hosts,
    gate: Gate,
    metrics: Arc<Metrics>,
    solver: Mutex<Arc<Solver>>,
    /// The tables of small sizes, by the cell of the goal's blank; their answers need no place to search in.
    small: Mutex<HashMap<(Size, usize), Exact>>,
    searches: Mutex<Vec<Weak<Watch>>>,
    is_closing: AtomicBool,
}

impl App {
    /// An app with nothing ready yet.
    pub fn new(bounds: Bounds, hosts: Hosts) -> Arc<App> {
        Arc::new(App {
            gate: Gate::new(bounds.searches, bounds.queue, bounds.wait),
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
        self.gate.waiting()
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

    /// Begins work on a thread of its own as soon as there is a place. When what is returned is dropped, because the
    /// client has gone, the work is cancelled.
    pub(crate) async fn begin<T: Send + 'static>(
        self: &Arc<App>,
        language: Language,
        work: impl FnOnce(&Solver, &Arc<Watch>) -> T + Send + 'static,
    ) -> Result<Running<T>, Problem> {
        let busy = || Problem::busy(language, self.gate.retry_after());
        let place = self.gate.enter().await.map_err(|_| busy())?;
        let watch = Arc::new(Watch::default());
        {
            let mut searches = lock(&self.searches);
            searches.retain(|watch| watch.strong_count() > 0);
            searches.push(Arc::downgrade(&watch));
        }
        if self.is_closing.load(Ordering::SeqCst) {
            return Err(busy());
        }
        let (solver, metrics) = (self.solver(), self.metrics.clone());
        let work = {
            let watch = watch.clone();
            move || {
                let _running = metrics.search();
                let done = work(&solver, &watch);
                drop(place);
                done
            }
        };
        Ok(Running::new(tokio::task::spawn_blocking(work), watch, language))
    }

    /// Does the same and waits for its end.
    pub(crate) async fn search<T: Send + 'static>(
        self: &Arc<App>,
        language: Language,
        work: impl FnOnce(&Solver, &Arc<Watch>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.begin(language, work).await?.end().await
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
