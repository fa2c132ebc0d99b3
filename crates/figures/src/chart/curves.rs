//! Curves: figures against a distance.

use std::io;

use plotters::prelude::*;

use super::Axis;
use super::paper::{LETTERS, NAME, NUMBER, colour, slide};

/// Curves in one picture.
pub struct Curves {
    /// What is shown.
    pub title: String,
    /// What stands below the title.
    pub notes: Vec<String>,
    /// What goes from left to right.
    pub across: String,
    /// What goes up.
    pub up: Axis,
    /// The curves.
    pub curves: Vec<Curve>,
}

/// A curve.
pub struct Curve {
    /// What it belongs to.
    pub name: String,
    /// Its points.
    pub points: Vec<(f64, f64)>,
}

/// From the middle of a mark to its corners.
const MARK: f64 = 9.0;

impl Curves {
    /// The picture as SVG. Curves are told apart by the marks on them as well as by colour.
    ///
    /// # Errors
    /// Of the plotting library.
    pub fn svg(&self) -> io::Result<String> {
        let points = self.curves.iter().flat_map(|curve| &curve.points);
        let places = points.clone().map(|&(across, _)| across);
        let (first, last) = (places.clone().fold(f64::MAX, f64::min), places.fold(f64::MIN, f64::max));
        let across = if first < last { first - 0.5..last + 0.5 } else { 0.0..last.max(1.0) };
        let up = self.up.span(points.map(|&(_, value)| value));
        let labels = (across.end - across.start).min(26.0) as usize;
        // Costs grow exponentially, which leaves the upper left free; other figures stay far above 0.
        let corner = match self.up.logarithmic {
            true => SeriesLabelPosition::UpperLeft,
            false => SeriesLabelPosition::LowerRight,
        };
        slide(&self.title, &self.notes, |area| {
            let mut chart = ChartBuilder::on(area)
                .margin(20)
                .margin_right(40)
                .x_label_area_size(76)
                .y_label_area_size(130)
                .build_cartesian_2d(across, up)?;
            chart
                .configure_mesh()
                .x_desc(&self.across)
                .y_desc(&self.up.name)
                .x_labels(labels.max(2))
                .x_label_formatter(&|place| whole(*place))
                .y_label_formatter(&|place| self.up.text(*place))
                .label_style((LETTERS, NUMBER))
                .axis_desc_style((LETTERS, NAME))
                .light_line_style(WHITE)
                .bold_line_style(RGBColor(215, 215, 215))
                .draw()?;
            for (number, curve) in self.curves.iter().enumerate() {
                let style = colour(number).stroke_width(4);
                let points: Vec<(f64, f64)> =
                    curve.points.iter().map(|&(across, value)| (across, self.up.place(value))).collect();
                chart.draw_series(LineSeries::new(points.iter().copied(), style))?.label(&curve.name).legend(
                    move |(x, y)| {
                        let line = PathElement::new([(0, 0), (44, 0)], colour(number).stroke_width(4));
                        EmptyElement::at((x, y)) + line + mark(number, (22, 0))
                    },
                );
                let at = |point| EmptyElement::at(point) + mark(number, (0, 0));
                chart.draw_series(points.into_iter().map(at))?;
            }
            chart
                .configure_series_labels()
                .position(corner)
                .margin(16)
                .legend_area_size(56)
                .label_font((LETTERS, NAME))
                .background_style(WHITE)
                .border_style(RGBColor(150, 150, 150))
                .draw()?;
            Ok(())
        })
    }
}

/// Distances are whole.
fn whole(place: f64) -> String {
    if place.fract() == 0.0 { format!("{place}") } else { String::new() }
}

/// A mark of its own for each curve: round, triangle, square, diamond.
fn mark(number: usize, at: (i32, i32)) -> Polygon<(i32, i32)> {
    let (corners, turn) = [(24, 0.0), (3, 0.0), (4, 0.125), (4, 0.0)][number % 4];
    let corner = |corner: u32| {
        let angle = std::f64::consts::TAU * (f64::from(corner) / f64::from(corners) + turn);
        let (across, up) = (MARK * angle.sin(), MARK * angle.cos());
        (at.0 + across.round() as i32, at.1 - up.round() as i32)
    };
    Polygon::new((0..corners).map(corner).collect::<Vec<_>>(), colour(number).filled())
}
