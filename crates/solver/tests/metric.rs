//! The multi-tile metric: every optimal pair gives the true distance, and every claim holds.

use std::sync::Arc;

use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Metric, Path, Size};
use jiugong_solver::{
    ALGORITHMS, AlgorithmName, Complete, Event, HEURISTICS, HeuristicChoice, HeuristicName, Informed, Memory,
    ObservedSpace, Observing, Optimal, Optimality, Request, SolveError, Solver, Status, Verdict, check,
    verify,
};

/// The least pushes to every board by number, by a plain breadth-first search of boards.
fn distances(goal: &Board) -> Vec<u32> {
    let numbering = BoardNumbering::new(goal).unwrap();
    let number = |board: &Board| numbering.number_of(board).unwrap() as usize;
    let mut distances = vec![u32::MAX; numbering.count() as usize];
    distances[number(goal)] = 0;
    let mut queue = std::collections::VecDeque::from([goal.clone()]);
    while let Some(board) = queue.pop_front() {
        for direction in Direction::ALL {
            let mut next = board.clone();
            while next.slide(direction).is_some() {
                if distances[number(&next)] == u32::MAX {
                    distances[number(&next)] = distances[number(&board)] + 1;
                    queue.push_back(next.clone());
                }
            }
        }
    }
    distances
}

fn request(board: &Board, goal: &Board) -> Request {
    let mut request = Request::new(board.clone(), goal.clone());
    request.metric = Metric::MultiTile;
    request
}

fn heuristics(informed: Informed) -> Vec<HeuristicChoice> {
    let all = HEURISTICS.iter().map(|entry| entry.id.into());
    match informed {
        Informed::Blind | Informed::ByTable => all.take(1).collect(),
        Informed::ByHeuristic => all
            .chain(
                ["max(manhattan,walking-distance,pattern)", "max(gaschnig,exact)"]
                    .map(|text| text.parse().unwrap()),
            )
            .collect(),
    }
}

#[test]
fn every_pair_keeps_its_promise_on_3x3() {
    let goal = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let numbering = BoardNumbering::new(&goal).unwrap();
    let distances = distances(&goal);
    let solver = Solver::new();
    for number in (0..numbering.count()).step_by(36_287) {
        let board = numbering.board(number).unwrap();
        let distance = distances[number as usize];
        for algorithm in &ALGORITHMS {
            for heuristic in heuristics(algorithm.informed) {
                let mut request = request(&board, &goal);
                request.algorithm = Some(algorithm.id.into());
                request.heuristic = Some(heuristic.clone());
                if algorithm.memory == Memory::Path {
                    request.limits.nodes = Some(100_000);
                }
                let report = solver.solve(&request, &Arc::default()).unwrap();
                let what = format!("{} with {heuristic} on {board}", algorithm.name);
                let promised = match algorithm.optimal {
                    Optimal::Always => true,
                    Optimal::IfAdmissible => heuristic.is_admissible(),
                    Optimal::WithinWeight | Optimal::Never => false,
                };
                let length = report.length().map(|length| length as u32);
                if report.status == Status::NodeLimit {
                    assert!(request.limits.nodes.is_some(), "{what}");
                } else if promised {
                    assert_eq!((length, report.optimal), (Some(distance), true), "{what}");
                }
                assert!(!report.optimal || length == Some(distance), "{what}");
                assert!(report.lower_bound.is_none_or(|bound| bound <= distance), "{what}");
                assert!(length.is_none_or(|length| length >= distance), "{what}");
                if let (Some(length), Some(bound)) = (length, report.suboptimality_bound) {
                    assert!(f64::from(length) <= bound * f64::from(distance) + 1e-9, "{what}");
                }
                if algorithm.complete == Complete::Always {
                    assert_ne!(report.status, Status::NotFound, "{what}");
                }
                if let Some(path) = &report.path {
                    assert_eq!(check(board.cells(), goal.cells(), 3, path.slides()), Ok(()), "{what}");
                    assert_eq!(report.slides(), Some(path.single_tile_length()), "{what}");
                }
            }
        }
    }
}

/// By the table and by a search, for three goals. (The heuristics' own test compares all 181,440 boards of each.)
#[test]
fn the_default_answers_every_board_of_3x3() {
    let size = Size::new(3, 3).unwrap();
    let other = Board::new(size, vec![4, 0, 7, 1, 8, 3, 6, 2, 5]).unwrap();
    let solver = Solver::new();
    for goal in [GoalName::Standard.board(size), GoalName::Snail.board(size), other] {
        let numbering = BoardNumbering::new(&goal).unwrap();
        for (number, distance) in distances(&goal).into_iter().enumerate().step_by(23) {
            let mut request = request(&numbering.board(number as u64).unwrap(), &goal);
            if number % 2 == 0 {
                request.algorithm = Some(AlgorithmName::Table.into());
            }
            let report = solver.solve(&request, &Arc::default()).unwrap();
            assert_eq!(
                (report.length(), report.optimal),
                (Some(distance as usize), true),
                "{}",
                request.board
            );
        }
    }
}

#[test]
fn paths_are_judged_in_the_metric() {
    let board = Board::from_rows("1 2 3/4 5 6/0 7 8").unwrap();
    let goal = GoalName::Standard.board(board.size());
    let judge = |metric, text: &str| {
        let mut request = request(&board, &goal);
        request.metric = metric;
        let path = Path::read(text, &board).unwrap().0;
        match verify(&Solver::new(), &request, &path, &Arc::default()).unwrap() {
            Verdict::Right { length, optimality, .. } => (length, optimality),
            Verdict::Wrong(failure) => panic!("{failure}"),
        }
    };
    assert_eq!(judge(Metric::MultiTile, "rr"), (1, Optimality::Optimal));
    assert_eq!(judge(Metric::SingleTile, "rr"), (2, Optimality::Optimal));
    assert_eq!(judge(Metric::MultiTile, "rrlr"), (3, Optimality::Longer { shorter: 1 }));
}

struct Nobody;

impl Observing<ObservedSpace> for Nobody {
    fn hear(&mut self, _event: Event<'_, ObservedSpace>) {}
}

#[test]
fn a_search_in_pushes_is_not_observed() {
    let board = Board::from_rows("1 2 3/4 5 6/0 7 8").unwrap();
    let mut request = request(&board, &GoalName::Standard.board(board.size()));
    request.algorithm = Some(AlgorithmName::AStar.into());
    request.heuristic = Some(HeuristicName::Manhattan.into());
    let refused = Solver::new().solve_observed(&request, &Arc::default(), &mut Nobody).unwrap_err();
    assert_eq!(refused, SolveError::NotInPushes);
}
