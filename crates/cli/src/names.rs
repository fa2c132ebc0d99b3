//! Values that are chosen by name: read with their own errors, offered by the completions.

use std::ffi::OsStr;
use std::marker::PhantomData;
use std::str::FromStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use jiugong_locale::Language;
use jiugong_puzzle::{Format, GoalName, Metric, Notation};
use jiugong_solver::{ALGORITHMS, AlgorithmChoice, HEURISTICS, HeuristicChoice};

/// Reads a `T` by its [`FromStr`], and knows the names for the completions.
#[derive(Clone)]
pub struct Named<T> {
    names: Vec<&'static str>,
    value: PhantomData<fn() -> T>,
}

impl<T> Named<T> {
    fn new(names: impl IntoIterator<Item = &'static str>) -> Named<T> {
        Named { names: names.into_iter().collect(), value: PhantomData }
    }
}

/// An algorithm of the catalogue, with parameters or without.
pub fn algorithm() -> Named<AlgorithmChoice> {
    Named::new(ALGORITHMS.iter().map(|entry| entry.name))
}

/// A heuristic of the catalogue, or the maximum of several.
pub fn heuristic() -> Named<HeuristicChoice> {
    Named::new(HEURISTICS.iter().map(|entry| entry.name))
}

/// A format of boards that can be written.
pub fn format() -> Named<Format> {
    Named::new(Format::ALL.into_iter().filter(|format| format.is_writable()).map(Format::name))
}

/// A goal by its name, or the text of a board.
pub fn goal() -> Named<String> {
    Named::new(GoalName::ALL.map(GoalName::name))
}

/// A language.
pub fn language() -> Named<Language> {
    Named::new(Language::ALL.map(Language::tag))
}

/// What counts one in a length.
pub fn metric() -> Named<Metric> {
    Named::new(Metric::ALL.map(Metric::name))
}

/// A notation of paths.
pub fn notation() -> Named<Notation> {
    Named::new(Notation::ALL.map(Notation::name))
}

impl<T> TypedValueParser for Named<T>
where
    T: FromStr<Err: std::error::Error + Send + Sync + 'static> + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        (|text: &str| text.parse::<T>()).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(|&name| PossibleValue::new(name))))
    }
}
