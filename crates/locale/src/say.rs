//! Typed values as sentences.

use crate::Language;

/// A value of a lower crate that can be said in every language.
///
/// Implementations match on every variant, so that a new one does not compile until it has
/// its sentences.
pub trait Say {
    /// This value in words.
    fn say(&self, language: Language) -> String;
}
