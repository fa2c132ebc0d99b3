//! What a search may use.

use std::time::Duration;

use clap::Args;
use jiugong_solver::{Limits, default_memory_limit};

use crate::quantity;

/// The limits of time and nodes of each search, and of the memory of all that run at once.
#[derive(Debug, Default, Args)]
pub struct LimitOptions {
    #[arg(long, value_name = "TIME", value_parser = quantity::time)]
    time_limit: Option<Duration>,
    #[arg(long, value_name = "COUNT", value_parser = quantity::count)]
    node_limit: Option<u64>,
    #[arg(long, value_name = "MEMORY", value_parser = quantity::memory)]
    memory_limit: Option<u64>,
}

/// The limits of the making of tables.
#[derive(Debug, Default, Args)]
pub struct MakingOptions {
    #[arg(long, value_name = "TIME", value_parser = quantity::time)]
    time_limit: Option<Duration>,
    #[arg(long, value_name = "MEMORY", value_parser = quantity::memory)]
    memory_limit: Option<u64>,
}

impl MakingOptions {
    /// The limits; the memory by default half of what is free.
    pub fn limits(&self) -> Limits {
        let memory = self.memory_limit.or_else(default_memory_limit);
        Limits { time: self.time_limit, nodes: None, memory }
    }
}

impl LimitOptions {
    /// The limits of each of so many searches at a time.
    pub fn shared_by(&self, searches: usize) -> Limits {
        let limits = self.limits();
        Limits { memory: limits.memory.map(|memory| memory / searches.max(1) as u64), ..limits }
    }

    /// The limits; the memory is for all searches at a time together, by default half of what is free.
    pub fn limits(&self) -> Limits {
        Limits {
            time: self.time_limit,
            nodes: self.node_limit,
            memory: self.memory_limit.or_else(default_memory_limit),
        }
    }
}
