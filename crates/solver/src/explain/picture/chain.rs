//! Boards side by side, with the true distances between them.

use std::fmt;

use jiugong_puzzle::Board;

use super::board::{CAPTION, draw_small_board, small_board};
use super::canvas::{Canvas, Corner};
use crate::trace::markup::Length as L;

/// Between two boards.
const BETWEEN: f64 = 120.0;

/// Draws each board with its caption, and the distance of each to the next on a line between them.
pub(super) fn draw_chain(
    canvas: &mut Canvas<'_>,
    boards: &[(&String, &Board)],
    distances: &[u32],
) -> fmt::Result {
    let top = canvas.bottom();
    let mut x = 0.0;
    for (place, (caption, board)) in boards.iter().enumerate() {
        draw_small_board(canvas, Corner { x, y: top }, caption, board)?;
        let (width, height) = small_board(board.size());
        x += width;
        if let Some(distance) = distances.get(place) {
            let y = top + (height + CAPTION) / 2.0;
            canvas.markup(format_args!(
                r#"<path class="edge" d="M{} {}h{}"/>"#,
                L(x + 12.0),
                L(y),
                L(BETWEEN - 24.0)
            ));
            canvas.number(x + BETWEEN / 2.0, y - 16.0, 20.0, &distance.to_string());
        }
        x += BETWEEN;
    }
    Ok(())
}
