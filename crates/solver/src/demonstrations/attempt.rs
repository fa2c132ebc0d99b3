//! One way to search in a demonstration.

use jiugong_search::{Answer, Statistics};
use serde::Serialize;

use crate::Status;

/// Whether what an attempt uses is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// It is what a textbook asks for.
    Right,
    /// It is deliberately wrong.
    Wrong,
    /// It does what it claims, which is less than a shortest path.
    Legitimate,
}

/// One way to search in a demonstration, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Attempt {
    /// What was run: the end of the key of its text.
    pub name: &'static str,
    /// Whether it is right.
    pub right: Right,
    /// What its heuristic says of the board; `None` if it uses none.
    pub estimate: Option<u32>,
    /// How it ended; `None` if only the estimate was asked for.
    pub status: Option<Status>,
    /// The slides of the path.
    pub length: Option<usize>,
    /// Nodes whose successors were made.
    pub expanded: u64,
    /// Nodes made, the start included.
    pub generated: u64,
    /// Closed nodes that were opened again.
    pub reopened: u64,
}

impl Attempt {
    /// Only an estimate.
    pub(super) fn estimate(name: &'static str, right: Right, estimate: u32) -> Attempt {
        Attempt {
            name,
            right,
            estimate: Some(estimate),
            status: None,
            length: None,
            expanded: 0,
            generated: 0,
            reopened: 0,
        }
    }

    /// A search that has ended.
    pub(super) fn search<M>(
        (name, right): (&'static str, Right),
        estimate: Option<u32>,
        answer: &Answer<M>,
        statistics: Statistics,
    ) -> Attempt {
        let (status, length) = match answer {
            Ok(Some(path)) => (Status::Solved, Some(path.len())),
            Ok(None) => (Status::NotFound, None),
            Err(stopped) => (stopped.by.into(), None),
        };
        let Statistics { expanded, generated, reopened, .. } = statistics;
        Attempt { name, right, estimate, status: Some(status), length, expanded, generated, reopened }
    }
}
