//! The words of an explanation's picture.

use jiugong_solver::explain::{Breakdown, Explanation, Line, PictureWords};

use super::{closing, line, summary};
use crate::{Language, lines, say};

/// The longest lines below a picture, in columns of a terminal.
const COLUMNS: usize = 92;

/// The words that the picture of an explanation is drawn with.
pub fn picture_words(explanation: &Explanation, language: Language) -> PictureWords {
    let size = explanation.board.size();
    let mut notes = summary(&explanation.estimate, language);
    if let Breakdown::Maximum { parts, largest } = &explanation.estimate.how
        && let Some(part) = parts.get(*largest)
    {
        notes.extend(summary(part, language));
    }
    notes.extend(closing(explanation, language));
    PictureWords {
        title: say!(
            language,
            "explain-part",
            heuristic = explanation.estimate.heuristic.to_string(),
            h = explanation.estimate.h
        ),
        language: language.tag().to_owned(),
        notes: notes.iter().flat_map(|note| lines(note, COLUMNS)).collect(),
        board: say!(language, "picture-board"),
        goal: say!(language, "picture-goal"),
        landmark: say!(language, "picture-landmark"),
        rows: (1..=size.height()).map(|row| line(Line::Row(row), language)).collect(),
        columns: (1..=size.width()).map(|column| line(Line::Column(column), language)).collect(),
        into_rows: say!(language, "explain-into-rows"),
        into_columns: say!(language, "explain-into-columns"),
        by_rows: say!(language, "explain-by-rows"),
        by_columns: say!(language, "explain-by-columns"),
        distance: say!(language, "picture-distance"),
        home: say!(language, "picture-home"),
        misplaced: say!(language, "picture-misplaced"),
        conflict: say!(language, "picture-conflict"),
        removed: say!(language, "picture-removed"),
        cycle: say!(language, "picture-cycle"),
        group: say!(language, "picture-group"),
        score: say!(language, "picture-score"),
        inversion: say!(language, "picture-inversion"),
        lines: say!(language, "picture-lines"),
        blank: say!(language, "picture-blank"),
        away: say!(language, "picture-away"),
    }
}
