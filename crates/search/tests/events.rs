//! From what an algorithm tells, its open list, its stack and its layers can be built again.

mod spaces;

use std::collections::HashMap;

use jiugong_search::*;
use spaces::*;

/// Builds the open and closed nodes of both sides again, and checks that every event fits.
#[derive(Default)]
struct Recorder {
    /// g of the open and of the closed nodes, by side and point.
    open: [HashMap<u32, u32>; 2],
    closed: [HashMap<u32, u32>; 2],
    made: u64,
    dropped: u64,
    expanded: u64,
    largest_open: usize,
    layers: Vec<u32>,
    solution: Option<(u32, u32)>,
}

impl Observer<Graph> for Recorder {
    fn event(&mut self, event: Event<'_, Graph>) {
        let place = |node: &Node<'_, Graph>| (usize::from(node.side == Side::Backward), *node.state);
        match event {
            Event::Made(node) => {
                let (side, point) = place(&node);
                assert!(node.by.is_none_or(|by| by.to == point));
                self.open[side].insert(point, node.g);
                self.made += 1;
            }
            Event::Expanded(node) => {
                let (side, point) = place(&node);
                assert_eq!(self.open[side].remove(&point), Some(node.g), "{point} was open");
                self.closed[side].insert(point, node.g);
                self.expanded += 1;
            }
            Event::Improved(node) => {
                let (side, point) = place(&node);
                assert!(self.open[side].insert(point, node.g).is_some_and(|g| g > node.g));
                self.dropped += 1;
            }
            Event::Reopened(node) => {
                let (side, point) = place(&node);
                assert!(self.closed[side].remove(&point).is_some_and(|g| g > node.g));
                self.open[side].insert(point, node.g);
                self.dropped += 1;
            }
            Event::Dropped(_) => self.dropped += 1,
            Event::Layer(depth) => self.layers.push(depth),
            Event::Solution(node) => self.solution = Some((*node.state, node.g)),
            Event::Left(_) | Event::Bound(_) | Event::Restart(_) | Event::Weight(_) => {}
        }
        self.largest_open = self.largest_open.max(self.open.iter().map(HashMap::len).sum());
    }
}

fn record<A: Algorithm<Graph, Estimates>>(
    algorithm: A,
    problem: &Problem<Graph, Estimates>,
) -> Run<Recorder> {
    let mut run = Run::observed(Limits::default(), Default::default(), Recorder::default());
    let path = algorithm.search(problem, &mut run).expect("no limit");
    let cost = path.map(|path| follow(problem.space, &problem.start, &path).1);
    assert_eq!(run.observer.solution.map(|(_, cost)| cost), cost);
    assert_eq!(run.observer.expanded, run.statistics.expanded);
    assert_eq!(run.observer.made + run.observer.dropped, run.statistics.generated);
    run
}

#[test]
fn open_and_closed_can_be_built_again() {
    let mut dice = Dice(5);
    for _ in 0..100 {
        let graph = Graph::random(&mut dice, 30, 70, 9);
        let (start, goal) = (dice.below(30), dice.below(30));
        let (distances, back) = (graph.distances(goal), graph.distances(start));
        let heuristic = Estimates::random(&mut dice, &distances);
        let backward = Estimates::random(&mut dice, &back);
        let problem = Problem { space: &graph, heuristic: &heuristic, start, goal };
        for ties in [Ties::FirstMade, Ties::LargerG] {
            let run = record(AStar { ties }, &problem);
            assert_eq!(run.observer.largest_open as u64, run.statistics.largest_open);
        }
        record(UniformCost, &problem);
        record(Greedy, &problem);
        record(WeightedAStar { weight: Weight::new(5, 2).expect("a weight") }, &problem);
        record(Mm { backward: &backward }, &problem);
        let run = record(BreadthFirst, &problem);
        assert!(run.observer.layers.iter().copied().eq(0..run.observer.layers.len() as u32));
        record(BidirectionalBreadthFirst, &problem);
    }
}

/// Builds the stack of a search that backtracks again.
#[derive(Default)]
struct StackRecorder {
    stack: Vec<u32>,
}

impl Observer<Graph> for StackRecorder {
    fn event(&mut self, event: Event<'_, Graph>) {
        match event {
            Event::Expanded(node) => {
                assert_eq!(self.stack.last().copied(), node.by.map(|by| by.from), "below its parent");
                self.stack.push(*node.state);
            }
            Event::Left(node) => assert_eq!(self.stack.pop(), Some(*node.state)),
            Event::Bound(_) => assert!(self.stack.is_empty()),
            _ => {}
        }
    }
}

#[test]
fn the_stack_can_be_built_again() {
    fn check<A: Algorithm<Graph, Estimates>>(algorithm: A, problem: &Problem<Graph, Estimates>) {
        let mut run = Run::observed(Limits::default(), Default::default(), StackRecorder::default());
        let path = algorithm.search(problem, &mut run).expect("no limit").expect("a way");
        let points: Vec<_> = path.iter().map(|edge| edge.from).collect();
        assert_eq!(run.observer.stack, points, "the stack is the path, but for the goal");
    }
    let graph = Graph::grid(&["....#", ".##..", ".....", "##.#."]);
    let distances = graph.distances(19);
    let heuristic = Estimates(distances.iter().map(|&distance| distance.min(20) / 2).collect());
    let problem = Problem { space: &graph, heuristic: &heuristic, start: 0, goal: 19 };
    check(DepthFirst::default(), &problem);
    check(IterativeDeepening, &problem);
    check(IdaStar, &problem);
    check(Rbfs, &problem);
}
