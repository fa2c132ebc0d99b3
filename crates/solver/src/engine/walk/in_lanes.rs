//! The walk where several views are asked at once.

use jiugong_heuristics::pattern::{LaneNode, LaneSet, Lanes};
use jiugong_heuristics::{Key, Slid, Slides};
use jiugong_puzzle::Direction;
use jiugong_search::{Observer, REFUSED, Space};

use super::{Here, Walk};

impl<K: Key, O: Observer<Slides<K>>, const VIEWS: usize> Walk<'_, K, O, VIEWS> {
    /// Whether the walk ends at or below the board: at the goal, which the trail then leads to, or at a limit.
    ///
    /// In lanes where the tables are there for it and nobody listens, with the same answer and the same counts.
    pub(in crate::engine) fn search_below(&mut self, here: Here<VIEWS>, by: Option<Direction>) -> bool {
        let parts = self.parts;
        match if O::LISTENS { None } else { self.patterns.lanes() } {
            None => self.visit(here, by),
            Some(Lanes::Four(set)) => self.visit_in_lanes(set, &set.node(&parts), here.read, here.left),
            Some(Lanes::Eight(set)) => self.visit_in_lanes(set, &set.node(&parts), here.read, here.left),
        }
    }

    /// The same in lanes: what becomes of all children is looked up before the first is gone to.
    fn visit_in_lanes<const ROWS: usize>(
        &mut self,
        set: &LaneSet<ROWS>,
        node: &LaneNode<ROWS>,
        read: u32,
        left: u16,
    ) -> bool {
        if node.first() == 0 && self.tiles == *self.goal {
            return self.ends_at_goal(left);
        }
        if let Err(stop) = self.run.expand() {
            self.stopped = Some(stop);
            return true;
        }
        let (to, after) = (self.tiles.blank, self.automaton.row(read));
        let looked = set.look(node, &self.tiles, &after, left - 1);
        for (made, &read) in after.iter().enumerate() {
            if read == REFUSED {
                continue;
            }
            self.generated += 1;
            if looked.is_over(made) {
                self.pruned = true;
                continue;
            }
            let from = set.from(to, made);
            let slid = Slid { tile: self.tiles.at(from), from, to };
            self.space.apply(&mut self.tiles, slid);
            self.trail[usize::from(self.bound - left)] = Direction::ALL[made];
            if self.visit_in_lanes(set, &set.child(node, &looked, made), read, left - 1) {
                return true;
            }
            self.space.undo(&mut self.tiles, slid);
        }
        false
    }
}
