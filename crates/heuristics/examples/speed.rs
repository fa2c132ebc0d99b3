//! Measures each heuristic: nanoseconds an evaluation on 4x4, and IDA* on boards of Korf (1985) with it.
//!
//! `cargo run --release -p jiugong-heuristics --example speed`

use std::hint::black_box;
use std::time::Instant;

use jiugong_heuristics::{
    Gaschnig, InversionDistance, Inversions, LinearConflict, Manhattan, Maximum, Misplaced, Nilsson, Part,
    Slid, Slides, Tiles, WalkingDistance,
};
use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_search::{Algorithm, Heuristic, IdaStar, Problem, Run, Space, Zero};

type Fifteen = Slides<u64>;

/// Boards 79, 12 and 1 of Korf's hundred, with their distances.
const KORF: [([u16; 16], usize); 3] = [
    ([0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15], 42),
    ([14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15], 45),
    ([14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3], 57),
];

/// A long random walk, so that evaluations can be timed without the moves.
fn walk(space: &Fifteen, goal: &Board) -> Vec<(Tiles, Slid)> {
    let mut tiles = Tiles::new(goal).expect("16 cells");
    let (mut seed, mut previous, mut steps) = (1u64, None, Vec::new());
    for _ in 0..4096 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves: Vec<_> = space.moves(&tiles, previous).collect();
        let made = moves[(seed >> 33) as usize % moves.len()];
        let slid = space.change(&tiles, made);
        steps.push((tiles, slid));
        space.apply(&mut tiles, slid);
        previous = Some(made);
    }
    steps
}

fn measure<H: Heuristic<Fifteen>>(name: &str, make: impl Fn(&Board) -> H, boards: usize) {
    let size = Size::new(4, 4).expect("a size");
    let space = Fifteen::new(size).expect("16 cells");
    let goal = GoalName::Zero.board(size);
    let started = Instant::now();
    let heuristic = make(&goal);
    let built = started.elapsed();
    let steps = walk(&space, &goal);
    // The best of many rounds: the others were disturbed by whatever else the machine does.
    let round = |_| {
        let started = Instant::now();
        let mut memo = heuristic.fresh(&steps[0].0);
        for (tiles, slid) in &steps {
            memo = heuristic.after(memo, tiles, *slid);
            black_box(heuristic.value(memo));
        }
        started.elapsed()
    };
    let best = (0..2000).map(round).min().unwrap_or_default();
    let nanoseconds = best.as_nanos() as f64 / steps.len() as f64;
    println!("{name}: built in {built:.1?}, {nanoseconds:.1} ns an evaluation along a walk");
    for (cells, distance) in &KORF[..boards] {
        let start = Board::new(size, cells.to_vec()).expect("a board");
        let [start, goal] = [&start, &goal].map(|board| Tiles::new(board).expect("16 cells"));
        let problem = Problem { space: &space, heuristic: &heuristic, start, goal };
        let mut run = Run::default();
        let path = IdaStar.search(&problem, &mut run).expect("no limits").expect("a path");
        assert_eq!(path.len(), *distance);
        let (generated, elapsed) = (run.statistics.generated, run.elapsed());
        let nanoseconds = elapsed.as_nanos() as f64 / generated as f64;
        println!(
            "    IDA*, {distance} moves: {generated} generated, {elapsed:.2?}, {nanoseconds:.1} ns a node"
        );
    }
}

fn strongest(goal: &Board) -> Maximum {
    Maximum::new([Part::from(LinearConflict::new(goal)), WalkingDistance::new(goal).into()])
        .expect("two parts")
}

fn main() {
    measure("zero", |_| Zero, 0);
    measure("misplaced", Misplaced::new, 0);
    measure("manhattan", Manhattan::new, 3);
    measure("linear-conflict", LinearConflict::new, 3);
    measure("gaschnig", Gaschnig::new, 0);
    measure("inversion-distance", InversionDistance::new, 2);
    measure("inversions", Inversions::new, 0);
    measure("walking-distance", WalkingDistance::new, 3);
    measure("nilsson", Nilsson::new, 0);
    measure("max(linear-conflict,walking-distance)", strongest, 3);
}
