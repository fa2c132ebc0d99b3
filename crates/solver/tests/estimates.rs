//! What the catalogue declares of each heuristic, on boards of 3x3 and for three goals.

use std::sync::Arc;

use jiugong_puzzle::{Board, BoardNumbering, GoalName, Size};
use jiugong_solver::{
    AlgorithmName, Event, HEURISTICS, HeuristicChoice, Limits, ObservedSpace, Observing, Request, Solver,
};

/// One board in so many is looked at (the laws of the heuristics themselves look at all).
const STEP: usize = 37;

/// What a heuristic says of a board, and of those one slide away.
#[derive(Default)]
struct Estimates {
    here: u32,
    beside: Vec<u32>,
}

impl Observing<ObservedSpace> for Estimates {
    fn hear(&mut self, event: Event<'_, ObservedSpace>) {
        match event {
            Event::Made(node) if node.g == 0 => self.here = node.h,
            Event::Made(node) => self.beside.push(node.h),
            _ => {}
        }
    }
}

fn goals() -> [Board; 3] {
    let size = Size::new(3, 3).unwrap();
    let other = Board::new(size, vec![4, 0, 7, 1, 8, 3, 6, 2, 5]).unwrap();
    [GoalName::Standard.board(size), GoalName::Snail.board(size), other]
}

/// Whether a heuristic is admissible and consistent, as far as the boards show.
fn seen(solver: &Solver, heuristic: &HeuristicChoice) -> (bool, bool) {
    let (mut admissible, mut consistent) = (true, true);
    for goal in goals() {
        let exact = solver.exact(&goal, Limits::default(), &Arc::default()).unwrap();
        let numbering = BoardNumbering::new(&goal).unwrap();
        let mut request = Request::new(goal.clone(), goal.clone());
        request.algorithm = Some(AlgorithmName::Greedy.into());
        request.heuristic = Some(heuristic.clone());
        request.limits.nodes = Some(1);
        let some = (0..numbering.count()).step_by(STEP).map(|number| numbering.board(number).unwrap());
        for board in some.chain([goal]) {
            request.board = board;
            let mut estimates = Estimates::default();
            solver.solve_observed(&request, &Arc::default(), &mut estimates).unwrap();
            let distance = exact.distance(&request.board).unwrap();
            admissible &= estimates.here <= distance;
            consistent &= estimates.beside.iter().all(|&beside| beside.abs_diff(estimates.here) <= 1);
            assert!(distance > 0 || estimates.here == 0, "{heuristic} at the goal");
            assert!(distance == 0 || estimates.beside.len() > 1, "{heuristic} on {}", request.board);
        }
    }
    (admissible, consistent)
}

#[test]
fn every_heuristic_is_what_the_catalogue_declares() {
    let solver = Solver::new();
    for entry in &HEURISTICS {
        let declared = (entry.admissible, entry.consistent);
        assert_eq!(seen(&solver, &entry.id.into()), declared, "{}", entry.name);
    }
}
