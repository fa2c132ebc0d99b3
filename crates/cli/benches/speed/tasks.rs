//! What is measured.

use std::hint::black_box;
use std::num::NonZero;
use std::sync::{Arc, LazyLock};

use jiugong_heuristics::{Exact, ExactTable, Manhattan, Slides, Tiles};
use jiugong_puzzle::{Board, GoalName, Scrambles, Size};
use jiugong_search::{AStar, Algorithm, BreadthFirst, Heuristic, IdaStar, Problem, Run, Statistics, Ties};

use crate::{Task, Work, hand_written, landmarks, peer, process};

/// All tasks; a peer stands before what is measured against it.
pub const TASKS: &[Task] = &[
    Task { name: "a-star-3x3/pathfinding", peer: None, run: a_star_of_peer },
    Task { name: "a-star-3x3", peer: Some("a-star-3x3/pathfinding"), run: a_star },
    Task { name: "a-star-3x3/landmarks", peer: None, run: landmarks::a_star },
    Task { name: "table-3x3", peer: Some("a-star-3x3"), run: table },
    Task { name: "table-3x3/distance", peer: Some("a-star-3x3"), run: table_distance },
    Task { name: "table-3x3/build", peer: None, run: table_to_build },
    Task { name: "breadth-first-3x3", peer: None, run: breadth_first },
    Task { name: "ida-star-4x4/hand-written", peer: None, run: ida_star_by_hand },
    Task { name: "ida-star-4x4", peer: Some("ida-star-4x4/hand-written"), run: ida_star },
    Task { name: "a-star-4x4-memory", peer: None, run: a_star_memory },
    Task { name: "process/version", peer: None, run: process::version },
    Task { name: "process/solve-3x3", peer: Some("process/version"), run: process::solve },
];

/// Boards 12, 20 and 79 of Korf (1985), with the fewest moves and the nodes generated (goal 0 1 .. 15).
const KORF: [([u16; 16], u32, u64); 3] = [
    ([14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15], 45, 546_344),
    ([6, 12, 11, 3, 13, 7, 9, 15, 2, 14, 8, 10, 4, 1, 5, 0], 52, 17_954_870),
    ([0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15], 42, 540_860),
];

/// How many random 3x3 boards.
pub const BOARDS: usize = 200;

fn goal(width: usize, height: usize, name: GoalName) -> Board {
    name.board(Size::new(width, height).expect("a size"))
}

pub fn random_boards() -> (Board, impl Iterator<Item = Board>) {
    let goal = goal(3, 3, GoalName::Standard);
    let boards = Scrambles::new(&goal, 1).take(BOARDS);
    (goal, boards)
}

/// The fewest moves of all the random boards together.
pub const MOVES: u64 = 4_515;

fn a_star_of_peer() -> Work {
    let (goal, boards) = random_boards();
    let moves: u64 = boards.map(|board| u64::from(peer::solve(&board, &goal).expect("a way"))).sum();
    assert_eq!(moves, MOVES);
    Work { times: BOARDS as u64, counted: format!("{moves} moves") }
}

fn solve(
    algorithm: &impl Algorithm<Slides<u64>, Manhattan>,
    start: &Board,
    goal: &Board,
) -> (u64, Statistics) {
    search(algorithm, &Manhattan::new(goal), start, goal)
}

/// The moves of the path found.
pub fn search<H: Heuristic<Slides<u64>>>(
    algorithm: &impl Algorithm<Slides<u64>, H>,
    heuristic: &H,
    start: &Board,
    goal: &Board,
) -> (u64, Statistics) {
    let space = Slides::new(start.size()).expect("few cells");
    let tiles = |board| Tiles::new(board).expect("few cells");
    let problem = Problem { space: &space, heuristic, start: tiles(start), goal: tiles(goal) };
    let mut run = Run::default();
    let path = algorithm.search(&problem, &mut run).expect("no limit").expect("a way");
    (black_box(path).len() as u64, run.statistics)
}

fn a_star() -> Work {
    let (goal, boards) = random_boards();
    let (mut moves, mut expanded) = (0, 0);
    for board in boards {
        let (length, statistics) = solve(&AStar { ties: Ties::LargerG }, &board, &goal);
        moves += length;
        expanded += statistics.expanded;
    }
    assert_eq!((moves, expanded), (MOVES, 171_303));
    Work { times: BOARDS as u64, counted: format!("{moves} moves, {expanded} expanded") }
}

/// The exact distances to the standard goal of 3x3.
static EXACT: LazyLock<Exact> = LazyLock::new(exact);

fn exact() -> Exact {
    let goal = goal(3, 3, GoalName::Standard);
    let table = ExactTable::build(&goal, NonZero::<usize>::MIN, &mut Run::default()).expect("no limit");
    Exact::new(Arc::new(table), &goal).expect("the table's own goal")
}

/// Shortest paths read off the table.
fn table() -> Work {
    let (_, boards) = random_boards();
    let moves: usize = boards.map(|board| black_box(EXACT.path(&board)).expect("a way").len()).sum();
    assert_eq!(moves as u64, MOVES);
    Work { times: BOARDS as u64, counted: format!("{moves} moves") }
}

/// Their lengths alone.
fn table_distance() -> Work {
    let (_, boards) = random_boards();
    let moves: u64 = boards.map(|board| u64::from(black_box(EXACT.distance(&board)).expect("a way"))).sum();
    assert_eq!(moves, MOVES);
    Work { times: BOARDS as u64, counted: format!("{moves} moves") }
}

fn table_to_build() -> Work {
    let exact = exact();
    assert_eq!((exact.table().boards(), exact.table().radius()), (181_440, 31));
    Work { times: 1, counted: format!("{} boards", exact.table().boards()) }
}

/// All boards of 3x3: from the goal to the board that is met last.
fn breadth_first() -> Work {
    let goal = goal(3, 3, GoalName::Standard);
    let far = Board::new(goal.size(), vec![8, 6, 7, 2, 5, 4, 3, 0, 1]).expect("a board");
    let (length, statistics) = solve(&BreadthFirst, &goal, &far);
    assert_eq!((length, statistics.held), (31, 181_440));
    Work { times: 1, counted: format!("{} boards met", statistics.held) }
}

fn ida_star_by_hand() -> Work {
    let mut all = 0;
    for (cells, moves, nodes) in KORF {
        let size = Size::new(4, 4).expect("a size");
        let start = Board::new(size, cells.to_vec()).expect("a board");
        let (length, generated) = hand_written::solve(&start);
        assert_eq!((length, generated), (moves, nodes));
        all += generated;
    }
    Work { times: all, counted: format!("{all} generated") }
}

fn ida_star() -> Work {
    let goal = goal(4, 4, GoalName::Zero);
    let mut all = 0;
    for (cells, moves, nodes) in KORF {
        let start = Board::new(goal.size(), cells.to_vec()).expect("a board");
        let (length, statistics) = solve(&IdaStar, &start, &goal);
        assert_eq!((length, statistics.generated), (u64::from(moves), nodes));
        all += statistics.generated;
    }
    Work { times: all, counted: format!("{all} generated") }
}

fn a_star_memory() -> Work {
    let goal = goal(4, 4, GoalName::Zero);
    let (cells, moves, _) = KORF[2];
    let start = Board::new(goal.size(), cells.to_vec()).expect("a board");
    let (length, statistics) = solve(&AStar::default(), &start, &goal);
    assert_eq!(length, u64::from(moves));
    let bytes = statistics.held_bytes as f64 / statistics.held as f64;
    Work { times: 1, counted: format!("{} held, {bytes:.1} bytes each", statistics.held) }
}
