//! Answers in memory.

use std::io::{self, Write};
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// An answer that takes its share of the room for answers until it is dropped.
pub(crate) struct Held {
    bytes: Vec<u8>,
    _room: OwnedSemaphorePermit,
}

impl Held {
    /// Takes `bytes` in if there is room, in KiB.
    pub(crate) fn new(bytes: Vec<u8>, room: &Arc<Semaphore>) -> Option<Held> {
        let taken = self::room(room, bytes.capacity())?;
        Some(Held { bytes, _room: taken })
    }
}

/// Takes so many bytes of the room, in KiB.
pub(crate) fn room(room: &Arc<Semaphore>, bytes: usize) -> Option<OwnedSemaphorePermit> {
    let kibibytes = u32::try_from(bytes.div_ceil(1024)).ok()?;
    room.clone().try_acquire_many_owned(kibibytes).ok()
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Takes in what is written, up to a number of bytes.
pub(crate) struct Bounded {
    bytes: Vec<u8>,
    most: usize,
}

impl Bounded {
    pub(crate) fn new(most: usize) -> Bounded {
        Bounded { bytes: Vec::new(), most }
    }

    pub(crate) fn bytes(mut self) -> Vec<u8> {
        self.bytes.shrink_to_fit();
        self.bytes
    }
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, "the answer is too large"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_again_when_an_answer_is_gone() {
        let room = Arc::new(Semaphore::new(2));
        let held = Held::new(vec![0; 1500], &room).unwrap();
        assert!(Held::new(vec![0; 1], &room).is_none());
        drop(held);
        assert!(Held::new(vec![0; 2048], &room).is_some());
    }

    #[test]
    fn no_more_is_taken_in_than_allowed() {
        let mut bounded = Bounded::new(3);
        assert!(bounded.write_all(b"abc").is_ok() && bounded.write_all(b"d").is_err());
        assert_eq!(bounded.bytes(), b"abc");
    }
}
