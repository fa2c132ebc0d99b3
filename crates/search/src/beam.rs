//! Beam search.

use crate::algorithm::sum;
use crate::nodes::{Nodes, Place, Remembered};
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop};

/// Goes layer by layer like breadth-first search, but keeps of each layer only the `width` nodes with the smallest h,
/// the ones made first among equals (Lowerre 1976; Bisiani 1987).
///
/// The goal is recognised as soon as it is made. A state that was kept is not kept again. Neither complete nor
/// optimal: what was thrown away is lost. Holds `width` nodes a layer.
#[derive(Clone, Copy, Debug)]
pub struct Beam {
    /// The most nodes that are kept of a layer.
    pub width: usize,
}

impl Default for Beam {
    /// A thousand nodes.
    fn default() -> Beam {
        Beam { width: 1000 }
    }
}

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for Beam {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        Ok(self.find(problem, run)?)
    }
}

/// A node of the next layer that may be kept.
struct Candidate<S: Space, M> {
    h: u32,
    /// Its place in the order of making.
    order: usize,
    node: Remembered<S, M>,
}

impl Beam {
    fn find<S: Space, H: Heuristic<S>, O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let Problem { space, heuristic, .. } = *problem;
        let memo = heuristic.fresh(&problem.start);
        let h = heuristic.value(memo);
        let mut kept = Nodes::<S, H::Memo>::new();
        let root = Remembered { key: space.pack(&problem.start), memo, g: 0, by: None, place: Place::Open };
        kept.add(root, run)?;
        run.statistics.generated += 1;
        run.open(1);
        run.raise_bound(h);
        run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, h).by_estimate()));
        if problem.is_goal(&problem.start, h) {
            run.tell(|| Event::Solution(Node::forward(&problem.start, None, 0, h).by_estimate()));
            return Ok(Some(Vec::new()));
        }
        let mut candidates: Vec<Candidate<S, H::Memo>> = Vec::new();
        let (mut layer, mut depth) = (0..1, 0);
        while !layer.is_empty() {
            run.tell(|| Event::Layer(depth));
            depth += 1;
            for number in layer.clone() {
                let &Remembered { key, memo, g, by, .. } = kept.node(number);
                let mut state = space.unpack(key);
                let h = heuristic.value(memo);
                run.expand()?;
                run.tell(|| Event::Expanded(Node::forward(&state, by, g, h).by_estimate()));
                for made in space.moves(&state, by) {
                    let change = space.change(&state, made);
                    let (g, memo) = (sum(g, space.cost(made))?, heuristic.after(memo, &state, change));
                    let h = heuristic.value(memo);
                    space.apply(&mut state, change);
                    run.statistics.generated += 1;
                    let node =
                        Remembered { key: space.pack(&state), memo, g, by: Some(made), place: Place::Open };
                    if kept.find(space.pack(&state)).is_some() {
                        run.tell(|| Event::Dropped(Node::forward(&state, Some(made), g, h).by_estimate()));
                    } else {
                        run.tell(|| Event::Made(Node::forward(&state, Some(made), g, h).by_estimate()));
                        if problem.is_goal(&state, h) {
                            run.tell(|| {
                                Event::Solution(Node::forward(&state, Some(made), g, h).by_estimate())
                            });
                            kept.add(node, run)?;
                            return Ok(Some(kept.path_to(space, &state)));
                        }
                        let order = candidates.len();
                        run.push(&mut candidates, Candidate { h, order, node })?;
                        run.hold(1);
                    }
                    space.undo(&mut state, change);
                }
                run.open(u64::from(layer.end - 1 - number) + candidates.len() as u64);
            }
            run.release(candidates.len() as u64);
            candidates.sort_unstable_by_key(|candidate| (candidate.h, candidate.order));
            for Candidate { h, node, .. } in candidates.drain(..) {
                let state = space.unpack(node.key);
                if kept.len() - layer.end as usize >= self.width || kept.find(space.pack(&state)).is_some() {
                    run.tell(|| Event::Dropped(Node::forward(&state, node.by, node.g, h).by_estimate()));
                } else {
                    kept.add(node, run)?;
                }
            }
            layer = layer.end..kept.len() as u32;
        }
        Ok(None)
    }
}
