//! Times, counts and amounts of memory, as people write them.

use std::ops::RangeInclusive;
use std::time::Duration;

use jiugong_locale::{Language, Say, say};
use thiserror::Error;

/// Why a text is no quantity of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum QuantityError {
    /// No time.
    #[error("`{0}` is not a time; write seconds, or 500ms, 90s, 5m, 2h")]
    Time(String),
    /// No count.
    #[error("`{0}` is not a count; write a whole number, or 500k, 20M, 1G")]
    Count(String),
    /// No amount of memory.
    #[error("`{0}` is not an amount of memory; write bytes, or 500M, 2G, 1.5GiB")]
    Memory(String),
    /// No whole number in its range.
    #[error("`{text}` is not a whole number from {least} to {most}")]
    Whole {
        /// What was written.
        text: String,
        /// The least that it may be.
        least: u64,
        /// The most that it may be.
        most: u64,
    },
}

impl Say for QuantityError {
    fn say(&self, language: Language) -> String {
        match self {
            QuantityError::Time(text) => say!(language, "quantity-not-a-time", text = text.as_str()),
            QuantityError::Count(text) => say!(language, "quantity-not-a-count", text = text.as_str()),
            QuantityError::Memory(text) => say!(language, "quantity-not-memory", text = text.as_str()),
            QuantityError::Whole { text, least, most } => {
                let (least, most) = (least.to_string(), most.to_string());
                say!(language, "quantity-not-whole", text = text.as_str(), least = least, most = most)
            }
        }
    }
}

/// A time: seconds, or with a unit (`ms`, `s`, `m`, `min`, `h`).
pub fn time(text: &str) -> Result<Duration, QuantityError> {
    let units = [("ms", 1e-3), ("s", 1.0), ("min", 60.0), ("m", 60.0), ("h", 3600.0)];
    scaled(text, &units)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| QuantityError::Time(text.to_owned()))
}

/// A count: a whole number, digits grouped by `_` or `,` if wished, or with `k`, `M`, `G`.
pub fn count(text: &str) -> Result<u64, QuantityError> {
    let units = [("k", 1e3), ("m", 1e6), ("g", 1e9)];
    whole(text, &units).ok_or_else(|| QuantityError::Count(text.to_owned()))
}

/// A reader of whole numbers in this range.
pub fn within(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<u64, QuantityError> + Clone {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| range.contains(number));
        let (least, most) = (*range.start(), *range.end());
        number.ok_or_else(|| QuantityError::Whole { text: text.to_owned(), least, most })
    }
}

/// An amount of memory in bytes; units are binary: `K`, `KB` and `KiB` are all 1024 bytes.
pub fn memory(text: &str) -> Result<u64, QuantityError> {
    const KIB: f64 = 1024.0;
    let units = [
        ("kib", KIB),
        ("mib", KIB * KIB),
        ("gib", KIB * KIB * KIB),
        ("tib", KIB * KIB * KIB * KIB),
        ("kb", KIB),
        ("mb", KIB * KIB),
        ("gb", KIB * KIB * KIB),
        ("tb", KIB * KIB * KIB * KIB),
        ("k", KIB),
        ("m", KIB * KIB),
        ("g", KIB * KIB * KIB),
        ("t", KIB * KIB * KIB * KIB),
        ("b", 1.0),
    ];
    whole(text, &units).ok_or_else(|| QuantityError::Memory(text.to_owned()))
}

/// A number from 0 up that is whole once its unit is counted in.
fn whole(text: &str, units: &[(&str, f64)]) -> Option<u64> {
    let plain = text.trim().replace(['_', ','], "");
    if let Ok(number) = plain.parse() {
        return Some(number);
    }
    let amount = scaled(&plain, units)?;
    (amount < u64::MAX as f64 && amount.fract() == 0.0).then_some(amount as u64)
}

/// A number from 0 up, times its unit.
fn scaled(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let lower = text.trim().to_lowercase();
    let ending = |(unit, scale): &(&str, f64)| Some((lower.strip_suffix(unit)?.trim_end(), *scale));
    let (number, scale) = units.iter().find_map(ending).unwrap_or((&lower, 1.0));
    let is_decimal = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.');
    let amount = is_decimal.then(|| number.parse::<f64>().ok())?? * scale;
    amount.is_finite().then_some(amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantities_with_and_without_units() {
        assert_eq!(time("90"), Ok(Duration::from_secs(90)));
        assert_eq!(time("1.5s"), Ok(Duration::from_millis(1500)));
        assert_eq!(time("250 ms"), Ok(Duration::from_millis(250)));
        assert_eq!(time("2min"), time("2m"));
        assert_eq!(count("1_000"), Ok(1000));
        assert_eq!(count("1,000,000"), count("1M"));
        assert_eq!(count("18446744073709551615"), Ok(u64::MAX));
        assert_eq!(memory("1.5GiB"), Ok(3 << 29));
        assert_eq!(memory("64kb"), Ok(64 << 10));
        assert_eq!(memory("2T"), Ok(2 << 40));
        assert_eq!(within(1..=256)("256"), Ok(256));
    }

    #[test]
    fn what_is_no_quantity() {
        for text in ["", "s", "-1", "1e400", "1e5", "inf", "nan", "5 parsecs", "1.2.3"] {
            assert_eq!(time(text), Err(QuantityError::Time(text.into())), "{text}");
            assert_eq!(count(text), Err(QuantityError::Count(text.into())), "{text}");
            assert_eq!(memory(text), Err(QuantityError::Memory(text.into())), "{text}");
        }
        for text in ["0.5", "1.0005k"] {
            assert_eq!(count(text), Err(QuantityError::Count(text.into())), "{text}");
        }
        assert_eq!((count("1.5k"), memory("0.5K")), (Ok(1500), Ok(512)));
        for text in ["0", "257", "-1", "x", "99999999999999999999"] {
            let error = QuantityError::Whole { text: text.into(), least: 1, most: 256 };
            assert_eq!(within(1..=256)(text), Err(error), "{text}");
        }
        assert!(time("99999999999999999999999").is_err());
        assert!(count("99999999999999999999999").is_err());
    }
}
