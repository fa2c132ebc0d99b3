//! How many boards there are at each distance from the goal.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Random, Size};
use jiugong_solver::{Event, Limits, ObservedSpace, Observing, Request, Solver, Status};

/// 3x3 with the blank in a corner (Schofield 1967).
const OF_3X3: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

/// The first of 4x4 with the blank in a corner (OEIS A089473).
const OF_4X4: [u64; 17] =
    [1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842, 119000];

#[test]
fn all_boards_of_3x3() {
    for goal in [GoalName::Standard, GoalName::Zero] {
        let goal = goal.board(Size::new(3, 3).unwrap());
        let exact = Solver::new().exact(&goal, Limits::default(), &Arc::default()).unwrap();
        assert_eq!(exact.table().boards_by_distance(), OF_3X3);
    }
}

#[test]
fn a_board_at_any_distance() {
    let goal = GoalName::Snail.board(Size::new(3, 3).unwrap());
    let (solver, watch, mut random) = (Solver::new(), Arc::default(), Random::new(7));
    for distance in 0..=30 {
        let board =
            solver.board_at(&goal, distance, &mut random, Limits::default(), &watch).unwrap().unwrap();
        let report = solver.solve(&Request::new(board, goal.clone()), &watch).unwrap();
        assert_eq!((report.length(), report.optimal), (Some(distance as usize), true));
    }
    // With the goal's blank in the middle no board is farther than 30.
    assert_eq!(solver.board_at(&goal, 31, &mut random, Limits::default(), &watch), Ok(None));
}

/// Counts the nodes made, by their distance from the start.
#[derive(Default)]
struct Count(Vec<u64>);

impl Observing<ObservedSpace> for Count {
    fn hear(&mut self, event: Event<'_, ObservedSpace>) {
        if let Event::Made(node) = event {
            let depth = node.g as usize;
            self.0.resize(self.0.len().max(depth + 1), 0);
            self.0[depth] += 1;
        }
    }
}

#[test]
fn the_boards_of_4x4_nearest_to_the_goal() {
    let size = Size::new(4, 4).unwrap();
    let far = [14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15];
    let far = Board::new(size, far.to_vec()).unwrap();
    let mut request = Request::new(GoalName::Zero.board(size), far);
    request.algorithm = Some("breadth-first".parse().unwrap());
    request.limits.nodes = Some(OF_4X4[..16].iter().sum());
    let mut count = Count::default();
    let report = Solver::new().solve_observed(&request, &Arc::default(), &mut count).unwrap();
    assert_eq!((report.status, report.lower_bound), (Status::NodeLimit, Some(17)));
    assert_eq!(count.0, OF_4X4);
}
