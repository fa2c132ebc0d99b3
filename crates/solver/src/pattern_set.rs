//! Which pattern databases are asked for.

use std::fmt;
use std::str::FromStr;

use jiugong_heuristics::pattern::{Collection, CollectionError};
use jiugong_puzzle::Board;

/// Which patterns the tiles are divided into, for whichever goal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PatternSet {
    /// As is best for the size and the metric.
    #[default]
    Standard,
    /// So many tiles in each pattern: `6-6-3`.
    Sizes(Vec<u16>),
    /// So many patterns of so many tiles, a collection of this name: `18x6`.
    Named {
        /// How many patterns.
        patterns: u16,
        /// The tiles of each.
        tiles: u16,
    },
    /// The tiles themselves: `1,2,3/4,5,6,7,8`. Where patterns have tiles in common, several choices of them make up all
    /// tiles.
    Tiles(Vec<Vec<u16>>),
}

impl PatternSet {
    /// The collection for a goal.
    ///
    /// # Errors
    /// A [`CollectionError`] if the set is not one for the goal's size and tiles.
    pub fn collection(&self, goal: &Board) -> Result<Collection, CollectionError> {
        match self {
            PatternSet::Standard => Collection::standard(goal),
            PatternSet::Sizes(_) | PatternSet::Named { .. } => Collection::parse(&self.to_string(), goal),
            PatternSet::Tiles(patterns) => Collection::of_tiles(patterns, goal),
        }
    }
}

impl FromStr for PatternSet {
    type Err = CollectionError;

    fn from_str(text: &str) -> Result<PatternSet, CollectionError> {
        if text.trim() == "standard" {
            return Ok(PatternSet::Standard);
        }
        let numbers = |part: &str, between: char| -> Result<Vec<u16>, CollectionError> {
            let numbers: Result<_, _> = part.split(between).map(|number| number.trim().parse()).collect();
            numbers.map_err(|_| CollectionError::Malformed(text.to_owned()))
        };
        if text.contains([',', '/']) {
            let patterns = text.split('/').map(|pattern| numbers(pattern, ','));
            return Ok(PatternSet::Tiles(patterns.collect::<Result<_, _>>()?));
        }
        match numbers(text, 'x') {
            Ok(of_name) if of_name.len() == 2 => {
                Ok(PatternSet::Named { patterns: of_name[0], tiles: of_name[1] })
            }
            _ => numbers(text, '-').map(PatternSet::Sizes),
        }
    }
}

/// As it is read.
impl fmt::Display for PatternSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |numbers: &[u16], between: &str| {
            numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(between)
        };
        match self {
            PatternSet::Standard => f.write_str("standard"),
            PatternSet::Sizes(sizes) => f.write_str(&join(sizes, "-")),
            PatternSet::Named { patterns, tiles } => write!(f, "{patterns}x{tiles}"),
            PatternSet::Tiles(patterns) => {
                let patterns: Vec<_> = patterns.iter().map(|tiles| join(tiles, ",")).collect();
                f.write_str(&patterns.join("/"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_read_back_as_they_are_written() {
        for text in ["standard", "6-6-3", "8", "18x6", "1,2,3/4,5,6,7,8", "1/2/3", "1,2/3/1/2,3"] {
            assert_eq!(text.parse::<PatternSet>().unwrap().to_string(), text);
        }
        assert_eq!(" 1, 2/3 ".parse::<PatternSet>().unwrap().to_string(), "1,2/3");
        assert_eq!(" 18 x 6 ".parse(), Ok(PatternSet::Named { patterns: 18, tiles: 6 }));
        for text in ["", "6-", "1,2//3", "6-6,3", "a", "-1", "70000", "6x", "6x6x6", "6x6-6", "6x6,6"] {
            assert!(text.parse::<PatternSet>().is_err(), "{text}");
        }
    }
}
