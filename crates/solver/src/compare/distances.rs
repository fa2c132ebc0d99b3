//! Several distances in one text.

use std::collections::BTreeSet;
use std::str::FromStr;

use thiserror::Error;

/// Why a text is no list of distances.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no list of distances; write 20, or 2..24 (both included), or 2..24/2 (every second), or 4,8,12"
)]
pub struct DistancesError(pub String);

/// Distances, from the smallest to the largest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distances(pub Vec<u32>);

/// Farther apart than any boards that can be searched.
const FARTHEST: u32 = 1000;

/// Reads `20`, `2..24`, `2..24/2`, or several of these with commas between them.
impl FromStr for Distances {
    type Err = DistancesError;

    fn from_str(text: &str) -> Result<Distances, DistancesError> {
        let mut all = BTreeSet::new();
        for part in text.split(',') {
            all.extend(range(part.trim()).ok_or_else(|| DistancesError(text.to_owned()))?);
        }
        Ok(Distances(all.into_iter().collect()))
    }
}

fn range(text: &str) -> Option<Vec<u32>> {
    let number = |text: &str| text.trim().parse().ok().filter(|&number| number <= FARTHEST);
    let Some((from, to)) = text.split_once("..") else {
        return Some(vec![number(text)?]);
    };
    let (to, step) = to.split_once('/').unwrap_or((to, "1"));
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    (from <= to && step > 0).then(|| (from..=to).step_by(step as usize).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ranges() {
        let distances = str::parse::<Distances>;
        assert_eq!(distances("20"), Ok(Distances(vec![20])));
        assert_eq!(distances("2..6/2"), Ok(Distances(vec![2, 4, 6])));
        assert_eq!(distances("9, 1..3,2"), Ok(Distances(vec![1, 2, 3, 9])));
        for text in ["", "x", "5..2", "1..4/0", "1..", "2-4", "0..99999999"] {
            assert_eq!(distances(text), Err(DistancesError(text.into())), "{text}");
        }
    }
}
