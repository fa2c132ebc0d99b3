//! Local searches find their way where they can, and say so where they cannot.

mod spaces;

use jiugong_search::*;
use spaces::*;

const START: [u8; MOST_PANCAKES] = [3, 1, 6, 2, 7, 4, 5, 8];

fn solve<A: Algorithm<Pancakes, Gaps>>(algorithm: A) -> Option<Vec<u8>> {
    let (space, heuristic) = (Pancakes(7), Gaps { pancakes: 7, goal: IN_ORDER });
    let problem = Problem { space: &space, heuristic: &heuristic, start: START, goal: IN_ORDER };
    let path = algorithm.search(&problem, &mut Run::default()).expect("no limit")?;
    assert_eq!(follow(&space, &START, &path).0, IN_ORDER);
    Some(path)
}

#[test]
fn they_find_a_way_from_most_seeds_and_not_always_the_same() {
    let climbs = (0..20).filter_map(|seed| solve(HillClimbing { seed, ..HillClimbing::default() }));
    let climbs: Vec<_> = climbs.collect();
    assert!(climbs.len() >= 15, "{}", climbs.len());
    let walks =
        (0..20).filter_map(|seed| solve(SimulatedAnnealing { seed, ..SimulatedAnnealing::default() }));
    let walks: Vec<_> = walks.collect();
    assert!(walks.len() >= 15 && walks.iter().any(|path| *path != walks[0]), "{}", walks.len());
}

#[test]
fn their_paths_have_no_loops() {
    let path = solve(SimulatedAnnealing::default()).expect("a way");
    let mut states: Vec<_> =
        (0..=path.len()).map(|end| follow(&Pancakes(7), &START, &path[..end]).0).collect();
    states.sort_unstable();
    states.dedup();
    assert_eq!(states.len(), path.len() + 1);
}

#[test]
fn they_give_up_in_a_local_minimum() {
    // The only way to the goal leads over a point that looks far.
    let graph = Graph::new(4, &[(0, 1, 1), (1, 2, 1), (2, 3, 1)]);
    let estimates = Estimates(vec![1, 1000, 900, 0]);
    let problem = Problem { space: &graph, heuristic: &estimates, start: 0, goal: 3 };
    let climbing = HillClimbing { restarts: 0, ..HillClimbing::default() };
    assert_eq!(climbing.search(&problem, &mut Run::default()), Ok(None));
    assert_eq!(SimulatedAnnealing::default().search(&problem, &mut Run::default()), Ok(None));
    let restarting = HillClimbing::default().search(&problem, &mut Run::default()).expect("no limit");
    assert_eq!(follow(&graph, &0, &restarting.expect("a walk of two moves helps")), (3, 3));
}
