//! [`SampleError`].

use jiugong_solver::compare::SampleError;

use crate::{Language, Say, say};

impl Say for SampleError {
    fn say(&self, language: Language) -> String {
        match self {
            SampleError::Table(error) => error.say(language),
            SampleError::Solve(error) => error.say(language),
            SampleError::NoneAt { size, distance, metric } => {
                let (size, metric) = (size.to_string(), metric.name());
                say!(language, "no-board-at-distance", size = size, distance = *distance, metric = metric)
            }
            SampleError::Cancelled => say!(language, "report-cancelled"),
        }
    }
}
