//! [`TableError`].

use jiugong_solver::{Status, TableError};

use crate::{Language, Say, bytes, say};

impl Say for TableError {
    fn say(&self, language: Language) -> String {
        match self {
            TableError::TooManyCells { size } => {
                say!(language, "table-too-many-cells", size = size.to_string(), cells = size.cells())
            }
            TableError::Memory { size, bytes: amount } => {
                say!(language, "table-memory", size = size.to_string(), memory = bytes(*amount))
            }
            TableError::Stopped(stop) => {
                let reason = match Status::from(*stop) {
                    Status::TimeLimit => say!(language, "report-time-limit"),
                    Status::MemoryLimit => say!(language, "report-memory-limit"),
                    _ => say!(language, "report-cancelled"),
                };
                say!(language, "table-stopped", reason = reason)
            }
            TableError::OtherGoal { goal } => say!(language, "table-other-goal", goal = goal.to_string()),
        }
    }
}
