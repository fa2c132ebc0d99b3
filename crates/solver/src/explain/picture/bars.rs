//! Several estimates as bars.

use std::fmt;

use super::canvas::{Canvas, Corner, SMALL};
use crate::explain::Estimate;
use crate::trace::markup::width_of;

/// The length of the longest bar.
const LONGEST: f64 = 340.0;
/// The height of a bar with what is above it.
const BAR: f64 = 30.0;

/// Draws a bar for each part, the largest one filled and with a star.
pub(super) fn draw_bars(canvas: &mut Canvas<'_>, parts: &[Estimate], largest: usize) -> fmt::Result {
    let names: Vec<String> = parts.iter().map(|part| part.heuristic.to_string()).collect();
    let left = names.iter().map(|name| width_of(name, SMALL)).fold(0.0, f64::max) + 14.0;
    let most = parts.iter().map(|part| part.h).max().unwrap_or_default().max(1);
    for (place, (part, name)) in parts.iter().zip(&names).enumerate() {
        let y = canvas.bottom();
        let width = LONGEST * f64::from(part.h) / f64::from(most);
        let (class, star) = if place == largest { ("longest", " ★") } else { ("bar", "") };
        canvas.text("key", 0.0, y + 19.0, name);
        canvas.box_of(class, Corner { x: left, y: y + 4.0 }, (width.max(1.0), BAR - 8.0), 3.0);
        canvas.text("key", left + width + 8.0, y + 19.0, &format!("{}{star}", part.h));
        canvas.reach(left + LONGEST + 60.0, y + BAR);
    }
    let bottom = canvas.bottom();
    canvas.reach(0.0, bottom + 20.0);
    Ok(())
}
