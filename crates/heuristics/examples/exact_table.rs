//! Builds the exact distances of all boards of a size and shows what that took and what was found.
//!
//!     cargo run --release -p jiugong-heuristics --example exact_table -- 4x3 [threads]
//!
//! The goal has the blank in the last cell.

use std::error::Error;
use std::io::Write;
use std::num::NonZero;
use std::time::Instant;

use jiugong_heuristics::ExactTable;
use jiugong_puzzle::{GoalName, Size};
use jiugong_search::Run;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let size: Size = arguments.next().ok_or("give a size, as in 4x3")?.parse()?;
    let threads = match arguments.next() {
        Some(threads) => threads.parse()?,
        None => std::thread::available_parallelism()?,
    };
    let mut out = std::io::stdout().lock();
    let mut run = Run::default();
    let started = Instant::now();
    let table = ExactTable::build(&GoalName::Standard.board(size), threads, &mut run)?;
    let seconds = started.elapsed().as_secs_f64();
    writeln!(out, "{size}: {} boards, radius {}", table.boards(), table.radius())?;
    writeln!(out, "{seconds:.4} seconds with {threads} threads")?;
    writeln!(out, "{} bytes while building, {} bytes kept", run.statistics.held_bytes, table.bytes())?;
    for (distance, boards) in table.boards_by_distance().iter().enumerate() {
        writeln!(out, "{distance:3} {boards:10}")?;
    }
    let one_thread = NonZero::<usize>::MIN;
    if threads > one_thread && size.cells() <= 10 {
        let again = Instant::now();
        ExactTable::build(&GoalName::Standard.board(size), one_thread, &mut Run::default())?;
        writeln!(out, "{:.4} seconds with 1 thread", again.elapsed().as_secs_f64())?;
    }
    Ok(())
}
