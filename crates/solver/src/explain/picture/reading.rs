//! The tiles as they are read, with an arc over every pair in the wrong order.

use std::fmt;

use super::canvas::{Canvas, Corner};
use crate::explain::Reading;
use crate::trace::markup::Length as L;

/// The width of a tile with what is beside it.
const TILE: f64 = 34.0;
/// How high an arc is for each tile that it spans.
const RISE: f64 = 9.0;

/// Draws the tiles in the order in which they are read, below what was drawn before.
pub(super) fn draw_reading(canvas: &mut Canvas<'_>, reading: &Reading, caption: &str) -> fmt::Result {
    let top = canvas.bottom() + 24.0;
    canvas.text("caption", 0.0, top + 14.0, caption);
    let place = |tile: u8| reading.read.iter().position(|&read| read == tile).unwrap_or_default();
    let pairs: Vec<(usize, usize)> =
        reading.pairs.iter().map(|&(first, second)| (place(first), place(second))).collect();
    let widest = pairs.iter().map(|(first, second)| second - first).max().unwrap_or_default();
    let line = top + 30.0 + RISE * widest as f64;
    for &(first, second) in &pairs {
        let x = |place: usize| TILE * (place as f64 + 0.5);
        let (width, height) = (x(second) - x(first), RISE * (second - first) as f64);
        canvas.markup(format_args!(
            r#"<path class="arc" d="M{} {}a{} {} 0 0 1 {} 0"/>"#,
            L(x(first)),
            L(line),
            L(width / 2.0),
            L(height),
            L(width)
        ));
    }
    for (place, tile) in reading.read.iter().enumerate() {
        let corner = Corner { x: TILE * place as f64 + 2.0, y: line + 2.0 };
        canvas.box_of("tile", corner, (TILE - 4.0, TILE - 4.0), 5.0);
        canvas.number(corner.x + TILE / 2.0 - 2.0, corner.y + TILE / 2.0 - 2.0, 15.0, &tile.to_string());
    }
    canvas.reach(TILE * reading.read.len() as f64, line + TILE + 4.0);
    Ok(())
}
