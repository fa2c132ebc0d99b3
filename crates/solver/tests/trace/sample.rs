//! Recordings to test with.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::trace::{MOST_STEPS, Recorder, Recording, TraceWords};
use jiugong_solver::{Report, Request, Solver};

pub fn board(text: &str) -> Board {
    let rows: Vec<&str> = text.split('/').collect();
    let cells: Vec<u16> =
        rows.iter().flat_map(|row| row.split_whitespace()).map(|tile| tile.parse().unwrap()).collect();
    Board::new(Size::new(cells.len() / rows.len(), rows.len()).unwrap(), cells).unwrap()
}

/// A request with the goal `snail`.
pub fn request(start: &str, algorithm: &str, heuristic: &str) -> Request {
    let start = board(start);
    let goal = GoalName::Snail.board(start.size());
    let mut request = Request::new(start, goal);
    request.algorithm = Some(algorithm.parse().unwrap());
    request.heuristic = Some(heuristic.parse().unwrap());
    request
}

pub fn record(request: &Request) -> (Report, Arc<Recording>) {
    let mut recorder = Recorder::new(request, MOST_STEPS).unwrap();
    let report = Solver::new().solve_observed(request, &Arc::default(), &mut recorder).unwrap();
    (report, Arc::new(recorder.finish()))
}

pub fn words(title: &str) -> TraceWords {
    let word = str::to_owned;
    TraceWords {
        title: word(title),
        language: word("en"),
        start: word("start"),
        open: word("open"),
        closed: word("closed"),
        brackets: [word(" ("), word(")")],
        stack: word("stack"),
        next: word("next"),
        goal: word("goal"),
        meeting: word("meeting"),
        solution: word("solution"),
        dropped: word("dropped"),
        replaced: word("replaced"),
        left: word("left"),
        forgotten: word("forgotten"),
        waiting: word("waiting"),
        bound: word("bound"),
        weight: word("weight"),
        layer: word("layer"),
        restart: word("restart"),
        from_start: word("from the start"),
        from_goal: word("from the goal"),
        parent: word("from"),
        up: word("up"),
        left_move: word("left"),
        right: word("right"),
        down: word("down"),
        number: word("number of the expansion"),
        folded: word("nodes that are not drawn"),
        cut: word("the recording is full"),
    }
}
