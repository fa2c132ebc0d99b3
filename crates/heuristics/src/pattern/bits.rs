//! Where the bits of a table are.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use memmap2::Mmap;

use crate::words::Words;

/// The bits of a table, in memory of this process or of a file that processes share.
#[derive(Debug)]
pub(crate) enum Bits {
    /// Built here, as many of the bytes.
    Built(Words, usize),
    /// A part of a mapped file, inside of it.
    Mapped(Arc<Mmap>, Range<usize>),
}

impl Bits {
    #[inline(always)]
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Bits::Built(words, bytes) => &words.bytes()[..*bytes],
            Bits::Mapped(file, range) => &file[range.clone()],
        }
    }
}

/// Maps a file into memory, so that its pages are read when they are needed and shared with every process that
/// maps it too.
///
/// One of the three places of this library with `unsafe` (see also `prefetch.rs` and `vectors.rs`): mapping is sound as long
/// as nobody changes the file. Table files
/// are made beside their place, moved into it when they are complete, and never written to again; a program that
/// removes or replaces one leaves what is mapped as it is.
///
/// # Errors
/// What the operating system says.
#[expect(unsafe_code, reason = "the named exception: table files are mapped into memory")]
pub(crate) fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: no program of this project writes to a table file in its place; see above.
    unsafe { Mmap::map(file) }
}
