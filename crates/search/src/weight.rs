//! How much more the estimate counts than the cost so far.

use std::fmt;
use std::str::FromStr;

/// A factor of h: a fraction, so that bounds proven with it are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    numerator: u32,
    denominator: u32,
}

/// Why a text is no weight.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the weight '{0}' is none: write a number such as 1.5 or a fraction such as 3/2, at most 1000")]
pub struct NoWeight(pub String);

/// The largest weight: with more, h alone decides.
const LARGEST: u32 = 1000;

/// The largest denominator: six digits after the point.
const LARGEST_DENOMINATOR: u32 = 1_000_000;

impl Weight {
    /// Once.
    pub const ONE: Weight = Weight { numerator: 1, denominator: 1 };

    /// Not at all.
    pub(crate) const NONE: Weight = Weight { numerator: 0, denominator: 1 };

    /// `numerator` / `denominator`, if that is between 0 and 1000 and the denominator at most 1,000,000.
    pub fn new(numerator: u32, denominator: u32) -> Option<Weight> {
        let fits =
            (1..=LARGEST_DENOMINATOR).contains(&denominator) && numerator / denominator.max(1) <= LARGEST;
        let common = greatest_common_divisor(numerator, denominator);
        fits.then(|| Weight { numerator: numerator / common, denominator: denominator / common })
    }

    /// The number above the line, in lowest terms.
    pub fn numerator(self) -> u32 {
        self.numerator
    }

    /// The number below the line.
    pub fn denominator(self) -> u32 {
        self.denominator
    }

    /// So many times `h`, rounded down, and at most the largest number.
    #[inline(always)]
    pub fn times(self, h: u32) -> u32 {
        let product = u64::from(self.numerator) * u64::from(h);
        let times = if self.denominator == 1 { product } else { product / u64::from(self.denominator) };
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// The least that a path can cost whose cost was exceeded by no more than this factor: `cost` divided by
    /// the weight, rounded up; for a weight below 1 the cost itself.
    pub fn least(self, cost: u32) -> u32 {
        let (numerator, denominator) = (u64::from(self.numerator), u64::from(self.denominator));
        if numerator <= denominator {
            return cost;
        }
        (u64::from(cost) * denominator).div_ceil(numerator) as u32
    }

    /// This weight less another, but at least 1.
    pub(crate) fn less(self, step: Weight) -> Weight {
        let denominator = u64::from(self.denominator) * u64::from(step.denominator);
        let larger = u64::from(self.numerator) * u64::from(step.denominator);
        let smaller = u64::from(step.numerator) * u64::from(self.denominator);
        let numerator = larger.saturating_sub(smaller);
        if numerator <= denominator {
            return Weight::ONE;
        }
        let common = greatest_common_divisor(numerator, denominator);
        match (u32::try_from(numerator / common), u32::try_from(denominator / common)) {
            (Ok(numerator), Ok(denominator)) => Weight { numerator, denominator },
            _ => Weight::ONE, // so fine a step that 32 bits do not hold the difference
        }
    }
}

fn greatest_common_divisor<T: Copy + Default + PartialEq + std::ops::Rem<Output = T>>(one: T, other: T) -> T {
    if other == T::default() { one } else { greatest_common_divisor(other, one % other) }
}

impl fmt::Display for Weight {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", f64::from(self.numerator) / f64::from(self.denominator))
    }
}

impl FromStr for Weight {
    type Err = NoWeight;

    fn from_str(text: &str) -> Result<Weight, NoWeight> {
        let weight = match text.split_once('/') {
            Some((numerator, denominator)) => numerator.parse().ok().zip(denominator.parse().ok()),
            None => {
                let (whole, places) = text.split_once('.').unwrap_or((text, ""));
                let digits = places.len() <= 6 && (whole.len() + places.len()) > 0;
                let digits = digits.then(|| format!("{whole}{places}"));
                digits
                    .and_then(|digits| digits.parse().ok())
                    .map(|digits| (digits, 10u32.pow(places.len() as u32)))
            }
        };
        let weight = weight.and_then(|(numerator, denominator)| Weight::new(numerator, denominator));
        weight.ok_or_else(|| NoWeight(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_is_read_as_a_number_and_as_a_fraction() {
        for text in ["1.5", "3/2", "01.50", "15/10"] {
            let weight: Weight = text.parse().expect(text);
            assert_eq!((weight.numerator(), weight.denominator()), (3, 2), "{text}");
        }
        assert_eq!("5".parse(), Ok(Weight { numerator: 5, denominator: 1 }));
        assert_eq!(".5".parse(), Ok(Weight { numerator: 1, denominator: 2 }));
        for text in ["", ".", "x", "1/0", "-1", "1001", "1.2.3", "1.2345678", "0/0", "99999999999"] {
            assert_eq!(text.parse::<Weight>(), Err(NoWeight(text.into())));
        }
        assert_eq!("1.5".parse::<Weight>().expect("a weight").to_string(), "1.5");
    }

    #[test]
    fn products_round_down_and_quotients_up() {
        let weight = Weight { numerator: 3, denominator: 2 };
        assert_eq!((weight.times(5), weight.times(u32::MAX)), (7, u32::MAX));
        assert_eq!((weight.least(7), weight.least(6)), (5, 4));
        let step = Weight { numerator: 2, denominator: 5 };
        assert_eq!(weight.less(step), Weight { numerator: 11, denominator: 10 });
        assert_eq!(weight.less(step).less(step), Weight::ONE);
    }
}
