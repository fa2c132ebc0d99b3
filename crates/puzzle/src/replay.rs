//! Replay links of the players' community.
//!
//! `https://slidysim.github.io/replay?r=` and a percent-encoded base64 text of zlib data of the JSON array
//! `[solution, moves a second times 1000, scramble, times]`: the solution as tile moves, the scramble as rows by
//! slash, and the times of the moves in milliseconds since the first, or -1 where they are left out. (As the
//! programs around <https://github.com/slidysim/slidysim.github.io> write and read them.)

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, STANDARD_PAD_INDIFFERENT};
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde_json::{Value, json};
use thiserror::Error;

use crate::{Board, Notation, OffTheEdge, Path, PathError, RowsError};

/// What stands before the data of a link.
const BEFORE_THE_DATA: &str = "https://slidysim.github.io/replay?r=";

/// The characters of a link's data that stand for themselves, as `encodeURIComponent` has them.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The most bytes to which a link may unfold: some 400,000 moves with their times. A few bytes can
/// unfold to thousands of times as many.
pub const LARGEST_REPLAY: usize = 4 << 20;

/// A solve that was played: what a replay link holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The scramble.
    pub start: Board,
    /// The slides that were made.
    pub path: Path,
    /// The moves in 1000 seconds, a thousand times the players' "tps".
    pub moves_in_1000_seconds: u64,
    /// When each move was made, in milliseconds since the beginning; `None` where the link leaves it out.
    pub times: Option<Vec<u64>>,
}

/// Why a text is no replay link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// No `?r=` is in it.
    #[error("this is no replay link: it has no ?r= part; a link begins with {BEFORE_THE_DATA}")]
    NoData,
    /// The data are no base64 text.
    #[error("the data of the link are damaged ({reason}); copy the whole link")]
    NotBase64 {
        /// What the decoder says.
        reason: String,
    },
    /// The data do not unfold.
    #[error("the data of the link do not unfold ({reason}); copy the whole link")]
    NotZlib {
        /// What the decoder says.
        reason: String,
    },
    /// The data unfold to more than [`LARGEST_REPLAY`].
    #[error("the data of the link unfold to more than {LARGEST_REPLAY} bytes; that is no replay")]
    TooLarge,
    /// What unfolded is no JSON.
    #[error("the link does not hold JSON ({reason}); copy the whole link")]
    NotJson {
        /// What the reader says.
        reason: String,
    },
    /// Not an array of the four parts.
    #[error(
        "the link holds {found} parts, but a replay of one solve has four: solution, moves a second, scramble, times"
    )]
    NotFourParts {
        /// How many there are; 0 where it is no array.
        found: usize,
    },
    /// A part has another form.
    #[error("the {part} in the link is not {expected}")]
    WrongPart {
        /// Which one.
        part: &'static str,
        /// What it has to be.
        expected: &'static str,
    },
    /// The scramble is no board.
    #[error("the scramble in the link: {0}")]
    Scramble(#[from] RowsError),
    /// The solution is no path from it.
    #[error("the solution in the link: {0}")]
    Solution(#[from] PathError),
}

impl Replay {
    /// The link.
    ///
    /// # Errors
    /// [`OffTheEdge`] where the path leaves the board.
    pub fn write_link(&self) -> Result<String, OffTheEdge> {
        let solution = Notation::TileMoves.write(&self.path, &self.start)?;
        let times = self.times.as_ref().map_or(json!(-1), |times| json!(times));
        let parts = json!([solution, self.moves_in_1000_seconds, self.start.to_string(), times]).to_string();
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        let written = encoder.write_all(parts.as_bytes()).and_then(|()| encoder.finish());
        let data = STANDARD.encode(written.expect("writing to memory does not fail"));
        Ok(format!("{BEFORE_THE_DATA}{}", utf8_percent_encode(&data, ENCODED)))
    }

    /// Reads a link, whatever site is in front of its `?r=`.
    ///
    /// # Errors
    /// A [`ReplayError`] that says which layer of it is wrong.
    pub fn read_link(link: &str) -> Result<Replay, ReplayError> {
        let parts = parts(&unfold(data(link)?)?)?;
        let [solution, speed, scramble, times] = &parts;
        let text = |part, value: &Value| {
            let text = value.as_str().map(str::to_owned);
            text.ok_or(ReplayError::WrongPart { part, expected: "a text" })
        };
        let start = Board::from_rows(&text("scramble", scramble)?)?;
        let path = Notation::TileMoves.read(&text("solution", solution)?, &start)?;
        let expected = "a number from 0 on";
        let moves_in_1000_seconds =
            whole(speed).ok_or(ReplayError::WrongPart { part: "moves a second", expected })?;
        let times = match times {
            Value::Array(times) => times.iter().map(whole).collect::<Option<Vec<u64>>>().map(Some),
            none if none.as_i64() == Some(-1) => Some(None),
            _ => None,
        };
        let expected = "a list of milliseconds or -1";
        let times = times.ok_or(ReplayError::WrongPart { part: "list of times", expected })?;
        Ok(Replay { start, path, moves_in_1000_seconds, times })
    }
}

/// The percent-encoded data of a link.
fn data(link: &str) -> Result<&str, ReplayError> {
    let (_, query) = link.trim().split_once('?').ok_or(ReplayError::NoData)?;
    let query = query.split('#').next().unwrap_or_default();
    query.split('&').find_map(|pair| pair.strip_prefix("r=")).ok_or(ReplayError::NoData)
}

fn unfold(data: &str) -> Result<Vec<u8>, ReplayError> {
    // A plus that was not encoded reaches some programs as a space.
    let base64: Vec<u8> =
        percent_decode_str(data).map(|byte| if byte == b' ' { b'+' } else { byte }).collect();
    let packed = STANDARD_PAD_INDIFFERENT.decode(base64);
    let packed = packed.map_err(|error| ReplayError::NotBase64 { reason: error.to_string() })?;
    let mut bytes = Vec::new();
    let mut bounded = ZlibDecoder::new(packed.as_slice()).take(LARGEST_REPLAY as u64 + 1);
    bounded.read_to_end(&mut bytes).map_err(|error| ReplayError::NotZlib { reason: error.to_string() })?;
    if bytes.len() > LARGEST_REPLAY {
        return Err(ReplayError::TooLarge);
    }
    Ok(bytes)
}

fn parts(bytes: &[u8]) -> Result<[Value; 4], ReplayError> {
    let value = serde_json::from_slice(bytes);
    match value.map_err(|error| ReplayError::NotJson { reason: error.to_string() })? {
        Value::Array(parts) => {
            <[Value; 4]>::try_from(parts).map_err(|parts| ReplayError::NotFourParts { found: parts.len() })
        }
        _ => Err(ReplayError::NotFourParts { found: 0 }),
    }
}

/// A number from 0 on; some programs write a fraction, which is rounded.
fn whole(value: &Value) -> Option<u64> {
    let rounded =
        || value.as_f64().filter(|number| (0.0..1e15).contains(number)).map(|number| number.round() as u64);
    value.as_u64().or_else(rounded)
}
