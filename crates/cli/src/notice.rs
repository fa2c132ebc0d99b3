//! Notes to the user on standard error, beside the results.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use jiugong_locale::{Language, say};

/// Says what is wrong. Where even that cannot be written, nobody listens.
pub fn complain(sentence: &str, language: Language) {
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    let word = say!(language, "error");
    let _ = writeln!(anstream::stderr(), "{red}{word}{red:#}{sentence}");
}

/// Says something worth knowing that is no mistake.
pub fn remark(sentence: &str) {
    let _ = writeln!(anstream::stderr(), "{sentence}");
}
