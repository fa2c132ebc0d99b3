//! Where results go: standard output, with colours only on a terminal that wants them.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;

/// Standard output. Every failure to write comes back as an error: nothing panics when the
/// reader of a pipe has gone.
pub struct Output {
    stream: BufWriter<AutoStream<StdoutLock<'static>>>,
}

impl Output {
    /// Standard output; `NO_COLOR`, `CLICOLOR` and whether it is a terminal decide on colours.
    pub fn standard() -> Output {
        Output { stream: BufWriter::new(AutoStream::auto(io::stdout().lock())) }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
