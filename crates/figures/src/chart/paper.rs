//! What all charts have in common: size, colours, letters, title.

use std::error::Error;
use std::io;

use plotters::coord::Shift;
use plotters::prelude::*;

/// Width and height, as of a slide.
pub const SIZE: (u32, u32) = (1280, 720);

/// The height of the letters of titles, names and numbers.
pub const TITLE: u32 = 34;
/// See [`TITLE`].
pub const NAME: u32 = 24;
/// See [`TITLE`].
pub const NUMBER: u32 = 20;

/// The family of the letters.
pub const LETTERS: &str = "sans-serif";

/// Colours that are told apart also by the colour-blind (Okabe & Ito 2008), the dark ones first.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
    RGBColor(0, 0, 0),
];

/// The area that is drawn on.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// What goes wrong while something is drawn: never a file, as all is drawn into a text.
pub type Drawn = Result<(), Box<dyn Error>>;

/// The colour of the contestant with a number.
pub fn colour(number: usize) -> RGBColor {
    COLOURS[number % COLOURS.len()]
}

/// A chart as SVG: a white slide with its title, its notes, and what `draw` draws below.
///
/// # Errors
/// Of the plotting library.
pub fn slide(title: &str, notes: &[String], draw: impl FnOnce(&Area) -> Drawn) -> io::Result<String> {
    let mut svg = String::new();
    fill(&mut svg, title, notes, draw).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(svg)
}

fn fill(svg: &mut String, title: &str, notes: &[String], draw: impl FnOnce(&Area) -> Drawn) -> Drawn {
    const LEFT: i32 = 40;
    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    area.draw(&Text::new(title.to_owned(), (LEFT, 24), (LETTERS, TITLE).into_font().color(&BLACK)))?;
    let mut down = 24 + TITLE as i32 + 10;
    let grey = RGBColor(70, 70, 70);
    for note in notes {
        area.draw(&Text::new(note.clone(), (LEFT, down), (LETTERS, NUMBER).into_font().color(&grey)))?;
        down += NUMBER as i32 + 8;
    }
    let (_, below) = area.split_vertically(down + 8);
    draw(&below)?;
    area.present()?;
    Ok(())
}
