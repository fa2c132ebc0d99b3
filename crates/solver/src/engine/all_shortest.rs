//! All shortest paths.

use jiugong_heuristics::pattern::{MOST_VIEWS, Patterns};
use jiugong_heuristics::{Key, Slides};
use jiugong_puzzle::Direction;
use jiugong_search::{Automaton, Problem, Run, Stopped};

use super::listed::Listed;
use super::pattern_search::PatternSearch;
use super::walk::{AtGoal, Walk};

/// The shortest paths from a start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortestPaths {
    /// The length of each, in the metric of the search.
    pub length: usize,
    /// How many there are.
    pub count: u64,
    /// The first of them in the order in which directions are tried, in slides: as many as were asked for, and at least
    /// one.
    pub paths: Vec<Vec<Direction>>,
}

/// Counts the shortest paths, with the same walk as [`PatternSearch`] but without its automaton: that is there to
/// lose all but one of them. Only going back at once is refused.
#[derive(Clone, Debug)]
pub struct AllShortest {
    automaton: Automaton,
}

impl AllShortest {
    /// A search of boards in `space`.
    pub fn new<K: Key>(space: &Slides<K>) -> AllShortest {
        AllShortest { automaton: PatternSearch::new(space, 2).automaton().clone() }
    }

    /// Counts the shortest paths of a problem and lists the first `most`, at least one; `None` if there is no path.
    ///
    /// # Errors
    /// The limit that stopped it, with the first shortest path if one was found: then not all are counted.
    pub fn search<K: Key>(
        &self,
        problem: &Problem<Slides<K>, Patterns>,
        most: usize,
        run: &mut Run,
    ) -> Result<Option<ShortestPaths>, Stopped<Direction>> {
        let patterns = problem.heuristic.best_for(&problem.start);
        let problem = &Problem { heuristic: &*patterns, ..*problem };
        match patterns.views().len() {
            0 | 1 => self.rounds::<K, 1>(problem, most, run),
            2 => self.rounds::<K, 2>(problem, most, run),
            3 | 4 => self.rounds::<K, 4>(problem, most, run),
            _ => self.rounds::<K, MOST_VIEWS>(problem, most, run),
        }
    }

    fn rounds<K: Key, const VIEWS: usize>(
        &self,
        problem: &Problem<Slides<K>, Patterns>,
        most: usize,
        run: &mut Run,
    ) -> Result<Option<ShortestPaths>, Stopped<Direction>> {
        let mut walk = Walk::<K, (), VIEWS>::new(problem, &self.automaton, run);
        let here = walk.start();
        walk.generated = 1;
        let mut bound = here.h();
        loop {
            walk.at_goal = AtGoal::Count(Listed::new(most));
            walk.run.raise_bound(bound.into());
            walk.run.hold_path(bound.into());
            walk.begin(bound);
            walk.search_below(here.under(bound), None);
            walk.run.statistics.generated = walk.generated;
            let AtGoal::Count(Listed { paths, count, .. }) = walk.at_goal else {
                unreachable!("the walk does not change what it does at the goal")
            };
            if let Some(by) = walk.stopped {
                return Err(Stopped { by, best: paths.into_iter().next() });
            }
            if count > 0 {
                return Ok(Some(ShortestPaths { length: bound.into(), count, paths }));
            }
            if !walk.pruned {
                return Ok(None);
            }
            bound += 2;
        }
    }
}
