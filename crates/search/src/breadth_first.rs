//! Breadth-first search.

use crate::nodes::{Nodes, Place, Remembered};
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop, Zero};

/// Expands nodes in the order in which they were made, so layer by layer (Moore 1959); it does not estimate.
///
/// The goal is recognised as soon as it is made, one layer earlier than when it would be expanded. Complete;
/// optimal if every move costs the same, and otherwise the path has the fewest moves. Holds every node that it
/// makes; where the space numbers its states, no hashing is needed to find them again.
#[derive(Clone, Copy, Debug, Default)]
pub struct BreadthFirst;

impl<S: Space, H: Heuristic<S>> Algorithm<S, H> for BreadthFirst {
    fn search<O: Observer<S>>(&self, problem: &Problem<S, H>, run: &mut Run<O>) -> Answer<S::Move> {
        Ok(search(&problem.blind(), run)?)
    }
}

fn search<S: Space, O: Observer<S>>(
    problem: &Problem<S, Zero>,
    run: &mut Run<O>,
) -> Result<Option<Vec<S::Move>>, Stop> {
    let space = problem.space;
    // Nodes are numbered as they are made, so the next one to expand is the next number.
    let mut nodes = Nodes::<S, ()>::new(space, run)?;
    let root = Remembered { key: space.pack(&problem.start), memo: (), g: 0, by: None, place: Place::Open };
    nodes.add(space, &problem.start, root, run)?;
    run.statistics.generated += 1;
    run.open(1);
    run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, 0)));
    if problem.start == problem.goal {
        run.tell(|| Event::Solution(Node::forward(&problem.start, None, 0, 0)));
        return Ok(Some(Vec::new()));
    }
    let (mut depth, mut layer_end) = (0, 0);
    let mut number = 0;
    while (number as usize) < nodes.len() {
        if number == layer_end {
            run.tell(|| Event::Layer(depth));
            depth += 1;
            run.raise_bound(depth);
            layer_end = nodes.len() as u32;
        }
        let &Remembered { key, g, by, .. } = nodes.node(number);
        let mut state = space.unpack(key);
        run.expand()?;
        run.tell(|| Event::Expanded(Node::forward(&state, by, g, 0)));
        number += 1;
        for made in space.moves(&state, by) {
            let change = space.change(&state, made);
            space.apply(&mut state, change);
            run.statistics.generated += 1;
            let g = g.saturating_add(space.cost(made)); // only for the observer: the order is by moves
            if nodes.find(space, &state).is_some() {
                run.tell(|| Event::Dropped(Node::forward(&state, Some(made), g, 0)));
            } else {
                let key = space.pack(&state);
                nodes.add(
                    space,
                    &state,
                    Remembered { key, memo: (), g, by: Some(made), place: Place::Open },
                    run,
                )?;
                run.tell(|| Event::Made(Node::forward(&state, Some(made), g, 0)));
                if state == problem.goal {
                    run.open(nodes.len() as u64 - u64::from(number));
                    run.tell(|| Event::Solution(Node::forward(&state, Some(made), g, 0)));
                    return Ok(Some(nodes.path_to(space, &state)));
                }
            }
            space.undo(&mut state, change);
        }
        run.open(nodes.len() as u64 - u64::from(number));
    }
    Ok(None)
}
