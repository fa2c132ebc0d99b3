//! Solves the boards of a file (number, tab, board, tab, fewest slides; goal 0 1 2 ..) one after the other and
//! prints what it took: `korf FILE [PARTITION [DEPTH [THREADS [NUMBERS]]]]`.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use jiugong_heuristics::pattern::{Building, Collection, Patterns, Tables};
use jiugong_heuristics::{Slides, Tiles};
use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_search::{Algorithm, Limits, Problem, Run};
use jiugong_solver::engine::PatternSearch;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("name a file of boards")?;
    let collection = arguments.next().unwrap_or_else(|| "6-6-3".to_owned());
    let depth = arguments.next().map_or(Ok(10), |depth| depth.parse())?;
    let threads = arguments.next().map_or(Ok(1), |threads| threads.parse())?;
    let numbers: Option<Vec<String>> =
        arguments.next().map(|all| all.split(',').map(str::to_owned).collect());

    let mut boards: Vec<(String, Board, usize)> = Vec::new();
    for line in std::fs::read_to_string(file)?.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (number, cells, length) = (fields.next(), fields.next(), fields.next());
        let (number, length) = (number.ok_or("a number")?.to_owned(), length.ok_or("a length")?.parse()?);
        let cells: Vec<u16> = cells.ok_or("a board")?.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        let side = cells.len().isqrt();
        if numbers.as_ref().is_none_or(|numbers| numbers.contains(&number)) {
            boards.push((number, Board::new(Size::new(side, side)?, cells)?, length));
        }
    }
    let size = boards.first().ok_or("no boards")?.1.size();
    let goal = GoalName::Zero.board(size);

    let started = Instant::now();
    let mut watch = |_| ControlFlow::Continue(());
    let collection = Collection::parse(&collection, &goal)?;
    let tables = Tables::build(collection, &mut Building { threads, memory: None, watch: &mut watch })?;
    let patterns = Patterns::new(&goal, std::slice::from_ref(&tables))?;
    println!("tables: {:.3} s, {} bytes", started.elapsed().as_secs_f64(), patterns.bytes());

    let space = Slides::<u128>::new(size).ok_or("a board too large to search")?;
    let started = Instant::now();
    let search = PatternSearch::new(&space, depth);
    let automaton = search.automaton();
    println!(
        "automaton: {:.3} s, {} duplicates, {} bytes",
        started.elapsed().as_secs_f64(),
        automaton.duplicates(),
        automaton.bytes()
    );

    let started = Instant::now();
    let (mut expanded, mut generated, mut slides) = (0, 0, 0);
    for (number, board, length) in &boards {
        let start = Tiles::new(board).ok_or("a board too large to search")?;
        let goal = Tiles::new(&goal).ok_or("a board too large to search")?;
        let mut run = Run::new(Limits::default(), Arc::default());
        let problem = Problem { space: &space, heuristic: &patterns, start, goal };
        let found = match threads {
            1 => search.search(&problem, &mut run),
            _ => search.search_in_threads(&problem, &mut run, threads),
        };
        let path = found.map_err(|_| "stopped")?.ok_or("no path")?;
        if path.len() != *length {
            return Err(format!("board {number}: {} slides, not {length}", path.len()).into());
        }
        expanded += run.statistics.expanded;
        generated += run.statistics.generated;
        slides += path.len();
    }
    println!(
        "{} boards: {slides} slides, {expanded} expanded, {generated} generated, {:.3} s",
        boards.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(())
}
