//! Ctrl-C: the search ends with what it knows.

use std::process;
use std::sync::Arc;

use jiugong_solver::Watch;

use crate::ending::Ending;

/// A watch that Ctrl-C cancels; a second Ctrl-C ends the program at once.
pub fn watch() -> Arc<Watch> {
    let watch = Arc::new(Watch::default());
    let cancelled = watch.clone();
    // Where no handler can be set, Ctrl-C ends the program as it ends any other.
    let _ = ctrlc::set_handler(move || {
        if cancelled.is_cancelled() {
            process::exit(Ending::Cancelled as i32);
        }
        cancelled.cancel();
    });
    watch
}

/// The ending of a program whose input Ctrl-C may have cut short.
pub fn ending(worst: Ending, watch: &Watch) -> Ending {
    if watch.is_cancelled() { worst.worst(Ending::Cancelled) } else { worst }
}
