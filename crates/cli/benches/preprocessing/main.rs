//! What preprocessing buys, in one table: `cargo bench --bench preprocessing`.
//!
//! Every way answers the same questions, shortest paths from random boards to the goal, and every length is asserted to
//! be the true distance. Contraction hierarchies are made by a process of its own, which is ended when it takes more time
//! or memory than it may (its memory is only seen on Linux).

mod contraction;
mod graph;
mod queries;

use std::num::NonZero;
use std::sync::Arc;
use std::time::Instant;

use jiugong_heuristics::{Exact, ExactTable, LandmarkTable, Landmarks, Manhattan, Slides};
use jiugong_puzzle::Size;
use jiugong_search::{Run, Zero};

use queries::Queries;

/// The sizes: 360, 20,160 and 181,440 boards.
const SIZES: [(usize, usize); 3] = [(3, 2), (4, 2), (3, 3)];

/// How many landmarks.
const LANDMARKS: [usize; 3] = [4, 16, 64];

/// A line of the table.
struct Line {
    way: String,
    preparation: f64,
    bytes: usize,
    /// Microseconds a query.
    query: f64,
    /// Nodes expanded a query, of a search.
    expanded: Option<f64>,
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    if let Some(size) = arguments.next() {
        let care = arguments.next().expect("how much care");
        contraction::answer(size.parse().expect("a size such as 3x3"), &care);
        return;
    }
    println!("| boards | way | preparation | memory | a query | expanded |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    for (width, height) in SIZES {
        let size = Size::new(width, height).expect("a size of boards");
        for line in lines(size) {
            print(size, &line);
        }
        for (care, _) in contraction::CARES {
            match contraction::within_limits(size, care) {
                Ok(line) => print(size, &line),
                Err(reason) => {
                    println!("| {size} | contraction hierarchies, {care} | not prepared: {reason} | | | |");
                }
            }
        }
    }
}

fn print(size: Size, line: &Line) {
    let Line { way, preparation, bytes, query, expanded } = line;
    let expanded = expanded.map_or_else(|| "-".to_owned(), |expanded| format!("{expanded:.1}"));
    let milliseconds = preparation * 1e3;
    let kilobytes = *bytes as f64 / 1e3;
    println!("| {size} | {way} | {milliseconds:.1} ms | {kilobytes:.0} kB | {query:.2} µs | {expanded} |");
}

/// The searches and the table.
fn lines(size: Size) -> Vec<Line> {
    let threads = NonZero::<usize>::MIN;
    let started = Instant::now();
    let queries = Queries::new(size);
    let table = ExactTable::build(&queries.goal, threads, &mut Run::default()).expect("no limit");
    let table = Arc::new(table);
    let exact = Exact::new(table.clone(), &queries.goal).expect("the table is of this goal");
    let exact_preparation = started.elapsed().as_secs_f64();
    let space = Slides::<u64>::new(size).expect("64 bits hold the boards");
    let distances = queries.distances(&exact);

    let (query, expanded) = queries.search(&space, &Zero, &distances);
    let mut lines = vec![Line {
        way: "A*, h = 0 (Dijkstra)".to_owned(),
        preparation: 0.0,
        bytes: 0,
        query,
        expanded: Some(expanded),
    }];
    let (query, expanded) = queries.search(&space, &Manhattan::new(&queries.goal), &distances);
    lines.push(Line {
        way: "A*, Manhattan".to_owned(),
        preparation: 0.0,
        bytes: 0,
        query,
        expanded: Some(expanded),
    });
    for count in LANDMARKS {
        let started = Instant::now();
        let count = NonZero::new(count).expect("at least one landmark");
        let built = LandmarkTable::build(&queries.goal, count, threads, &mut Run::default());
        let built = Arc::new(built.expect("no limit"));
        let landmarks = Landmarks::new(built.clone(), &queries.goal).expect("the table is of this goal");
        let preparation = started.elapsed().as_secs_f64();
        let (query, expanded) = queries.search(&space, &landmarks, &distances);
        let way = format!("A*, {count} landmarks");
        lines.push(Line { way, preparation, bytes: built.bytes(), query, expanded: Some(expanded) });
    }
    let query = queries.time(
        |board, distance| {
            assert_eq!(exact.path(board).map(|path| path.len()), Some(distance as usize));
        },
        &distances,
    );
    let bytes = table.bytes();
    lines.push(Line {
        way: "exact table".to_owned(),
        preparation: exact_preparation,
        bytes,
        query,
        expanded: None,
    });
    lines
}
