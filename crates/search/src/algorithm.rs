//! What every algorithm looks like from outside.

use crate::{Heuristic, Observer, Run, Space, Stop, Zero};

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

    /// The same problem for a search that does not estimate.
    pub(crate) fn blind(&self) -> Problem<'_, S, Zero> {
        let Problem { space, start, goal, .. } = self;
        Problem { space, heuristic: &Zero, start: start.clone(), goal: goal.clone() }
    }
}

/// What a search ends with: a path, none, or the limit that stopped it.
pub type Answer<M> = Result<Option<Vec<M>>, Stopped<M>>;

/// A search that a limit ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped<M> {
    /// The limit.
    pub by: Stop,
    /// The best path so far, of a search that improves on its solutions (see [`Run::solutions`]).
    pub best: Option<Vec<M>>,
}

impl<M> From<Stop> for Stopped<M> {
    fn from(by: Stop) -> Stopped<M> {
        Stopped { by, best: None }
    }
}

/// The sum of two costs.
///
/// # Errors
/// [`Stop::Cost`] if it does not fit.
#[inline(always)]
pub(crate) fn sum(cost: u32, more: u32) -> Result<u32, Stop> {
    cost.checked_add(more).ok_or(Stop::Cost)
}

/// A way to search, with its parameters.
pub trait Algorithm<S: Space, H: Heuristic<S>> {
    /// Looks for a path from the start to the goal of `problem`.
    ///
    /// `None` means that the algorithm has ended without one: a complete algorithm has then
    /// proven that there is none (within its depth limit, if it has one).
    ///
    /// # Errors
    /// The limit that stopped it, with the best path that it had found before; the statistics up to there are
    /// in `run`.
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move>;
}
