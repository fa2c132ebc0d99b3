//! What one request may use, and all of them together.

use std::thread::available_parallelism;
use std::time::Duration;

use jiugong_solver::default_memory_limit;
use serde::Serialize;
use utoipa::ToSchema;

/// What one request may use, and all of them together.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Searches at one time.
    pub searches: usize,
    /// Requests that may wait for a search to end.
    pub queue: usize,
    /// How long they wait.
    pub wait: Duration,
    /// Wall-clock time of a search.
    pub time: Duration,
    /// Expanded nodes of a search.
    pub nodes: u64,
    /// Bytes of all searches at one time together.
    pub memory: u64,
    /// Bytes of the tables that are kept for later searches.
    pub kept: u64,
    /// Bytes of a request's body.
    pub body: usize,
    /// How long the body may take to come.
    pub body_time: Duration,
    /// Boards of a request.
    pub boards: usize,
    /// Cells of all boards that a request makes.
    pub cells: usize,
    /// Slides of all random walks of a request.
    pub slides: u64,
    /// Trials of a comparison.
    pub trials: usize,
    /// Steps that are recorded of a search.
    pub steps: usize,
    /// Bytes of one answer.
    pub answer: usize,
    /// Bytes of all answers at one time together.
    pub answers: usize,
    /// Connections at one time.
    pub connections: usize,
    /// Connections of one address at one time.
    pub connections_of_one: usize,
    /// How long a connection may take to send its headers, or to take some of an answer.
    pub patience: Duration,
}

/// The bounds that a client has to know.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct PublishedBounds {
    /// Seconds of a search.
    pub time_limit: f64,
    /// Expanded nodes of a search.
    pub node_limit: u64,
    /// Boards of a request.
    pub boards: usize,
    /// Cells of a board that is searched.
    pub cells: usize,
    /// Trials of a comparison.
    pub trials: usize,
    /// Steps that are recorded of a search.
    pub steps: usize,
    /// Bytes of a body.
    pub body: usize,
}

const MIB: u64 = 1 << 20;

/// What searches share where the system does not say how much memory there is.
const UNKNOWN_MEMORY: u64 = 512 * MIB;

/// What all searches take at most, also on a machine with more.
const MOST_MEMORY: u64 = 4096 * MIB;

impl Default for Bounds {
    /// For some dozens of people on one machine: a search on every core, a quarter of the free memory.
    fn default() -> Bounds {
        let searches = available_parallelism().map_or(1, usize::from);
        // Half of what is free; one half of that for searches, a quarter for tables.
        let memory = default_memory_limit().unwrap_or(2 * UNKNOWN_MEMORY).min(2 * MOST_MEMORY);
        Bounds {
            searches,
            queue: 4 * searches,
            wait: Duration::from_secs(10),
            time: Duration::from_secs(60),
            nodes: 2_000_000_000,
            memory: memory / 2,
            kept: memory / 4,
            body: 256 << 10,
            body_time: Duration::from_secs(10),
            boards: 1000,
            cells: 1_000_000,
            slides: 1_000_000,
            trials: 5000,
            steps: 200_000,
            answer: 48 << 20,
            answers: 256 << 20,
            connections: 512,
            connections_of_one: 128,
            patience: Duration::from_secs(10),
        }
    }
}

impl Bounds {
    /// Bytes of one search.
    pub fn memory_of_a_search(&self) -> u64 {
        self.memory / self.searches.max(1) as u64
    }

    pub(crate) fn published(&self) -> PublishedBounds {
        PublishedBounds {
            time_limit: self.time.as_secs_f64(),
            node_limit: self.nodes,
            boards: self.boards,
            cells: jiugong_solver::MOST_CELLS,
            trials: self.trials,
            steps: self.steps,
            body: self.body,
        }
    }
}
