//! Bars: one figure for each of several things.

use std::io;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::Axis;
use super::paper::{LETTERS, NAME, NUMBER, SIZE, colour, slide};

/// Bars in one picture.
pub struct Bars {
    /// What is shown.
    pub title: String,
    /// What stands below the title.
    pub notes: Vec<String>,
    /// What the length shows.
    pub along: Axis,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// A bar.
pub struct Bar {
    /// What it belongs to.
    pub name: String,
    /// Its length.
    pub value: f64,
    /// Its value in words.
    pub text: String,
}

impl Bars {
    /// The picture as SVG: each bar with its name and value.
    ///
    /// # Errors
    /// Of the plotting library.
    pub fn svg(&self) -> io::Result<String> {
        let mut along = self.along.span(self.bars.iter().map(|bar| bar.value));
        if self.along.logarithmic {
            along.start = along.start.min(0.0); // bars begin at 1
        }
        // Room for the value behind the longest bar.
        along.end += (along.end - along.start) * 0.12;
        let (start, count) = (along.start, self.bars.len().max(1));
        let labels = if self.along.logarithmic { (along.end - along.start) as usize + 1 } else { 8 };
        slide(&self.title, &self.notes, |area| {
            let mut chart = ChartBuilder::on(area)
                .margin(20)
                .margin_right(40)
                .x_label_area_size(76)
                .y_label_area_size(SIZE.0 / 3)
                .build_cartesian_2d(along, 0.0..count as f64)?;
            chart
                .configure_mesh()
                .disable_y_mesh()
                .disable_y_axis()
                .x_desc(&self.along.name)
                .x_labels(labels)
                .x_label_formatter(&|place| self.along.text(*place))
                .label_style((LETTERS, NUMBER))
                .axis_desc_style((LETTERS, NAME))
                .light_line_style(WHITE)
                .bold_line_style(RGBColor(215, 215, 215))
                .draw()?;
            for (number, bar) in self.bars.iter().enumerate() {
                let middle = (count - number) as f64 - 0.5;
                let end = if bar.value > 0.0 { self.along.place(bar.value) } else { start };
                let corners = [(start, middle - 0.3), (end, middle + 0.3)];
                chart.draw_series([Rectangle::new(corners, colour(number).filled())])?;
                let letters = |size: u32, across| {
                    (LETTERS, size).into_font().color(&BLACK).pos(Pos::new(across, VPos::Center))
                };
                chart.draw_series([EmptyElement::at((end, middle))
                    + Text::new(bar.text.clone(), (10, 0), letters(NAME, HPos::Left))])?;
                chart.draw_series([EmptyElement::at((start, middle))
                    + Text::new(bar.name.clone(), (-12, 0), letters(NUMBER, HPos::Right))])?;
            }
            Ok(())
        })
    }
}
