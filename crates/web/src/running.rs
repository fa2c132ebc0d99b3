//! Work under way on a thread of its own.

use std::convert::Infallible;
use std::sync::Arc;

use jiugong_locale::Language;
use jiugong_solver::Watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use crate::problem::Problem;

/// Work under way; dropping it cancels the work.
pub(crate) struct Running<T> {
    work: JoinHandle<T>,
    watch: Arc<Watch>,
    deadline: Instant,
    language: Language,
}

impl<T> Running<T> {
    /// Takes over work that is to be cancelled at `deadline`, whatever limits it keeps itself.
    pub(crate) fn new(
        work: JoinHandle<T>,
        watch: Arc<Watch>,
        deadline: Instant,
        language: Language,
    ) -> Running<T> {
        Running { work, watch, deadline, language }
    }

    /// What others see of it.
    pub(crate) fn watch(&self) -> &Arc<Watch> {
        &self.watch
    }

    /// Cancels the work when its time is over; never ends.
    pub(crate) async fn overdue(&self) -> Infallible {
        overdue(&self.watch, self.deadline).await
    }

    /// Waits for its end; may be dropped and called again before that.
    pub(crate) async fn end(&mut self) -> Result<T, Problem> {
        let done = tokio::select! {
            done = &mut self.work => done,
            never = overdue(&self.watch, self.deadline) => match never {},
        };
        done.map_err(|error| {
            tracing::error!(%error, "a search panicked");
            Problem::internal(self.language)
        })
    }
}

async fn overdue(watch: &Watch, deadline: Instant) -> Infallible {
    sleep_until(deadline).await;
    watch.cancel();
    std::future::pending().await
}

impl<T> Drop for Running<T> {
    fn drop(&mut self) {
        self.watch.cancel();
    }
}
