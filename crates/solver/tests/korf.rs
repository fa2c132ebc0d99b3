//! IDA* with Manhattan distance makes as many nodes as Korf's program did.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::{AlgorithmName, HeuristicName, Request, Solver};

fn reproduce(wanted: impl Fn(usize) -> bool) -> usize {
    let size = Size::new(4, 4).unwrap();
    let solver = Solver::new();
    let mut reproduced = 0;
    for line in include_str!("data/korf15.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        if !wanted(fields[0].parse().unwrap()) {
            continue;
        }
        let cells = fields[1].split(' ').map(|tile| tile.parse().unwrap()).collect();
        let mut request = Request::new(Board::new(size, cells).unwrap(), GoalName::Zero.board(size));
        request.algorithm = Some(AlgorithmName::IdaStar.into());
        request.heuristic = Some(HeuristicName::Manhattan.into());
        let report = solver.solve(&request, &Arc::default()).unwrap();
        assert_eq!(report.length(), fields[2].parse().ok(), "board {}", fields[0]);
        assert_eq!(report.statistics.generated, fields[3].parse::<u64>().unwrap(), "board {}", fields[0]);
        assert!(report.optimal);
        reproduced += 1;
    }
    reproduced
}

#[test]
fn the_cheapest_two() {
    assert_eq!(reproduce(|number| number == 12 || number == 79), 2);
}

/// Takes many minutes: only with `JIUGONG_KORF=all` in the environment.
#[test]
fn all_hundred_on_demand() {
    if std::env::var("JIUGONG_KORF").is_ok_and(|which| which == "all") {
        assert_eq!(reproduce(|_| true), 100);
    }
}
