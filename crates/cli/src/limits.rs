//! What a search may use.

use std::time::Duration;

use clap::Args;
use jiugong_solver::{Limits, default_memory_limit};

use crate::quantity;

/// The limits of each search.
#[derive(Debug, Default, Args)]
pub struct LimitOptions {
    #[arg(long, value_name = "TIME", value_parser = quantity::time)]
    time_limit: Option<Duration>,
    #[arg(long, value_name = "COUNT", value_parser = quantity::count)]
    node_limit: Option<u64>,
    #[arg(long, value_name = "MEMORY", value_parser = quantity::memory)]
    memory_limit: Option<u64>,
}

impl LimitOptions {
    /// The limits of one of `jobs` searches at a time; the memory that is there is shared.
    pub fn for_each(&self, jobs: usize) -> Limits {
        let shared = || default_memory_limit().map(|memory| memory / jobs.max(1) as u64);
        Limits { time: self.time_limit, nodes: self.node_limit, memory: self.memory_limit.or_else(shared) }
    }
}
