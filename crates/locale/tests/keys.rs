//! Every `say!` in the program names a message that exists and gives it its variables, and
//! every message is said somewhere.

mod files;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use files::messages;
use jiugong_locale::Language;
use jiugong_solver::demonstrations::DEMONSTRATIONS;
use jiugong_solver::{ALGORITHMS, HEURISTICS, Solver, Watch};

/// Beginnings of keys that are computed from names: of options, of the catalogue, of statuses, of demonstrations.
/// Those of the page are looked for in its own sources, see `page.rs`.
const COMPUTED: [&str; 9] = [
    "help-",
    "value-",
    "algorithm-",
    "heuristic-",
    "pseudo-code-",
    "source-",
    "compare-ended-",
    "demonstration-",
    "page-",
];

/// Those of them that are made of names of the catalogue and of demonstrations.
const NAMED: [&str; 5] = ["algorithm-", "heuristic-", "pseudo-code-", "source-", "demonstration-"];

/// One `say!` in the source.
struct Use {
    place: String,
    key: String,
    variables: BTreeSet<String>,
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The text between the bracket at the start of `text` and the one that closes it.
fn inside_brackets(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (place, character) in text.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return &text[1..place];
                }
            }
            _ => {}
        }
    }
    panic!("a bracket is not closed: {}", &text[..text.len().min(60)]);
}

/// The parts of an argument list, cut at the commas that stand in no bracket and no string.
fn arguments(list: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    let mut parts = vec![String::new()];
    for character in list.chars() {
        match character {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is always a part").push(character);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Every `say!(language, "key", name = value, ..)` of every crate, outside comments.
fn uses() -> Vec<Use> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate has a parent").to_owned();
    let mut paths = Vec::new();
    sources(&crates, &mut paths);
    let mut uses = Vec::new();
    for path in paths.iter().filter(|path| !path.ends_with("locale/tests/keys.rs")) {
        let source = fs::read_to_string(path).expect("the source can be read");
        let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for (place, _) in code.match_indices("say!(") {
            let parts = arguments(inside_brackets(&code[place + "say!".len()..]));
            let [_, key, variables @ ..] = parts.as_slice() else { panic!("say! without a key: {parts:?}") };
            uses.push(Use {
                place: path.display().to_string(),
                key: key.trim_matches('"').to_owned(),
                variables: variables
                    .iter()
                    .map(|variable| variable.split('=').next().unwrap_or_default().trim().to_owned())
                    .collect(),
            });
        }
    }
    uses
}

#[test]
fn what_the_program_says_is_in_the_files() {
    let messages = messages(Language::English);
    let uses = uses();
    assert!(uses.len() > 5);
    for Use { place, key, variables } in uses {
        let message = messages.get(&key).unwrap_or_else(|| panic!("{place}: no message {key}"));
        assert_eq!(message.variables, variables, "{place}: variables of {key}");
    }
}

/// The parts of the texts on an algorithm or heuristic that stand under its name.
const PARTS: [&str; 5] = ["idea", "guarantee", "cost", "use", "fails"];

/// Every key that is made of a name of the catalogue or of a demonstration.
fn keys_of_names() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let algorithms = ALGORITHMS.iter().map(|entry| ("algorithm", entry.name));
    for (kind, name) in algorithms.chain(HEURISTICS.iter().map(|entry| ("heuristic", entry.name))) {
        keys.extend(PARTS.map(|part| format!("{kind}-{name}-{part}")));
        keys.extend([format!("{kind}-{name}"), format!("pseudo-code-{name}"), format!("source-{name}")]);
    }
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    for demonstration in &DEMONSTRATIONS {
        let name = demonstration.name;
        keys.extend([format!("demonstration-{name}-title"), format!("demonstration-{name}-text")]);
        let shown = demonstration.show(&solver, &watch).expect("every demonstration can be shown");
        keys.extend(
            shown
                .attempts
                .iter()
                .map(|attempt| format!("demonstration-attempt-{}", attempt.name.replace('.', "-"))),
        );
    }
    keys
}

#[test]
fn every_name_has_its_texts_and_nothing_is_left_over() {
    let named = keys_of_names();
    for language in Language::ALL {
        for key in &named {
            assert!(language.knows(key), "{language:?}: no {key}");
        }
    }
    let said: BTreeSet<String> = uses().into_iter().map(|used| used.key).collect();
    let sources = include_str!("../messages/sources.ftl").lines().filter_map(|line| line.split_once(" = "));
    let left_over: Vec<String> = messages(Language::English)
        .into_keys()
        .chain(sources.map(|(key, _)| key.to_owned()))
        .filter(|key| NAMED.iter().any(|beginning| key.starts_with(beginning)))
        .filter(|key| !named.contains(key) && !said.contains(key))
        .collect();
    assert!(left_over.is_empty(), "of no algorithm, heuristic or demonstration: {left_over:?}");
}

#[test]
fn what_is_in_the_files_is_said() {
    let said: BTreeSet<String> = uses().into_iter().map(|used| used.key).collect();
    let silent: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|key| !said.contains(key) && !COMPUTED.iter().any(|beginning| key.starts_with(beginning)))
        .collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}
