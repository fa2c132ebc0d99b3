//! Texts in lines.

use unicode_width::UnicodeWidthStr;

/// The lines of a text, none wider than so many columns of a terminal unless a word is. A line ends at a space or
/// between Chinese characters, but none begins with a closing sign of punctuation. Where only a word or two would be left
/// for the last line, all are shorter.
pub fn lines(text: &str, columns: usize) -> Vec<String> {
    let full = filled(text, columns);
    let [.., last] = full.as_slice() else { return full };
    if full.len() == 1 || last.width() * LEAST_OF_LAST >= columns {
        return full;
    }
    let shorter = (columns / 2..columns).map(|columns| filled(text, columns));
    shorter.into_iter().find(|lines| lines.len() == full.len()).unwrap_or(full)
}

/// A last line shorter than a line by this factor looks forgotten.
const LEAST_OF_LAST: usize = 6;

/// Lines that are as full as can be.
fn filled(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in pieces(text) {
        match lines.last_mut() {
            Some(line) if line.is_empty() || line.width() + piece.trim_end().width() <= columns => {
                line.push_str(piece);
            }
            _ => lines.push(piece.to_owned()),
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The pieces of a text between which a line may end.
fn pieces(text: &str) -> Vec<&str> {
    let is_chinese = |character: char| ('\u{2e80}'..'\u{ff00}').contains(&character);
    let is_opening = |character: char| "（“《「".contains(character);
    let is_closing = |character: char| "，。；：、）”》」！？…".contains(character);
    let mut pieces = Vec::new();
    let mut from = 0;
    for ((_, before), (place, after)) in text.char_indices().zip(text.char_indices().skip(1)) {
        let may_end = before == ' ' || is_chinese(before) || is_closing(before) || is_chinese(after);
        if may_end && after != ' ' && !is_closing(after) && !is_opening(before) {
            pieces.push(&text[from..place]);
            from = place;
        }
    }
    pieces.push(&text[from..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_where_they_may() {
        assert_eq!(lines("one two three four", 8), ["one two", "three", "four"]);
        assert_eq!(lines("曼哈顿距离，之和", 8), ["曼哈顿距", "离，之和"]);
        assert_eq!(lines("曼哈顿距，之和", 8), ["曼哈顿", "距，之和"]);
        assert_eq!(lines("用 IDA* 解", 6), ["用", "IDA*", "解"]);
        assert_eq!(lines("", 8), [""]);
        let text = "one two three four five six seven eight nine ten 3";
        assert_eq!(filled(text, 48), ["one two three four five six seven eight nine ten", "3"]);
        assert_eq!(lines(text, 48), ["one two three four five", "six seven eight nine ten 3"]);
    }
}
