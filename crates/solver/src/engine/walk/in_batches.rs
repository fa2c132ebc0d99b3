//! The walk where nobody listens: small trees are searched in batches.

use jiugong_heuristics::pattern::MOST_PATTERNS_OF_VIEW;
use jiugong_heuristics::{Key, Slides};
use jiugong_puzzle::{Direction, Size};
use jiugong_search::Observer;

use super::batch::Batch;
use super::{Here, Walk};

/// What the bound may leave beyond h at the root of a tree that is searched in batches: on 4x4 some hundreds of nodes.
///
/// Smaller trees have too few nodes at a time to fill a batch, larger ones cost too much where they are searched twice;
/// which matters less where searches are long.
fn spare(size: Size) -> u16 {
    if size.cells() > 16 { 6 } else { 4 }
}

impl<K: Key, O: Observer<Slides<K>>, const VIEWS: usize> Walk<'_, K, O, VIEWS> {
    /// Whether the walk ends at or below the board: at the goal, which the trail then leads to, or at a limit.
    ///
    /// An observer is told of one node after the other. Otherwise the order within a small tree does not matter unless
    /// the walk ends in it; so it is searched in batches, and once more in order where it has the goal or a limit
    /// is reached. Answer and counts are the same.
    pub(in crate::engine) fn search_below(&mut self, here: Here<VIEWS>, by: Option<Direction>) -> bool {
        let fits = self.views.iter().all(|view| view.parts().end <= VIEWS * MOST_PATTERNS_OF_VIEW);
        if O::LISTENS || !fits {
            return self.visit(here, by);
        }
        self.visit_above_batches(here, by)
    }

    fn visit_above_batches(&mut self, here: Here<VIEWS>, by: Option<Direction>) -> bool {
        if here.left - here.h() <= spare(self.space.size()) {
            return !self.is_searched_in_batches(here) && self.visit(here, by);
        }
        if self.is_at_goal(here) {
            return self.ends_at_goal(here.left);
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        self.for_each_child(here, Self::visit_above_batches)
    }

    /// Searches the tree below the board, if it does not have the goal and no limit is reached; else nothing is done.
    fn is_searched_in_batches(&mut self, here: Here<VIEWS>) -> bool {
        let batch = self.batch.get_or_insert_with(|| Box::new(Batch::new(self.patterns)));
        batch.begin(&self.parts, self.tiles, here);
        let expanded_before = self.run.statistics.expanded;
        let (mut generated, mut pruned) = (0, false);
        loop {
            let expanding = batch.take();
            if expanding == 0 {
                self.generated += generated;
                self.pruned |= pruned;
                return true;
            }
            let is_allowed = self.run.expand_together(expanding as u64).is_ok();
            let Some(made) = batch.make(self.automaton, self.goal).filter(|_| is_allowed) else {
                self.run.statistics.expanded = expanded_before;
                return false;
            };
            let mut within = made;
            for round in 0..batch.views() {
                within = batch.ask(within, round, &self.looks);
            }
            batch.keep(within, self.automaton);
            generated += made as u64;
            pruned |= within < made;
        }
    }
}
