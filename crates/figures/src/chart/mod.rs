//! Charts for slides: curves and bars as SVG, and any SVG as PNG.

mod bars;
mod curves;
mod paper;
mod png;

pub use bars::{Bar, Bars};
pub use curves::{Curve, Curves};
pub use png::png;

/// What an axis shows.
#[derive(Clone, Debug)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// Whether equal factors are equally long on it.
    pub logarithmic: bool,
}

impl Axis {
    /// Where a value is on the axis.
    fn place(&self, value: f64) -> f64 {
        if self.logarithmic { value.max(f64::MIN_POSITIVE).log10() } else { value }
    }

    /// The first and last place of an axis for some values: whole powers of ten, or from 0 on.
    fn span(&self, values: impl Iterator<Item = f64> + Clone) -> std::ops::Range<f64> {
        let places = values.map(|value| self.place(value));
        let (least, most) = (places.clone().fold(f64::MAX, f64::min), places.fold(f64::MIN, f64::max));
        if least > most {
            return 0.0..1.0; // no values
        }
        if self.logarithmic { least.floor()..(most + 0.05).ceil() } else { 0.0..(most * 1.1).max(1e-9) }
    }

    /// The text beside a place: whole numbers, and on a logarithmic axis only powers of ten.
    fn text(&self, place: f64) -> String {
        if !self.logarithmic {
            return if place.fract() == 0.0 && place >= 1.0 {
                jiugong_locale::grouped(place as u64)
            } else {
                format!("{}", (place * 1e6).round() / 1e6)
            };
        }
        if (place - place.round()).abs() > 1e-6 {
            return String::new();
        }
        let value = 10f64.powf(place.round());
        if value >= 1.0 { jiugong_locale::grouped(value as u64) } else { format!("{value}") }
    }
}
