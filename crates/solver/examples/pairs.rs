//! Measures algorithms with heuristics on random boards, to choose the default pair of a size.
//!
//! Usage: `pairs SIZE BOARDS SECONDS ALGORITHM HEURISTIC [ALGORITHM HEURISTIC ..]`; a board that takes longer than
//! SECONDS counts as that.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use jiugong_puzzle::{GoalName, Scrambles, Size};
use jiugong_solver::{Request, Solver, Status};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [size, boards, seconds, pairs @ ..] = arguments.as_slice() else {
        return Err("usage: pairs SIZE BOARDS SECONDS ALGORITHM HEURISTIC [ALGORITHM HEURISTIC ..]".into());
    };
    let (size, boards): (Size, usize) = (size.parse()?, boards.parse()?);
    let goal = GoalName::Standard.board(size);
    println!(
        "{:<18} {:<44} {:>7} {:>14} {:>12} {:>10}",
        "algorithm", "heuristic", "solved", "expanded", "mean ms", "slides"
    );
    for pair in pairs.chunks_exact(2) {
        let solver = Solver::new();
        let (mut solved, mut expanded, mut slides, mut time) = (0, 0, 0, Duration::ZERO);
        for board in Scrambles::new(&goal, 1).take(boards) {
            let mut request = Request::new(board, goal.clone());
            request.algorithm = Some(pair[0].parse()?);
            request.heuristic = Some(pair[1].parse()?);
            request.limits.time = Some(Duration::from_secs_f64(seconds.parse()?));
            let report = solver.solve(&request, &Arc::default())?;
            solved += usize::from(report.status == Status::Solved);
            slides += report.length().unwrap_or(0);
            expanded += report.statistics.expanded;
            time += report.time;
        }
        let count = boards as f64;
        println!(
            "{:<18} {:<44} {solved:>7} {:>14.0} {:>12.3} {:>10.1}",
            pair[0],
            pair[1],
            expanded as f64 / count,
            time.as_secs_f64() * 1000.0 / count,
            slides as f64 / solved.max(1) as f64
        );
    }
    Ok(())
}
