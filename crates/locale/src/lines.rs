//! Texts in lines.

use unicode_width::UnicodeWidthStr;

/// The lines of a text, none wider than so many columns of a terminal unless a word is. A line ends at a space or
/// between Chinese characters, but none begins with a closing sign of punctuation.
pub fn lines(text: &str, columns: usize) -> Vec<String> {
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
    }
}
