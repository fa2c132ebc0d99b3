//! Notes to the user on standard error, beside the results.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use jiugong_locale::{Language, say};

/// Says what is wrong. Where even that cannot be written, nobody listens.
pub fn complain(sentence: &str, language: Language) {
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    let word = say!(language, "error");
    let _ = writeln!(anstream::stderr(), "{red}{word}{red:#}{}", printable(sentence));
}

/// Says something worth knowing that is no mistake.
pub fn remark(sentence: &str) {
    let _ = writeln!(anstream::stderr(), "{}", printable(sentence));
}

/// What turns the direction of the text behind it.
const TURNS: [char; 12] = [
    '\u{61c}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}',
    '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
];

/// The sentence without what would steer the terminal: it may quote what somebody else has written.
fn printable(sentence: &str) -> String {
    let shown = |c: char| match c {
        c if c.is_control() && c != '\n' || TURNS.contains(&c) => c.escape_default().to_string(),
        c => c.to_string(),
    };
    sentence.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn a_quoted_text_does_not_steer_the_terminal() {
        assert_eq!(printable("\u{202e}123"), "\\u{202e}123");
        assert_eq!(printable("“\u{1b}[31m\u{7}”\n盘面"), "“\\u{1b}[31m\\u{7}”\n盘面");
    }
}
