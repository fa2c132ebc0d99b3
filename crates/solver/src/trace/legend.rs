//! What stands above a drawn tree: its title, and what the signs mean.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use super::frame::{Frame, draw_frame};
use super::markup::{Length as L, escaped, width_of};
use super::tree::{Look, Shape, Tree};
use super::words::TraceWords;

/// The height of a line.
const LINE: f64 = 27.0;
/// The width of a sign, with what is between it and its word.
const SIGN: f64 = 40.0;

/// Draws the title and the legend, as many lines as a width demands, and gives their height.
pub(super) fn draw_legend(
    svg: &mut String,
    looks: &BTreeSet<Look>,
    tree: &Tree,
    words: &TraceWords,
    width: f64,
) -> Result<f64, fmt::Error> {
    writeln!(svg, r#"<text class="title" x="0" y="14">{}</text>"#, escaped(&words.title))?;
    let mut keys: Vec<(Sign, &str)> = Vec::new();
    keys.push((Sign::Badge, &words.number));
    keys.extend(looks.iter().map(|&look| (Sign::Frame(look), tree.word(look, words))));
    let is_on_solution = |shape: &Shape| matches!(shape, Shape::Node { on_solution: true, .. });
    if tree.nodes.iter().any(|drawn| is_on_solution(&drawn.shape)) {
        keys.push((Sign::Path, &words.solution));
    }
    if tree.folded() > 0 {
        keys.push((Sign::Fold, &words.folded));
    }
    let (mut x, mut y) = (0.0, 34.0);
    for (sign, word) in keys {
        let needed = SIGN + width_of(word, 12.0) + 22.0;
        if x > 0.0 && x + needed > width {
            (x, y) = (0.0, y + LINE);
        }
        draw_sign(svg, sign, x, y)?;
        writeln!(
            svg,
            r#"<text class="key" x="{}" y="{}">{}</text>"#,
            L(x + SIGN),
            L(y + 14.0),
            escaped(word)
        )?;
        x += needed;
    }
    if tree.player.recording().is_cut() {
        y += LINE;
        writeln!(svg, r#"<text class="key" x="0" y="{}">{}</text>"#, L(y + 14.0), escaped(&words.cut))?;
    }
    Ok(y + LINE + 36.0)
}

#[derive(Clone, Copy)]
enum Sign {
    Badge,
    Frame(Look),
    Path,
    Fold,
}

fn draw_sign(svg: &mut String, sign: Sign, x: f64, y: f64) -> fmt::Result {
    match sign {
        Sign::Badge => {
            write!(
                svg,
                r#"<rect class="badge" x="{}" y="{}" width="16" height="16" rx="8"/>"#,
                L(x + 8.0),
                L(y + 2.0)
            )?;
            writeln!(svg, r#"<text class="number" x="{}" y="{}">1</text>"#, L(x + 16.0), L(y + 14.0))
        }
        Sign::Frame(look) => draw_frame(svg, Frame { x: x + 2.0, y, width: 28.0, height: 20.0 }, look),
        Sign::Path => writeln!(svg, r#"<path class="edge path" d="M{} {}h28"/>"#, L(x + 2.0), L(y + 10.0)),
        Sign::Fold => {
            write!(
                svg,
                r#"<rect class="folded" x="{}" y="{}" width="30" height="20" rx="10"/>"#,
                L(x),
                L(y)
            )?;
            writeln!(svg, r#"<text class="fold" x="{}" y="{}">+n</text>"#, L(x + 15.0), L(y + 14.5))
        }
    }
}
