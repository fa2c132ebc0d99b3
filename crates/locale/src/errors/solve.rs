//! [`SolveError`] and [`SizesDiffer`].

use jiugong_puzzle::SizesDiffer;
use jiugong_solver::{MOST_CELLS, MOST_OF_A_MAXIMUM, SolveError};

use crate::{Language, Say, say};

impl Say for SizesDiffer {
    fn say(&self, language: Language) -> String {
        say!(language, "sizes-differ", start = self.start.to_string(), goal = self.goal.to_string())
    }
}

impl Say for SolveError {
    fn say(&self, language: Language) -> String {
        match self {
            SolveError::SizesDiffer(error) => error.say(language),
            SolveError::TooLarge { size } => say!(
                language,
                "solve-too-large",
                size = size.to_string(),
                cells = size.cells(),
                most = MOST_CELLS
            ),
            SolveError::NoTable { size } => say!(language, "solve-no-table", size = size.to_string()),
            SolveError::WrongMaximum { heuristic } => say!(
                language,
                "solve-wrong-maximum",
                heuristic = heuristic.as_str(),
                most = MOST_OF_A_MAXIMUM
            ),
            SolveError::NotAllShortest { algorithm } => {
                say!(language, "solve-not-all-shortest", algorithm = algorithm.as_str())
            }
            SolveError::Collection(error) => error.say(language),
            SolveError::Patterns(error) => error.say(language),
            SolveError::WrongPath { algorithm, heuristic, failure } => say!(
                language,
                "solve-wrong-path",
                algorithm = algorithm.as_str(),
                heuristic = heuristic.as_str(),
                failure = failure.say(language)
            ),
        }
    }
}
