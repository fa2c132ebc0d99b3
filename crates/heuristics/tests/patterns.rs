//! What pattern databases promise, on all boards of small sizes.

use std::collections::HashSet;
use std::ops::ControlFlow;

use jiugong_heuristics::pattern::{BuildError, Building, Collection, Patterns, PatternsError, Tables};
use jiugong_heuristics::{Slides, Tiles};
use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_search::{Heuristic, Space};

fn tables(collection: &str, goal: &Board) -> Tables {
    let collection = Collection::parse(collection, goal).unwrap();
    let mut watch = |_| ControlFlow::Continue(());
    Tables::build(collection, &mut Building { threads: 2, memory: None, watch: &mut watch }).unwrap()
}

fn board(width: usize, height: usize, cells: &[u16]) -> Board {
    Board::new(Size::new(width, height).unwrap(), cells.to_vec()).unwrap()
}

/// Goes through all boards from the goal: h never exceeds the distance, is 0 at the goal alone, changes by at
/// most one, and is the same along a slide as afresh. Returns the sum of h and of the distances.
fn holds(goal: &Board, patterns: &Patterns) -> (u64, u64) {
    let space = Slides::<u64>::new(goal.size()).unwrap();
    let fresh = |tiles: &Tiles| Heuristic::<Slides<u64>>::fresh(patterns, tiles);
    let value = |memo| Heuristic::<Slides<u64>>::value(patterns, memo);
    let goal = Tiles::new(goal).unwrap();
    let mut seen = HashSet::from([space.pack(&goal)]);
    let (mut layer, mut depth) = (vec![goal], 0u32);
    let (mut sum, mut sum_of_distances) = (0, 0);
    while !layer.is_empty() {
        let mut next = Vec::new();
        for tiles in layer {
            let memo = fresh(&tiles);
            let h = value(memo);
            assert!(h <= depth && (h > 0 || depth == 0), "h = {h} at {depth} slides: {tiles:?}");
            (sum, sum_of_distances) = (sum + u64::from(h), sum_of_distances + u64::from(depth));
            for made in space.moves(&tiles, None) {
                let change = space.change(&tiles, made);
                let after = Heuristic::<Slides<u64>>::after(patterns, memo, &tiles, change);
                let mut child = tiles;
                space.apply(&mut child, change);
                assert_eq!(after, fresh(&child), "{tiles:?} and then {made:?}");
                assert!(value(after).abs_diff(h) <= 1);
                if seen.insert(space.pack(&child)) {
                    next.push(child);
                }
            }
        }
        (layer, depth) = (next, depth + 1);
    }
    (sum, sum_of_distances)
}

#[test]
fn admissible_consistent_and_the_same_along_the_way_on_3x3() {
    let corner = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let middle = GoalName::Snail.board(corner.size());
    let odd = board(3, 3, &[4, 1, 7, 0, 2, 8, 3, 6, 5]);
    let cases = [
        (&corner, "4-4", 2),
        (&middle, "3-5", 2),
        (&odd, "4-4", 2),
        (&odd, "8,5,6/1,2,3,4,7", 2),
        (&odd, "8,5,6/1,2,3,4,7/5,6,7,8/1,2,3,4/8/1,2,3/7,4/5,6/1,2/3,4/7,8", 8),
    ];
    for (goal, collection, views) in cases {
        let patterns = Patterns::new(goal, &[tables(collection, goal)]).unwrap();
        assert_eq!(patterns.views().len(), views, "{goal}");
        holds(goal, &patterns);
    }
}

#[test]
fn one_pattern_of_all_tiles_is_the_distance() {
    let goal = board(3, 3, &[5, 1, 7, 2, 0, 8, 3, 6, 4]);
    let (sum, distances) = holds(&goal, &Patterns::new(&goal, &[tables("8", &goal)]).unwrap());
    assert_eq!(sum, distances);
}

#[test]
fn rectangles_and_several_partitions() {
    for (width, height) in [(2, 4), (4, 2), (2, 3)] {
        let goal = GoalName::Zero.board(Size::new(width, height).unwrap());
        let sizes = if width * height == 8 { ["4-3", "1-5-1"] } else { ["3-2", "1-4"] };
        let sets = sizes.map(|partition| tables(partition, &goal));
        let alone = sets.clone().map(|set| holds(&goal, &Patterns::new(&goal, &[set]).unwrap()).0);
        let together = holds(&goal, &Patterns::new(&goal, &sets).unwrap()).0;
        assert!(alone.iter().all(|&sum| sum <= together));
    }
}

#[test]
fn tables_for_another_goal_are_refused() {
    let size = Size::new(3, 3).unwrap();
    let corner = tables("4-4", &GoalName::Zero.board(size));
    assert!(Patterns::new(&GoalName::Standard.board(size), std::slice::from_ref(&corner)).is_ok());
    assert_eq!(Patterns::new(&GoalName::Zero.board(size), &[]).unwrap_err(), PatternsError::None);
    let of = |count: usize| Patterns::new(&GoalName::Zero.board(size), &vec![corner.clone(); count]);
    assert_eq!(of(4).unwrap().fit_nodes(), Ok(()));
    assert_eq!(of(5).unwrap().fit_nodes(), Err(PatternsError::TooManyToCarry(10)));
    assert_eq!(of(9).unwrap_err(), PatternsError::TooMany(18));
    let error = Patterns::new(&GoalName::Snail.board(size), &[corner]).unwrap_err();
    assert_eq!(error, PatternsError::OtherGoal { size, blank: 1 });
}

#[test]
fn the_memory_of_all_tables_is_asked_for_before_the_first_is_built() {
    // The larger pattern comes last, while the tables before it are kept.
    let goal = GoalName::Zero.board(Size::new(4, 4).unwrap());
    let partition = Collection::parse("5-4-6", &goal).unwrap();
    let peak = Tables::needs(&partition).unwrap().peak;
    let build = |allowed| {
        let mut levels = 0;
        let mut watch = |_| {
            levels += 1;
            ControlFlow::Continue(())
        };
        let mut building = Building { threads: 2, memory: Some(allowed), watch: &mut watch };
        let built = Tables::build(partition.clone(), &mut building).map(|tables| tables.bytes());
        (built, levels)
    };
    let (refused, levels) = build(peak - 1);
    assert_eq!((refused, levels), (Err(BuildError::Memory { needed: peak, allowed: peak - 1 }), 0));
    assert_eq!(build(peak).0, Ok(Tables::needs(&partition).unwrap().kept));
}
