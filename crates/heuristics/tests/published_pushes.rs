//! How many boards are at each distance in the multi-tile metric, as published.

use std::collections::HashSet;
use std::num::NonZero;

use jiugong_heuristics::{ExactTable, Pushes, Tiles};
use jiugong_puzzle::{GoalName, Metric, Size};
use jiugong_search::{Run, Space};

/// Width, height, and boards at each distance from one with the blank in a corner: O. Tarakanov
/// (lightln2/SlidingTilesSolver on GitHub, `results/multitile_frontier`).
const PUBLISHED: [(usize, usize, &[u64]); 2] = [
    (
        3,
        3,
        &[
            1, 4, 8, 16, 32, 64, 127, 244, 454, 856, 1576, 2854, 5117, 8588, 13466, 19739, 26558, 31485,
            30985, 23494, 11751, 3390, 589, 41, 1,
        ],
    ),
    (
        5,
        2,
        &[
            1, 5, 8, 20, 32, 80, 127, 300, 458, 960, 1458, 3055, 4540, 8780, 12694, 23520, 33370, 57200,
            77373, 119315, 151791, 204225, 235617, 256305, 246642, 178775, 120853, 49655, 20885, 4530, 1229,
            440, 113, 30, 8, 5, 1,
        ],
    ),
];

/// OEIS A389728, the first counts of 4x4.
const FIFTEEN_PUZZLE: [usize; 11] = [1, 6, 18, 54, 162, 486, 1457, 4334, 12568, 36046, 102801];

#[test]
fn every_board_of_nine_and_ten_cells() {
    for (width, height, counts) in PUBLISHED {
        for (width, height) in [(width, height), (height, width)] {
            let goal = GoalName::Standard.board(Size::new(width, height).unwrap());
            let one = NonZero::<usize>::MIN;
            let table = ExactTable::build_in(Metric::MultiTile, &goal, one, &mut Run::default()).unwrap();
            assert_eq!(table.boards_by_distance(), counts, "{width}x{height}");
        }
    }
}

#[test]
fn the_boards_of_4x4_nearest_to_the_goal() {
    let goal = GoalName::Standard.board(Size::new(4, 4).unwrap());
    let pushes = Pushes::<u64>::new(goal.size()).unwrap();
    let first = pushes.pack(&Tiles::new(&goal).unwrap());
    let (mut met, mut layer) = (HashSet::from([first]), vec![first]);
    for count in FIFTEEN_PUZZLE {
        assert_eq!(layer.len(), count);
        let mut next = Vec::new();
        for tiles in layer.into_iter().map(|key| pushes.unpack(key)) {
            let pushed = pushes.moves(&tiles, None).map(|made| tiles.after_push(pushes.change(&tiles, made)));
            next.extend(pushed.map(|board| pushes.pack(&board)).filter(|&key| met.insert(key)));
        }
        layer = next;
    }
}
