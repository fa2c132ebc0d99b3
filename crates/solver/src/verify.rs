//! Whether a path is right, and whether a shorter one exists.

use std::sync::Arc;

use jiugong_puzzle::Path;
use jiugong_search::Watch;

use crate::{CheckFailure, Report, Request, SolveError, Solver, check};

/// What was found out about a path.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It does not lead from the start to the goal.
    Wrong(CheckFailure),
    /// It does.
    Right {
        /// Its length in the metric of the request.
        length: usize,
        /// Whether it is a shortest one.
        optimality: Optimality,
        /// The search that looked for a shortest one.
        report: Box<Report>,
    },
}

/// Whether a right path is a shortest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimality {
    /// No path is shorter.
    Optimal,
    /// There is a shorter one.
    Longer {
        /// The length of a shorter path: of a shortest, if the search was optimal.
        shorter: usize,
    },
    /// The search was stopped before it could tell; the report says what is proven.
    Unknown,
}

/// Checks a path for the board and goal of `request`, and looks for a shorter one in the way that it asks for.
///
/// # Errors
/// A request that cannot be done.
pub fn verify(
    solver: &Solver,
    request: &Request,
    path: &Path,
    watch: &Arc<Watch>,
) -> Result<Verdict, SolveError> {
    let Request { board, goal, .. } = request;
    if board.size() != goal.size() {
        return Err(jiugong_puzzle::SizesDiffer { start: board.size(), goal: goal.size() }.into());
    }
    if let Err(failure) = check(board.cells(), goal.cells(), board.size().width(), path.slides()) {
        return Ok(Verdict::Wrong(failure));
    }
    let length = path.length(request.metric);
    let report = solver.solve(request, watch)?;
    let optimality = match (report.length(), report.lower_bound) {
        (Some(shorter), _) if shorter < length => Optimality::Longer { shorter },
        (_, Some(bound)) if bound as usize == length => Optimality::Optimal,
        _ => Optimality::Unknown,
    };
    Ok(Verdict::Right { length, optimality, report: Box::new(report) })
}
