//! The two languages, and which of them a user wants.

use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language in which every sentence exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Simplified Chinese.
    Chinese,
}

/// Why a text names no [`Language`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LanguageError {
    /// No language that the program speaks.
    #[error("`{0}` is not a language of this program; write en (English) or zh (Chinese)")]
    Unknown(String),
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// The tag by which web pages and locales know the language (BCP 47).
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh-CN",
        }
    }

    /// The language of the environment: of the first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`
    /// and `LANG` (or of the system's settings) that names one of ours, else English. As for other programs,
    /// the locale `C` counts more than `LANGUAGE`.
    pub fn of_environment() -> Language {
        let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
        if locale.is_some_and(|locale| ["C", "POSIX"].contains(&locale.as_str())) {
            return Language::English;
        }
        Language::preferred(sys_locale::get_locales())
    }

    /// The first of these locales that is one of ours, else English.
    pub fn preferred(locales: impl IntoIterator<Item = impl AsRef<str>>) -> Language {
        locales.into_iter().find_map(|locale| locale.as_ref().parse().ok()).unwrap_or(Language::English)
    }
}

/// Reads `en`, `zh`, `zh-CN`, `zh_Hans`, `zh_CN.UTF-8`, `C` and the like. Every kind of
/// Chinese counts as Chinese: to its readers the simplified script is nearer than English.
impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Language, LanguageError> {
        let unknown = || LanguageError::Unknown(text.to_owned());
        let locale = text.trim().split(['.', '@']).next().unwrap_or_default();
        if ["C", "POSIX"].contains(&locale) {
            return Ok(Language::English);
        }
        let identifier: LanguageIdentifier = locale.parse().map_err(|_| unknown())?;
        match identifier.language.as_str() {
            "en" => Ok(Language::English),
            "zh" => Ok(Language::Chinese),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_in_every_spelling() {
        for text in ["zh", "zh-CN", "zh_CN", "zh_Hans", "zh-Hans-CN", "zh_CN.UTF-8", "zh_TW.Big5", " ZH "] {
            assert_eq!(text.parse(), Ok(Language::Chinese), "{text}");
        }
        for text in ["en", "en-GB", "en_US.UTF-8", "C", "C.UTF-8", "POSIX"] {
            assert_eq!(text.parse(), Ok(Language::English), "{text}");
        }
        for text in ["", "fr", "de_DE.UTF-8", "zhong wen", "!", "英文"] {
            assert_eq!(text.parse::<Language>(), Err(LanguageError::Unknown(text.into())));
        }
    }

    #[test]
    fn the_first_locale_of_ours_decides() {
        assert_eq!(Language::preferred(["fr-FR", "zh-CN", "en-US"]), Language::Chinese);
        assert_eq!(Language::preferred(["C", "zh-CN"]), Language::English);
        assert_eq!(Language::preferred(["fr-FR"]), Language::English);
        assert_eq!(Language::preferred([""; 0]), Language::English);
    }
}
