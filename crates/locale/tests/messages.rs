//! Laws of the Fluent files: both languages say the same things, each in its own words.

mod files;

use files::{Message, messages};
use jiugong_locale::Language;

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    let [english, chinese] = Language::ALL.map(messages);
    assert!(english.len() > 20);
    for (key, message) in &english {
        let translation = chinese.get(key).unwrap_or_else(|| panic!("{key} is missing in Chinese"));
        assert_eq!(message.variables, translation.variables, "variables of {key}");
    }
    for key in chinese.keys() {
        assert!(english.contains_key(key), "{key} is missing in English");
    }
}

#[test]
fn every_message_can_be_looked_up() {
    for language in Language::ALL {
        for key in messages(language).keys() {
            assert!(language.knows(key), "{key} in {language:?}");
        }
    }
}

/// Whether a character belongs to the Chinese script.
fn is_chinese(character: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&character)
}

/// Words that Chinese readers know in these letters, too: names, not English left over.
const NAMES: [&str; 18] = [
    "standard",
    "zero",
    "snail",
    "jiugong",
    "json",
    "fish",
    "bash",
    "elvish",
    "powershell",
    "zsh",
    "roff",
    "man",
    "shell",
    "sat",
    "korf",
    "princeton",
    "pddl",
    "http",
];

/// The words in Latin letters of a text, without lines that are commands, what stands in
/// `backquotes`, options such as `--goal`, and words with capitals, digits or signs in them
/// (`IDA*`, `NO_COLOR`, `4x3`).
fn plain_words(text: &str) -> Vec<String> {
    let is_command = |line: &&str| line.trim_start().starts_with("jiugong ");
    let text = text.lines().filter(|line| !is_command(line)).collect::<Vec<_>>().join("\n");
    let outside_quotes = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let is_word = |c: char| c.is_ascii_alphanumeric() || "-_*/'$~.=(),".contains(c);
    let words =
        outside_quotes.split(|c: char| !is_word(c)).map(|word| word.trim_matches([',', '.', '(', ')']));
    words.filter(|w| w.len() > 2 && w.chars().all(|c| c.is_ascii_lowercase())).map(str::to_owned).collect()
}

#[test]
fn chinese_is_chinese() {
    for (key, Message { text, .. }) in messages(Language::Chinese) {
        let words = plain_words(&text);
        let left: Vec<_> = words.iter().filter(|word| !NAMES.contains(&word.as_str())).collect();
        assert!(left.is_empty(), "{key} has English left over: {left:?}");
        let says_something = text.chars().any(char::is_alphabetic);
        let only_code = text.split('`').step_by(2).all(|part| !part.chars().any(char::is_alphabetic));
        let only_names = words.iter().all(|word| NAMES.contains(&word.as_str()))
            && !text.chars().any(|c| c.is_ascii_lowercase());
        assert!(
            !says_something || only_code || only_names || text.chars().any(is_chinese),
            "{key} is not in Chinese: {text}"
        );
    }
}

#[test]
fn english_is_english() {
    for (key, Message { text, .. }) in messages(Language::English) {
        assert!(!text.chars().any(is_chinese), "{key} has Chinese in it: {text}");
    }
}
