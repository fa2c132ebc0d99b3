//! The line on standard error that shows how far a long search is.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use jiugong_locale::{Language, bytes, grouped, say};
use jiugong_solver::Watch;

/// A search that is done by then shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// Time between two pictures.
const PERIOD: Duration = Duration::from_millis(100);

/// The line, kept up to date by a thread until it is dropped. Without a terminal it is never shown.
pub struct Progress {
    bar: ProgressBar,
    answered: Arc<AtomicU64>,
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Shows what `watch` sees, from half a second on.
    pub fn start(watch: &Arc<Watch>, language: Language) -> Progress {
        let (bar, answered) = (ProgressBar::hidden(), Arc::new(AtomicU64::new(0)));
        if !io::stderr().is_terminal() {
            return Progress { bar, answered, end: None, thread: None };
        }
        let (end, ended) = channel();
        let line = Line { watch: watch.clone(), answered: answered.clone(), language };
        let shown = bar.clone();
        let thread = thread::spawn(move || {
            let started = Instant::now();
            let mut wait = PATIENCE;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                if wait == PATIENCE {
                    shown.set_draw_target(indicatif::ProgressDrawTarget::stderr());
                    shown.set_style(ProgressStyle::default_spinner());
                    wait = PERIOD;
                }
                shown.set_message(line.text(started));
                shown.tick();
            }
        });
        Progress { bar, answered, end: Some(end), thread: Some(thread) }
    }

    /// Notes that one more board has been answered, and hides the line while `show` prints it.
    pub fn answered<T>(&self, show: impl FnOnce() -> T) -> T {
        self.answered.fetch_add(1, Ordering::Relaxed);
        self.bar.suspend(show)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.end.take();
        if let Some(thread) = self.thread.take() {
            // The thread only draws; if it failed, there is nothing left to clear.
            let _ = thread.join();
        }
        self.bar.finish_and_clear();
    }
}

struct Line {
    watch: Arc<Watch>,
    answered: Arc<AtomicU64>,
    language: Language,
}

impl Line {
    fn text(&self, started: Instant) -> String {
        let expanded = self.watch.expanded();
        let speed = expanded as f64 / started.elapsed().as_secs_f64();
        let text = say!(
            self.language,
            "progress",
            bound = grouped(self.watch.bound()),
            nodes = grouped(expanded),
            speed = grouped(speed as u64),
            memory = bytes(self.watch.held_bytes())
        );
        match self.answered.load(Ordering::Relaxed) {
            0 => text,
            count => say!(self.language, "progress-answered", count = count, text = text),
        }
    }
}
