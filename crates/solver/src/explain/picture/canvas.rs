//! What is drawn on: it grows with what is drawn, and becomes a file.

use std::fmt::{self, Write};

use super::PictureWords;
use crate::trace::markup::{Length as L, escaped, width_of};
use crate::trace::svg::FONTS;

/// Around the whole picture.
const MARGIN: f64 = 28.0;
/// The height of a line of a sentence.
const LINE: f64 = 21.0;
/// The size of sentences.
pub(super) const SMALL: f64 = 14.0;

const STYLE: &str = "\
text{fill:#1c2733}\n\
.title{font-size:19px;font-weight:700}\n\
.note,.caption,.key{font-size:14px}\n\
.caption{fill:#51606f}\n\
.tile{fill:#eef2f7;stroke:#8aa0b8}\n\
.home{fill:#e2f2e4;stroke:#5d9b68}\n\
.hole{fill:#fff;stroke:#b9c4d0;stroke-dasharray:3 4}\n\
.number{font-weight:700;text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-width:4px;stroke-linejoin:round}\n\
.middle{text-anchor:middle}\n\
.sign{font-size:14px;font-weight:700;text-anchor:middle;fill:#fff}\n\
.distance{fill:#1d5fa6}.removed{fill:#b93a0a}.score{fill:#6b2fa0}.misplaced{fill:#b93a0a}\n\
.arrow{fill:none;stroke-width:2.6}.halo{fill:none;stroke:#fff;stroke-width:6;opacity:.8}\n\
.band{fill:none;stroke:#b93a0a;stroke-width:3;stroke-dasharray:9 5}\n\
.alarm{fill:#b93a0a;font-weight:700;font-size:14px}\n\
.check{fill:#2f7a3c;font-weight:700;font-size:16px;text-anchor:middle}\n\
.arc{fill:none;stroke:#b93a0a;stroke-width:1.6;opacity:.6}\n\
.edge{stroke:#1d5fa6;stroke-width:3}\n\
.bar{fill:#b9cde4;stroke:#1d5fa6}.longest{fill:#1d5fa6}\n\
.few{fill:#fff;stroke:#b9c4d0}.many{fill:#fbe3d6;stroke:#b93a0a}.right{fill:#e2f2e4;stroke:#5d9b68}\n";

/// The upper left corner of something.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) x: f64,
    pub(super) y: f64,
}

pub(super) struct Canvas<'a> {
    words: &'a PictureWords,
    svg: String,
    right: f64,
    bottom: f64,
}

impl<'a> Canvas<'a> {
    /// With the title on it.
    pub(super) fn new(words: &'a PictureWords) -> Canvas<'a> {
        let mut canvas = Canvas { words, svg: String::new(), right: 0.0, bottom: 0.0 };
        canvas.text("title", 0.0, 17.0, &words.title);
        canvas.reach(width_of(&words.title, 19.0), 40.0);
        canvas
    }

    /// Where what was drawn ends below.
    pub(super) fn bottom(&self) -> f64 {
        self.bottom
    }

    /// Makes room as far as a point.
    pub(super) fn reach(&mut self, right: f64, bottom: f64) {
        self.right = self.right.max(right);
        self.bottom = self.bottom.max(bottom);
    }

    /// Writes a text; its class says how, and whether `x` is its middle.
    pub(super) fn text(&mut self, class: &str, x: f64, y: f64, text: &str) {
        let text = escaped(text);
        self.markup(format_args!(r#"<text class="{class}" x="{}" y="{}">{text}</text>"#, L(x), L(y)));
    }

    /// Writes a number or a name of some size in the middle of a cell.
    pub(super) fn number(&mut self, x: f64, y: f64, size: f64, text: &str) {
        let (baseline, size) = (y + 0.36 * size, L(size));
        let text = escaped(text);
        self.markup(format_args!(
            r#"<text class="number" font-size="{size}" x="{}" y="{}">{text}</text>"#,
            L(x),
            L(baseline)
        ));
    }

    /// A rectangle with round corners.
    pub(super) fn box_of(&mut self, class: &str, corner: Corner, (width, height): (f64, f64), round: f64) {
        self.markup(format_args!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{}"/>"#,
            L(corner.x),
            L(corner.y),
            L(width),
            L(height),
            L(round)
        ));
    }

    /// Any markup, on a line of its own.
    pub(super) fn markup(&mut self, markup: fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = writeln!(self.svg, "{markup}");
    }

    /// Writes lines one below the other.
    pub(super) fn notes(&mut self, notes: &[String]) {
        self.bottom += 12.0;
        for note in notes {
            let bottom = self.bottom + LINE;
            self.text("note", 0.0, bottom - 6.0, note);
            self.reach(width_of(note, SMALL), bottom);
        }
    }

    /// The file.
    pub(super) fn finish(self) -> Result<String, fmt::Error> {
        let mut file = String::with_capacity(self.svg.len() + 3000);
        let (width, height) = (L(self.right + 2.0 * MARGIN), L(self.bottom + 2.0 * MARGIN));
        write!(
            file,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" lang="{}" role="img" font-family="{FONTS}">"#,
            escaped(&self.words.language)
        )?;
        let title = escaped(&self.words.title);
        write!(file, "\n<title>{title}</title>\n<style>\n{STYLE}</style>\n")?;
        writeln!(file, r##"<rect width="100%" height="100%" fill="#fff"/>"##)?;
        writeln!(file, r#"<g transform="translate({m} {m})">"#, m = L(MARGIN))?;
        file.push_str(&self.svg);
        file.push_str("</g></svg>\n");
        Ok(file)
    }
}
