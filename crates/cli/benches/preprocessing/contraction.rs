//! Contraction hierarchies (Geisberger et al. 2008) by the crate `fast_paths`.

use std::io::Read;
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use fast_paths::Params;
use jiugong_heuristics::{Exact, ExactTable};
use jiugong_puzzle::Size;
use jiugong_search::Run;

use crate::Line;
use crate::graph::Graph;
use crate::queries::Queries;

/// What the preparation may take.
const MOST_TIME: Duration = Duration::from_secs(300);
/// See [`MOST_TIME`]; in bytes.
const MOST_MEMORY: u64 = 4 << 30;

/// An edge of the prepared graph has five numbers.
const BYTES_AN_EDGE: usize = 5 * size_of::<usize>();

/// A name and what it stands for.
type Care = (&'static str, fn() -> Params);

/// How much the preparation looks for paths that make a new edge needless.
pub const CARES: [Care; 2] = [
    ("as the crate proposes", Params::default),
    ("as little care as it allows", || Params::new(0.1, 10, 0, 10)),
];

/// Prepares the graph, asks the questions, and prints seconds, edges, bytes, microseconds.
pub fn answer(size: Size, care: &str) {
    let care = CARES.iter().find(|known| known.0 == care).expect("one of the cares").1;
    let graph = Graph::new(size);
    let started = Instant::now();
    let prepared = fast_paths::prepare_with_params(&graph.input, &care());
    let preparation = started.elapsed().as_secs_f64();
    let queries = Queries::new(size);
    let table = ExactTable::build(&queries.goal, NonZero::<usize>::MIN, &mut Run::default());
    let exact = Exact::new(Arc::new(table.expect("no limit")), &queries.goal).expect("its own goal");
    let goal = graph.node(&queries.goal);
    let mut calculator = fast_paths::create_calculator(&prepared);
    let query = queries.time(
        |board, distance| {
            let path = calculator.calc_path(&prepared, graph.node(board), goal);
            assert_eq!(path.map(|path| path.get_weight()), Some(distance as usize));
        },
        &queries.distances(&exact),
    );
    let edges = prepared.get_num_in_edges() + prepared.get_num_out_edges();
    let bytes = edges * BYTES_AN_EDGE + 3 * (prepared.get_num_nodes() + 1) * size_of::<usize>();
    println!("{preparation} {bytes} {query} {edges} {}", graph.input.get_num_edges());
}

/// Has a process of its own do that; says why if it was ended before.
pub fn within_limits(size: Size, care: &str) -> Result<Line, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let child = Command::new(program).args([&size.to_string(), care]).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| error.to_string())?;
    let started = Instant::now();
    let mut largest = 0;
    while child.try_wait().map_err(|error| error.to_string())?.is_none() {
        largest = largest.max(memory(child.id()));
        let (seconds, megabytes) = (started.elapsed().as_secs(), largest / 1_000_000);
        if started.elapsed() > MOST_TIME || largest > MOST_MEMORY {
            child.kill().and_then(|()| child.wait()).map_err(|error| error.to_string())?;
            return Err(format!("ended after {seconds} s with {megabytes} MB"));
        }
        sleep(Duration::from_millis(20));
    }
    let mut printed = String::new();
    child
        .stdout
        .take()
        .ok_or("no output")?
        .read_to_string(&mut printed)
        .map_err(|error| error.to_string())?;
    let numbers: Vec<f64> = printed.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    let [preparation, bytes, query, edges, slides] = numbers[..] else {
        return Err(format!("no figures: {printed:?}"));
    };
    let more = edges / slides;
    let way = format!("contraction hierarchies, {care} ({more:.1} edges a slide)");
    Ok(Line { way, preparation, bytes: bytes as usize, query, expanded: None })
}

/// The bytes that a process holds, where the system says so.
fn memory(process: u32) -> u64 {
    const PAGE: u64 = 4096;
    let text = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    let pages = text.split_whitespace().nth(1).and_then(|pages| pages.parse::<u64>().ok());
    pages.unwrap_or_default() * PAGE
}
