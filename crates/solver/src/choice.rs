//! An algorithm or a heuristic with its parameters, and how it is written.

use std::fmt;
use std::str::FromStr;

use crate::{
    ALGORITHMS, AlgorithmName, ChoiceError, Domain, HEURISTICS, HeuristicName, Parameter, PatternSet, Value,
};

/// An algorithm with its parameters, written `a-star` or `weighted-a-star(weight=1.5)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AlgorithmChoice {
    /// The algorithm.
    pub name: AlgorithmName,
    arguments: Arguments,
}

/// A heuristic with its parameters, or the maximum of several, written `manhattan`,
/// `landmarks(count=8)` or `max(manhattan,walking-distance)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HeuristicChoice {
    /// One heuristic.
    One {
        /// The heuristic.
        name: HeuristicName,
        /// Its parameters.
        arguments: Arguments,
    },
    /// The largest value of several.
    Maximum(Vec<HeuristicChoice>),
}

/// The parameters that were given; the others have their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arguments(Vec<(&'static str, Value)>);

/// The most heuristics that a maximum is taken of.
pub const MOST_OF_A_MAXIMUM: usize = 4;

impl Arguments {
    fn read(of: &'static str, parameters: &[Parameter], items: &[&str]) -> Result<Arguments, ChoiceError> {
        let mut given: Vec<(&'static str, Value)> = Vec::new();
        let mut seen = Vec::new();
        let set;
        let items = match parameters {
            // A set of patterns has commas of its own, and no other parameter beside it.
            [Parameter { name, domain: Domain::Patterns }] if !items.is_empty() => {
                let text = items.join(",");
                set =
                    text.strip_prefix(name).map_or(format!("{name}={text}"), |rest| format!("{name}{rest}"));
                &[set.as_str()][..]
            }
            _ => items,
        };
        for item in items {
            let (name, text) =
                item.split_once('=').ok_or_else(|| ChoiceError::Malformed(format!("{of}({item})")))?;
            let (name, text) = (name.trim(), text.trim());
            let parameter = parameters.iter().find(|parameter| parameter.name == name).ok_or_else(|| {
                let known = parameters.iter().map(|parameter| parameter.name).collect();
                ChoiceError::UnknownParameter { of, given: name.to_owned(), known }
            })?;
            if seen.contains(&parameter.name) {
                return Err(ChoiceError::GivenTwice { of, parameter: parameter.name });
            }
            seen.push(parameter.name);
            let value = parameter.domain.read(text).ok_or_else(|| ChoiceError::WrongValue {
                of,
                parameter: parameter.name,
                given: text.to_owned(),
                allowed: parameter.domain,
            })?;
            if value != parameter.domain.default() {
                given.push((parameter.name, value));
            }
        }
        given.sort_by_key(|&(name, _)| name);
        Ok(Arguments(given))
    }

    fn value(&self, parameters: &[Parameter], name: &str) -> Value {
        if let Some((_, value)) = self.0.iter().find(|&&(given, _)| given == name) {
            return value.clone();
        }
        let parameter = parameters.iter().find(|parameter| parameter.name == name);
        parameter.expect("only parameters of the catalogue are asked for").domain.default()
    }
}

impl HeuristicName {
    /// The value of a parameter that is a whole number, as given in `arguments` or else the default.
    pub(crate) fn number(self, arguments: &Arguments, parameter: &str) -> u64 {
        match arguments.value(self.entry().parameters, parameter) {
            Value::Whole(number) | Value::Thousandths(number) => number,
            _ => unreachable!("{parameter} is a number in the catalogue"),
        }
    }

    /// The value of a parameter that is a set of patterns.
    pub(crate) fn patterns(self, arguments: &Arguments, parameter: &str) -> PatternSet {
        match arguments.value(self.entry().parameters, parameter) {
            Value::Patterns(set) => set,
            _ => unreachable!("{parameter} is a set of patterns in the catalogue"),
        }
    }
}

impl AlgorithmChoice {
    /// An algorithm with one parameter set.
    ///
    /// # Errors
    /// A [`ChoiceError`] if it has no such parameter, or that cannot have this value.
    pub fn with(name: AlgorithmName, parameter: &str, value: &str) -> Result<AlgorithmChoice, ChoiceError> {
        let entry = name.entry();
        let item = format!("{parameter}={value}");
        Ok(AlgorithmChoice { name, arguments: Arguments::read(entry.name, entry.parameters, &[&item])? })
    }

    /// The value of one of its parameters: the one given, else the default.
    ///
    /// # Panics
    /// If the catalogue gives the algorithm no such parameter.
    pub fn value(&self, parameter: &str) -> Value {
        self.arguments.value(self.name.entry().parameters, parameter)
    }

    /// The value of a parameter that is a number: as it is, or in thousandths if it may have decimals.
    pub(crate) fn number(&self, parameter: &str) -> u32 {
        match self.value(parameter) {
            Value::Whole(number) | Value::Thousandths(number) => {
                u32::try_from(number).expect("the catalogue allows no number beyond 32 bits")
            }
            _ => unreachable!("{parameter} is a number in the catalogue"),
        }
    }

    /// The value of a parameter that is a word.
    pub(crate) fn word(&self, parameter: &str) -> &'static str {
        match self.value(parameter) {
            Value::Word(word) => word,
            _ => unreachable!("{parameter} is a word in the catalogue"),
        }
    }
}

impl From<AlgorithmName> for AlgorithmChoice {
    fn from(name: AlgorithmName) -> AlgorithmChoice {
        AlgorithmChoice { name, arguments: Arguments::default() }
    }
}

impl From<PatternSet> for HeuristicChoice {
    fn from(set: PatternSet) -> HeuristicChoice {
        let name = HeuristicName::Pattern;
        let given = match set {
            PatternSet::Standard => Vec::new(),
            set => vec![(name.entry().parameters[0].name, Value::Patterns(set))],
        };
        HeuristicChoice::One { name, arguments: Arguments(given) }
    }
}

impl From<HeuristicName> for HeuristicChoice {
    fn from(name: HeuristicName) -> HeuristicChoice {
        HeuristicChoice::One { name, arguments: Arguments::default() }
    }
}

impl HeuristicChoice {
    /// Whether it never says more than the moves that are left; a maximum if all its parts do so.
    pub fn is_admissible(&self) -> bool {
        self.parts().iter().all(|name| name.entry().admissible)
    }

    /// Whether a move never changes it by more than 1; a maximum if all its parts do so.
    pub fn is_consistent(&self) -> bool {
        self.parts().iter().all(|name| name.entry().consistent)
    }

    /// The heuristics that it is made of.
    pub fn parts(&self) -> Vec<HeuristicName> {
        match self {
            HeuristicChoice::One { name, .. } => vec![*name],
            HeuristicChoice::Maximum(parts) => parts.iter().flat_map(HeuristicChoice::parts).collect(),
        }
    }
}

impl FromStr for AlgorithmChoice {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<AlgorithmChoice, ChoiceError> {
        let (given, items) = split(text)?;
        let known = ALGORITHMS.iter().map(|entry| entry.name);
        let entry = ALGORITHMS.iter().find(|entry| entry.name == given).ok_or_else(|| {
            let nearest = nearest(&given, known.clone());
            ChoiceError::UnknownAlgorithm { given: given.clone(), nearest, known: known.collect() }
        })?;
        let arguments = Arguments::read(entry.name, entry.parameters, &items)?;
        Ok(AlgorithmChoice { name: entry.id, arguments })
    }
}

impl FromStr for HeuristicChoice {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<HeuristicChoice, ChoiceError> {
        let (given, items) = split(text)?;
        if given == "max" {
            if !(2..=MOST_OF_A_MAXIMUM).contains(&items.len()) {
                return Err(ChoiceError::CountOfMaximum(items.len()));
            }
            let parts = items.iter().map(|item| item.parse()).collect::<Result<Vec<_>, _>>()?;
            if parts.iter().any(|part| matches!(part, HeuristicChoice::Maximum(_))) {
                return Err(ChoiceError::Malformed(text.to_owned()));
            }
            return Ok(HeuristicChoice::Maximum(parts));
        }
        let known = HEURISTICS.iter().map(|entry| entry.name);
        let entry = HEURISTICS.iter().find(|entry| entry.name == given).ok_or_else(|| {
            let nearest = nearest(&given, known.clone());
            ChoiceError::UnknownHeuristic { given: given.clone(), nearest, known: known.collect() }
        })?;
        let arguments = Arguments::read(entry.name, entry.parameters, &items)?;
        Ok(HeuristicChoice::One { name: entry.id, arguments })
    }
}

/// The name, and what stands between its brackets, taken apart at the commas outside inner brackets.
fn split(text: &str) -> Result<(String, Vec<&str>), ChoiceError> {
    let text = text.trim();
    let malformed = || ChoiceError::Malformed(text.to_owned());
    let Some((name, rest)) = text.split_once('(') else {
        return if text.contains([')', ',']) {
            Err(malformed())
        } else {
            Ok((text.to_lowercase(), Vec::new()))
        };
    };
    let inside = rest.strip_suffix(')').ok_or_else(malformed)?;
    let mut items = Vec::new();
    let (mut depth, mut from) = (0usize, 0);
    for (at, byte) in inside.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.checked_sub(1).ok_or_else(malformed)?,
            b',' if depth == 0 => {
                items.push(inside[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    if depth != 0 {
        return Err(malformed());
    }
    items.push(inside[from..].trim());
    if items.iter().any(|item| item.is_empty()) {
        return Err(malformed());
    }
    Ok((name.trim().to_lowercase(), items))
}

/// The name that was meant: the one that the initials stand for, as in `bfs`, that begins or goes on like this, or
/// that differs from it in a letter out of three at most.
fn nearest(given: &str, known: impl Iterator<Item = &'static str> + Clone) -> Option<&'static str> {
    let given = given.replace('*', "-star");
    let initials = |name: &str| name.split('-').filter_map(|word| word.chars().next()).collect::<String>();
    let meant = |name: &&str| {
        let initials = initials(name);
        initials.len() > 1 && (given == initials || given == format!("{initials}s"))
    };
    let holds = |name: &&str| given.len() > 2 && name.contains(&given);
    let distance = |name: &&str| strsim::damerau_levenshtein(&given, name);
    let alike = || known.clone().min_by_key(distance).filter(|name| 3 * distance(name) <= name.len());
    known.clone().find(meant).or_else(|| known.clone().find(holds)).or_else(alike)
}

impl fmt::Display for Arguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        let item = |(name, value): &(&str, Value)| match value {
            Value::Patterns(set) => set.to_string(),
            value => format!("{name}={value}"),
        };
        let items: Vec<_> = self.0.iter().map(item).collect();
        write!(f, "({})", items.join(","))
    }
}

impl fmt::Display for AlgorithmChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.name.entry().name, self.arguments)
    }
}

impl fmt::Display for HeuristicChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeuristicChoice::One { name, arguments } => write!(f, "{}{arguments}", name.entry().name),
            HeuristicChoice::Maximum(parts) => {
                let parts: Vec<_> = parts.iter().map(HeuristicChoice::to_string).collect();
                write!(f, "max({})", parts.join(","))
            }
        }
    }
}
