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
    let lines = include_str!("data/korf15.tsv").lines().filter(|line| !line.starts_with('#'));
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

/// All hundred take half an hour or more: with `JIUGONG_KORF=all` in the environment; or, with a number there, those
/// of at most so many nodes.
#[test]
fn more_on_demand() {
    let Ok(wanted) = std::env::var("JIUGONG_KORF") else { return };
    let most = if wanted == "all" { u64::MAX } else { wanted.parse().unwrap() };
    for board in published().iter().filter(|board| board.nodes <= most) {
        reproduce(board);
    }
}
