//! Values that are made once and then kept.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most values that are kept: when there would be more, all are let go.
const MOST: usize = 64;

/// Values by what they are made for. While one is made, only those who want the same one wait.
pub(crate) struct Kept<K, V>(Mutex<HashMap<K, Place<V>>>);

/// Where a value will be, or is.
type Place<V> = Arc<Mutex<Option<V>>>;

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    pub(crate) fn new() -> Kept<K, V> {
        Kept(Mutex::new(HashMap::new()))
    }

    /// The value for `key`, made now unless it is there.
    ///
    /// # Errors
    /// Those of `make`; nothing is kept then.
    pub(crate) fn value<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<V, E> {
        let place = self.place(key);
        let mut place = lock(&place);
        if let Some(value) = place.as_ref() {
            return Ok(value.clone());
        }
        let value = make()?;
        *place = Some(value.clone());
        Ok(value)
    }

    fn place(&self, key: K) -> Place<V> {
        let mut places = lock(&self.0);
        if places.len() >= MOST && !places.contains_key(&key) {
            places.clear();
        }
        places.entry(key).or_default().clone()
    }
}

/// A thread that panicked while it held the lock has left no half-made value behind.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_and_a_failure_is_not_kept() {
        let kept = Kept::new();
        assert_eq!(kept.value(1, || Err("stopped")), Err("stopped"));
        assert_eq!(kept.value(1, || Ok::<_, &str>(10)), Ok(10));
        assert_eq!(kept.value(1, || Err("made again")), Ok(10));
        for key in 2..=MOST {
            assert_eq!(kept.value(key, || Ok::<_, &str>(0)), Ok(0));
        }
        assert_eq!(kept.value(1, || Err("made again")), Ok(10));
        assert_eq!(kept.value(MOST + 1, || Ok::<_, &str>(0)), Ok(0));
        assert_eq!(kept.value(1, || Err("let go")), Err("let go"));
    }
}
