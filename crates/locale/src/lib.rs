//! Every sentence that jiugong says, in English and simplified Chinese.
//!
//! The sentences stand in Fluent files under `messages/`, one folder a language, one file a
//! theme, and are embedded in the program. [`Language::say`] (or the macro [`say!`], whose
//! keys and arguments a test checks against the files) looks one up; [`Say`] turns the typed
//! values of the lower crates, such as errors, into sentences.

mod catalogue;
mod catalogue_record;
mod demonstration;
mod errors;
mod explanation;
mod language;
mod lines;
mod messages;
mod number;
mod reachability;
mod report;
mod say;
mod texts;
mod trace;

pub use catalogue::{algorithm_summary, heuristic_summary};
pub use catalogue_record::CatalogueRecord;
pub use demonstration::{demonstration_attempt, demonstration_run, demonstration_text, demonstration_title};
pub use explanation::picture_words;
pub use fluent_bundle::FluentValue;
pub use language::{Language, LanguageError};
pub use lines::lines;
pub use number::{bytes, grouped, seconds};
pub(crate) use report::report_pair;
pub use say::Say;
pub use texts::{Text, algorithm_texts, heuristic_texts};
pub use trace::trace_words;
