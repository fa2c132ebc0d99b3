//! The Fluent files, and how a sentence is looked up in them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The files of one folder under `messages/`, one a theme, and those that all languages share.
macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../messages/", $folder, "/program.ftl")),
            include_str!(concat!("../messages/", $folder, "/help.ftl")),
            include_str!(concat!("../messages/", $folder, "/errors.ftl")),
            include_str!(concat!("../messages/", $folder, "/catalogue.ftl")),
            include_str!(concat!("../messages/", $folder, "/compare.ftl")),
            include_str!(concat!("../messages/", $folder, "/engine.ftl")),
            include_str!(concat!("../messages/", $folder, "/demonstrations.ftl")),
            include_str!(concat!("../messages/", $folder, "/explain.ftl")),
            include_str!(concat!("../messages/", $folder, "/server.ftl")),
            include_str!(concat!("../messages/", $folder, "/texts-algorithms.ftl")),
            include_str!(concat!("../messages/", $folder, "/texts-heuristics.ftl")),
            include_str!(concat!("../messages/", $folder, "/pseudo-code.ftl")),
            include_str!(concat!("../messages/", $folder, "/page.ftl")),
            include_str!(concat!("../messages/", $folder, "/page-explain.ftl")),
            include_str!(concat!("../messages/", $folder, "/page-compare.ftl")),
            include_str!("../messages/sources.ftl"),
        ]
    };
}

const ENGLISH_FILES: &[&str] = files!("en");
const CHINESE_FILES: &[&str] = files!("zh-CN");

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, ENGLISH_FILES));
static CHINESE: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::Chinese, CHINESE_FILES));

/// Reads the files. What a file has wrong is left out here and found by the tests.
fn bundle(language: Language, files: &[&str]) -> Bundle {
    let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Says a sentence: `say!(language, "the-key", tile = 7, size = size.to_string())`.
///
/// The key is always a literal, so that the tests of this crate can check that the key exists
/// and has these arguments. Where the key is computed, call [`Language::say`].
#[macro_export]
macro_rules! say {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Language::say($language, $key, &[$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}

impl Language {
    fn bundle(self) -> &'static Bundle {
        match self {
            Language::English => &ENGLISH,
            Language::Chinese => &CHINESE,
        }
    }

    /// All files of this language, one after the other: for programs that format sentences themselves.
    pub fn source(self) -> String {
        match self {
            Language::English => ENGLISH_FILES.join("\n"),
            Language::Chinese => CHINESE_FILES.join("\n"),
        }
    }

    /// Whether the files of this language have such a sentence.
    pub fn knows(self, key: &str) -> bool {
        self.bundle().has_message(key)
    }

    /// The sentence of this key with these arguments in it.
    ///
    /// A key that is missing is said as `‹key›`, an argument that is missing as `{$name}`:
    /// visible to the reader, but no reason to leave the user without the rest.
    pub fn say(self, key: &str, arguments: &[(&str, FluentValue)]) -> String {
        let bundle = self.bundle();
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("‹{key}›");
        };
        let arguments: FluentArgs = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut gaps = Vec::new();
        bundle.format_pattern(pattern, Some(&arguments), &mut gaps).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_with_arguments_has_no_isolation_marks() {
        let said = say!(Language::English, "size-out-of-range", width = 1, height = 200, most = 100);
        assert_eq!(said, "a board has 2 to 100 columns and rows, not 1x200");
        let said = say!(Language::Chinese, "size-out-of-range", width = 1, height = 200, most = 100);
        assert_eq!(said, "盘面的列数和行数须在 2 到 100 之间，而不是 1x200");
    }

    #[test]
    fn what_is_missing_shows() {
        assert_eq!(Language::English.say("no-such-key", &[]), "‹no-such-key›");
        assert!(Language::English.say("size-out-of-range", &[]).contains("{$width}"));
    }
}
