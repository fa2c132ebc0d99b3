//! The texts of the page: every key that its sources name is in the files, and every key in the files is named there.

mod files;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use files::messages;
use jiugong_locale::Language;

/// What begins a key of the page.
const BEGINNING: &str = "page-";

/// The sources of the page, without what others wrote.
fn sources() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page");
    let assets = fs::read_dir(page.join("assets")).expect("the page's files can be listed");
    let scripts = assets.map(|file| file.expect("the page's files can be listed").path());
    scripts
        .chain([page.join("index.html")])
        .filter(|path| path.extension().is_some_and(|ending| ending == "js" || ending == "html"))
        .map(|path| fs::read_to_string(path).expect("the page's files can be read"))
        .collect()
}

/// What begins with a quote and `page-`: whole keys, and beginnings of keys that are computed (`page-goal-${name}`).
fn named(sources: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut keys, mut beginnings) = (BTreeSet::new(), BTreeSet::new());
    for (place, _) in sources.match_indices(BEGINNING) {
        let is_quoted = sources[..place].ends_with(['"', '`']);
        let rest = &sources[place..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        if is_quoted && after.starts_with("${") && key != BEGINNING {
            beginnings.insert(key.to_owned());
        } else if is_quoted && after.starts_with('"') && key != BEGINNING {
            keys.insert(key.to_owned());
        }
    }
    (keys, beginnings)
}

#[test]
fn what_the_page_says_is_in_the_files() {
    let (keys, _) = named(&sources());
    assert!(keys.len() > 20);
    let missing: Vec<_> = keys.iter().filter(|key| !Language::English.knows(key)).collect();
    assert!(missing.is_empty(), "no text for {missing:?}");
}

#[test]
fn what_is_in_the_files_is_said_by_the_page() {
    let (keys, beginnings) = named(&sources());
    let silent: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|key| key.starts_with(BEGINNING))
        .filter(|key| !keys.contains(key) && !beginnings.iter().any(|beginning| key.starts_with(beginning)))
        .collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

#[test]
fn keys_are_found_in_sources() {
    let (keys, beginnings) =
        named("say(\"page-one\"); say(`page-two-${name}`); x.page-three data-say=\"page-four\"");
    assert_eq!(keys.into_iter().collect::<Vec<_>>(), ["page-four", "page-one"]);
    assert_eq!(beginnings.into_iter().collect::<Vec<_>>(), ["page-two-"]);
}
