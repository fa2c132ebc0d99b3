//! Standard input whose reading Ctrl-C ends.

use std::io::{self, BufRead, Read, StdinLock};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use jiugong_solver::Watch;

/// How long a cancelled reader may go on waiting.
const PERIOD: Duration = Duration::from_millis(50);

/// Standard input, which ends when the watch is cancelled: a thread reads, and this waits for it
/// no longer than that. The thread reads ahead a piece, so there is one of these in the program.
///
/// Where the system has no room for a thread, this reads itself, and only a second Ctrl-C ends the waiting.
pub struct StandardInput {
    watch: Arc<Watch>,
    source: Source,
    piece: Vec<u8>,
    taken: usize,
}

/// Where the next piece comes from.
enum Source {
    /// Nothing was asked for yet.
    Unbegun,
    /// A thread that reads.
    Thread(Receiver<io::Result<Vec<u8>>>),
    /// Standard input itself.
    Itself,
}

impl StandardInput {
    /// Nothing is read before it is asked for.
    pub fn until_cancelled(watch: &Arc<Watch>) -> StandardInput {
        StandardInput { watch: watch.clone(), source: Source::Unbegun, piece: Vec::new(), taken: 0 }
    }
}

/// What can be read at once; nothing at the end of the input.
fn piece(input: &mut StdinLock) -> io::Result<Vec<u8>> {
    let piece = input.fill_buf()?.to_vec();
    input.consume(piece.len());
    Ok(piece)
}

/// Reads pieces until the input ends or nobody takes them.
fn pieces() -> Source {
    let (send, receive) = sync_channel(1);
    let read = move || {
        let mut input = io::stdin().lock();
        loop {
            let piece = piece(&mut input);
            let is_end = piece.as_ref().map_or(true, Vec::is_empty);
            if send.send(piece).is_err() || is_end {
                return;
            }
        }
    };
    Builder::new().spawn(read).map_or(Source::Itself, |_| Source::Thread(receive))
}

impl BufRead for StandardInput {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.taken < self.piece.len() {
            return Ok(&self.piece[self.taken..]);
        }
        (self.piece, self.taken) = (Vec::new(), 0);
        if matches!(self.source, Source::Unbegun) {
            self.source = pieces();
        }
        while !self.watch.is_cancelled() {
            let Source::Thread(pieces) = &self.source else {
                self.piece = piece(&mut io::stdin().lock())?;
                break;
            };
            match pieces.recv_timeout(PERIOD) {
                Ok(piece) => {
                    self.piece = piece?;
                    break;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Ok(&self.piece)
    }

    fn consume(&mut self, amount: usize) {
        self.taken = (self.taken + amount).min(self.piece.len());
    }
}

impl Read for StandardInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}
