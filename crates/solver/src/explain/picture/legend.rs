//! What the signs of a picture mean.

use std::fmt;

use super::board::{Sign, draw_sign};
use super::canvas::{Canvas, Corner, SMALL};
use super::words::PictureWords;
use crate::explain::Breakdown;
use crate::trace::markup::{Length as L, width_of};

/// The height of a line.
const LINE: f64 = 36.0;
/// The width of a sign with what is between it and its word.
const SIGN: f64 = 46.0;
/// The width at which the legend goes on in the next line.
const WIDTH: f64 = 600.0;

/// What may be explained.
#[derive(Clone, Copy)]
enum Key {
    Sign(Sign, &'static str),
    Home,
    Band,
    Arc,
    Lines,
    Blank,
    Table,
}

/// Draws the signs that an estimate of this kind has, with their words.
pub(super) fn draw_legend(canvas: &mut Canvas<'_>, how: &Breakdown, words: &PictureWords) -> fmt::Result {
    let distance = (Key::Sign(Sign::Distance, "3"), &words.distance);
    let home = (Key::Home, &words.home);
    let keys = match how {
        Breakdown::Zero => vec![home],
        Breakdown::Misplaced { .. } => vec![(Key::Sign(Sign::Misplaced, "1"), &words.misplaced), home],
        Breakdown::Manhattan { .. } => vec![distance, home],
        Breakdown::LinearConflict { conflicts, .. } if conflicts.is_empty() => vec![distance, home],
        Breakdown::LinearConflict { .. } => {
            let removed = (Key::Sign(Sign::Removed, "+2"), &words.removed);
            vec![distance, home, (Key::Band, &words.conflict), removed]
        }
        Breakdown::Gaschnig { .. } => vec![(Key::Sign(Sign::Letter(0), "A"), &words.cycle), home],
        Breakdown::Pattern { .. } => vec![(Key::Sign(Sign::Letter(0), "A"), &words.group), home],
        Breakdown::WalkingDistance { .. } => {
            vec![home, (Key::Lines, &words.lines), (Key::Blank, &words.blank), (Key::Table, &words.away)]
        }
        Breakdown::InversionDistance { .. } | Breakdown::Inversions { .. } => {
            vec![home, (Key::Arc, &words.inversion)]
        }
        Breakdown::Nilsson { .. } => vec![distance, home, (Key::Sign(Sign::Score, "+6"), &words.score)],
        Breakdown::Landmarks { .. } | Breakdown::Exact { .. } | Breakdown::Maximum { .. } => Vec::new(),
    };
    if keys.is_empty() {
        return Ok(());
    }
    let (mut x, mut y) = (0.0, canvas.bottom() + 18.0);
    for (key, word) in keys {
        let needed = SIGN + width_of(word, SMALL) + 22.0;
        if x > 0.0 && x + needed > WIDTH {
            (x, y) = (0.0, y + LINE);
        }
        draw_key(canvas, key, x + 18.0, y + LINE / 2.0);
        canvas.text("key", x + SIGN, y + LINE / 2.0 + 5.0, word);
        x += needed;
        canvas.reach(x, y + LINE);
    }
    Ok(())
}

fn draw_key(canvas: &mut Canvas<'_>, key: Key, x: f64, y: f64) {
    match key {
        Key::Sign(sign, text) => draw_sign(canvas, sign, x, y, text),
        Key::Home => {
            canvas.box_of("home", Corner { x: x - 13.0, y: y - 13.0 }, (26.0, 26.0), 5.0);
            canvas.text("check", x, y + 6.0, "✓");
        }
        Key::Band => canvas.box_of("band", Corner { x: x - 17.0, y: y - 10.0 }, (34.0, 20.0), 8.0),
        Key::Arc => canvas.markup(format_args!(
            r#"<path class="arc" d="M{} {}a14 12 0 0 1 28 0"/>"#,
            L(x - 14.0),
            L(y + 6.0)
        )),
        Key::Lines => canvas.text("caption middle", x, y + 5.0, "↕2 ↔3"),
        Key::Blank => canvas.box_of("hole", Corner { x: x - 8.0, y: y - 8.0 }, (16.0, 16.0), 3.0),
        Key::Table => {
            canvas.box_of("many", Corner { x: x - 13.0, y: y - 13.0 }, (26.0, 26.0), 4.0);
            canvas.number(x, y, 15.0, "2");
        }
    }
}
