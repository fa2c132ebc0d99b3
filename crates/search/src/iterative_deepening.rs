//! Iterative deepening.

use crate::depth_first::{Dive, Diver};
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space};

/// Searches depth-first within 0 moves, within 1, within 2 and so on (Slate & Atkin 1977; Korf 1985); it does
/// not estimate.
///
/// Complete; optimal if every move costs the same, and otherwise the path has the fewest moves. Holds one path.
/// Where there is no path it ends when every path without a loop has been tried, which few spaces allow.
#[derive(Clone, Copy, Debug, Default)]
pub struct IterativeDeepening;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for IterativeDeepening {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let problem = problem.blind();
        run.statistics.generated += 1;
        run.open(1);
        run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, 0)));
        let mut diver = Diver::new();
        for limit in 0..=u32::MAX {
            run.tell(|| Event::Bound(limit));
            run.raise_bound(limit);
            match diver.dive(&problem, limit, run)? {
                Dive::Found(path) => return Ok(Some(path)),
                Dive::Exhausted => return Ok(None),
                Dive::CutOff => {}
            }
        }
        Ok(None)
    }
}
