//! All shortest paths, counted by the search and by the exact table.

use std::collections::HashMap;
use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Scrambles, Size};
use jiugong_solver::{AlgorithmName, Exact, HeuristicName, Limits, Request, SolveError, Solver, Status};

/// As many as all nearer neighbours have together.
fn count(exact: &Exact, board: &Board, known: &mut HashMap<Board, u64>) -> u64 {
    if let Some(&count) = known.get(board) {
        return count;
    }
    let nearer = exact.nearer(board).expect("a board within reach");
    let ways = nearer.into_iter().map(|direction| {
        let mut child = board.clone();
        child.slide(direction);
        count(exact, &child, known)
    });
    let count = ways.sum::<u64>().max(u64::from(board == exact.goal()));
    known.insert(board.clone(), count);
    count
}

#[test]
fn as_many_as_the_exact_table_has() {
    let solver = Solver::new();
    for (width, height, name) in [(3, 3, GoalName::Standard), (3, 3, GoalName::Snail), (4, 2, GoalName::Zero)]
    {
        let goal = name.board(Size::new(width, height).unwrap());
        let exact = solver.exact(&goal, Limits::default(), &Arc::default()).unwrap();
        let mut known = HashMap::new();
        for (most, board) in Scrambles::new(&goal, 4).take(60).enumerate() {
            let mut request = Request::new(board.clone(), goal.clone());
            request.all_shortest = Some(most);
            let report = solver.solve(&request, &Arc::default()).unwrap();
            let expected = count(&exact, &board, &mut known);
            assert_eq!((report.status, report.optimal), (Status::Solved, true));
            assert_eq!(report.shortest_paths, Some(expected), "{board} to {goal}");
            assert_eq!(report.listed_paths.len() as u64, expected.min(most as u64));
            assert_eq!(report.length(), exact.distance(&board).map(|distance| distance as usize));
            assert!(report.listed_paths.first().is_none_or(|first| Some(first) == report.path.as_ref()));
        }
    }
}

#[test]
fn ends_that_are_one_have_one_path_and_boards_out_of_reach_none() {
    let goal = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let mut request = Request::new(goal.clone(), goal.clone());
    request.all_shortest = Some(10);
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.shortest_paths, report.length()), (Some(1), Some(0)));
    request.board = Board::from_rows("2 1 3/4 5 6/7 8 0").unwrap();
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.shortest_paths, report.status), (None, Status::Unreachable));
}

#[test]
fn a_limit_leaves_the_count_unknown() {
    let goal = GoalName::Zero.board(Size::new(4, 4).unwrap());
    let board = Board::from_rows("14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3").unwrap();
    let mut request = Request::new(board, goal);
    request.all_shortest = Some(1);
    request.limits.nodes = Some(1_000);
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.status, report.shortest_paths, report.optimal), (Status::NodeLimit, None, false));
}

#[test]
fn only_with_pattern_databases() {
    let goal = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let board = Board::from_rows("8 6 7/2 5 4/3 0 1").unwrap();
    let mut request = Request::new(board, goal);
    request.all_shortest = Some(1);
    let refused = |request: &Request| match Solver::new().solve(request, &Arc::default()) {
        Err(SolveError::NotAllShortest { algorithm }) => algorithm,
        other => panic!("{other:?}"),
    };
    request.algorithm = Some(AlgorithmName::AStar.into());
    assert_eq!(refused(&request), "a-star");
    request.algorithm = None;
    request.heuristic = Some(HeuristicName::Manhattan.into());
    assert_eq!(refused(&request), "ida-star");
    request.heuristic = Some(HeuristicName::Pattern.into());
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.length(), report.status), (Some(31), Status::Solved));
}
