//! Lines that are typed one by one, each looked at before those below it are there.

use super::{
    line::Line,
    lines::Lines,
    row::{Row, Value},
    trailing::without_comment,
};

/// What a line can be for a board that is typed row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedLine {
    /// White space or a comment.
    Nothing,
    /// A row of so many cells; of fewer, too, where what stands behind the last `#` may be a comment.
    Row(Vec<usize>),
    /// Something else, a whole board maybe.
    Other,
}

/// Looks at a line, with comments read as in files.
pub fn typed_line(text: &str) -> TypedLine {
    let mut lines = Lines::new(text.as_bytes());
    let Some(line) = lines.take() else { return TypedLine::Nothing };
    let cells = |line: &Line| line.row().filter(|row| is_of_tiles(row)).map(|row| row.cells.len());
    let lengths: Vec<usize> =
        [cells(&line), without_comment(&line).as_ref().and_then(cells)].into_iter().flatten().collect();
    if lengths.is_empty() { TypedLine::Other } else { TypedLine::Row(lengths) }
}

fn is_of_tiles(row: &Row) -> bool {
    row.cells.iter().all(|cell| matches!(cell.value, Value::Tile(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_told_by_their_cells() {
        for text in ["", "  ", "# my board", "# # #"] {
            assert_eq!(typed_line(text), TypedLine::Nothing, "{text}");
        }
        for (text, lengths) in [
            ("1 2 3", &[3][..]),
            ("1 2 # # the blank is last", &[3, 2]),
            ("1 2 3 # the first row", &[3]),
            ("1 2 3 # 4 5", &[6, 3]),
            ("1, 2, 3, 4", &[4]),
            ("283", &[1]),
        ] {
            assert_eq!(typed_line(text), TypedLine::Row(lengths.to_vec()), "{text}");
        }
        for text in ["1 2 3/4 5 6/7 8 0", "standard", "1 2 three", "[[1,2],[3,0]]"] {
            assert_eq!(typed_line(text), TypedLine::Other, "{text}");
        }
    }
}
