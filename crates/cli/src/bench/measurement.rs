//! What was measured.

use std::io::{self, Write};
use std::thread;

use jiugong_solver::{Report, SCHEMA, Status, SuiteBoard, peak_memory, processor};
use serde::Serialize;

/// Wall-clock and processor time.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Time {
    /// Seconds by the clock.
    pub seconds: f64,
    /// Seconds of all threads of the program together.
    pub cpu_seconds: f64,
}

/// One board.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    pub number: u32,
    pub board: String,
    pub status: Status,
    pub length: Option<usize>,
    pub published_length: Option<u32>,
    pub expanded: u64,
    pub generated: u64,
    pub published_generated: Option<u64>,
    pub held_bytes: u64,
    pub seconds: f64,
    /// Whether the length contradicts what is published.
    #[serde(skip)]
    is_wrong: bool,
}

impl Measured {
    pub fn new(known: &SuiteBoard, report: &Report) -> Measured {
        let length = report.length();
        // Longer than published is wrong only where it is said that nothing is shorter.
        let is_wrong = |length: usize, published: u32| {
            length < published as usize || report.optimal && length > published as usize
        };
        Measured {
            number: known.number,
            board: known.board.to_string(),
            status: report.status,
            length,
            published_length: known.length,
            expanded: report.statistics.expanded,
            generated: report.statistics.generated,
            published_generated: known.generated,
            held_bytes: report.statistics.held_bytes,
            seconds: report.time.as_secs_f64(),
            is_wrong: length.zip(known.length).is_some_and(|(length, published)| is_wrong(length, published)),
        }
    }
}

/// Everything, in the order in which it is written as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Measurement {
    schema: u32,
    /// The version of the program.
    program: &'static str,
    pub suite: String,
    pub size: String,
    pub goal: String,
    pub algorithm: String,
    pub heuristic: Option<String>,
    /// What counts one in the lengths.
    pub metric: &'static str,
    pub threads: usize,
    pub jobs: u64,
    pub processor: Option<String>,
    pub cores: Option<usize>,
    /// Building or loading tables, and whatever else is done once for all boards.
    pub preparation: Time,
    /// All searches together.
    pub search: Time,
    /// How the preparation ended where that was its end.
    pub stopped: Option<Status>,
    /// How many boards were to be solved.
    pub asked: usize,
    pub solved: usize,
    /// The numbers of the boards whose length contradicts what is published.
    pub wrong: Vec<u32>,
    pub length: usize,
    pub expanded: u64,
    pub generated: u64,
    /// By second of processor time.
    pub expanded_per_second: f64,
    pub generated_per_second: f64,
    /// The most bytes that one search held, tables not counted.
    pub held_bytes: u64,
    /// The most bytes that the program had in memory.
    pub peak_bytes: Option<u64>,
    pub boards: Vec<Measured>,
}

impl Measurement {
    /// A measurement without boards yet, of what was made ready for so many.
    pub fn new(ready: &Report, asked: usize, threads: usize, preparation: Time) -> Measurement {
        Measurement {
            schema: SCHEMA,
            program: env!("CARGO_PKG_VERSION"),
            suite: String::new(),
            size: ready.goal.size().to_string(),
            goal: ready.goal.to_string(),
            algorithm: ready.algorithm.to_string(),
            heuristic: ready.heuristic.as_ref().map(ToString::to_string),
            metric: ready.metric.name(),
            threads,
            jobs: 1,
            processor: processor(),
            cores: thread::available_parallelism().ok().map(usize::from),
            preparation,
            search: Time::default(),
            stopped: None,
            asked,
            solved: 0,
            wrong: Vec::new(),
            length: 0,
            expanded: 0,
            generated: 0,
            expanded_per_second: 0.0,
            generated_per_second: 0.0,
            held_bytes: 0,
            peak_bytes: peak_memory(),
            boards: Vec::new(),
        }
    }

    /// Fills in the sums over the boards.
    pub fn add_up(&mut self) {
        let boards = &self.boards;
        self.solved = boards.iter().filter(|board| board.status == Status::Solved).count();
        self.wrong = boards.iter().filter(|board| board.is_wrong).map(|board| board.number).collect();
        self.length = boards.iter().filter_map(|board| board.length).sum();
        self.expanded = boards.iter().map(|board| board.expanded).sum();
        self.generated = boards.iter().map(|board| board.generated).sum();
        self.held_bytes = boards.iter().map(|board| board.held_bytes).max().unwrap_or_default();
        let by_second = |count: u64| if count == 0 { 0.0 } else { count as f64 / self.search.cpu_seconds };
        (self.expanded_per_second, self.generated_per_second) =
            (by_second(self.expanded), by_second(self.generated));
        self.peak_bytes = peak_memory();
    }

    /// One JSON object in a line of its own.
    pub fn write_json(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{}", serde_json::to_string(self)?)?;
        output.flush()
    }

    /// A line a board.
    pub fn write_csv(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(
            output,
            "number,board,status,length,published_length,expanded,generated,published_generated,held_bytes,seconds"
        )?;
        fn or_nothing<T: ToString>(value: Option<T>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        for board in &self.boards {
            writeln!(
                output,
                "{},{},{},{},{},{},{},{},{},{:.6}",
                board.number,
                board.board,
                board.status.name(),
                or_nothing(board.length),
                or_nothing(board.published_length),
                board.expanded,
                board.generated,
                or_nothing(board.published_generated),
                board.held_bytes,
                board.seconds
            )?;
        }
        output.flush()
    }
}
