//! The multi-tile metric: every optimal pair gives the true distance, and every claim holds.

use std::sync::Arc;

use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Metric, Path, Size};
use jiugong_solver::{
    ALGORITHMS, AlgorithmName, Complete, Event, HEURISTICS, HeuristicChoice, HeuristicName, Informed, Memory,
    ObservedSpace, Observing, Optimal, Optimality, Report, Request, SolveError, Solver, Status, Verdict,
    check, verify,
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

/// What an observer hears of.
#[derive(Default)]
struct Heard {
    expanded: u64,
    /// The pushes of the solution that came last.
    solution: Option<u32>,
}

impl Observing<ObservedSpace> for Heard {
    fn hear(&mut self, event: Event<'_, ObservedSpace>) {
        match event {
            Event::Expanded(_) => self.expanded += 1,
            Event::Solution(node) => self.solution = Some(node.g),
            _ => {}
        }
    }
}

/// With every estimate and the search that is made for pattern databases: the same path and the same counts.
#[test]
fn a_search_that_is_observed_is_the_same_search() {
    let goal = GoalName::Standard.board(Size::new(4, 3).unwrap());
    let board = Board::from_rows("1 10 3 4/5 6 2 0/9 7 11 8").unwrap();
    let solver = Solver::new();
    for (algorithm, heuristic) in [
        ("ida-star", "pattern"),
        ("ida-star", "manhattan"),
        ("a-star", "pattern"),
        ("mm", "manhattan"),
        ("rbfs", "max(manhattan,walking-distance)"),
        ("breadth-first", "zero"),
    ] {
        let mut request = request(&board, &goal);
        request.algorithm = Some(algorithm.parse().unwrap());
        request.heuristic = Some(heuristic.parse().unwrap());
        request.limits.nodes = Some(200_000);
        let unobserved = solver.solve(&request, &Arc::default()).unwrap();
        let mut heard = Heard::default();
        let observed = solver.solve_observed(&request, &Arc::default(), &mut heard).unwrap();
        let what = format!("{algorithm} with {heuristic}");
        assert_eq!((unobserved.status, unobserved.optimal), (Status::Solved, true), "{what}");
        assert_eq!(unobserved.path, observed.path, "{what}");
        let counts = |report: &Report| (report.statistics.expanded, report.statistics.generated);
        assert_eq!(counts(&unobserved), counts(&observed), "{what}");
        assert_eq!(heard.expanded, observed.statistics.expanded, "{what}");
        if algorithm != "mm" {
            assert_eq!(heard.solution.map(|pushes| pushes as usize), observed.length(), "{what}");
        }
    }
}

/// How many shortest paths of pushes there are: as many as the boards have together that are one push nearer.
fn paths(numbering: &BoardNumbering, distances: &[u32]) -> Vec<u64> {
    let mut numbers: Vec<usize> = (0..distances.len()).collect();
    numbers.sort_by_key(|&number| distances[number]);
    let mut paths = vec![0; distances.len()];
    for number in numbers {
        if distances[number] == 0 {
            paths[number] = 1;
            continue;
        }
        let board = numbering.board(number as u64).unwrap();
        for direction in Direction::ALL {
            let mut next = board.clone();
            while next.slide(direction).is_some() {
                let next = numbering.number_of(&next).unwrap() as usize;
                if distances[next] < distances[number] {
                    paths[number] += paths[next];
                }
            }
        }
    }
    paths
}

/// By the default (the exact table on these sizes), by pattern databases and by estimates that say less; every path that
/// is listed is a shortest one, and no two are the same.
#[test]
fn all_shortest_paths_are_those_of_a_plain_search() {
    let solver = Solver::new();
    for (width, height, name) in [(3, 3, GoalName::Standard), (3, 3, GoalName::Snail), (4, 2, GoalName::Zero)]
    {
        let goal = name.board(Size::new(width, height).unwrap());
        let numbering = BoardNumbering::new(&goal).unwrap();
        let distances = distances(&goal);
        let paths = paths(&numbering, &distances);
        let step = distances.len() / 40;
        for (number, &distance) in distances.iter().enumerate().step_by(step) {
            let board = numbering.board(number as u64).unwrap();
            for heuristic in
                [None, Some("pattern"), Some("manhattan"), Some("max(manhattan,walking-distance)")]
            {
                if heuristic.is_some_and(|name| name != "pattern") && number % (4 * step) != 0 {
                    continue;
                }
                let mut request = request(&board, &goal);
                request.heuristic = heuristic.map(|text| text.parse().unwrap());
                request.all_shortest = Some(1_000);
                let report = solver.solve(&request, &Arc::default()).unwrap();
                let what = format!("{board} to {goal} with {heuristic:?}");
                assert_eq!((report.status, report.optimal), (Status::Solved, true), "{what}");
                assert_eq!(report.shortest_paths, Some(paths[number]), "{what}");
                let mut listed = report.listed_paths.clone();
                assert_eq!(listed.len() as u64, paths[number].min(1_000), "{what}");
                assert!(listed.iter().all(|path| path.multi_tile_length() == distance as usize), "{what}");
                listed.sort_by_key(Path::to_string);
                listed.dedup();
                assert_eq!(listed.len(), report.listed_paths.len(), "{what}");
                assert_eq!(report.listed_paths.first(), report.path.as_ref(), "{what}");
            }
        }
    }
}

#[test]
fn all_shortest_paths_need_an_estimate_that_never_exceeds_the_distance() {
    let board = Board::from_rows("8 6 7/2 5 4/3 0 1").unwrap();
    let mut request = request(&board, &GoalName::Standard.board(board.size()));
    request.all_shortest = Some(1);
    let refused = |request: &Request| match Solver::new().solve(request, &Arc::default()) {
        Err(SolveError::NotAllShortest { algorithm }) => algorithm,
        other => panic!("{other:?}"),
    };
    request.heuristic = Some(HeuristicName::Inversions.into());
    assert_eq!(refused(&request), "ida-star");
    request.algorithm = Some(AlgorithmName::AStar.into());
    request.heuristic = None;
    assert_eq!(refused(&request), "a-star");
    // A limit that comes before the end leaves the count unknown.
    request.algorithm = None;
    request.heuristic = Some(HeuristicName::Manhattan.into());
    request.limits.nodes = Some(1_000);
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.status, report.shortest_paths, report.optimal), (Status::NodeLimit, None, false));
}
