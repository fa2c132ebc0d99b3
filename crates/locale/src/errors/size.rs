//! [`SizeError`].

use jiugong_puzzle::{LARGEST_SIDE, SizeError};

use crate::{Language, Say, say};

impl Say for SizeError {
    fn say(&self, language: Language) -> String {
        match self {
            SizeError::OutOfRange { width, height } => {
                say!(language, "size-out-of-range", width = *width, height = *height, most = LARGEST_SIDE)
            }
            SizeError::NotASize(text) => say!(language, "size-not-a-size", text = text.as_str()),
        }
    }
}
