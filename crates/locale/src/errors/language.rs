//! [`LanguageError`].

use crate::{Language, LanguageError, Say, say};

impl Say for LanguageError {
    fn say(&self, language: Language) -> String {
        match self {
            LanguageError::Unknown(text) => say!(language, "language-unknown", text = text.as_str()),
        }
    }
}
