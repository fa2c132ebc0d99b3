//! What clap found wrong with a command line, said in the user's language.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use jiugong_locale::{Language, LanguageError, Say, say};
use jiugong_puzzle::{SizeError, UnknownFormat, UnknownMetric, UnknownNotation};
use jiugong_solver::ChoiceError;
use jiugong_solver::compare::DistancesError;

use crate::quantity::QuantityError;

/// The sentence for an error of the command line.
pub fn sentence(error: &clap::Error, language: Language) -> String {
    let part = |kind| context(error, kind);
    let argument = part(ContextKind::InvalidArg);
    let mut sentence = match error.kind() {
        ErrorKind::UnknownArgument => say!(language, "usage-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            say!(language, "usage-unknown-subcommand", name = part(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ValueValidation if error.source().is_some() => {
            let reason = error.source().map(|reason| reason_sentence(reason, language)).unwrap_or_default();
            say!(language, "usage-wrong-value", argument = argument, reason = reason)
        }
        ErrorKind::InvalidValue if part(ContextKind::InvalidValue).is_empty() => {
            say!(language, "usage-no-value", argument = argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = part(ContextKind::InvalidValue);
            say!(language, "usage-unknown-value", argument = argument, value = value)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!(language, "usage-wrong-number-of-values", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            let other = part(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                say!(language, "usage-given-twice", argument = argument)
            } else {
                say!(language, "usage-conflict", argument = argument, other = other)
            }
        }
        ErrorKind::MissingRequiredArgument => say!(language, "usage-missing", argument = argument),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say!(language, "usage-missing-subcommand")
        }
        ErrorKind::InvalidUtf8 => say!(language, "usage-not-unicode"),
        _ => say!(language, "usage-other", text = error.to_string().trim_end()),
    };
    let is_a_board = |text: &str| text.starts_with('-') && !text.contains(char::is_alphabetic);
    if error.kind() == ErrorKind::UnknownArgument && is_a_board(&part(ContextKind::InvalidArg)) {
        sentence.push_str(&say!(language, "usage-board-behind-dashes"));
    }
    let possible = part(ContextKind::ValidValue);
    if !possible.is_empty() {
        sentence.push_str(&say!(language, "usage-possible-values", values = possible));
    }
    let nearest = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(nearest) = nearest.into_iter().map(part).find(|text| !text.is_empty()) {
        sentence.push_str(&say!(language, "usage-did-you-mean", name = nearest));
    }
    sentence
}

/// One piece of what clap knows about the error; empty where there is none.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}

/// What a value's own parser said.
fn reason_sentence(reason: &(dyn Error + 'static), language: Language) -> String {
    fn say<E: Error + Say + 'static>(reason: &(dyn Error + 'static), language: Language) -> Option<String> {
        reason.downcast_ref::<E>().map(|error| error.say(language))
    }
    say::<SizeError>(reason, language)
        .or_else(|| say::<LanguageError>(reason, language))
        .or_else(|| say::<QuantityError>(reason, language))
        .or_else(|| say::<DistancesError>(reason, language))
        .or_else(|| say::<ChoiceError>(reason, language))
        .or_else(|| say::<UnknownFormat>(reason, language))
        .or_else(|| say::<UnknownNotation>(reason, language))
        .or_else(|| say::<UnknownMetric>(reason, language))
        .unwrap_or_else(|| reason.to_string())
}
