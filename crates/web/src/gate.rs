//! How many searches run at a time, and how many may wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// Lets a fixed number of searches run, and a short queue wait for them.
#[derive(Debug)]
pub(crate) struct Gate {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
    queue: usize,
    wait: Duration,
}

/// There is no place, and none became free in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// A place in the queue, given back when it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Gate {
    pub(crate) fn new(places: usize, queue: usize, wait: Duration) -> Gate {
        Gate { places: Arc::new(Semaphore::new(places.max(1))), waiting: AtomicUsize::new(0), queue, wait }
    }

    /// A place to search in, which is free again when the permit is dropped.
    pub(crate) async fn enter(&self) -> Result<OwnedSemaphorePermit, Full> {
        if let Ok(permit) = self.places.clone().try_acquire_owned() {
            return Ok(permit);
        }
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.queue {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Full);
        }
        let _waiting = Waiting(&self.waiting);
        match timeout(self.wait, self.places.clone().acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) | Err(_) => Err(Full),
        }
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// How long to wait before another try, in seconds.
    pub(crate) fn retry_after(&self) -> u64 {
        self.wait.as_secs().clamp(1, 5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_place_a_queue_and_no_more() {
        let gate = Arc::new(Gate::new(1, 1, Duration::from_secs(5)));
        let first = gate.enter().await.unwrap();
        let second = tokio::spawn({
            let gate = gate.clone();
            async move { gate.enter().await.map(drop) }
        });
        while gate.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(gate.enter().await, Err(Full)));
        drop(first);
        assert_eq!(second.await.unwrap(), Ok(()));
        assert_eq!(gate.waiting(), 0);
        assert!(gate.enter().await.is_ok());
    }

    #[tokio::test]
    async fn who_waits_too_long_or_goes_away_leaves_the_queue() {
        let gate = Gate::new(1, 1, Duration::from_millis(10));
        let _held = gate.enter().await.unwrap();
        assert!(matches!(gate.enter().await, Err(Full)));
        assert_eq!(gate.waiting(), 0);
        let gone = timeout(Duration::from_millis(1), gate.enter()).await;
        assert!(gone.is_err());
        assert_eq!(gate.waiting(), 0);
    }
}
