//! [`ReplayError`].

use jiugong_puzzle::{LARGEST_REPLAY, ReplayError};

use crate::{Language, Say, say};

impl Say for ReplayError {
    fn say(&self, language: Language) -> String {
        match self {
            ReplayError::NoData => say!(language, "replay-no-data"),
            // The reasons are English, and no user's business.
            ReplayError::NotBase64 { .. } => say!(language, "replay-not-base64"),
            ReplayError::NotZlib { .. } => say!(language, "replay-not-zlib"),
            ReplayError::TooLarge => say!(language, "replay-too-large", most = LARGEST_REPLAY),
            ReplayError::NotJson { .. } => say!(language, "replay-not-json"),
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
