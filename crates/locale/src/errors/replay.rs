//! [`ReplayError`].

use jiugong_puzzle::{LARGEST_REPLAY, ReplayError};

use crate::{Language, Say, say};

impl Say for ReplayError {
    fn say(&self, language: Language) -> String {
        match self {
            ReplayError::NoData => say!(language, "replay-no-data"),
            ReplayError::NotBase64 { reason } => {
                say!(language, "replay-not-base64", reason = reason.as_str())
            }
            ReplayError::NotZlib { reason } => say!(language, "replay-not-zlib", reason = reason.as_str()),
            ReplayError::TooLarge => say!(language, "replay-too-large", most = LARGEST_REPLAY),
            ReplayError::NotJson { reason } => say!(language, "replay-not-json", reason = reason.as_str()),
            ReplayError::NotFourParts { found } => say!(language, "replay-not-four-parts", found = *found),
            ReplayError::WrongPart { part, expected } => say!(
                language,
                "replay-wrong-part",
                part = part.replace(' ', "-"),
                expected = expected.replace(' ', "-")
            ),
            ReplayError::Scramble(error) => say!(language, "replay-scramble", error = error.say(language)),
            ReplayError::Solution(error) => say!(language, "replay-solution", error = error.say(language)),
        }
    }
}
