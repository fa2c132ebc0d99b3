//! Where demonstrations take place: a board, a goal, and the means to search.

use std::sync::Arc;

use jiugong_heuristics::{Slides, Tiles};
use jiugong_puzzle::{Board, Direction};
use jiugong_search::{
    AStar, Algorithm, Answer, Heuristic, Limits, Observing, Problem, Run, Statistics, Watch,
};

use super::{Attempt, Right};
use crate::observed::Told;
use crate::ready::tiles;
use crate::{ObservedSpace, SolveError};

/// The boards, up to 16 cells.
pub(super) type Space = Slides<u64>;

/// A board, a goal, and the means to search; takes in what comes of the attempts.
///
/// Where somebody looks on at one attempt, only that one is made.
pub(super) struct Stage<'a> {
    pub(super) space: Space,
    pub(super) goal: Board,
    start: Tiles,
    end: Tiles,
    watch: Arc<Watch>,
    audience: Option<Audience<'a>>,
    /// The attempts that were made.
    pub(super) attempts: Vec<Attempt>,
    /// What the one that somebody looked on at found.
    pub(super) seen: Option<Answer<Direction>>,
    /// What it did.
    pub(super) statistics: Statistics,
}

/// Who looks on, and at which attempt.
pub(super) struct Audience<'a> {
    /// The name of the attempt.
    pub(super) attempt: &'a str,
    /// What it may use.
    pub(super) limits: Limits,
    pub(super) observer: &'a mut dyn Observing<ObservedSpace>,
}

impl<'a> Stage<'a> {
    /// # Errors
    /// [`SolveError::TooLarge`] for boards of more than 16 cells.
    pub(super) fn new(
        board: &Board,
        goal: &Board,
        watch: &Arc<Watch>,
        audience: Option<Audience<'a>>,
    ) -> Result<Stage<'a>, SolveError> {
        Ok(Stage {
            space: Slides::new(goal.size()).ok_or(SolveError::TooLarge { size: goal.size() })?,
            goal: goal.clone(),
            start: tiles(board)?,
            end: tiles(goal)?,
            watch: watch.clone(),
            audience,
            attempts: Vec::new(),
            seen: None,
            statistics: Statistics::default(),
        })
    }

    /// What a heuristic says of the board. Who looks on sees A* search with it.
    pub(super) fn estimate<H: Heuristic<Space>>(&mut self, named: (&'static str, Right), heuristic: &H) {
        if self.audience.is_some() {
            return self.search(named, &AStar::default(), heuristic, None);
        }
        let estimate = heuristic.value(heuristic.fresh(&self.start));
        self.attempts.push(Attempt::estimate(named.0, named.1, estimate));
    }

    /// Searches within `nodes` expansions, if a number is given.
    pub(super) fn search<H: Heuristic<Space>>(
        &mut self,
        named: (&'static str, Right),
        algorithm: &impl Algorithm<Space, H>,
        heuristic: &H,
        nodes: Option<u64>,
    ) {
        let estimate = Some(heuristic.value(heuristic.fresh(&self.start)));
        let problem = Problem { space: &self.space, heuristic, start: self.start, goal: self.end };
        let Some(audience) = &mut self.audience else {
            let mut run = Run::new(Limits { nodes, ..Limits::default() }, self.watch.clone());
            let answer = algorithm.search(&problem, &mut run);
            self.attempts.push(Attempt::search(named, estimate, &answer, run.statistics));
            return;
        };
        if audience.attempt != named.0 {
            return;
        }
        let nodes = audience.limits.nodes.into_iter().chain(nodes).min();
        let limits = Limits { nodes, ..audience.limits };
        let mut run = Run::observed(limits, self.watch.clone(), Told(&mut *audience.observer));
        let answer = algorithm.search(&problem, &mut run);
        self.attempts.push(Attempt::search(named, estimate, &answer, run.statistics));
        (self.statistics, self.seen) = (run.statistics, Some(answer));
    }
}
