//! How fast searches are recorded, and in how many bytes: `cargo run --release --example trace_speed`,
//! with the names of algorithms after it for these alone.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use jiugong_puzzle::{Board, GoalName};
use jiugong_solver::trace::{MOST_STEPS, Player, Recorder};
use jiugong_solver::{ALGORITHMS, Request, SolveError, Solver};

fn main() -> Result<(), SolveError> {
    let board = Board::from_rows("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0").expect("a board of sixteen cells");
    let goal = GoalName::Standard.board(board.size());
    println!("per second of processor time:");
    println!("algorithm             steps     steps/s    bytes a step   player steps/s (forward and back)");
    let chosen: Vec<_> = std::env::args().skip(1).collect();
    let all = ALGORITHMS.iter().map(|entry| entry.name).filter(|&name| name != "table");
    for algorithm in all.filter(|name| chosen.is_empty() || chosen.iter().any(|one| one == name)) {
        let mut request = Request::new(board.clone(), goal.clone());
        request.algorithm = algorithm.parse().ok();
        request.heuristic = "manhattan".parse().ok();
        let watch = Arc::default();
        let mut recorder = Recorder::new(&request, MOST_STEPS)?.stopping(&watch);
        let started = processor_time();
        Solver::new().solve_observed(&request, &watch, &mut recorder)?;
        let seconds = (processor_time() - started).as_secs_f64();
        let recording = Arc::new(recorder.finish());
        let steps = recording.steps().len() as f64;
        let mut player = Player::new(recording.clone());
        let started = processor_time();
        player.go_to(usize::MAX);
        player.go_to(0);
        let played = 2.0 * steps / (processor_time() - started).as_secs_f64();
        let bytes = recording.bytes() as f64 / steps;
        println!("{algorithm:<18} {steps:>8} {:>11.0} {bytes:>15.1} {played:>16.0}", steps / seconds);
    }
    Ok(())
}

/// The time that this thread has had a processor, on Linux to a hundredth of a second: what other programs do meanwhile
/// does not count. Elsewhere the time that has passed.
fn processor_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    // Behind the name in brackets: the state, ten numbers, then the ticks in the program and in the system.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    let ticks: Option<Vec<u64>> = fields.map(|field| field.parse().ok()).collect();
    match ticks {
        Some(ticks) if ticks.len() == 2 => Duration::from_millis(10 * ticks.iter().sum::<u64>()),
        _ => BEGIN.elapsed(),
    }
}
