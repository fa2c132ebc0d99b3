//! The line on standard error that shows how far a long search is.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use jiugong_locale::{Language, bytes, grouped, say};
use jiugong_solver::Watch;

/// A search that is done by then shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// Time between two pictures.
const PERIOD: Duration = Duration::from_millis(100);

/// The line, kept up to date by a thread until it is dropped. Without a terminal it is never shown.
pub struct Progress {
    bar: ProgressBar,
    counts: Arc<Counts>,
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// How many boards there are.
#[derive(Default)]
struct Counts {
    /// Whether there is nothing to do but what is taken.
    waits: bool,
    taken: AtomicU64,
    answered: AtomicU64,
    /// How many there will be; 0 where that is not known.
    total: AtomicU64,
}

impl Counts {
    /// Whether every board that was taken is answered: the next is waited for.
    fn is_idle(&self) -> bool {
        self.waits && self.taken.load(Ordering::Relaxed) <= self.answered.load(Ordering::Relaxed)
    }
}

impl Progress {
    /// Shows what `watch` sees, from half a second on.
    pub fn start(watch: &Arc<Watch>, language: Language) -> Progress {
        Progress::counting(Counts::default(), watch, language)
    }

    /// Shows what `watch` sees of boards that are [taken](Progress::taken) one after the other, and
    /// nothing while the next is waited for.
    pub fn of_boards(watch: &Arc<Watch>, language: Language) -> Progress {
        Progress::counting(Counts { waits: true, ..Counts::default() }, watch, language)
    }

    fn counting(counts: Counts, watch: &Arc<Watch>, language: Language) -> Progress {
        let (bar, counts) = (ProgressBar::hidden(), Arc::new(counts));
        if !io::stderr().is_terminal() {
            return Progress { bar, counts, end: None, thread: None };
        }
        bar.set_style(ProgressStyle::default_spinner());
        let (end, ended) = channel();
        let line = Line { watch: watch.clone(), counts: counts.clone(), language };
        let shown = bar.clone();
        let draw = move || {
            // The time in which there was something to do, in all and since the last wait.
            let (mut busy, mut since_wait) = (Duration::ZERO, Duration::ZERO);
            let mut last = Instant::now();
            while ended.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                let passed = last.elapsed();
                last += passed;
                if line.counts.is_idle() {
                    if !shown.is_hidden() {
                        shown.finish_and_clear();
                        shown.set_draw_target(ProgressDrawTarget::hidden());
                    }
                    since_wait = Duration::ZERO;
                    continue;
                }
                (busy, since_wait) = (busy + passed, since_wait + passed);
                if since_wait >= PATIENCE {
                    if shown.is_hidden() {
                        shown.reset();
                        shown.set_draw_target(ProgressDrawTarget::stderr());
                    }
                    shown.set_message(line.text(busy));
                    shown.tick();
                }
            }
        };
        // Where the system has no room for a thread, the search goes on without the line.
        Progress { bar, counts, end: Some(end), thread: Builder::new().spawn(draw).ok() }
    }

    /// Notes that one more board is there to be answered.
    pub fn taken(&self) {
        self.counts.taken.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes how many answers there will be, so that the line can say how many of them are there.
    pub fn expect(&self, total: u64) {
        self.counts.total.store(total, Ordering::Relaxed);
    }

    /// Notes that one more board has been answered, and hides the line while `show` prints it.
    pub fn answered<T>(&self, show: impl FnOnce() -> T) -> T {
        self.counts.answered.fetch_add(1, Ordering::Relaxed);
        if self.counts.is_idle() {
            self.bar.finish_and_clear();
            return show();
        }
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
    counts: Arc<Counts>,
    language: Language,
}

impl Line {
    /// Whether the search has not begun: its tables are read or made.
    fn is_getting_ready(&self) -> bool {
        let watch = &self.watch;
        watch.generated() == 0 && watch.expanded() == 0 && watch.held_bytes() == 0
    }

    /// What the search has done in so long.
    fn figures(&self, time: Duration) -> String {
        let expanded = self.watch.expanded();
        let speed = expanded as f64 / time.as_secs_f64();
        say!(
            self.language,
            "progress",
            bound = grouped(self.watch.bound()),
            nodes = grouped(expanded),
            speed = grouped(speed as u64),
            memory = bytes(self.watch.held_bytes())
        )
    }

    /// What stands in the line after so long.
    fn text(&self, time: Duration) -> String {
        let text =
            if self.is_getting_ready() { say!(self.language, "progress-ready") } else { self.figures(time) };
        match (self.counts.answered.load(Ordering::Relaxed), self.counts.total.load(Ordering::Relaxed)) {
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
        let line = |answered, total, language| {
            let (answered, total) = (AtomicU64::new(answered), AtomicU64::new(total));
            let counts = Arc::new(Counts { answered, total, ..Counts::default() });
            Line { watch: Arc::default(), counts, language }.text(Duration::from_secs(1))
        };
        assert!(line(0, 0, Language::English).starts_with("getting ready"));
        assert!(line(3, 0, Language::English).starts_with("3 answered; "));
        assert!(line(0, 2400, Language::English).starts_with("0 of 2,400 done; getting ready"));
        assert!(line(1200, 2400, Language::Chinese).starts_with("已完成 1,200 个，共 2,400 个；"));
    }
    #[test]
    fn while_the_next_board_is_waited_for_there_is_nothing_to_show() {
        let progress = Progress::of_boards(&Arc::default(), Language::English);
        assert!(progress.counts.is_idle());
        progress.taken();
        assert!(!progress.counts.is_idle());
        progress.answered(|| ());
        assert!(progress.counts.is_idle());
        let one = Progress::start(&Arc::default(), Language::English);
        assert!(!one.counts.is_idle());
    }
}
