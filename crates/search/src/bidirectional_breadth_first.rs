//! Breadth-first search from both ends.

use crate::nodes::{Nodes, Place, Remembered};
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Side, Space, Stop, Zero};

/// Searches layer by layer from the start and from the goal, always the side whose outermost layer is smaller, until
/// a layer of one side meets the other (Pohl 1969); it does not estimate.
///
/// Whole layers are made, so a state that both sides know is met by the very layer that makes it known to both, and
/// the first meeting is on a shortest path. Complete; optimal if every move costs the same, and otherwise
/// the path has the fewest moves. Holds every node that it makes, far fewer than from one end.
#[derive(Clone, Copy, Debug, Default)]
pub struct BidirectionalBreadthFirst;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for BidirectionalBreadthFirst {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        Ok(search(&problem.blind(), run)?)
    }
}

/// One of the two trees.
struct Tree<S: Space> {
    side: Side,
    nodes: Nodes<S, ()>,
    /// The first node of the outermost layer; the last one is the last that was made.
    layer: u32,
    depth: u32,
}

impl<S: Space> Tree<S> {
    fn new<O: Observer<S>>(
        space: &S,
        root: &S::State,
        side: Side,
        run: &mut Run<O>,
    ) -> Result<Tree<S>, Stop> {
        let mut nodes = Nodes::new();
        nodes.add(Remembered { key: space.pack(root), memo: (), g: 0, by: None, place: Place::Open }, run)?;
        run.statistics.generated += 1;
        run.tell(|| Event::Made(Node::forward(root, None, 0, 0).on(side)));
        Ok(Tree { side, nodes, layer: 0, depth: 0 })
    }

    fn outermost(&self) -> u64 {
        self.nodes.len() as u64 - u64::from(self.layer)
    }

    /// Expands the outermost layer, and ends at the first state that `other` knows.
    fn expand_layer<O: Observer<S>>(
        &mut self,
        other: &Tree<S>,
        space: &S,
        run: &mut Run<O>,
    ) -> Result<Option<S::State>, Stop> {
        let side = self.side;
        let depth = self.depth;
        run.tell(|| Event::Layer(depth));
        let layer = self.layer..self.nodes.len() as u32;
        self.layer = layer.end;
        self.depth += 1;
        for number in layer.clone() {
            let &Remembered { key, g, by, .. } = self.nodes.node(number);
            let mut state = space.unpack(key);
            run.expand()?;
            run.tell(|| Event::Expanded(Node::forward(&state, by, g, 0).on(side)));
            for made in space.moves(&state, by) {
                let change = space.change(&state, made);
                space.apply(&mut state, change);
                run.statistics.generated += 1;
                let g = g.saturating_add(space.cost(made)); // only for the observer: the order is by moves
                let node = Node::forward(&state, Some(made), g, 0).on(side);
                if self.nodes.find(space.pack(&state)).is_some() {
                    run.tell(|| Event::Dropped(node));
                } else {
                    run.tell(|| Event::Made(node));
                    let child = Remembered {
                        key: space.pack(&state),
                        memo: (),
                        g,
                        by: Some(made),
                        place: Place::Open,
                    };
                    self.nodes.add(child, run)?;
                    if other.nodes.find(space.pack(&state)).is_some() {
                        return Ok(Some(state));
                    }
                }
                space.undo(&mut state, change);
            }
            let waiting = u64::from(layer.end - 1 - number);
            run.open(waiting + self.outermost() + other.outermost());
        }
        Ok(None)
    }
}

fn search<S: Space, O: Observer<S>>(
    problem: &Problem<S, Zero>,
    run: &mut Run<O>,
) -> Result<Option<Vec<S::Move>>, Stop> {
    let Problem { space, ref start, ref goal, .. } = *problem;
    let mut forward = Tree::new(space, start, Side::Forward, run)?;
    if start == goal {
        run.open(1);
        run.tell(|| Event::Solution(Node::forward(start, None, 0, 0)));
        return Ok(Some(Vec::new()));
    }
    let mut backward = Tree::new(space, goal, Side::Backward, run)?;
    run.open(2);
    while forward.outermost() > 0 && backward.outermost() > 0 {
        run.raise_bound(forward.depth + backward.depth + 1);
        let met = if forward.outermost() <= backward.outermost() {
            forward.expand_layer(&backward, space, run)?
        } else {
            backward.expand_layer(&forward, space, run)?
        };
        if let Some(state) = met {
            let path = joined(space, &forward.nodes, &backward.nodes, &state);
            run.tell(|| {
                let cost = path.iter().fold(0, |cost: u32, &made| cost.saturating_add(space.cost(made)));
                Event::Solution(Node::forward(&state, None, cost, 0))
            });
            return Ok(Some(path));
        }
    }
    Ok(None)
}

/// The path from the root of one tree over `state`, which both know, to the root of the other.
pub(crate) fn joined<S: Space, F: Copy, B: Copy>(
    space: &S,
    forward: &Nodes<S, F>,
    backward: &Nodes<S, B>,
    state: &S::State,
) -> Vec<S::Move> {
    let mut path = forward.path_to(space, state);
    path.extend(backward.way_back(space, state).into_iter().map(|made| space.inverse(made)));
    path
}
