//! A demonstration with its texts, as JSON.

use serde::Serialize;

use crate::SCHEMA;
use crate::demonstrations::Demonstrated;

/// What a demonstration showed, and what is to be learnt from it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DemonstrationRecord {
    schema: u32,
    title: String,
    explanation: String,
    #[serde(flatten)]
    shown: Demonstrated,
}

impl DemonstrationRecord {
    /// The record of a demonstration, its texts in the user's language.
    pub fn new(title: String, explanation: String, shown: Demonstrated) -> DemonstrationRecord {
        DemonstrationRecord { schema: SCHEMA, title, explanation, shown }
    }
}
