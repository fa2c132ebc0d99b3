//! Which pattern databases are asked for.

use std::fmt;
use std::str::FromStr;

use jiugong_heuristics::pattern::{Partition, PartitionError};
use jiugong_puzzle::Board;

/// How the tiles are divided into patterns, for whichever goal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PatternSet {
    /// As is best for the size and the metric.
    #[default]
    Standard,
    /// So many tiles in each pattern: `6-6-3`.
    Sizes(Vec<u16>),
    /// The tiles themselves: `1,2,3/4,5,6,7,8`.
    Tiles(Vec<Vec<u16>>),
}

impl PatternSet {
    /// The partition for a goal.
    ///
    /// # Errors
    /// A [`PartitionError`] if the set is not one for the goal's size and tiles.
    pub fn partition(&self, goal: &Board) -> Result<Partition, PartitionError> {
        match self {
            PatternSet::Standard => Partition::standard(goal),
            PatternSet::Sizes(_) => Partition::parse(&self.to_string(), goal),
            PatternSet::Tiles(patterns) => Partition::of_tiles(patterns, goal),
        }
    }
}

impl FromStr for PatternSet {
    type Err = PartitionError;

    fn from_str(text: &str) -> Result<PatternSet, PartitionError> {
        if text.trim() == "standard" {
            return Ok(PatternSet::Standard);
        }
        let numbers = |part: &str, between: char| -> Result<Vec<u16>, PartitionError> {
            let numbers: Result<_, _> = part.split(between).map(|number| number.trim().parse()).collect();
            numbers.map_err(|_| PartitionError::NotAPartition(text.to_owned()))
        };
        if text.contains([',', '/']) {
            let patterns = text.split('/').map(|pattern| numbers(pattern, ','));
            return Ok(PatternSet::Tiles(patterns.collect::<Result<_, _>>()?));
        }
        numbers(text, '-').map(PatternSet::Sizes)
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
        for text in ["standard", "6-6-3", "8", "1,2,3/4,5,6,7,8", "1/2/3"] {
            assert_eq!(text.parse::<PatternSet>().unwrap().to_string(), text);
        }
        assert_eq!(" 1, 2/3 ".parse::<PatternSet>().unwrap().to_string(), "1,2/3");
        for text in ["", "6-", "1,2//3", "6-6,3", "a", "-1", "70000", "6x6"] {
            assert!(text.parse::<PatternSet>().is_err(), "{text}");
        }
    }
}
