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

/// The exact distance on a line to a point, in steps of its cost.
struct Ahead {
    goal: u64,
    cost: u32,
}

impl Heuristic<Line> for Ahead {
    type Memo = u64;

    fn fresh(&self, state: &u64) -> u64 {
        *state
    }

    fn after(&self, point: u64, _state: &u64, change: i8) -> u64 {
        point.wrapping_add_signed(change.into())
    }

    fn value(&self, point: u64) -> u32 {
        u32::try_from(self.goal.abs_diff(point) * u64::from(self.cost)).unwrap_or(u32::MAX)
    }
}

#[test]
fn ida_star_goes_a_million_moves_deep_and_accounts_for_them() {
    let space = Line { points: 2 * MILLION, cost: 1 };
    let heuristic = Ahead { goal: MILLION, cost: 1 };
    let problem = Problem { space: &space, heuristic: &heuristic, start: 0, goal: MILLION };
    let mut run = Run::default();
    let path = IdaStar.search(&problem, &mut run).expect("no limit").expect("a way");
    assert_eq!(path, vec![1; MILLION as usize]);
    let Statistics { expanded, held, held_bytes, largest_open, .. } = run.statistics;
    assert_eq!((expanded, held, largest_open), (MILLION, MILLION + 1, 1));

    let mut run = Run::new(Limits { memory: Some(held_bytes / 2), ..Limits::default() }, Default::default());
    let stopped = IdaStar.search(&problem, &mut run).expect_err("too little memory");
    assert_eq!(stopped.by, Stop::Memory);
    assert!(run.statistics.held_bytes <= held_bytes / 2);
}

#[test]
fn ida_star_tries_every_way_within_the_bound_far_below_too() {
    // The other way from the start is a dead end of 3,000 points.
    let space = Line { points: 8_000, cost: 1 };
    let problem = Problem { space: &space, heuristic: &Zero, start: 3_000, goal: 6_001 };
    let mut run = Run::default();
    let path = IdaStar.search(&problem, &mut run).expect("no limit").expect("a way");
    assert_eq!(path, vec![1; 3_001]);
    // Each round with a bound b < 3,001 expands the start and b points on each side.
    assert_eq!(run.statistics.expanded, (0..=3_000).map(|bound| 2 * bound + 1).sum::<u64>() + 3_001);
    assert_eq!(run.statistics.held, 3_002);
}

#[test]
fn ida_star_stops_where_costs_do_not_fit() {
    let space = Line { points: 10, cost: 1 << 30 };
    let heuristic = Ahead { goal: 9, cost: 1 << 30 };
    let problem = Problem { space: &space, heuristic: &heuristic, start: 0, goal: 9 };
    let stop = IdaStar.search(&problem, &mut Run::default()).err().map(|stopped| stopped.by);
    assert_eq!(stop, Some(Stop::Cost));
    let near = Problem { goal: 3, heuristic: &Ahead { goal: 3, cost: 1 << 30 }, ..problem };
    let path = IdaStar.search(&near, &mut Run::default()).expect("it fits");
    assert_eq!(path.map(|path| path.len()), Some(3));
}
