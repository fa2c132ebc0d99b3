//! What counts one.

use std::fmt;

use thiserror::Error;

use crate::Path;

/// What counts one where the length of a path is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Metric {
    /// `stm`: every slide of one tile.
    #[default]
    SingleTile,
    /// `mtm`: a run of tiles in one row or column, slid at once by one cell.
    MultiTile,
}

/// A text is not the name of a metric.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{text}` is no metric; there are stm (every slide of one tile counts one) and mtm (tiles of one row or column slid at once count one)"
)]
pub struct UnknownMetric {
    /// What was written.
    pub text: String,
}

impl Metric {
    /// Both.
    pub const ALL: [Metric; 2] = [Metric::SingleTile, Metric::MultiTile];

    /// The name, as the user writes it.
    pub fn name(self) -> &'static str {
        match self {
            Metric::SingleTile => "stm",
            Metric::MultiTile => "mtm",
        }
    }
}

impl Path {
    /// The length in a metric.
    ///
    /// ```
    /// use jiugong_puzzle::{Direction::{Down, Right}, Metric, Path};
    ///
    /// let path = Path::new(vec![Right, Right, Down]);
    /// assert_eq!(Metric::ALL.map(|metric| path.length(metric)), [3, 2]);
    /// ```
    pub fn length(&self, metric: Metric) -> usize {
        match metric {
            Metric::SingleTile => self.single_tile_length(),
            Metric::MultiTile => self.multi_tile_length(),
        }
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for Metric {
    type Err = UnknownMetric;

    fn from_str(text: &str) -> Result<Metric, UnknownMetric> {
        let named = Metric::ALL.into_iter().find(|metric| metric.name() == text);
        named.ok_or_else(|| UnknownMetric { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for metric in Metric::ALL {
            assert_eq!(metric.to_string().parse(), Ok(metric));
        }
        assert!("MTM2".parse::<Metric>().unwrap_err().to_string().contains("`MTM2`"));
    }
}
