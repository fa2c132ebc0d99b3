//! Work that several threads share.

use std::thread::{self, Builder};

/// Runs `work` in so many threads, this one among them; in fewer where the system has no room for more, so that the
/// work must be what any one of them can do alone.
pub(crate) fn work_in(threads: usize, work: impl Fn() + Sync) {
    thread::scope(|scope| {
        for _ in 1..threads {
            if Builder::new().spawn_scoped(scope, &work).is_err() {
                break;
            }
        }
        work();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn all_is_done_by_one_and_by_many() {
        for threads in [0, 1, 2, 7] {
            let (next, done, workers) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
            work_in(threads, || {
                workers.fetch_add(1, Ordering::Relaxed);
                while next.fetch_add(1, Ordering::Relaxed) < 1000 {
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
            assert_eq!(done.into_inner(), 1000);
            assert!((1..=threads.max(1)).contains(&workers.into_inner()));
        }
    }
}
