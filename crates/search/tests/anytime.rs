//! Anytime repairing A*: better and better solutions, and none is lost.

mod spaces;

use std::sync::Arc;

use jiugong_search::*;
use spaces::*;

/// A graph with a start, a goal and an estimate with which the first solution is not the best.
fn misleading() -> (Graph, Estimates, u32, u32) {
    let mut dice = Dice(11);
    let graph = Graph::random(&mut dice, 3000, 9000, 50);
    let distances = graph.distances(7);
    let estimates = Estimates::random(&mut dice, &distances);
    let far = (0..3000).filter(|&point| distances[point as usize] < u32::MAX);
    let start =
        far.max_by_key(|&point| distances[point as usize]).expect("a point from which there is a way");
    (graph, estimates, start, distances[start as usize])
}

#[test]
fn solutions_get_better_and_the_bound_closes() {
    let (graph, estimates, start, least) = misleading();
    let problem = Problem { space: &graph, heuristic: &estimates, start, goal: 7 };
    let mut run = Run::default();
    let path = AraStar::default().search(&problem, &mut run).expect("no limit").expect("a way");
    assert_eq!(follow(&graph, &start, &path), (7, least));
    assert!(run.solutions.len() > 2, "{:?}", run.solutions);
    for pair in run.solutions.windows(2) {
        let (earlier, later) = (pair[0], pair[1]);
        assert!(later.cost < earlier.cost || (later.cost == earlier.cost && later.bound > earlier.bound));
        assert!(later.bound >= earlier.bound && later.expanded >= earlier.expanded);
    }
    assert!(run.solutions.iter().all(|found| found.bound <= least && found.cost >= least));
    let last = run.solutions.last().expect("there are some");
    assert_eq!((last.cost, last.bound), (least, least));
}

#[test]
fn a_limit_does_not_lose_the_best_path() {
    let (graph, estimates, start, _) = misleading();
    let problem = Problem { space: &graph, heuristic: &estimates, start, goal: 7 };
    let mut free = Run::default();
    AraStar::default().search(&problem, &mut free).expect("no limit");
    for found in &free.solutions {
        let watch = Arc::new(Watch::default());
        let limits = Limits { nodes: Some(found.expanded), ..Limits::default() };
        let mut run = Run::new(limits, watch.clone());
        let (path, stopped) = match AraStar::default().search(&problem, &mut run) {
            Ok(path) => (path, false),
            Err(Stopped { by, best }) => {
                assert_eq!(by, Stop::Nodes);
                (best, true)
            }
        };
        let (end, cost) = follow(&graph, &start, &path.expect("the best path so far"));
        let last = run.solutions.last().expect("a solution");
        assert_eq!((end, cost), (7, last.cost));
        assert!(cost <= found.cost && run.statistics.bound <= cost);
        assert_eq!(watch.best(), Some(cost.into()));
        assert!(stopped || run.statistics.bound == cost);
    }
}

#[test]
fn a_step_of_nothing_ends_in_the_second_round() {
    let (graph, estimates, start, least) = misleading();
    let problem = Problem { space: &graph, heuristic: &estimates, start, goal: 7 };
    let step = Weight::new(0, 1).expect("a weight");
    let path = AraStar { step, ..AraStar::default() }.search(&problem, &mut Run::default());
    assert_eq!(follow(&graph, &start, &path.expect("no limit").expect("a way")).1, least);
}
