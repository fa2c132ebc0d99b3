//! Laws of the landmarks.

mod every_board;

use std::num::NonZero;
use std::sync::Arc;

use every_board::{ONE_THREAD, flood, follows_every_slide, size, three_goals};
use jiugong_heuristics::{Exact, ExactTable, LandmarkTable, Landmarks, TableError};
use jiugong_puzzle::{Board, BoardNumbering, GoalName};
use jiugong_search::{Limits, Run, Stop, Watch};

fn exact(goal: &Board) -> Exact {
    let table = ExactTable::build(goal, ONE_THREAD, &mut Run::default()).unwrap();
    Exact::new(Arc::new(table), goal).unwrap()
}

fn landmark_table(board: &Board, count: usize) -> Arc<LandmarkTable> {
    let count = NonZero::new(count).unwrap();
    Arc::new(LandmarkTable::build(board, count, ONE_THREAD, &mut Run::default()).unwrap())
}

#[test]
fn landmarks_never_overestimate_are_consistent_and_0_at_the_goal() {
    let table = landmark_table(&GoalName::Zero.board(size(3, 3)), 5);
    for goal in three_goals() {
        let landmarks = Landmarks::new(table.clone(), &goal).unwrap();
        let distances = flood(&goal);
        let numbering = BoardNumbering::new(&goal).unwrap();
        // The value is even or odd as the distance is, for all boards are joined by slides of one tile.
        follows_every_slide(&landmarks, &goal, |board, h, landmarks| {
            let distance = distances[numbering.number_of(board).unwrap() as usize];
            assert!(h <= distance && h % 2 == distance % 2, "{board}");
            assert_eq!(landmarks.strongest(board).unwrap().bound(), h);
        });
        assert_eq!(landmarks.strongest(&goal).unwrap().bound(), 0);
    }
}

#[test]
fn landmarks_are_far_from_each_other_and_explain_their_bound() {
    let goal = GoalName::Standard.board(size(3, 3));
    let table = landmark_table(&goal, 4);
    let exact_to = |board: &Board| exact(board);
    let chosen = table.landmarks();
    assert_eq!(exact_to(&goal).distance(&chosen[0]), Some(31));
    // No board is farther from the goal and the landmarks before it than a landmark.
    let mut nearest = flood(&goal);
    for landmark in chosen {
        let number = BoardNumbering::new(&goal).unwrap().number_of(landmark).unwrap() as usize;
        assert_eq!(nearest.iter().max(), Some(&nearest[number]));
        let distances = flood(landmark);
        nearest.iter_mut().zip(distances).for_each(|(nearest, distance)| *nearest = distance.min(*nearest));
    }

    let landmarks = Landmarks::new(table.clone(), &goal).unwrap();
    let board = Board::new(size(3, 3), vec![8, 6, 7, 2, 5, 4, 3, 0, 1]).unwrap();
    let bounds = landmarks.bounds(&board);
    for (bound, landmark) in bounds.iter().zip(chosen) {
        assert_eq!(bound.landmark, landmark);
        assert_eq!(Some(bound.of_board), exact_to(landmark).distance(&board));
        assert_eq!(Some(bound.of_goal), exact_to(landmark).distance(&goal));
    }
    let best = bounds.iter().map(|bound| bound.bound()).max();
    assert_eq!(landmarks.strongest(&board), bounds.iter().find(|bound| Some(bound.bound()) == best).copied());
}

#[test]
fn landmarks_at_every_other_board_know_the_distance() {
    let goal = GoalName::Standard.board(size(2, 2));
    let table = landmark_table(&goal, 100);
    assert_eq!(table.landmarks().len(), 11);
    let landmarks = Landmarks::new(table, &goal).unwrap();
    let exact = exact(&goal);
    follows_every_slide(&landmarks, &goal, |board, h, _| assert_eq!(exact.distance(board), Some(h)));
}

#[test]
fn landmarks_refuse_other_goals_and_too_much_memory() {
    let goal = GoalName::Standard.board(size(3, 2));
    let table = landmark_table(&goal, 2);
    let swapped = Board::new(goal.size(), vec![2, 1, 3, 4, 5, 0]).unwrap();
    for other in [swapped, GoalName::Standard.board(size(2, 3))] {
        let landmarks = Landmarks::new(table.clone(), &goal).unwrap();
        assert!(landmarks.bounds(&other).is_empty() && landmarks.strongest(&other).is_none());
        let refused = Landmarks::new(table.clone(), &other).err();
        assert_eq!(refused, Some(TableError::OtherGoal { goal: other }));
    }
    let count = NonZero::new(3).unwrap();
    let bytes = LandmarkTable::bytes_to_build(goal.size(), 3).unwrap();
    let limited = |memory| {
        let limits = Limits { memory: Some(memory), ..Limits::default() };
        let mut run = Run::new(limits, Arc::default());
        let table = LandmarkTable::build(&goal, count, ONE_THREAD, &mut run);
        (table.map(|table| table.bytes()), run.statistics.held_bytes)
    };
    assert_eq!(limited(bytes), (Ok(360 * 3), bytes));
    assert_eq!(limited(bytes - 1).0, Err(TableError::Memory { size: goal.size(), bytes }));
    let large = GoalName::Standard.board(size(4, 4));
    let refused = LandmarkTable::build(&large, count, ONE_THREAD, &mut Run::default()).err();
    assert_eq!(refused, Some(TableError::TooManyCells { size: large.size() }));
    let watch = Arc::new(Watch::default());
    watch.cancel();
    let refused =
        LandmarkTable::build(&goal, count, ONE_THREAD, &mut Run::new(Limits::default(), watch)).err();
    assert_eq!(refused, Some(TableError::Stopped(Stop::Cancelled)));
}
