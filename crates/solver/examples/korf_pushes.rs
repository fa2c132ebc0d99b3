//! Solves the boards of a file (number, tab, board, tab, fewest slides; goal 0 1 2 ..) in the multi-tile metric, one
//! after the other, and prints what it took: `korf_pushes FILE [HEURISTIC [FIRST [LAST]]]`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use jiugong_puzzle::{Board, GoalName, Metric, Size};
use jiugong_solver::{AlgorithmName, HeuristicChoice, Request, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("name a file of boards")?;
    let heuristic = arguments.next().unwrap_or_else(|| "pattern".to_owned());
    let heuristic: HeuristicChoice = heuristic.parse()?;
    let first: usize = arguments.next().map_or(Ok(1), |first| first.parse())?;
    let last: usize = arguments.next().map_or(Ok(100), |last| last.parse())?;

    let (solver, watch) = (Solver::new(), Arc::default());
    let (mut pushes, mut slides, mut expanded, mut generated, mut seconds) = (0, 0, 0, 0, 0.0);
    let text = std::fs::read_to_string(file)?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let asked = lines.skip(first - 1).take(last + 1 - first);
    for (place, line) in asked.enumerate() {
        let mut fields = line.split('\t');
        let (number, cells) = (fields.next().ok_or("a number")?, fields.next().ok_or("a board")?);
        let cells: Vec<u16> = cells.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        let side = cells.len().isqrt();
        let board = Board::new(Size::new(side, side)?, cells)?;
        let goal = GoalName::Zero.board(board.size());
        let mut request = Request::new(board, goal.clone());
        (request.metric, request.algorithm) = (Metric::MultiTile, Some(AlgorithmName::IdaStar.into()));
        request.heuristic = Some(heuristic.clone());
        if place == 0 {
            let started = Instant::now();
            let at_goal = Request { board: goal, ..request.clone() };
            solver.solve(&at_goal, &watch)?;
            println!("tables: {:.3} s", started.elapsed().as_secs_f64());
        }
        let report = solver.solve(&request, &watch)?;
        let statistics = report.statistics;
        println!(
            "{number}\t{} pushes\t{} slides\t{} expanded\t{:.4} s\t{}",
            report.length().unwrap_or_default(),
            report.slides().unwrap_or_default(),
            statistics.expanded,
            report.time.as_secs_f64(),
            if report.optimal { "optimal" } else { "not proven" }
        );
        pushes += report.length().unwrap_or_default();
        slides += report.slides().unwrap_or_default();
        expanded += statistics.expanded;
        generated += statistics.generated;
        seconds += report.time.as_secs_f64();
    }
    println!("{pushes} pushes, {slides} slides, {expanded} expanded, {generated} generated, {seconds:.3} s");
    Ok(())
}
