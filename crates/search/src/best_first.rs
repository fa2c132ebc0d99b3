//! The loop that A*, weighted A*, uniform-cost and greedy search share.

use crate::algorithm::sum;
use crate::nodes::{Nodes, Place, Remembered};
use crate::open::Open;
use crate::{Event, Heuristic, Node, Observer, Problem, Run, Space, Stop, Weight};

/// Which of the nodes with equal f is expanded first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// The one that was made first.
    #[default]
    FirstMade,
    /// The one with the larger g, which is the one with the smaller h; among these the one made first.
    LargerG,
}

/// The cost so far in the order of expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathCost {
    /// Counts, and a cheaper way to a node replaces a dearer one.
    Counts,
    /// Is of no interest.
    Ignored,
}

/// The order of expansion: by f = g + w h, with w h rounded down, or by h alone.
pub(crate) struct BestFirst {
    pub(crate) path_cost: PathCost,
    pub(crate) weight: Weight,
    pub(crate) ties: Ties,
}

impl BestFirst {
    #[inline(always)]
    fn f(&self, g: u32, h: u32) -> Result<u32, Stop> {
        match self.path_cost {
            PathCost::Counts => sum(g, self.weight.times(h)),
            PathCost::Ignored => Ok(h),
        }
    }

    #[inline(always)]
    fn rank(&self, h: u32) -> u32 {
        match self.ties {
            Ties::FirstMade => 0,
            Ties::LargerG => h,
        }
    }

    /// A node as it is told of.
    fn told<'a, S: Space>(&self, state: &'a S::State, by: Option<S::Move>, g: u32, h: u32) -> Node<'a, S> {
        Node::forward(state, by, g, h).ordered_by(self.f(g, h).unwrap_or(u32::MAX))
    }

    /// Whether no path can be cheaper than the smallest f of an open node, if h never overestimates.
    fn f_is_a_bound(&self) -> bool {
        self.path_cost == PathCost::Counts && self.weight.numerator() <= self.weight.denominator()
    }

    /// Expands the open node with the smallest f until it is the goal. A cheaper way to a closed node opens it again.
    ///
    /// Goals are recognised when they are taken from open, so that with a weight of at most 1 and an
    /// admissible h the first one is optimal.
    pub(crate) fn search<S: Space, H: Heuristic<S>, O: Observer<S>>(
        &self,
        problem: &Problem<S, H>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let mut nodes = Nodes::new();
        let answer = if self.path_cost == PathCost::Counts && self.weight == Weight::ONE {
            self.expand_until_goal::<S, H, O, true>(problem, &mut nodes, run)
        } else {
            self.expand_until_goal::<S, H, O, false>(problem, &mut nodes, run)
        };
        run.hold(nodes.len().saturating_sub(1) as u64); // the root is counted already
        answer
    }

    /// Where f is just g + h (`SUM`), as in A*, the loop takes a tenth fewer instructions for knowing it beforehand.
    #[inline(always)]
    fn expand_until_goal<S: Space, H: Heuristic<S>, O: Observer<S>, const SUM: bool>(
        &self,
        problem: &Problem<S, H>,
        nodes: &mut Nodes<S, H::Memo>,
        run: &mut Run<O>,
    ) -> Result<Option<Vec<S::Move>>, Stop> {
        let Problem { space, heuristic, .. } = *problem;
        let f_of = |g, h| if SUM { sum(g, h) } else { self.f(g, h) };
        let mut open = Open::default();

        let memo = heuristic.fresh(&problem.start);
        let h = heuristic.value(memo);
        let root = Remembered { key: space.pack(&problem.start), memo, g: 0, by: None, place: Place::Open };
        let number = nodes.add(root, run)?;
        open.push(f_of(0, h)?, self.rank(h), number, run)?;
        run.statistics.generated += 1;
        let mut open_nodes = 1;
        run.open(open_nodes);
        run.raise_bound(h);
        run.tell(|| Event::Made(self.told(&problem.start, None, 0, h)));

        while let Some((f, number)) = open.pop(run) {
            let node = nodes.node_mut(number);
            let Remembered { key, memo, g, by, place } = *node;
            let h = heuristic.value(memo);
            if place == Place::Closed || f_of(g, h)? != f {
                continue; // a cheaper way here was found after this entry was put in
            }
            node.place = Place::Closed;
            if SUM || self.f_is_a_bound() {
                run.raise_bound(f);
            }
            if h == 0 && problem.is_goal(&space.unpack(key), h) {
                let state = space.unpack(key);
                if SUM || self.path_cost == PathCost::Counts {
                    run.raise_bound(self.weight.least(g));
                }
                run.tell(|| Event::Solution(self.told(&state, by, g, h)));
                return Ok(Some(nodes.path_to(space, &state)));
            }
            let mut state = space.unpack(key); // left out where neither the heuristic nor anybody else looks at it
            run.expand()?;
            open_nodes -= 1;
            run.tell(|| Event::Expanded(self.told(&state, by, g, h)));
            for made in space.moves_of(key, by) {
                let change = space.change_of(key, made);
                let key = space.key_after(key, change);
                let g = sum(g, space.cost(made))?;
                run.statistics.generated += 1;
                let (h, fate) = match nodes.meet(key) {
                    Err(vacancy) => {
                        let memo = heuristic.after(memo, &state, change);
                        let h = heuristic.value(memo);
                        let child = Remembered { key, memo, g, by: Some(made), place: Place::Open };
                        let child = nodes.add_at(vacancy, child, run)?;
                        open.push(f_of(g, h)?, self.rank(h), child, run)?;
                        open_nodes += 1;
                        (h, Fate::Made)
                    }
                    Ok(number) => {
                        let child = nodes.node_mut(number);
                        let h = heuristic.value(child.memo);
                        if g >= child.g || (!SUM && self.path_cost == PathCost::Ignored) {
                            (h, Fate::Dropped)
                        } else {
                            (child.g, child.by) = (g, Some(made));
                            let was = std::mem::replace(&mut child.place, Place::Open);
                            open.push(f_of(g, h)?, self.rank(h), number, run)?;
                            if was == Place::Closed {
                                run.statistics.reopened += 1;
                                open_nodes += 1;
                                (h, Fate::Reopened)
                            } else {
                                (h, Fate::Improved)
                            }
                        }
                    }
                };
                if O::LISTENS {
                    space.apply(&mut state, change);
                    let node = self.told(&state, Some(made), g, h);
                    run.tell(|| match fate {
                        Fate::Made => Event::Made(node),
                        Fate::Improved => Event::Improved(node),
                        Fate::Reopened => Event::Reopened(node),
                        Fate::Dropped => Event::Dropped(node),
                    });
                    space.undo(&mut state, change);
                }
            }
            run.open(open_nodes);
        }
        Ok(None)
    }
}

/// What became of a successor.
enum Fate {
    Made,
    Improved,
    Reopened,
    Dropped,
}
