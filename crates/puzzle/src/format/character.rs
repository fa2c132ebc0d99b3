//! Characters: their plain forms, and the signs of the blank.

/// The plain form of a character: full-width, Chinese and box-drawing forms become ASCII, every white space
/// a space. One character stays one character, so columns stay true.
pub(crate) fn plain(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        '、' => ',',
        '【' | '〔' => '[',
        '】' | '〕' => ']',
        '×' => 'x',
        '\u{2212}' | '–' | '—' | '─' | '━' | '═' => '-',
        '│' | '┃' | '║' => '|',
        '\u{2500}'..='\u{257F}' => '+',
        '\u{200B}' | '\u{FEFF}' => ' ',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

/// Whether this character alone is the blank.
pub(super) fn is_blank_sign(c: char) -> bool {
    matches!(c, '0' | 'x' | 'X' | '_' | '#' | '.' | '-' | '*')
}

/// Whether this word is the blank.
pub(super) fn is_blank_word(word: &str) -> bool {
    let mut characters = word.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) => is_blank_sign(only),
        _ => word == "-1" || word.eq_ignore_ascii_case("none") || word.eq_ignore_ascii_case("null"),
    }
}

/// Whether the word is digits throughout.
pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}
