//! Breadth-first search.

use crate::made::{Made, MadeNode, Step};
use crate::{Algorithm, Answer, Event, Heuristic, Node, Observer, Problem, Run, Space, Stop, Zero};

/// Expands nodes in the order in which they were made, so layer by layer (Moore 1959); it does not estimate.
///
/// The goal is recognised as soon as it is made, one layer earlier than when it would be expanded. Complete;
/// optimal if every move costs the same, and otherwise the path has the fewest moves. Holds every node that it
/// makes; where the space numbers its states, a bit for each tells whether it was met, and nothing is hashed.
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
    let mut made_nodes = Made::new(problem.space, run)?;
    let answer = expand_until_goal(problem, &mut made_nodes, run);
    run.hold(made_nodes.len().into());
    answer
}

fn expand_until_goal<S: Space, O: Observer<S>>(
    problem: &Problem<S, Zero>,
    made_nodes: &mut Made<S>,
    run: &mut Run<O>,
) -> Result<Option<Vec<S::Move>>, Stop> {
    let space = problem.space;
    let goal = space.pack(&problem.goal);
    // Nodes are numbered as they are made, so the next one to expand is the next number.
    made_nodes.add_root(space, &problem.start, run)?;
    run.statistics.generated += 1;
    run.open(1);
    run.tell(|| Event::Made(Node::forward(&problem.start, None, 0, 0)));
    if problem.start == problem.goal {
        run.tell(|| Event::Solution(Node::forward(&problem.start, None, 0, 0)));
        return Ok(Some(Vec::new()));
    }
    let (mut number, mut depth, mut layer_end) = (0, 0, 0);
    while number < made_nodes.len() {
        if number == layer_end {
            run.tell(|| Event::Layer(depth));
            depth += 1;
            run.raise_bound(depth);
            layer_end = made_nodes.len();
        }
        let MadeNode { key, by, .. } = made_nodes.node(number);
        let mut state = space.unpack(key);
        run.expand()?;
        let g = if O::LISTENS { made_nodes.cost_to(space, number) } else { 0 };
        run.tell(|| Event::Expanded(Node::forward(&state, by, g, 0)));
        for made in space.moves_of(key, by) {
            let change = space.change_of(key, made);
            run.statistics.generated += 1;
            let step = Step { parent: number, key, made, change };
            let added = made_nodes.add(space, &step, run)?;
            let g = g.saturating_add(space.cost(made));
            if O::LISTENS {
                space.apply(&mut state, change);
                run.tell(|| {
                    let node = Node::forward(&state, Some(made), g, 0);
                    if added.is_some() { Event::Made(node) } else { Event::Dropped(node) }
                });
                space.undo(&mut state, change);
            }
            if added == Some(goal) {
                let last = made_nodes.len() - 1;
                run.open(u64::from(last - number));
                run.tell(|| Event::Solution(Node::forward(&problem.goal, Some(made), g, 0)));
                return Ok(Some(made_nodes.path_to(last)));
            }
        }
        number += 1;
        run.open(u64::from(made_nodes.len() - number));
    }
    Ok(None)
}
