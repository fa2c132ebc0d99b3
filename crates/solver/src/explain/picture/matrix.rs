//! A reduced board as a table.

use std::fmt;

use jiugong_heuristics::Axis;

use super::canvas::{Canvas, Corner, SMALL};
use super::words::PictureWords;
use crate::explain::Walk;
use crate::trace::markup::width_of;

/// The side of a cell of the table.
const CELL: f64 = 40.0;
/// Above the table, for what its columns are.
const HEAD: f64 = 46.0;

/// Draws for each line of the board how many of its tiles belong into each line of the goal, and gives the width.
pub(super) fn draw_matrix(
    canvas: &mut Canvas<'_>,
    corner: Corner,
    walk: &Walk,
    axis: Axis,
    words: &PictureWords,
) -> Result<f64, fmt::Error> {
    let (names, head) = match axis {
        Axis::Rows => (&words.rows, &words.into_rows),
        Axis::Columns => (&words.columns, &words.into_columns),
    };
    let left = names.iter().map(|name| width_of(name, SMALL)).fold(0.0, f64::max) + 34.0;
    canvas.text("caption", corner.x, corner.y + 14.0, head);
    for (line, counts) in walk.counts.iter().enumerate() {
        let y = corner.y + HEAD + CELL * line as f64;
        canvas.text("key", corner.x, y + CELL / 2.0 + 5.0, &names[line]);
        if line + 1 == walk.blank {
            let corner = Corner { x: corner.x + left - 26.0, y: y + CELL / 2.0 - 8.0 };
            canvas.box_of("hole", corner, (16.0, 16.0), 3.0);
        }
        let x = corner.x + left + CELL * line as f64;
        canvas.text("key middle", x + CELL / 2.0, corner.y + HEAD - 8.0, &(line + 1).to_string());
        for (home, &count) in counts.iter().enumerate() {
            let class = match count {
                _ if home == line => "right",
                0 => "few",
                _ => "many",
            };
            let x = corner.x + left + CELL * home as f64;
            canvas.box_of(class, Corner { x: x + 1.0, y: y + 1.0 }, (CELL - 2.0, CELL - 2.0), 4.0);
            canvas.number(x + CELL / 2.0, y + CELL / 2.0, 17.0, &count.to_string());
        }
    }
    let table = left + CELL * walk.counts.len() as f64;
    let width = table.max(width_of(head, SMALL));
    canvas.reach(corner.x + width, corner.y + HEAD + CELL * walk.counts.len() as f64);
    Ok(width)
}
