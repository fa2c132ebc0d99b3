//! What every algorithm looks like from outside.

use crate::{Heuristic, Observer, Run, Space, Stop};

/// A start, a goal, and what is known of the way between them.
#[derive(Debug)]
pub struct Problem<'a, S: Space, H> {
    /// The states and moves.
    pub space: &'a S,
    /// The estimate of the cost from a state to `goal`.
    pub heuristic: &'a H,
    /// Where paths begin.
    pub start: S::State,
    /// Where they are to end.
    pub goal: S::State,
}

impl<S: Space, H: Heuristic<S>> Problem<'_, S, H> {
    /// Whether a state is the goal. An estimate of 0 comes first because it is at hand.
    #[inline(always)]
    pub fn is_goal(&self, state: &S::State, h: u32) -> bool {
        h == 0 && *state == self.goal
    }
}

/// A way to search, with its parameters.
pub trait Algorithm<S: Space, H: Heuristic<S>> {
    /// Looks for a path from the start to the goal of `problem`.
    ///
    /// `None` means that the algorithm has ended without one: a complete algorithm has then
    /// proven that there is none (within its depth limit, if it has one).
    ///
    /// # Errors
    /// The limit that stopped it, with the statistics up to there in `run`.
    fn search<O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop>;
}
