//! How fast searches are recorded, and in how many bytes: `cargo run --release --example trace_speed`,
//! with the names of algorithms after it for these alone.

use std::sync::Arc;
use std::time::Instant;

use jiugong_puzzle::{Board, GoalName};
use jiugong_solver::trace::{MOST_STEPS, Player, Recorder};
use jiugong_solver::{Request, SolveError, Solver};

fn main() -> Result<(), SolveError> {
    let board = Board::from_rows("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0").expect("a board of sixteen cells");
    let goal = GoalName::Standard.board(board.size());
    println!("algorithm             steps     steps/s    bytes a step   player steps/s (forward and back)");
    let chosen: Vec<_> = std::env::args().skip(1).collect();
    let all = ["ida-star", "rbfs", "a-star", "weighted-a-star", "breadth-first", "depth-first", "mm"];
    for algorithm in all.into_iter().filter(|name| chosen.is_empty() || chosen.iter().any(|one| one == name))
    {
        let mut request = Request::new(board.clone(), goal.clone());
        request.algorithm = algorithm.parse().ok();
        request.heuristic = "manhattan".parse().ok();
        let watch = Arc::default();
        let mut recorder = Recorder::new(&request, MOST_STEPS)?.stopping(&watch);
        let started = Instant::now();
        Solver::new().solve_observed(&request, &watch, &mut recorder)?;
        let seconds = started.elapsed().as_secs_f64();
        let recording = Arc::new(recorder.finish());
        let steps = recording.steps().len() as f64;
        let mut player = Player::new(recording.clone());
        let started = Instant::now();
        player.go_to(usize::MAX);
        player.go_to(0);
        let played = 2.0 * steps / started.elapsed().as_secs_f64();
        let bytes = recording.bytes() as f64 / steps;
        println!("{algorithm:<18} {steps:>8} {:>11.0} {bytes:>15.1} {played:>16.0}", steps / seconds);
    }
    Ok(())
}
