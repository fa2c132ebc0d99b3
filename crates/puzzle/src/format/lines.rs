//! The lines of a source, read one by one, with a look ahead.

use std::{collections::VecDeque, io, io::BufRead, io::Read};

use super::{
    ReadFault,
    character::plain,
    line::{Kind, Line, cut_comment, is_frame, kind_of},
};

/// The most bytes of a line: enough for the largest board in the widest format, ten times over.
const LONGEST_LINE: usize = 1_000_000;

/// The lines of a source that are neither empty nor comments.
pub(super) struct Lines<R> {
    source: R,
    number: usize,
    ahead: VecDeque<Line>,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(source: R) -> Lines<R> {
        Lines { source, number: 0, ahead: VecDeque::new(), ended: false }
    }

    /// The line that comes after `index` others, if there is one.
    pub(super) fn peek(&mut self, index: usize) -> Option<&Line> {
        while self.ahead.len() <= index && !self.ended {
            match self.read_line() {
                Some(line) => self.ahead.push_back(line),
                None => self.ended = true,
            }
        }
        self.ahead.get(index)
    }

    /// The line that comes after `index` others, if no empty line is before it.
    pub(super) fn adjacent(&mut self, index: usize) -> Option<&Line> {
        self.peek(index).filter(|line| !line.gap)
    }

    pub(super) fn take(&mut self) -> Option<Line> {
        self.peek(0)?;
        self.ahead.pop_front()
    }

    /// The number of the last line that was read.
    pub(super) fn last_number(&self) -> usize {
        self.number.max(1)
    }

    fn read_line(&mut self) -> Option<Line> {
        let mut gap = self.number == 0;
        let mut commented = false;
        loop {
            let bytes = match read_bytes(&mut self.source) {
                Ok(None) => return None,
                Ok(Some(bytes)) => bytes,
                Err(error) => {
                    self.ended = true;
                    let fault = ReadFault::Input { kind: error.kind(), message: error.to_string() };
                    return Some(self.broken(fault, gap));
                }
            };
            self.number += 1;
            if bytes.len() > LONGEST_LINE {
                return Some(self.broken(ReadFault::LineTooLong { limit: LONGEST_LINE }, gap));
            }
            let text = String::from_utf8_lossy(&bytes);
            let text = if self.number == 1 { text.trim_start_matches('\u{FEFF}') } else { &text };
            let mut text: Vec<char> = text.trim_end().chars().map(plain).collect();
            if text.iter().all(|&c| c == ' ') {
                gap = true;
                continue;
            }
            commented |= cut_comment(&mut text);
            if text.iter().all(|&c| c == ' ') || is_frame(&text) {
                continue;
            }
            let kind = kind_of(&text, self.number);
            return Some(Line { number: self.number, text, gap, commented, kind });
        }
    }

    fn broken(&self, fault: ReadFault, gap: bool) -> Line {
        let number = self.last_number();
        Line { number, text: Vec::new(), gap, commented: false, kind: Kind::Broken(fault) }
    }
}

/// The bytes of the next line; of a longer line than [`LONGEST_LINE`] one byte more than that.
fn read_bytes(source: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    source.by_ref().take(limit).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() > LONGEST_LINE && bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        while source.by_ref().take(1 << 16).read_until(b'\n', &mut rest)? > 0 && rest.last() != Some(&b'\n') {
            rest.clear();
        }
    }
    Ok(Some(bytes))
}
