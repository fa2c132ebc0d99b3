//! What a report says, and how it is written.

use std::sync::Arc;

use jiugong_puzzle::{Board, Direction, GoalName, Path, Size};
use jiugong_solver::{
    CheckFailure, HeuristicChoice, Optimality, Request, SolveError, Solver, Status, Verdict, verify,
};
use serde_json::json;

fn request(cells: &[u16], goal: GoalName, width: usize) -> Request {
    let size = Size::new(width, cells.len() / width).unwrap();
    Request::new(Board::new(size, cells.to_vec()).unwrap(), goal.board(size))
}

#[test]
fn the_json_of_a_solved_board() {
    let mut request = request(&[8, 0, 3, 2, 1, 4, 7, 6, 5], GoalName::Snail, 3);
    request.algorithm = Some("a-star".parse().unwrap());
    request.heuristic = Some("manhattan".parse().unwrap());
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    let fields = [
        ("schema", json!(1)),
        ("board", json!("8 0 3/2 1 4/7 6 5")),
        ("goal", json!("1 2 3/8 0 4/7 6 5")),
        ("size", json!("3x3")),
        ("reachable", json!(true)),
        ("status", json!("solved")),
        ("algorithm", json!("a-star")),
        ("heuristic", json!("manhattan")),
        ("length", json!(5)),
        ("optimal", json!(true)),
        ("suboptimality_bound", json!(1.0)),
        ("lower_bound", json!(5)),
        ("blank_moves", json!("dlurd")),
        ("tile_moves", json!("URDLU")),
        ("tiles", json!([1, 2, 8, 1, 2])),
    ];
    for (field, value) in fields {
        assert_eq!(json[field], value, "{field}");
    }
    for field in ["expanded", "generated", "largest_open", "held", "held_bytes"] {
        assert!(json[field].as_u64().unwrap() > 0, "{field}");
    }
    assert!(json["seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(json.as_object().unwrap().len(), 27);
}

#[test]
fn the_json_of_a_board_out_of_reach() {
    let report = Solver::new()
        .solve(&request(&[2, 1, 3, 4, 5, 6, 7, 8, 0], GoalName::Standard, 3), &Arc::default())
        .unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!((&json["reachable"], &json["status"]), (&json!(false), &json!("unreachable")));
    for field in ["length", "suboptimality_bound", "lower_bound", "blank_moves", "tile_moves", "tiles"] {
        assert!(json[field].is_null(), "{field}");
    }
    assert_eq!((&json["optimal"], &json["expanded"]), (&json!(false), &json!(0)));
}

#[test]
fn a_request_that_cannot_be_done_is_refused() {
    let mut odd = request(&[1, 2, 3, 0], GoalName::Standard, 2);
    odd.goal = GoalName::Standard.board(Size::new(3, 2).unwrap());
    let solver = Solver::new();
    assert!(matches!(solver.solve(&odd, &Arc::default()), Err(SolveError::SizesDiffer(_))));
    let mut large = GoalName::Standard.board(Size::new(6, 6).unwrap());
    large.slide(Direction::Up);
    let goal = GoalName::Standard.board(large.size());
    let error = solver.solve(&Request::new(large, goal), &Arc::default()).unwrap_err();
    assert_eq!(error, SolveError::TooLarge { size: Size::new(6, 6).unwrap() });
    let mut none = request(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15], GoalName::Standard, 4);
    for heuristic in ["exact", "landmarks", "max(exact,manhattan)"] {
        none.heuristic = Some(heuristic.parse().unwrap());
        let error = solver.solve(&none, &Arc::default()).unwrap_err();
        assert_eq!(error, SolveError::NoTable { size: none.board.size() });
    }
    let two: HeuristicChoice = "max(manhattan,gaschnig)".parse().unwrap();
    none.heuristic = Some(HeuristicChoice::Maximum(vec![two.clone(), two]));
    let error = solver.solve(&none, &Arc::default()).unwrap_err();
    let heuristic = "max(max(manhattan,gaschnig),max(manhattan,gaschnig))".into();
    assert_eq!(error, SolveError::WrongMaximum { heuristic });
}

#[test]
fn a_path_is_verified() {
    let (solver, watch) = (Solver::new(), Arc::default());
    let request = request(&[1, 2, 3, 4, 5, 6, 7, 0, 8], GoalName::Standard, 3);
    let verdict =
        |slides: &[Direction]| verify(&solver, &request, &Path::new(slides.to_vec()), &watch).unwrap();
    use Direction::{Left, Right, Up};
    assert!(matches!(verdict(&[Right]), Verdict::Right { length: 1, optimality: Optimality::Optimal, .. }));
    let longer = Optimality::Longer { shorter: 1 };
    assert!(
        matches!(verdict(&[Left, Right, Right]), Verdict::Right { length: 3, optimality, .. } if optimality == longer)
    );
    assert!(matches!(verdict(&[Up]), Verdict::Wrong(CheckFailure::WrongEnd { .. })));
    assert!(matches!(verdict(&[Right, Right]), Verdict::Wrong(CheckFailure::OffTheBoard { number: 2 })));
}

#[test]
fn a_limit_leaves_what_is_proven() {
    // Korf's first board, 57 slides.
    let cells = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];
    let mut request = request(&cells, GoalName::Zero, 4);
    request.algorithm = Some("ida-star".parse().unwrap());
    request.heuristic = Some("manhattan".parse().unwrap());
    request.limits.nodes = Some(100_000);
    let report = Solver::new().solve(&request, &Arc::default()).unwrap();
    assert_eq!((report.status, report.statistics.expanded), (Status::NodeLimit, 100_000));
    let bound = report.lower_bound.unwrap();
    assert!((43..=57).contains(&bound) && bound % 2 == 1, "{bound}");
    assert_eq!((report.length(), report.optimal, report.suboptimality_bound), (None, false, None));
}
