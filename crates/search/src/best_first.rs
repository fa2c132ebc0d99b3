//! The loop that A*, weighted A*, uniform-cost and greedy search share.

use crate::nodes::{Nodes, Remembered};
use crate::open::Open;
use crate::{Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Which of the nodes with equal f is expanded first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// The one that was made first.
    #[default]
    FirstMade,
    /// The one with the larger g, which is the one deeper in the tree; among these the one made first.
    LargerG,
}

/// The order of expansion: by `g_weight` g + `h_weight` h.
pub(crate) struct BestFirst {
    pub(crate) g_weight: u32,
    pub(crate) h_weight: u32,
    pub(crate) ties: Ties,
}

impl BestFirst {
    fn f(&self, g: u32, h: u32) -> u32 {
        self.g_weight * g + self.h_weight * h
    }

    fn rank(&self, g: u32) -> u32 {
        match self.ties {
            Ties::FirstMade => 0,
            Ties::LargerG => g,
        }
    }

    /// Expands the open node with the smallest f until it is the goal. A cheaper way to a closed node opens it again.
    ///
    /// Goals are recognised when they are taken from open, so that with `g_weight` = `h_weight` = 1 and an
    /// admissible h the first one is optimal.
    pub(crate) fn search<S: Space, H: Heuristic<S>, O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let Problem { space, heuristic, .. } = *problem;
        let mut nodes = Nodes::<S, H::Memo>::new(space);
        let mut open = Open::default();

        let memo = heuristic.fresh(&problem.start);
        let root = Remembered { key: space.pack(&problem.start), memo, g: 0, by: None, closed: false };
        let number = nodes.add(space, &problem.start, root, 0, run)?;
        open.push(self.f(0, heuristic.value(memo)), 0, number);
        run.statistics.generated += 1;
        run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, heuristic.value(memo))));

        while let Some((f, number)) = open.pop() {
            let node = nodes.node_mut(number);
            let (g, by, memo) = (u32::from(node.g), node.by, node.memo);
            let h = heuristic.value(memo);
            if node.closed || self.f(g, h) != f {
                continue; // a cheaper way here was found after this entry was put in
            }
            node.closed = true;
            let mut state = space.unpack(node.key);
            if self.g_weight == self.h_weight {
                run.raise_bound(f / self.g_weight);
            }
            if problem.is_goal(&state, h) {
                run.tell(|| Event::Solution(Node::forward(&state, by, g, h)));
                run.hold(nodes.len() as u64, run.statistics.held_bytes)?;
                return Ok(Some(nodes.path_to(space, &state)));
            }
            if let Err(stop) = run.expand() {
                run.hold(nodes.len() as u64, run.statistics.held_bytes)?;
                return Err(stop);
            }
            run.tell(|| Event::Expanded(Node::forward(&state, by, g, h)));
            for made in space.moves(&state, by) {
                let change = space.change(&state, made);
                let child_g = g + space.cost(made);
                let child_memo = heuristic.after(memo, &state, change);
                space.apply(&mut state, change);
                let child = nodes.find(space, &state);
                run.statistics.generated += 1;
                match child {
                    None => {
                        let child_h = heuristic.value(child_memo);
                        let child = Remembered {
                            key: space.pack(&state),
                            memo: child_memo,
                            g: child_g as u16,
                            by: Some(made),
                            closed: false,
                        };
                        let child = nodes.add(space, &state, child, open.bytes(), run)?;
                        open.push(self.f(child_g, child_h), self.rank(child_g), child);
                        run.tell(|| Event::Made(Node::forward(&state, Some(made), child_g, child_h)));
                    }
                    Some(child) => {
                        let child_node = nodes.node_mut(child);
                        let child_h = heuristic.value(child_node.memo);
                        if self.g_weight == 0 || child_g >= u32::from(child_node.g) {
                            run.tell(|| Event::Dropped(Node::forward(&state, Some(made), child_g, child_h)));
                        } else {
                            child_node.g = child_g as u16;
                            child_node.by = Some(made);
                            let was_closed = std::mem::replace(&mut child_node.closed, false);
                            open.push(self.f(child_g, child_h), self.rank(child_g), child);
                            run.statistics.reopened += u64::from(was_closed);
                            let node = Node::forward(&state, Some(made), child_g, child_h);
                            run.tell(
                                || if was_closed { Event::Reopened(node) } else { Event::Improved(node) },
                            );
                        }
                    }
                }
                space.undo(&mut state, change);
            }
            run.open(open.len() as u64);
        }
        run.hold(nodes.len() as u64, run.statistics.held_bytes)?;
        Ok(None)
    }
}
