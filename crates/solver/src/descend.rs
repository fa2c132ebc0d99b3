//! Reading a path off the exact distances.

use jiugong_search::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space};

/// Takes, again and again, the first move after which the estimate is smaller by its cost.
///
/// With the exact distance every such move begins a shortest path, so that nothing is searched. With another
/// estimate it may get stuck, and then finds nothing.
pub(crate) struct Descend;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for Descend {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        let Problem { space, heuristic, .. } = *problem;
        let mut state = problem.start.clone();
        let mut memo = heuristic.fresh(&state);
        let mut path: Vec<S::Move> = Vec::new();
        let mut g = 0;
        run.raise_bound(heuristic.value(memo));
        run.statistics.generated += 1;
        loop {
            let (h, by) = (heuristic.value(memo), path.last().copied());
            if problem.is_goal(&state, h) {
                run.tell(|| Event::Solution(Node::forward(&state, by, g, h)));
                return Ok(Some(path));
            }
            run.expand()?;
            run.tell(|| Event::Expanded(Node::forward(&state, by, g, h)));
            let nearer = space.moves(&state, by).find_map(|made| {
                let change = space.change(&state, made);
                run.statistics.generated += 1;
                let after = heuristic.after(memo, &state, change);
                (heuristic.value(after) + space.cost(made) == h).then_some((made, change, after))
            });
            let Some((made, change, after)) = nearer else {
                return Ok(None);
            };
            space.apply(&mut state, change);
            path.push(made);
            memo = after;
            g += space.cost(made);
        }
    }
}
