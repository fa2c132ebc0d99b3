//! Where demonstrations take place: a board, a goal, and the means to search.

use std::sync::Arc;

use jiugong_heuristics::{Slides, Tiles};
use jiugong_puzzle::Board;
use jiugong_search::{Algorithm, Heuristic, Limits, Problem, Run, Watch};

use super::{Attempt, Right};
use crate::SolveError;
use crate::ready::tiles;

/// The boards, up to 16 cells.
pub(super) type Space = Slides<u64>;

/// A board, a goal, and the means to search.
pub(super) struct Stage {
    pub(super) space: Space,
    pub(super) goal: Board,
    pub(super) start: Tiles,
    pub(super) end: Tiles,
    watch: Arc<Watch>,
}

impl Stage {
    /// # Errors
    /// [`SolveError::TooLarge`] for boards of more than 16 cells.
    pub(super) fn new(board: &Board, goal: &Board, watch: &Arc<Watch>) -> Result<Stage, SolveError> {
        let space = Slides::new(goal.size()).ok_or(SolveError::TooLarge { size: goal.size() })?;
        Ok(Stage { space, goal: goal.clone(), start: tiles(board)?, end: tiles(goal)?, watch: watch.clone() })
    }

    /// What a heuristic says of the board.
    pub(super) fn estimate<H: Heuristic<Space>>(&self, heuristic: &H) -> u32 {
        heuristic.value(heuristic.fresh(&self.start))
    }

    /// The board and the goal with a heuristic.
    pub(super) fn problem<'a, H>(&'a self, heuristic: &'a H) -> Problem<'a, Space, H> {
        Problem { space: &self.space, heuristic, start: self.start, goal: self.end }
    }

    /// Searches within `nodes` expansions, if a number is given.
    pub(super) fn search<H: Heuristic<Space>>(
        &self,
        named: (&'static str, Right),
        algorithm: &impl Algorithm<Space, H>,
        heuristic: &H,
        nodes: Option<u64>,
    ) -> Attempt {
        let mut run = Run::new(Limits { nodes, ..Limits::default() }, self.watch.clone());
        let answer = algorithm.search(&self.problem(heuristic), &mut run);
        Attempt::search(named, Some(self.estimate(heuristic)), answer, run.statistics)
    }
}
