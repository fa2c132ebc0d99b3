//! The words of traces.

use jiugong_solver::Report;
use jiugong_solver::trace::TraceWords;

use crate::{Language, report_pair, say};

/// The words that the trace of a report's search is written with.
pub fn trace_words(report: &Report, language: Language) -> TraceWords {
    let (board, goal) = (report.board.to_string(), report.goal.to_string());
    TraceWords {
        title: say!(
            language,
            "trace-title",
            pair = report_pair(report, language),
            board = board,
            goal = goal,
            metric = report.metric.name()
        ),
        language: language.tag().to_owned(),
        start: say!(language, "trace-start"),
        open: say!(language, "trace-open"),
        closed: say!(language, "trace-closed"),
        brackets: [say!(language, "trace-opening"), say!(language, "trace-closing")],
        stack: say!(language, "trace-stack"),
        next: say!(language, "trace-next"),
        goal: say!(language, "trace-goal"),
        meeting: say!(language, "trace-meeting"),
        solution: say!(language, "trace-solution"),
        dropped: say!(language, "trace-dropped"),
        replaced: say!(language, "trace-replaced"),
        left: say!(language, "trace-left"),
        forgotten: say!(language, "trace-forgotten"),
        waiting: say!(language, "trace-waiting"),
        bound: say!(language, "trace-bound"),
        weight: say!(language, "trace-weight"),
        layer: say!(language, "trace-layer"),
        restart: say!(language, "trace-restart"),
        from_start: say!(language, "trace-from-start"),
        from_goal: say!(language, "trace-from-goal"),
        parent: say!(language, "trace-parent"),
        up: say!(language, "trace-up"),
        left_move: say!(language, "trace-left-move"),
        right: say!(language, "trace-right"),
        down: say!(language, "trace-down"),
        number: say!(language, "trace-number"),
        folded: say!(language, "trace-folded"),
        cut: say!(language, "trace-cut"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_puzzle::{Board, GoalName, Metric};
    use jiugong_solver::{Request, Solver};

    use super::*;

    #[test]
    fn the_title_says_what_is_searched() {
        let board = Board::from_rows("8 0 3/2 1 4/7 6 5").unwrap();
        let goal = GoalName::Snail.board(board.size());
        let mut request = Request::new(board, goal);
        request.algorithm = Some("a-star".parse().unwrap());
        request.heuristic = Some("misplaced".parse().unwrap());
        let report = Solver::new().solve(&request, &Arc::default()).unwrap();
        let title = |language| trace_words(&report, language).title;
        let english = "a-star with misplaced, from 8 0 3/2 1 4/7 6 5 to 1 2 3/8 0 4/7 6 5";
        assert_eq!(title(Language::English), english);
        assert_eq!(
            title(Language::Chinese),
            "a-star 配 misplaced，从 8 0 3/2 1 4/7 6 5 到 1 2 3/8 0 4/7 6 5"
        );
        request.metric = Metric::MultiTile;
        let report = Solver::new().solve(&request, &Arc::default()).unwrap();
        let title = |language| trace_words(&report, language).title;
        assert_eq!(title(Language::English), format!("{english}; tiles slid at once count one"));
        assert!(title(Language::Chinese).ends_with("；同时推动的数字块算一次"));
    }
}
