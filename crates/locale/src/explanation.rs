//! Explanations in words: how the estimate of a board was made up.

mod details;
mod picture;
mod summary;

use jiugong_solver::HeuristicChoice;
use jiugong_solver::explain::{Breakdown, Estimate, ExplainError, Explanation, Line};

use self::details::details;
pub use self::picture::picture_words;
use self::summary::summary;
use crate::{Language, Say, heuristic_summary, say};

/// What is explained, every part with its numbers, and what follows: as many lines as the board demands.
impl Say for Explanation {
    fn say(&self, language: Language) -> String {
        let mut lines = vec![title(self, language)];
        lines.extend(parts(&self.estimate, language));
        lines.push(String::new());
        lines.extend(closing(self, language));
        lines.join("\n")
    }
}

impl Say for ExplainError {
    fn say(&self, language: Language) -> String {
        match self {
            ExplainError::Refused(error) => error.say(language),
            ExplainError::Stopped(_) => say!(language, "explain-stopped"),
            ExplainError::Unreachable { heuristic } => {
                say!(language, "explain-unreachable", heuristic = heuristic.as_str())
            }
        }
    }
}

fn title(explanation: &Explanation, language: Language) -> String {
    say!(
        language,
        "explain-title",
        heuristic = explanation.estimate.heuristic.to_string(),
        h = explanation.estimate.h,
        board = explanation.board.to_string(),
        goal = explanation.goal.to_string()
    )
}

/// What the heuristic counts, each part, and the sum; for a maximum all of its parts in turn.
fn parts(estimate: &Estimate, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    if let HeuristicChoice::One { name, .. } = &estimate.heuristic {
        lines.push(heuristic_summary(name.entry(), language));
    }
    if let Breakdown::Maximum { parts: of, .. } = &estimate.how {
        for part in of {
            lines.push(String::new());
            let (heuristic, h) = (part.heuristic.to_string(), part.h);
            lines.push(say!(language, "explain-part", heuristic = heuristic, h = h));
            let indented = |line: String| if line.is_empty() { line } else { format!("  {line}") };
            lines.extend(parts(part, language).into_iter().map(indented));
        }
    }
    let details = details(&estimate.how, language);
    if !details.is_empty() {
        lines.push(String::new());
        lines.extend(details);
    }
    lines.push(String::new());
    lines.extend(summary(estimate, language));
    lines
}

/// What may be concluded.
fn closing(explanation: &Explanation, language: Language) -> Vec<String> {
    let (heuristic, h) = (&explanation.estimate.heuristic, explanation.estimate.h);
    let mut lines = Vec::new();
    if !explanation.reachable {
        lines.push(say!(language, "explain-does-not-know"));
    } else if heuristic.is_admissible() {
        lines.push(say!(language, "explain-at-least", h = h));
    } else {
        lines.push(say!(language, "explain-may-overestimate"));
    }
    lines
}

/// A row or a column by its number.
fn line(line: Line, language: Language) -> String {
    match line {
        Line::Row(row) => say!(language, "explain-row", row = row),
        Line::Column(column) => say!(language, "explain-column", column = column),
    }
}

/// Numbers with something between them.
fn joined(numbers: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_puzzle::Board;
    use jiugong_solver::{HEURISTICS, Limits, Solver};

    use super::*;

    fn explanation(heuristic: &str) -> Explanation {
        let board = Board::from_rows("2 8 3/1 6 4/7 0 5").unwrap();
        let goal = Board::from_rows("1 2 3/8 0 4/7 6 5").unwrap();
        let (heuristic, limits) = (heuristic.parse().unwrap(), Limits::default());
        Solver::new().explainer(&goal, &heuristic, limits, &Arc::default()).unwrap().explain(&board).unwrap()
    }

    #[test]
    fn every_heuristic_is_explained_in_both_languages() {
        for language in Language::ALL {
            for entry in &HEURISTICS {
                let explanation = explanation(entry.name);
                let said = explanation.say(language);
                assert!(said.contains(&format!("h = {}", explanation.estimate.h)), "{said}");
                assert!(!said.contains(['‹', '{']) && !said.contains("\n\n\n"), "{said}");
                let words = picture_words(&explanation, language);
                assert!(!format!("{words:?}").contains('‹'), "{words:?}");
            }
        }
    }

    #[test]
    fn the_sum_is_written_out() {
        let said = explanation("manhattan").say(Language::English);
        assert!(said.contains("Manhattan distance: 1 + 2 + 1 + 1 = 5"), "{said}");
        let said = explanation("max(misplaced,manhattan)").say(Language::Chinese);
        assert!(said.contains("misplaced 给出 h = 4") && said.contains("最大"), "{said}");
    }
}
