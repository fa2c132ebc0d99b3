//! The demonstrations.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Reachability, Size};
use serde::Serialize;

use super::stage::Stage;
use super::{
    Attempt, accuracy, blank_counted, by_estimate_alone, inversions_as_estimate, not_reopened,
    parity_not_asked, two_a_pair, unbounded_depth, visited_when_made, weights,
};
use crate::{Exact, Limits, SolveError, Solver, TableError, Watch};

/// Runs what is to be tried on a stage.
type Try = fn(&mut Stage<'_>, &Solver, &Arc<Watch>) -> Result<(), SolveError>;

/// A classic mistake, or a choice with a price, on one board of 3x3.
#[derive(Debug)]
pub struct Demonstration {
    /// Its name, the same everywhere.
    pub name: &'static str,
    /// The board's cells.
    cells: [u16; 9],
    /// The goal.
    pub goal: GoalName,
    pub(super) attempts: Try,
}

/// What a demonstration showed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Demonstrated {
    /// The name of the demonstration.
    pub name: &'static str,
    /// The board.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub board: Board,
    /// The goal.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub goal: Board,
    /// The slides of a shortest path; `None` if the goal is out of reach.
    pub distance: Option<u32>,
    /// The ways that were tried.
    pub attempts: Vec<Attempt>,
}

fn as_text<S: serde::Serializer>(board: &Board, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(board)
}

/// Every demonstration.
pub static DEMONSTRATIONS: [Demonstration; 10] = [
    Demonstration {
        name: "blank-counted",
        cells: [1, 0, 2, 3, 4, 5, 6, 7, 8],
        goal: GoalName::Zero,
        attempts: blank_counted::attempts,
    },
    Demonstration {
        name: "two-a-pair",
        cells: [8, 0, 7, 6, 5, 4, 3, 2, 1],
        goal: GoalName::Standard,
        attempts: two_a_pair::attempts,
    },
    Demonstration {
        name: "visited-when-made",
        cells: [1, 2, 3, 8, 6, 7, 4, 0, 5],
        goal: GoalName::Standard,
        attempts: visited_when_made::attempts,
    },
    Demonstration {
        name: "not-reopened",
        cells: [8, 0, 2, 3, 4, 1, 7, 6, 5],
        goal: GoalName::Snail,
        attempts: not_reopened::attempts,
    },
    Demonstration {
        name: "by-h-alone",
        cells: [1, 0, 2, 7, 5, 4, 8, 6, 3],
        goal: GoalName::Standard,
        attempts: by_estimate_alone::attempts,
    },
    Demonstration {
        name: "inversions",
        cells: [0, 1, 5, 7, 8, 4, 6, 3, 2],
        goal: GoalName::Standard,
        attempts: inversions_as_estimate::attempts,
    },
    Demonstration {
        name: "parity-not-asked",
        cells: [1, 2, 3, 4, 5, 6, 8, 7, 0],
        goal: GoalName::Standard,
        attempts: parity_not_asked::attempts,
    },
    Demonstration {
        name: "unbounded-depth",
        cells: [1, 2, 3, 4, 5, 6, 7, 0, 8],
        goal: GoalName::Standard,
        attempts: unbounded_depth::attempts,
    },
    Demonstration {
        name: "weights",
        cells: [8, 6, 7, 2, 5, 4, 3, 0, 1],
        goal: GoalName::Standard,
        attempts: weights::attempts,
    },
    Demonstration {
        name: "accuracy",
        cells: [0, 1, 5, 7, 8, 4, 6, 3, 2],
        goal: GoalName::Standard,
        attempts: accuracy::attempts,
    },
];

impl Demonstration {
    /// The demonstration of a name.
    pub fn named(name: &str) -> Option<&'static Demonstration> {
        DEMONSTRATIONS.iter().find(|demonstration| demonstration.name == name)
    }

    /// Runs it; takes well under a second.
    ///
    /// # Errors
    /// Only if `watch` is cancelled before the table of distances is built.
    pub fn show(&'static self, solver: &Solver, watch: &Arc<Watch>) -> Result<Demonstrated, TableError> {
        let (board, goal) = self.boards();
        let exact = solver.exact(&goal, Limits::default(), watch)?;
        let distance = distance(&exact, &board);
        let stage = Stage::new(&board, &goal, watch, None).and_then(|mut stage| {
            (self.attempts)(&mut stage, solver, watch)?;
            Ok(stage.attempts)
        });
        let attempts = stage.expect("boards of 3x3 can be searched");
        Ok(Demonstrated { name: self.name, board, goal, distance, attempts })
    }
    /// The board and the goal.
    pub(super) fn boards(&self) -> (Board, Board) {
        let size = Size::new(3, 3).expect("3x3 is a size");
        let board = Board::new(size, self.cells.to_vec()).expect("the cells are a permutation");
        (board, self.goal.board(size))
    }
}

/// The slides of a shortest path; `None` if there is none.
pub(super) fn distance(exact: &Exact, board: &Board) -> Option<u32> {
    let reachable = Reachability::new(board, exact.goal()).is_ok_and(|reachability| reachability.reachable);
    if reachable { exact.distance(board) } else { None }
}
