//! [`DistancesError`]: a text that is no list of distances.

use jiugong_solver::compare::DistancesError;

use crate::{Language, Say, say};

impl Say for DistancesError {
    fn say(&self, language: Language) -> String {
        say!(language, "distances-not-read", text = self.0.as_str())
    }
}
