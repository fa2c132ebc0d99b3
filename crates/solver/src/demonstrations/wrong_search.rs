//! Wrong: A* with a mistake in how it treats boards that it has met before.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use hashbrown::HashMap;
use jiugong_heuristics::Tiles;
use jiugong_puzzle::Direction;
use jiugong_search::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space as _};
use rustc_hash::FxBuildHasher;

use super::stage::Space;

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// A board counts as visited once it is made, so that a shorter way to it found later is thrown away.
    VisitedWhenMade,
    /// A board that was expanded is never opened again, though a shorter way to it is found.
    NotReopened,
}

/// Wrong: A* with a [`Mistake`]; of nodes with equal f the one made first.
pub(super) struct WrongAStar(pub(super) Mistake);

/// What is remembered of a board.
struct Met<M> {
    g: u32,
    path: Vec<M>,
    is_closed: bool,
}

/// Tells of nodes with what a heuristic says of them.
struct Telling<'h, H>(&'h H);

impl<H: Heuristic<Space>> Telling<'_, H> {
    fn node<'a>(&self, state: &'a Tiles, by: Option<Direction>, g: u32) -> Node<'a, Space> {
        let h = self.0.value(self.0.fresh(state));
        Node::forward(state, by, g, h).ordered_by(g + h)
    }
}

impl<H: Heuristic<Space>> Algorithm<Space, H> for WrongAStar {
    fn search<O: Observer<Space>>(
        &self,
        problem: &Problem<Space, H>,
        run: &mut Run<O>,
    ) -> Answer<<Space as jiugong_search::Space>::Move> {
        let (space, heuristic) = (problem.space, problem.heuristic);
        let estimate = |tiles: &_| heuristic.value(heuristic.fresh(tiles));
        let start = space.pack(&problem.start);
        let mut met = HashMap::with_hasher(FxBuildHasher);
        met.insert(start, Met { g: 0, path: Vec::new(), is_closed: false });
        let told = Telling(heuristic);
        let mut open = BinaryHeap::from([Reverse((estimate(&problem.start), 0_u64, start, 0))]);
        run.statistics.generated += 1;
        run.tell(|| Event::Made(told.node(&problem.start, None, 0)));
        while let Some(Reverse((_, _, key, g))) = open.pop() {
            let Some(node) = met.get_mut(&key) else { continue };
            if node.is_closed || node.g != g {
                continue; // a shorter way here was found after this entry was put in
            }
            let path = node.path.clone();
            let (state, by) = (space.unpack(key), path.last().copied());
            if state == problem.goal {
                run.tell(|| Event::Solution(told.node(&state, by, g)));
                return Ok(Some(path));
            }
            run.expand()?;
            node.is_closed = true;
            run.tell(|| Event::Expanded(told.node(&state, by, g)));
            for made in space.moves(&state, by) {
                let child = state.after(space.change(&state, made));
                let (child_key, g) = (space.pack(&child), g + 1);
                run.statistics.generated += 1;
                let before = met.get(&child_key);
                let is_thrown_away = before.is_some_and(|before| match self.0 {
                    Mistake::VisitedWhenMade => true,
                    Mistake::NotReopened => before.is_closed || g >= before.g,
                });
                run.tell(|| {
                    let node = told.node(&child, Some(made), g);
                    match before {
                        Some(_) if is_thrown_away => Event::Dropped(node),
                        Some(_) => Event::Improved(node),
                        None => Event::Made(node),
                    }
                });
                if is_thrown_away {
                    continue;
                }
                let path = path.iter().copied().chain([made]).collect();
                met.insert(child_key, Met { g, path, is_closed: false });
                open.push(Reverse((g + estimate(&child), run.statistics.generated, child_key, g)));
            }
        }
        Ok(None)
    }
}
