//! Explanations: the parts add up to what a search uses, for every heuristic, on boards of many sizes.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Random, Reachability, Size};
use jiugong_solver::explain::{Breakdown, ExplainError};
use jiugong_solver::trace::Recorder;
use jiugong_solver::{
    HEURISTICS, HeuristicChoice, HeuristicEntry, HeuristicName, Limits, Request, Sizes, Solver,
};

const SIZES: [(usize, usize); 9] = [(2, 2), (3, 2), (2, 4), (3, 3), (4, 3), (3, 5), (4, 4), (5, 4), (5, 5)];

/// The most cells for which this test builds tables of all boards.
const MOST_TABLE_CELLS: usize = 9;

fn random_board(size: Size, random: &mut Random) -> Board {
    let mut cells: Vec<u16> = (0..size.cells() as u16).collect();
    random.shuffle(&mut cells);
    Board::new(size, cells).unwrap()
}

/// Every heuristic of the catalogue that can do the size, and a maximum.
fn choices(size: Size) -> Vec<HeuristicChoice> {
    let is_small = size.cells() <= MOST_TABLE_CELLS;
    let can = |entry: &HeuristicEntry| {
        is_small || (entry.sizes == Sizes::All && entry.id != HeuristicName::Pattern)
    };
    let mut choices: Vec<HeuristicChoice> =
        HEURISTICS.iter().filter(|entry| can(entry)).map(|entry| entry.id.into()).collect();
    if is_small {
        choices.push("max(pattern,manhattan)".parse().unwrap());
    }
    choices.push("max(gaschnig,manhattan,walking-distance,nilsson)".parse().unwrap());
    choices
}

/// What the search says of the start.
fn h_in_search(solver: &Solver, board: &Board, goal: &Board, choice: &HeuristicChoice) -> u32 {
    let mut request = Request::new(board.clone(), goal.clone());
    request.algorithm = Some("a-star".parse().unwrap());
    request.heuristic = Some(choice.clone());
    request.limits.nodes = Some(1);
    let mut recorder = Recorder::new(&request, 100).unwrap();
    solver.solve_observed(&request, &Arc::default(), &mut recorder).unwrap();
    recorder.finish().node(0).h
}

#[test]
fn the_parts_add_up_to_the_h_of_the_search() {
    let (solver, mut random) = (Solver::new(), Random::new(7));
    for (width, height) in SIZES {
        let size = Size::new(width, height).unwrap();
        for goal in [GoalName::Snail.board(size), random_board(size, &mut random)] {
            for choice in choices(size) {
                let explainer = solver.explainer(&goal, &choice, Limits::default(), &Arc::default()).unwrap();
                for _ in 0..12 {
                    let board = random_board(size, &mut random);
                    let reachable = Reachability::new(&board, &goal).unwrap().reachable;
                    let explanation = match explainer.explain(&board) {
                        Ok(explanation) => explanation,
                        Err(ExplainError::Unreachable { .. }) if !reachable => continue,
                        Err(error) => panic!("{choice} of {board}: {error}"),
                    };
                    let estimate = explanation.estimate;
                    assert_eq!(explanation.reachable, reachable);
                    assert_eq!(estimate.how.sum(), estimate.h, "{choice} of {board} to {goal}");
                    if reachable {
                        let h = h_in_search(&solver, &board, &goal, &choice);
                        assert_eq!(estimate.h, h, "{choice} of {board} to {goal}");
                    }
                }
                let at_goal = explainer.explain(&goal).unwrap().estimate;
                assert_eq!((at_goal.h, at_goal.how.sum()), (0, 0), "{choice} at the goal");
            }
        }
    }
}

fn breakdown(board: &str, goal: &str, heuristic: &str) -> (u32, Breakdown) {
    let (board, goal) = (Board::from_rows(board).unwrap(), Board::from_rows(goal).unwrap());
    let heuristic = heuristic.parse().unwrap();
    let explainer = Solver::new().explainer(&goal, &heuristic, Limits::default(), &Arc::default()).unwrap();
    let estimate = explainer.explain(&board).unwrap().estimate;
    (estimate.h, estimate.how)
}

#[test]
fn a_board_worked_out_by_hand() {
    // 8 has a row and a column to go, the others one cell.
    let (h, how) = breakdown("2 8 3/1 6 4/7 0 5", "1 2 3/8 0 4/7 6 5", "manhattan");
    let Breakdown::Manhattan { tiles } = how else { panic!("{how:?}") };
    let far: Vec<_> = tiles.iter().filter(|tile| tile.distance > 0).collect();
    let found: Vec<_> = far.iter().map(|tile| (tile.tile, tile.rows, tile.columns)).collect();
    assert_eq!((h, found), (5, vec![(2, 0, 1), (8, 1, 1), (1, 1, 0), (6, 1, 0)]));

    // 2, 8 and 1 are in a ring without the blank: four exchanges; 6 and the blank are in each other's cells: one.
    let (h, how) = breakdown("2 8 3/1 6 4/7 0 5", "1 2 3/8 0 4/7 6 5", "gaschnig");
    let Breakdown::Gaschnig { cycles } = how else { panic!("{how:?}") };
    let found: Vec<_> = cycles.iter().map(|cycle| (cycle.tiles.clone(), cycle.exchanges)).collect();
    assert_eq!((h, found), (5, vec![(vec![2, 8, 1], 4), (vec![6, 0], 1)]));
}

#[test]
fn a_reversed_board_has_conflicts_in_every_full_line() {
    let (h, how) = breakdown("8 7 6/5 4 3/2 1 0", "0 1 2/3 4 5/6 7 8", "linear-conflict");
    let Breakdown::LinearConflict { conflicts, .. } = &how else { panic!("{how:?}") };
    assert_eq!(h, how.sum());
    assert!(conflicts.iter().all(|conflict| conflict.tiles.len() == conflict.goal_order.len()));
    assert!(conflicts.iter().all(|conflict| conflict.slides == 2 * conflict.removed.len() as u32));
}

#[test]
fn tables_say_nothing_of_boards_out_of_reach() {
    let goal = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let board = Board::from_rows("1 2 3/4 5 6/8 7 0").unwrap();
    for name in [HeuristicName::Exact, HeuristicName::Landmarks, HeuristicName::Pattern] {
        let explainer =
            Solver::new().explainer(&goal, &name.into(), Limits::default(), &Arc::default()).unwrap();
        assert!(matches!(explainer.explain(&board), Err(ExplainError::Unreachable { .. })));
    }
}
