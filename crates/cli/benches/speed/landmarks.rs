//! A* with landmarks on the random boards that the table of all distances solves.

use std::num::NonZero;
use std::sync::{Arc, LazyLock};

use jiugong_heuristics::{LandmarkTable, Landmarks};
use jiugong_search::{AStar, Run, Ties};

use crate::Work;
use crate::tasks::{BOARDS, MOVES, random_boards, search};

const EIGHT: NonZero<usize> = NonZero::new(8).expect("not 0");

/// Built once, so that the searches alone are timed; instructions are counted with the building.
static LANDMARKS: LazyLock<Landmarks> = LazyLock::new(|| {
    let (goal, _) = random_boards();
    let table = LandmarkTable::build(&goal, EIGHT, NonZero::<usize>::MIN, &mut Run::default());
    Landmarks::new(Arc::new(table.expect("no limit")), &goal).expect("a goal that can be reached")
});

/// Optimal paths by A* with eight landmarks.
pub fn a_star() -> Work {
    let (goal, boards) = random_boards();
    let (mut moves, mut expanded) = (0, 0);
    for board in boards {
        let (length, statistics) = search(&AStar { ties: Ties::LargerG }, &*LANDMARKS, &board, &goal);
        moves += length;
        expanded += statistics.expanded;
    }
    assert_eq!(moves, MOVES);
    Work { times: BOARDS as u64, counted: format!("{moves} moves, {expanded} expanded") }
}
