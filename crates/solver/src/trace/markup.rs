//! What every SVG is made of.

use std::fmt;

/// A text with what XML reads as markup, and without what it does not allow.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            character if character.is_control() => {}
            character => escaped.push(character),
        }
    }
    escaped
}

/// A length with at most one place behind the point.
pub(crate) struct Length(pub(crate) f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        if tenths % 10 == 0 { write!(f, "{}", tenths / 10) } else { write!(f, "{:.1}", tenths as f64 / 10.0) }
    }
}

/// About how wide a text is in a sans-serif font of this size: Chinese characters are as wide as high.
pub(crate) fn width_of(text: &str, size: f64) -> f64 {
    let width = |character: char| match character {
        '\u{2e80}'.. => 1.0,
        'i' | 'l' | 'j' | 't' | 'f' | 'r' | ' ' | '.' | ',' | ':' | '/' | '(' | ')' => 0.36,
        'm' | 'w' | 'M' | 'W' => 0.88,
        'A'..='Z' => 0.7,
        _ => 0.58,
    };
    text.chars().map(width).sum::<f64>() * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_becomes_text_and_lengths_are_short() {
        assert_eq!(escaped("a<b & \"c\">\u{1b}\u{0}九宫\n"), "a&lt;b &amp; &quot;c&quot;&gt;九宫 ");
        let lengths: Vec<_> = [2.0, 2.04, 2.26, -0.5].map(|length| Length(length).to_string()).into();
        assert_eq!(lengths, ["2", "2", "2.3", "-0.5"]);
        assert!((width_of("九宫", 10.0) - 20.0).abs() < 1e-9);
    }
}
