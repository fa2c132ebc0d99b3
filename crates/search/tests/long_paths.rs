//! Paths of a million moves, and costs that do not fit.

mod spaces;

use jiugong_search::*;
use spaces::*;

const MILLION: u64 = 1_000_000;

fn length_on_line<A: Algorithm<Line, Zero>>(algorithm: A) -> Option<usize> {
    let space = Line { points: MILLION + 1, cost: 1 };
    let problem = Problem { space: &space, heuristic: &Zero, start: 0, goal: MILLION };
    algorithm.search(&problem, &mut Run::default()).expect("no limit").map(|path| path.len())
}

#[test]
fn a_path_of_a_million_moves() {
    let length = Some(MILLION as usize);
    assert_eq!(length_on_line(DepthFirst::default()), length);
    assert_eq!(length_on_line(BreadthFirst), length);
    assert_eq!(length_on_line(UniformCost), length);
    assert_eq!(length_on_line(AStar { ties: Ties::LargerG }), length);
    assert_eq!(length_on_line(Greedy), length);
}

#[test]
fn the_limit_of_depth_is_exact() {
    let space = Line { points: 200, cost: 1 };
    let problem = Problem { space: &space, heuristic: &Zero, start: 0, goal: 100 };
    let length = |limit| {
        let path = DepthFirst { limit: Some(limit) }.search(&problem, &mut Run::default());
        path.expect("no limit").map(|path| path.len())
    };
    assert_eq!((length(99), length(100), length(101)), (None, Some(100), Some(100)));
}

#[test]
fn a_cost_beyond_32_bits_stops_the_search() {
    let space = Line { points: 10, cost: 1 << 30 };
    let problem = Problem { space: &space, heuristic: &Zero, start: 0, goal: 9 };
    fn stop<A: Algorithm<Line, Zero>>(algorithm: A, problem: &Problem<Line, Zero>) -> Option<Stop> {
        algorithm.search(problem, &mut Run::default()).err().map(|stopped| stopped.by)
    }
    assert_eq!(stop(AStar::default(), &problem), Some(Stop::Cost));
    assert_eq!(stop(UniformCost, &problem), Some(Stop::Cost));
    let near = Problem { goal: 3, ..problem };
    assert_eq!(stop(AStar::default(), &near), None);
}
