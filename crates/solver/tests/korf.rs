//! IDA* with Manhattan distance makes as many nodes as Korf's program did.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::{AlgorithmName, HeuristicName, Request, Solver};

/// A line of the file.
struct Published {
    number: usize,
    board: Board,
    length: usize,
    nodes: u64,
}

fn published() -> Vec<Published> {
    let size = Size::new(4, 4).unwrap();
    let lines = include_str!("../data/korf15.tsv").lines().filter(|line| !line.starts_with('#'));
    let boards: Vec<_> = lines
        .map(|line| {
            let fields: Vec<_> = line.split('\t').collect();
            let cells = fields[1].split(' ').map(|tile| tile.parse().unwrap()).collect();
            Published {
                number: fields[0].parse().unwrap(),
                board: Board::new(size, cells).unwrap(),
                length: fields[2].parse().unwrap(),
                nodes: fields[3].parse().unwrap(),
            }
        })
        .collect();
    assert_eq!(boards.len(), 100);
    boards
}

fn reproduce(published: &Published) {
    let Published { number, board, length, nodes } = published;
    let mut request = Request::new(board.clone(), GoalName::Zero.board(board.size()));
    request.algorithm = Some(AlgorithmName::IdaStar.into());
    request.heuristic = Some(HeuristicName::Manhattan.into());
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.length(), report.optimal), (Some(*length), true), "board {number}");
    assert_eq!(report.statistics.generated, *nodes, "board {number}");
}

#[test]
fn the_cheapest_two() {
    let boards = published();
    let cheapest: Vec<_> = boards.iter().filter(|board| [12, 79].contains(&board.number)).collect();
    assert_eq!(cheapest.len(), 2);
    cheapest.into_iter().for_each(reproduce);
}

/// The default: all hundred take a second.
#[test]
fn all_hundred_by_default() {
    let solver = Solver::new();
    let (mut slides, mut by_patterns) = (0, 0);
    for Published { number, board, length, .. } in published() {
        let request = Request::new(board.clone(), GoalName::Zero.board(board.size()));
        let report = solver.solve(&request, &Arc::default()).unwrap();
        assert_eq!((report.length(), report.optimal), (Some(length), true), "board {number}");
        slides += length;
        by_patterns += usize::from(report.heuristic.unwrap().to_string() == "pattern(6-6-3)");
    }
    assert_eq!(slides, 5305);
    assert!(by_patterns > 95, "{by_patterns}");
}

/// Not published: as many nodes as an independent program in C++ expanded.
#[test]
fn the_nodes_of_the_pattern_search() {
    let solver = Solver::new();
    let (mut expanded, mut generated) = (0, 0);
    for Published { board, length, .. } in published() {
        let mut request = Request::new(board.clone(), GoalName::Zero.board(board.size()));
        request.heuristic = Some("pattern(6-6-3)".parse().unwrap());
        let report = solver.solve(&request, &Arc::default()).unwrap();
        assert_eq!(report.length(), Some(length));
        expanded += report.statistics.expanded;
        generated += report.statistics.generated;
    }
    assert_eq!((expanded, generated), (9_244_088, 18_594_119));
}

/// Tables that the memory does not allow are done without; a long batch takes the larger ones.
#[test]
fn memory_and_the_length_of_a_batch_decide_on_tables() {
    let board = published().swap_remove(11).board;
    let mut request = Request::new(board.clone(), GoalName::Zero.board(board.size()));
    request.limits.memory = Some(1 << 20);
    let solver = Solver::new();
    let report = solver.solve(&request, &Arc::default()).unwrap();
    assert_eq!(report.heuristic.as_ref().unwrap().to_string(), "linear-conflict");
    assert_eq!(report.length(), Some(45));
    (request.limits.memory, request.boards_before) = (Some(50 << 20), 5000);
    let report = solver.solve(&request, &Arc::default()).unwrap();
    assert_eq!(report.heuristic.as_ref().unwrap().to_string(), "pattern(6-6-3)", "7-8 takes more");
    assert_eq!(report.length(), Some(45));
}

/// All hundred take five minutes of processor time, unoptimised builds more: with `JIUGONG_KORF=all` in the environment; or, with a number there, those
/// of at most so many nodes.
#[test]
fn more_on_demand() {
    let Ok(wanted) = std::env::var("JIUGONG_KORF") else { return };
    let most = if wanted == "all" { u64::MAX } else { wanted.parse().unwrap() };
    for board in published().iter().filter(|board| board.nodes <= most) {
        reproduce(board);
    }
}
