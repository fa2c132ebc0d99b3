//! Standard input whose reading Ctrl-C ends.

use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use jiugong_solver::Watch;

/// How long a cancelled reader may go on waiting.
const PERIOD: Duration = Duration::from_millis(50);

/// Standard input, which ends when the watch is cancelled: a thread reads, and this waits for it
/// no longer than that. The thread reads ahead a piece, so there is one of these in the program.
pub struct StandardInput {
    watch: Arc<Watch>,
    pieces: Option<Receiver<io::Result<Vec<u8>>>>,
    piece: Vec<u8>,
    taken: usize,
}

impl StandardInput {
    /// Nothing is read before it is asked for.
    pub fn until_cancelled(watch: &Arc<Watch>) -> StandardInput {
        StandardInput { watch: watch.clone(), pieces: None, piece: Vec::new(), taken: 0 }
    }
}

/// Reads pieces until the input ends or nobody takes them.
fn pieces() -> Receiver<io::Result<Vec<u8>>> {
    let (send, receive) = sync_channel(1);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let piece = input.fill_buf().map(<[u8]>::to_vec);
            let length = piece.as_ref().map_or(0, Vec::len);
            input.consume(length);
            if send.send(piece).is_err() || length == 0 {
                return;
            }
        }
    });
    receive
}

impl BufRead for StandardInput {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.taken == self.piece.len() {
            (self.piece, self.taken) = (Vec::new(), 0);
            let pieces = self.pieces.get_or_insert_with(pieces);
            while !self.watch.is_cancelled() {
                match pieces.recv_timeout(PERIOD) {
                    Ok(piece) => {
                        self.piece = piece?;
                        break;
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
        }
        Ok(&self.piece[self.taken..])
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
