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
    /// How many there will be; 0 where that is not known.
    total: Arc<AtomicU64>,
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Shows what `watch` sees, from half a second on.
    pub fn start(watch: &Arc<Watch>, language: Language) -> Progress {
        let bar = ProgressBar::hidden();
        let (answered, total) = (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default());
        if !io::stderr().is_terminal() {
            return Progress { bar, answered, total, end: None, thread: None };
        }
        let (end, ended) = channel();
        let line = Line { watch: watch.clone(), answered: answered.clone(), total: total.clone(), language };
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
        Progress { bar, answered, total, end: Some(end), thread: Some(thread) }
    }

    /// Notes how many answers there will be, so that the line can say how many of them are there.
    pub fn expect(&self, total: u64) {
        self.total.store(total, Ordering::Relaxed);
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
    total: Arc<AtomicU64>,
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
        match (self.answered.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed)) {
            (0, 0) => text,
            (count, 0) => say!(self.language, "progress-answered", count = grouped(count), text = text),
            (count, total) => {
                let (count, total) = (grouped(count), grouped(total));
                say!(self.language, "progress-of", count = count, total = total, text = text)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_many_of_how_many() {
        let number = |number: u64| Arc::new(AtomicU64::new(number));
        let line = |answered, total, language| {
            Line { watch: Arc::default(), answered: number(answered), total: number(total), language }
                .text(Instant::now())
        };
        assert!(line(0, 0, Language::English).starts_with("bound 0, nodes 0"));
        assert!(line(3, 0, Language::English).starts_with("3 answered; "));
        assert!(line(0, 2400, Language::English).starts_with("0 of 2,400 done; "));
        assert!(line(1200, 2400, Language::Chinese).starts_with("已完成 1,200 个，共 2,400 个；"));
    }
}
