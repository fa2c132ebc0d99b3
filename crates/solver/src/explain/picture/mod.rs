//! An explanation as a picture: an SVG file that needs nothing else.

mod bars;
mod board;
mod canvas;
mod chain;
mod legend;
mod matrix;
mod reading;
mod words;

use std::fmt;
use std::io::{self, Write};

use jiugong_heuristics::Axis;

use self::board::{BoardPicture, draw_small_board};
use self::canvas::{Canvas, Corner};
pub use self::words::PictureWords;
use super::{Breakdown, Estimate, Explanation, LandmarkDistance};

/// Between two things in a picture.
const GAP: f64 = 30.0;

/// Writes the explanation as a picture: the board with what each tile adds, an arrow to its goal cell, conflicts and
/// cycles marked by shape and label as well as colour; or the tables, readings and bounds that h was made from.
///
/// # Errors
/// What the output says.
pub fn write_svg(output: &mut dyn Write, explanation: &Explanation, words: &PictureWords) -> io::Result<()> {
    let mut canvas = Canvas::new(words);
    draw(&mut canvas, explanation, &explanation.estimate, words).map_err(io::Error::other)?;
    output.write_all(canvas.finish().map_err(io::Error::other)?.as_bytes())
}

/// Draws how an estimate was made up, then what the signs mean and what the numbers say.
fn draw(
    canvas: &mut Canvas<'_>,
    explanation: &Explanation,
    estimate: &Estimate,
    words: &PictureWords,
) -> fmt::Result {
    let (board, goal) = (&explanation.board, &explanation.goal);
    match &estimate.how {
        Breakdown::Landmarks { strongest, .. } => {
            let LandmarkDistance { landmark, of_board, of_goal, .. } = strongest;
            let boards = [(&words.board, board), (&words.landmark, landmark), (&words.goal, goal)];
            chain::draw_chain(canvas, &boards, &[*of_board, *of_goal])?;
        }
        Breakdown::Exact { distance } => {
            chain::draw_chain(canvas, &[(&words.board, board), (&words.goal, goal)], &[*distance])?;
        }
        Breakdown::Maximum { parts, largest } => {
            bars::draw_bars(canvas, parts, *largest)?;
            if let Some(part) = parts.get(*largest) {
                return draw(canvas, explanation, part, words);
            }
        }
        how => {
            let top = canvas.bottom();
            let width = BoardPicture::new(explanation, how, words).draw(canvas, Corner { x: 0.0, y: top })?;
            draw_small_board(canvas, Corner { x: width + GAP, y: top }, &words.goal, goal)?;
            draw_more(canvas, how, words)?;
        }
    }
    legend::draw_legend(canvas, &estimate.how, words)?;
    canvas.notes(&words.notes);
    Ok(())
}

/// Draws the reduced boards and the readings, which have a picture of their own below the board.
fn draw_more(canvas: &mut Canvas<'_>, how: &Breakdown, words: &PictureWords) -> fmt::Result {
    match how {
        Breakdown::WalkingDistance { rows, columns } => {
            let top = canvas.bottom() + GAP;
            let left = matrix::draw_matrix(canvas, Corner { x: 0.0, y: top }, rows, Axis::Rows, words)?;
            let corner = Corner { x: left + 1.5 * GAP, y: top };
            matrix::draw_matrix(canvas, corner, columns, Axis::Columns, words)?;
            Ok(())
        }
        Breakdown::InversionDistance { rows, columns } => {
            reading::draw_reading(canvas, &rows.reading, &words.by_rows)?;
            reading::draw_reading(canvas, &columns.reading, &words.by_columns)
        }
        Breakdown::Inversions { reading } => reading::draw_reading(canvas, reading, &words.by_rows),
        _ => Ok(()),
    }
}
