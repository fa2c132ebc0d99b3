//! How values lie.

use serde::Serialize;

/// Mean, median and quartiles of some values.
///
/// A quartile that falls between two values is interpolated (Hyndman & Fan 1996, type 7, as spreadsheets do).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Spread {
    /// How many values there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The smallest.
    pub least: f64,
    /// A quarter is below.
    pub lower_quartile: f64,
    /// Half is below.
    pub median: f64,
    /// Three quarters are below.
    pub upper_quartile: f64,
    /// The largest.
    pub most: f64,
}

impl Spread {
    /// How `values` lie; `None` if there are none.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Spread> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let (&least, &most) = (values.first()?, values.last()?);
        let quantile = |part: f64| {
            let place = part * (values.len() - 1) as f64;
            let (below, above) = (values[place.floor() as usize], values[place.ceil() as usize]);
            below + (above - below) * place.fract()
        };
        Some(Spread {
            count: values.len(),
            mean: values.iter().sum::<f64>() / values.len() as f64,
            least,
            lower_quartile: quantile(0.25),
            median: quantile(0.5),
            upper_quartile: quantile(0.75),
            most,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_between_values() {
        let spread = Spread::of([4.0, 1.0, 3.0, 2.0]).unwrap();
        let Spread { count, mean, least, lower_quartile, median, upper_quartile, most } = spread;
        assert_eq!((count, mean, least, most), (4, 2.5, 1.0, 4.0));
        assert_eq!((lower_quartile, median, upper_quartile), (1.75, 2.5, 3.25));
        assert_eq!(Spread::of([7.0]).unwrap().upper_quartile, 7.0);
        assert_eq!(Spread::of([]), None);
    }
}
