//! How fast the searches are beside their peers, in one run: `cargo bench`.
//!
//! Each task is timed in turn with its peer, and the least of several times counts: machines are shared, so the ratios
//! say more than the seconds. Lengths and node counts are asserted. With valgrind on the machine, instructions are
//! counted too (this program runs itself under callgrind, one task at a time).

mod hand_written;
mod landmarks;
mod peer;
mod process;
mod tasks;

use std::process::Command;
use std::time::{Duration, Instant};

use tasks::TASKS;

/// How often each task is timed.
const ROUNDS: usize = 7;

/// A piece of work that asserts its own answer.
struct Task {
    name: &'static str,
    /// The task that this one is measured against.
    peer: Option<&'static str>,
    run: fn() -> Work,
}

/// What a task did.
struct Work {
    /// How often the thing measured was done.
    times: u64,
    /// What was counted, in words.
    counted: String,
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    if let Some(only) = arguments.next() {
        let task = TASKS.iter().find(|task| task.name == only);
        let task = task.unwrap_or_else(|| panic!("there is no task {only:?}; run without a name for all"));
        println!("{}", (task.run)().counted);
        return;
    }
    let mut least = vec![Duration::MAX; TASKS.len()];
    let mut works = Vec::new();
    for round in 0..ROUNDS {
        for (task, least) in TASKS.iter().zip(&mut least) {
            let started = Instant::now();
            let work = (task.run)();
            *least = started.elapsed().min(*least);
            if round == 0 {
                works.push(work);
            }
        }
    }
    println!("{:<34} {:>13} {:>9} {:>16}  counted", "task", "each", "to peer", "instructions");
    for ((task, least_of_task), work) in TASKS.iter().zip(&least).zip(&works) {
        let each = |time: Duration, work: &Work| time.as_secs_f64() / work.times as f64;
        let ratio = task.peer.map(|peer| {
            let peer = TASKS.iter().position(|task| task.name == peer).expect("a peer is a task");
            each(*least_of_task, work) / each(least[peer], &works[peer])
        });
        let each = in_words(each(*least_of_task, work));
        let ratio = ratio.map_or(String::new(), |ratio| format!("{ratio:.4}"));
        let instructions =
            instructions(task.name).map_or("no valgrind".to_owned(), |count| count.to_string());
        println!("{:<34} {:>13} {:>9} {:>16}  {}", task.name, each, ratio, instructions, work.counted);
    }
}

/// A time in seconds with the unit that suits it.
fn in_words(seconds: f64) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")];
    let (unit, name) = units.into_iter().find(|(unit, _)| seconds >= *unit).unwrap_or((1e-9, "ns"));
    format!("{:.3} {name}", seconds / unit)
}

/// The instructions of a run of this program that does one task only, with those of programs that it starts, if
/// valgrind is there to count them.
fn instructions(task: &str) -> Option<u64> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--trace-children=yes", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .arg(task)
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr);
    report
        .lines()
        .filter_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
        .reduce(|a: u64, b| a + b)
}
