//! Documents that exist in both languages.

use std::path::Path;

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The number at the beginning of a text, and what comes after it: `9,244,088`, `0.88`, `324 million` and `3.24 亿`.
fn number(text: &str) -> (f64, &str) {
    let inside = |(at, sign): &(usize, char)| {
        sign.is_ascii_digit()
            || ",.".contains(*sign) && text[at + 1..].starts_with(|next: char| next.is_ascii_digit())
    };
    let end = text.char_indices().take_while(inside).last().map_or(0, |(at, sign)| at + sign.len_utf8());
    let rest = &text[end..];
    let units = [("million", 1e6), ("billion", 1e9), ("万", 1e4), ("亿", 1e8)];
    let factor =
        units.iter().find(|(unit, _)| rest.trim_start().starts_with(unit)).map_or(1.0, |unit| unit.1);
    (text[..end].replace(',', "").parse::<f64>().unwrap_or(f64::NAN) * factor, rest)
}

/// All numbers, from the smallest to the largest.
fn numbers(mut text: &str) -> Vec<String> {
    let mut found = Vec::new();
    while let Some(begin) = text.find(|sign: char| sign.is_ascii_digit()) {
        let (value, rest) = number(&text[begin..]);
        // The puzzles are called by Chinese numerals.
        if !rest.starts_with("-puzzle") {
            found.push(value);
        }
        text = rest;
    }
    found.sort_by(f64::total_cmp);
    found.into_iter().map(|value| format!("{value:.4}")).collect()
}

#[test]
fn numbers_are_read_in_both_languages() {
    assert_eq!(numbers("1,613,696 nodes, 0.26 s, 324 million."), numbers("3.24 亿、0.26 s、1,613,696 个"));
    assert_ne!(numbers("8.6 s"), numbers("8.5 s"));
}

#[test]
fn documents_have_the_same_figures_in_both_languages() {
    ["benchmarks", "server"].into_iter().for_each(have_the_same_figures);
}

fn have_the_same_figures(name: &str) {
    let names = (format!("{name}.md"), format!("{name}.zh-CN.md"));
    let (english, chinese) = (document(&names.0), document(&names.1));
    assert!(english.contains(&format!("({})", names.1)) && chinese.contains(&format!("({})", names.0)));
    let (english, chinese) = (numbers(&english), numbers(&chinese));
    assert!(english.len() > 100, "{}", english.len());
    let missing = |these: &[String], those: &[String]| {
        let mut those = those.to_vec();
        let alone = |value: &&String| match those.iter().position(|other| other == *value) {
            Some(place) => {
                those.swap_remove(place);
                false
            }
            None => true,
        };
        these.iter().filter(alone).cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        (missing(&english, &chinese), missing(&chinese, &english)),
        (Vec::new(), Vec::new()),
        "{name}: in English alone, in Chinese alone"
    );
}
