//! Work under way on a thread of its own.

use std::sync::Arc;

use jiugong_locale::Language;
use jiugong_solver::Watch;
use tokio::task::JoinHandle;

use crate::problem::Problem;

/// Work under way; dropping it cancels the work.
pub(crate) struct Running<T> {
    work: JoinHandle<T>,
    watch: Arc<Watch>,
    language: Language,
}

impl<T> Running<T> {
    pub(crate) fn new(work: JoinHandle<T>, watch: Arc<Watch>, language: Language) -> Running<T> {
        Running { work, watch, language }
    }

    /// Waits for its end; may be dropped and called again before that.
    pub(crate) async fn end(&mut self) -> Result<T, Problem> {
        (&mut self.work).await.map_err(|error| {
            tracing::error!(%error, "a search panicked");
            Problem::internal(self.language)
        })
    }
}

impl<T> Drop for Running<T> {
    fn drop(&mut self) {
        self.watch.cancel();
    }
}
