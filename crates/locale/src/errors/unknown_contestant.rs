//! [`UnknownContestant`]: a text names none of the searches that are compared.

use jiugong_solver::compare::UnknownContestant;

use crate::{Language, Say, say};

impl Say for UnknownContestant {
    fn say(&self, language: Language) -> String {
        say!(language, "compare-unknown-baseline", given = self.given.as_str(), known = self.known.as_str())
    }
}
