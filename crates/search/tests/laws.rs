//! What holds for every algorithm, or for every one that declares it.

mod spaces;

use std::sync::Arc;
use std::time::Duration;

use jiugong_search::*;
use spaces::*;

/// What an algorithm promises.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Promise {
    /// A cheapest path.
    Optimal,
    /// A path of the fewest moves.
    FewestMoves,
    /// A path that costs at most so many halves as much as a cheapest one.
    Halves(u32),
    /// A path, if there is one.
    Complete,
    /// Nothing, but no wrong path.
    Nothing,
}
use Promise::*;

/// Whether an algorithm ends on small spaces where there is no path.
#[derive(Clone, Copy, Debug, PartialEq)]
enum WithoutPath {
    Ends,
    GoesOn,
}
use WithoutPath::*;

/// Holds every algorithm to a law, by name, with its promise; `$backward` is the estimate toward the start.
macro_rules! each {
    ($backward:expr, $law:expr) => {{
        let law = $law;
        law.hold("a-star", Optimal, Ends, AStar::default());
        law.hold("a-star, larger g", Optimal, Ends, AStar { ties: Ties::LargerG });
        law.hold("uniform-cost", Optimal, Ends, UniformCost);
        law.hold("ida-star", Optimal, GoesOn, IdaStar);
        law.hold("breadth-first", FewestMoves, Ends, BreadthFirst);
        law.hold("iterative-deepening", FewestMoves, Ends, IterativeDeepening);
        law.hold("depth-first", Complete, Ends, DepthFirst::default());
        law.hold("depth-first, 3", Nothing, Ends, DepthFirst { limit: Some(3) });
        law.hold("greedy", Complete, Ends, Greedy);
        for (numerator, denominator) in [(1, 2), (1, 1), (3, 2), (5, 1)] {
            let weight = Weight::new(numerator, denominator).expect("a weight");
            let promise = Halves((2 * numerator / denominator).max(2));
            law.hold("weighted-a-star", promise, Ends, WeightedAStar { weight });
        }
        law.hold("ara-star", Optimal, Ends, AraStar::default());
        law.hold("rbfs", Optimal, GoesOn, Rbfs);
        law.hold("bidirectional-breadth-first", FewestMoves, Ends, BidirectionalBreadthFirst);
        law.hold("mm", Optimal, Ends, Mm { backward: $backward });
        law.hold("beam, 2", Nothing, Ends, Beam { width: 2 });
        law.hold("beam, all", Complete, Ends, Beam { width: 100_000 });
        law.hold("hill-climbing", Nothing, Ends, HillClimbing { restarts: 20, ..HillClimbing::default() });
        let annealing = SimulatedAnnealing { steps: 500, rounds: 2, ..SimulatedAnnealing::default() };
        law.hold("simulated-annealing", Nothing, Ends, annealing);
    }};
}

/// A problem whose cheapest path is known, to be given to every algorithm.
struct Known<'a, S: Space, H> {
    problem: Problem<'a, S, H>,
    /// The cost of a cheapest path, and the fewest moves.
    least: Option<(u32, usize)>,
}

impl<S: Space<Move: PartialEq, State: std::fmt::Debug>, H: Heuristic<S>> Known<'_, S, H> {
    fn hold<A: Algorithm<S, H>>(&self, name: &str, promise: Promise, without: WithoutPath, algorithm: A) {
        let Problem { space, start, goal, .. } = &self.problem;
        let mut run = Run::default();
        let Some((least, fewest)) = self.least else {
            if without == Ends {
                assert_eq!(algorithm.search(&self.problem, &mut run), Ok(None), "{name}");
            }
            return;
        };
        let path = algorithm.search(&self.problem, &mut run).expect("no limit");
        let Some(path) = path else {
            assert_eq!(promise, Nothing, "{name} found no path from {start:?}");
            return;
        };
        let (end, cost) = follow(*space, start, &path);
        assert_eq!(end, *goal, "{name}");
        assert!(start != goal || path.is_empty(), "{name}");
        match promise {
            Optimal => assert_eq!(cost, least, "{name} from {start:?}"),
            FewestMoves => assert_eq!(path.len(), fewest, "{name} from {start:?}"),
            Halves(halves) => assert!(2 * cost <= halves * least, "{name}: {cost} for {least}"),
            Complete | Nothing => {}
        }
        let Statistics { bound, generated, expanded, held, largest_open, .. } = run.statistics;
        assert!(bound <= least, "{name}: the bound {bound} is over {least}");
        assert!(promise != Optimal || bound == least, "{name}: the bound {bound} is below {least}");
        assert!(generated > 0 && (expanded > 0) != path.is_empty(), "{name}");
        assert!(held.max(largest_open) <= generated, "{name}");
        let mut again = Run::default();
        assert_eq!(algorithm.search(&self.problem, &mut again), Ok(Some(path)), "{name}");
        assert_eq!(run.statistics, again.statistics, "{name}");
    }
}

#[test]
fn random_graphs_with_inconsistent_estimates() {
    let mut dice = Dice(1);
    for round in 0..300 {
        let dearest = if round % 2 == 0 { 1 } else { 9 };
        let mut graph = Graph::random(&mut dice, 16, 28, dearest);
        graph.numbered = round % 4 < 2;
        let (start, goal) = (dice.below(16), dice.below(16));
        let (distances, back) = (graph.distances(goal), graph.distances(start));
        let ones: Vec<_> = graph.edges.iter().flatten().map(|edge| (edge.from, edge.to, 1)).collect();
        let moves = Graph::new(16, &ones).distances(goal)[start as usize];
        let least = distances[start as usize];
        let least = (least < u32::MAX).then_some((least, moves as usize));
        let heuristic = Estimates::random(&mut dice, &distances);
        let backward = Estimates::random(&mut dice, &back);
        let problem = Problem { space: &graph, heuristic: &heuristic, start, goal };
        each!(&backward, Known { problem, least });
    }
}

#[test]
fn a_closed_node_to_which_a_cheaper_way_is_found() {
    // Point 2 is expanded by the dear way from 0 first, because 1 looks far; the cheap way leads over 1.
    let graph = Graph::new(4, &[(0, 1, 1), (1, 2, 1), (0, 2, 3), (2, 3, 3)]);
    let heuristic = Estimates(vec![0, 4, 0, 0]);
    let backward = Estimates(vec![0; 4]);
    let problem = Problem { space: &graph, heuristic: &heuristic, start: 0, goal: 3 };
    each!(&backward, Known { problem, least: Some((5, 2)) });
    for ties in [Ties::FirstMade, Ties::LargerG] {
        let mut run = Run::default();
        let problem = Problem { space: &graph, heuristic: &heuristic, start: 0, goal: 3 };
        let path = AStar { ties }.search(&problem, &mut run).expect("no limit").expect("a path");
        assert_eq!(follow(&graph, &0, &path), (3, 5), "{ties:?}");
        assert_eq!(run.statistics.reopened, 1, "{ties:?}");
    }
}

#[test]
fn a_grid_with_walls() {
    let rows =
        ["....#.....", ".##.#.###.", ".#..#...#.", ".#.####.#.", ".#......#.", ".########.", ".........."];
    let graph = Graph::grid(&rows);
    let goal = 42;
    let distances = graph.distances(goal);
    let across = |cell: u32| (cell % 10).abs_diff(goal % 10) + (cell / 10).abs_diff(goal / 10);
    let heuristic = Estimates((0..70).map(across).collect());
    for start in [0, 5, 9, 42, 69] {
        let across = |cell: u32| (cell % 10).abs_diff(start % 10) + (cell / 10).abs_diff(start / 10);
        let backward = Estimates((0..70).map(across).collect());
        let distance = distances[start as usize];
        let problem = Problem { space: &graph, heuristic: &heuristic, start, goal };
        each!(&backward, Known { problem, least: Some((distance, distance as usize)) });
    }
}

#[test]
fn pancakes() {
    let space = Pancakes(6);
    let heuristic = Gaps { pancakes: 6, goal: IN_ORDER };
    // No stack of six takes more than 7 moves (Garey, Johnson & Lin 1977); 4 6 2 5 1 3 is one that takes them.
    for (start, least) in [([2, 1, 3, 4, 5, 6, 7, 8], 1), ([4, 6, 2, 5, 1, 3, 7, 8], 7), (IN_ORDER, 0)] {
        let backward = Gaps { pancakes: 6, goal: start };
        let problem = Problem { space: &space, heuristic: &heuristic, start, goal: IN_ORDER };
        each!(&backward, Known { problem, least: Some((least, least as usize)) });
    }
}

/// The same problem under every limit.
struct Limited<'a, H> {
    problem: Problem<'a, Pancakes, H>,
}

impl<H: Heuristic<Pancakes>> Limited<'_, H> {
    fn hold<A: Algorithm<Pancakes, H>>(&self, name: &str, _: Promise, _: WithoutPath, algorithm: A) {
        let mut free = Run::default();
        algorithm.search(&self.problem, &mut free).expect("no limit");
        let expanded = free.statistics.expanded;

        for nodes in [0, 1, 2, expanded / 2, expanded.saturating_sub(1)] {
            let mut run = Run::new(Limits { nodes: Some(nodes), ..Limits::default() }, Arc::default());
            let stopped = algorithm.search(&self.problem, &mut run).expect_err(name);
            assert_eq!((stopped.by, run.statistics.expanded), (Stop::Nodes, nodes), "{name}");
            assert!(run.statistics.generated > 0, "{name}");
        }
        let mut run = Run::new(Limits { nodes: Some(expanded), ..Limits::default() }, Arc::default());
        assert!(algorithm.search(&self.problem, &mut run).is_ok(), "{name}");

        let mut run = Run::new(Limits { time: Some(Duration::ZERO), ..Limits::default() }, Arc::default());
        assert_eq!(algorithm.search(&self.problem, &mut run).expect_err(name).by, Stop::Time);

        let watch = Arc::new(Watch::default());
        watch.cancel();
        let mut run = Run::new(Limits::default(), watch);
        assert_eq!(algorithm.search(&self.problem, &mut run).expect_err(name).by, Stop::Cancelled);

        if name == "ida-star" {
            return; // its path is on the stack
        }
        let held_bytes = free.statistics.held_bytes;
        assert!(held_bytes > 0 && free.statistics.held > 0, "{name}");
        for memory in [0, held_bytes / 2, held_bytes - 1] {
            let mut run = Run::new(Limits { memory: Some(memory), ..Limits::default() }, Arc::default());
            assert_eq!(algorithm.search(&self.problem, &mut run).expect_err(name).by, Stop::Memory, "{name}");
            assert!(run.statistics.held_bytes <= memory, "{name}");
        }
        let mut run = Run::new(Limits { memory: Some(held_bytes), ..Limits::default() }, Arc::default());
        assert!(algorithm.search(&self.problem, &mut run).is_ok(), "{name}");
    }
}

#[test]
fn limits_stop_every_algorithm_with_statistics() {
    let space = Pancakes(7);
    let (heuristic, start) = (Gaps { pancakes: 7, goal: IN_ORDER }, [3, 1, 6, 2, 7, 4, 5, 8]);
    let backward = Gaps { pancakes: 7, goal: start };
    let problem = Problem { space: &space, heuristic: &heuristic, start, goal: IN_ORDER };
    each!(&backward, Limited { problem });
}
