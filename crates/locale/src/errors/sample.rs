//! [`SampleError`].

use jiugong_solver::compare::SampleError;

use crate::{Language, Say, say};

impl Say for SampleError {
    fn say(&self, language: Language) -> String {
        match self {
            SampleError::Table(error) => error.say(language),
            SampleError::Solve(error) => error.say(language),
            SampleError::NoneAt { size, distance } => {
                let size = size.to_string();
                say!(language, "no-board-at-distance", size = size, distance = *distance, metric = "stm")
            }
            SampleError::Cancelled => say!(language, "report-cancelled"),
        }
    }
}
