//! What can be set on an algorithm or a heuristic.

use std::fmt;

use crate::PatternSet;

/// A parameter: its name and what it may be.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name, as in `weighted-a-star(weight=1.5)`.
    pub name: &'static str,
    /// Its values, with the one that holds where none is given.
    pub domain: Domain,
}

/// The values that a parameter may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// A whole number.
    Whole {
        /// The value where none is given.
        default: u64,
        /// The smallest.
        least: u64,
        /// The largest.
        most: u64,
    },
    /// A number with at most three decimals; all in thousandths.
    Decimal {
        /// The value where none is given.
        default: u64,
        /// The smallest.
        least: u64,
        /// The largest.
        most: u64,
    },
    /// One of a few words, the first where none is given.
    Word(&'static [&'static str]),
    /// Which pattern databases; written without the parameter's name.
    Patterns,
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A whole number.
    Whole(u64),
    /// A number in thousandths.
    Thousandths(u64),
    /// A word.
    Word(&'static str),
    /// Which pattern databases.
    Patterns(PatternSet),
}

impl Domain {
    /// The value where none is given.
    pub fn default(self) -> Value {
        match self {
            Domain::Whole { default, .. } => Value::Whole(default),
            Domain::Decimal { default, .. } => Value::Thousandths(default),
            Domain::Word(words) => Value::Word(words[0]),
            Domain::Patterns => Value::Patterns(PatternSet::Standard),
        }
    }

    /// The value that `text` writes, if it is one of this domain.
    pub fn read(self, text: &str) -> Option<Value> {
        match self {
            Domain::Whole { least, most, .. } => {
                let number = text.parse().ok().filter(|number| (least..=most).contains(number))?;
                Some(Value::Whole(number))
            }
            Domain::Decimal { least, most, .. } => {
                let number = thousandths(text).filter(|number| (least..=most).contains(number))?;
                Some(Value::Thousandths(number))
            }
            Domain::Word(words) => words.iter().find(|&&word| word == text).map(|word| Value::Word(word)),
            Domain::Patterns => text.parse().ok().map(Value::Patterns),
        }
    }
}

/// Reads a number with at most three decimals without going through a binary fraction.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if decimals.is_empty() || decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    let decimals: u64 = format!("{decimals:0<3}").parse().ok()?;
    whole.checked_mul(1000)?.checked_add(decimals)
}

/// What the domain allows, as in `1 to 100`.
impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Domain::Whole { least, most, .. } => write!(f, "{least} to {most}"),
            Domain::Decimal { least, most, .. } => {
                write!(f, "{} to {}", Value::Thousandths(least), Value::Thousandths(most))
            }
            Domain::Word(words) => f.write_str(&words.join(" or ")),
            Domain::Patterns => {
                f.write_str("sizes as in 6-6-3, tiles as in 1,2,3/4,5,6,7,8, or a collection as in 18x6")
            }
        }
    }
}

/// As it is written in a choice.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Whole(number) => write!(f, "{number}"),
            Value::Thousandths(number) => match number % 1000 {
                0 => write!(f, "{}", number / 1000),
                rest => {
                    let decimals = format!("{rest:03}");
                    write!(f, "{}.{}", number / 1000, decimals.trim_end_matches('0'))
                }
            },
            Value::Word(word) => f.write_str(word),
            Value::Patterns(set) => set.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_and_print_back() {
        let weight = Domain::Decimal { default: 1500, least: 1000, most: 100_000 };
        for text in ["1", "1.5", "1.25", "2.005", "100"] {
            assert_eq!(weight.read(text).unwrap().to_string(), text);
        }
        assert_eq!(weight.read("1.50"), weight.read("1.5"));
        for text in ["0.9", "101", "1.", "1.2345", "-1", "1,5", "x", "", "99999999999999999999"] {
            assert_eq!(weight.read(text), None, "{text}");
        }
        assert_eq!(weight.to_string(), "1 to 100");
        assert_eq!(Domain::Word(&["first-made", "larger-g"]).read("larger-g"), Some(Value::Word("larger-g")));
    }
}
