//! Limits and cancelling stop every algorithm, with statistics and the right status.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::{ALGORITHMS, AlgorithmEntry, Limits, Memory, Report, Request, Solver, Status, Watch};

/// Korf's third board, 59 slides from its goal.
const FAR: [u16; 16] = [14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15];

/// Solves a far board; `None` for algorithms that cannot do 4x4.
fn solve(algorithm: &AlgorithmEntry, limits: Limits, watch: &Arc<Watch>) -> Option<Report> {
    let size = Size::new(4, 4).unwrap();
    let mut request = Request::new(Board::new(size, FAR.to_vec()).unwrap(), GoalName::Zero.board(size));
    request.algorithm = Some(algorithm.id.into());
    request.heuristic = Some("manhattan".parse().unwrap());
    request.limits = limits;
    let report = Solver::new().solve(&request, watch);
    if algorithm.memory == Memory::Boards {
        assert!(report.is_err(), "no table of 4x4 fits");
        return None;
    }
    Some(report.unwrap())
}

/// Whether the search ended by itself: then it has no status of a limit, and the path has been checked.
fn ended(report: &Report) -> bool {
    match report.status {
        Status::Solved => report.length().is_some_and(|length| length >= 59),
        Status::NotFound => report.length().is_none(),
        _ => false,
    }
}

#[test]
fn a_limit_of_nodes() {
    for algorithm in &ALGORITHMS {
        let limits = Limits { nodes: Some(1000), ..Limits::default() };
        let Some(report) = solve(algorithm, limits, &Arc::default()) else { continue };
        let what = format!("{}: {:?}", algorithm.name, report.status);
        assert!(report.status == Status::NodeLimit || ended(&report), "{what}");
        assert!((1..=1000).contains(&report.statistics.expanded), "{what}");
        assert!(report.statistics.generated > 1, "{what}");
        assert!(report.lower_bound.is_some_and(|bound| bound <= 59), "{what}");
    }
}

#[test]
fn a_limit_of_memory() {
    for algorithm in &ALGORITHMS {
        let memory = 1 << 20;
        let limits = Limits { memory: Some(memory), time: Some(Duration::from_millis(500)), nodes: None };
        let Some(report) = solve(algorithm, limits, &Arc::default()) else { continue };
        let what = format!("{}: {:?}", algorithm.name, report.status);
        assert!(report.statistics.held_bytes <= memory, "{what}");
        match algorithm.memory {
            Memory::Nodes => assert!(report.status == Status::MemoryLimit || ended(&report), "{what}"),
            _ => assert!(ended(&report) || report.status != Status::Cancelled, "{what}"),
        }
    }
}

#[test]
fn a_limit_of_time() {
    for algorithm in &ALGORITHMS {
        let time = Duration::from_millis(100);
        let limits = Limits { time: Some(time), memory: Some(4 << 30), nodes: None };
        let started = Instant::now();
        let Some(report) = solve(algorithm, limits, &Arc::default()) else { continue };
        let what = format!("{}: {:?}", algorithm.name, report.status);
        assert!(report.status == Status::TimeLimit || ended(&report), "{what}");
        assert!(started.elapsed() < Duration::from_secs(20), "{what}");
        assert!(report.status != Status::TimeLimit || report.time >= time, "{what}");
    }
}

#[test]
fn being_cancelled_before_it_begins() {
    for algorithm in &ALGORITHMS {
        let watch = Arc::new(Watch::default());
        watch.cancel();
        let Some(report) = solve(algorithm, Limits::default(), &watch) else { continue };
        assert_eq!(report.status, Status::Cancelled, "{}", algorithm.name);
        assert_eq!(report.statistics.expanded, 0, "{}", algorithm.name);
    }
}

#[test]
fn being_cancelled_on_the_way() {
    for name in ["ida-star", "a-star", "iterative-deepening", "mm"] {
        let algorithm = ALGORITHMS.iter().find(|entry| entry.name == name).unwrap();
        let watch = Arc::new(Watch::default());
        let report = thread::scope(|scope| {
            scope.spawn(|| {
                while watch.expanded() == 0 {
                    thread::yield_now();
                }
                watch.cancel();
            });
            solve(algorithm, Limits { memory: Some(4 << 30), ..Limits::default() }, &watch).unwrap()
        });
        assert_eq!(report.status, Status::Cancelled, "{name}");
        assert!(
            report.statistics.expanded > 0 && report.lower_bound.is_some_and(|bound| bound > 0),
            "{name}"
        );
    }
}
