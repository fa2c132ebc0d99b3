//! How an answer ended.

use std::fmt;

use jiugong_search::Stop;
use serde::{Serialize, Serializer};

/// How the work on one board ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
pub enum Status {
    /// With a path.
    Solved,
    /// Before it began: no path exists.
    Unreachable,
    /// At the time limit.
    TimeLimit,
    /// At the limit of expanded nodes.
    NodeLimit,
    /// Before it would have gone over the memory limit.
    MemoryLimit,
    /// Somebody stopped it.
    Cancelled,
    /// The algorithm gave up; it is not one that always finds a path, or not within its depth.
    NotFound,
    /// The input is no board, or the request cannot be done.
    Invalid,
}

impl Status {
    /// The name, the same everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Status::Solved => "solved",
            Status::Unreachable => "unreachable",
            Status::TimeLimit => "time_limit",
            Status::NodeLimit => "node_limit",
            Status::MemoryLimit => "memory_limit",
            Status::Cancelled => "cancelled",
            Status::NotFound => "not_found",
            Status::Invalid => "invalid",
        }
    }
}

impl From<Stop> for Status {
    fn from(stop: Stop) -> Status {
        match stop {
            Stop::Time => Status::TimeLimit,
            Stop::Nodes => Status::NodeLimit,
            Stop::Memory => Status::MemoryLimit,
            Stop::Cancelled => Status::Cancelled,
            // So long a path does not exist on any board; a search that comes to it has lost its way.
            Stop::Cost => Status::NotFound,
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
