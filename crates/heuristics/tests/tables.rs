//! Laws of the exact distances.

mod every_board;

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use jiugong_heuristics::{Exact, ExactTable, Slides, Survey, TableError, Tiles};
use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Metric, Random, Size};
use jiugong_search::{Heuristic, Limits, Run, Space, Stop, Watch};

use every_board::{ONE_THREAD, flood, follows_every_slide, goal_after, size, three_goals};

/// Boards by distance, published in the On-Line Encyclopedia of Integer Sequences: size, the blank's cell in
/// the goal, the counts.
const PUBLISHED: [(&str, usize, &[u64]); 5] = [
    // A089473, A089483 and A089474: a corner, a side, the centre.
    (
        "3x3",
        8,
        &[
            1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
            16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
        ],
    ),
    (
        "3x3",
        7,
        &[
            1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 13930,
            14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
        ],
    ),
    (
        "3x3",
        4,
        &[
            1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132, 12208,
            18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
        ],
    ),
    // A090034 and A090035.
    ("2x3", 5, &[1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1]),
    (
        "2x4",
        7,
        &[
            1, 2, 3, 6, 10, 14, 19, 28, 42, 61, 85, 119, 161, 215, 293, 396, 506, 632, 788, 985, 1194, 1414,
            1664, 1884, 1999, 1958, 1770, 1463, 1076, 667, 361, 190, 88, 39, 19, 7, 1,
        ],
    ),
];

/// A090166: 3x4 or 4x3 with the blank in a corner.
const FOUR_BY_THREE: [u64; 54] = [
    1, 2, 4, 9, 20, 37, 63, 122, 232, 431, 781, 1392, 2494, 4442, 7854, 13899, 24215, 41802, 71167, 119888,
    198363, 323206, 515778, 811000, 1248011, 1885279, 2782396, 4009722, 5621354, 7647872, 10065800, 12760413,
    15570786, 18171606, 20299876, 21587248, 21841159, 20906905, 18899357, 16058335, 12772603, 9515217,
    6583181, 4242753, 2503873, 1350268, 643245, 270303, 92311, 27116, 5390, 1115, 86, 18,
];

/// A090167: 2x6 or 6x2 with the blank in a corner, the first of 81 counts.
const SIX_BY_TWO: [u64; 39] = [
    1, 2, 3, 6, 11, 20, 36, 60, 95, 155, 258, 426, 688, 1106, 1723, 2615, 3901, 5885, 8851, 13205, 19508,
    28593, 41179, 58899, 83582, 118109, 165136, 228596, 312542, 423797, 568233, 755727, 994641, 1296097,
    1667002, 2119476, 2660415, 3300586, 4038877,
];

fn table(goal: &Board) -> Arc<ExactTable> {
    Arc::new(ExactTable::build(goal, ONE_THREAD, &mut Run::default()).unwrap())
}

fn exact(goal: &Board) -> Exact {
    Exact::new(table(goal), goal).unwrap()
}

#[test]
fn the_space_numbers_the_boards_of_either_half_without_gaps() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (4, 2), (3, 3)] {
        let slides = Slides::<u64>::new(size(width, height)).unwrap();
        let count = slides.count().unwrap();
        let one = GoalName::Standard.board(size(width, height));
        let mut cells = one.cells().to_vec();
        cells.swap(0, 1);
        let other = Board::new(one.size(), cells).unwrap();
        for half in [one, other] {
            let numbering = BoardNumbering::new(&half).unwrap();
            assert_eq!(numbering.count(), count as u64);
            for number in 0..count {
                let tiles = Tiles::new(&numbering.board(number as u64).unwrap()).unwrap();
                assert_eq!(slides.number(&tiles), number);
            }
        }
    }
    assert_eq!(Slides::<u64>::new(size(5, 2)).unwrap().count(), Some(1_814_400));
    assert_eq!(Slides::<u64>::new(size(4, 3)).unwrap().count(), None);
}

#[test]
fn exact_equals_a_plain_flood() {
    let others = [(4, 2), (2, 4), (2, 3), (3, 2), (2, 2)].map(|(width, height)| size(width, height));
    let others = others.into_iter().flat_map(|size| {
        [GoalName::Standard.board(size), goal_after(size, &[Direction::Up]), GoalName::Snail.board(size)]
    });
    for goal in three_goals().into_iter().chain(others) {
        let exact = exact(&goal);
        let numbering = BoardNumbering::new(&goal).unwrap();
        let mut by_distance = vec![0; exact.table().radius() as usize + 1];
        for (number, &distance) in flood(&goal).iter().enumerate() {
            let board = numbering.board(number as u64).unwrap();
            assert_eq!(exact.distance(&board), Some(distance), "{board} to {goal}");
            by_distance[distance as usize] += 1;
        }
        assert_eq!(exact.table().boards_by_distance(), by_distance);
    }
}

#[test]
fn the_published_counts() {
    for (size, blank, counts) in PUBLISHED {
        let size: Size = size.parse().unwrap();
        let mut cells: Vec<u16> = (1..size.cells() as u16).collect();
        cells.insert(blank, 0);
        assert_eq!(table(&Board::new(size, cells).unwrap()).boards_by_distance(), counts, "{size} {blank}");
    }
    // The radii of A151944.
    for (width, height, radius) in [(2, 2, 6), (3, 2, 21), (4, 2, 36), (5, 2, 55), (2, 5, 55)] {
        let table = table(&GoalName::Zero.board(size(width, height)));
        assert_eq!(table.radius(), radius, "{width}x{height}");
        assert_eq!(Some(table.boards()), BoardNumbering::count_of(size(width, height)));
    }
}

#[test]
fn the_published_counts_of_twelve_cells() {
    let build = |width, height| {
        let goal = GoalName::Standard.board(size(width, height));
        let table = ExactTable::build(&goal, NonZero::new(2).unwrap(), &mut Run::default()).unwrap();
        assert_eq!(table.boards(), 239_500_800);
        Exact::new(Arc::new(table), &goal).unwrap()
    };
    let exact = build(4, 3);
    assert_eq!(exact.table().boards_by_distance(), FOUR_BY_THREE);
    // Boards drawn at a rare distance, by a flood, and at a common one.
    for distance in [12, 36] {
        let random = &mut Random::new(distance.into());
        let board = exact.random_at(distance, random, ONE_THREAD, &mut Run::default()).unwrap().unwrap();
        let mut slid = board.clone();
        let path = exact.path(&board).unwrap();
        path.iter().for_each(|&direction| assert!(slid.slide(direction).is_some()));
        assert_eq!((path.len(), &slid), (distance as usize, exact.goal()));
    }
    let exact = build(6, 2);
    assert_eq!(exact.table().radius(), 80); // A151944
    assert_eq!(exact.table().boards_by_distance()[..SIX_BY_TWO.len()], SIX_BY_TWO);
}

#[test]
fn one_table_serves_every_goal_with_the_blank_there() {
    let table = table(&GoalName::Snail.board(size(3, 3)));
    for text in [[1, 2, 3, 8, 0, 4, 7, 6, 5], [8, 7, 6, 5, 0, 4, 3, 2, 1], [2, 1, 3, 4, 0, 5, 6, 7, 8]] {
        let goal = Board::new(size(3, 3), text.to_vec()).unwrap();
        assert!(table.serves(&goal));
        let exact = Exact::new(table.clone(), &goal).unwrap();
        let numbering = BoardNumbering::new(&goal).unwrap();
        for (number, &distance) in flood(&goal).iter().enumerate() {
            assert_eq!(exact.distance(&numbering.board(number as u64).unwrap()), Some(distance));
        }
    }
    for goal in [GoalName::Zero.board(size(3, 3)), GoalName::Snail.board(size(3, 2))] {
        assert!(!table.serves(&goal));
        assert_eq!(Exact::new(table.clone(), &goal).err(), Some(TableError::OtherGoal { goal }));
    }
}

#[test]
fn a_path_has_the_length_said_and_ends_at_the_goal() {
    for goal in three_goals() {
        let exact = exact(&goal);
        let numbering = BoardNumbering::new(&goal).unwrap();
        for number in (0..numbering.count()).step_by(37) {
            let mut board = numbering.board(number).unwrap();
            let path = exact.path(&board).unwrap();
            assert_eq!(Some(path.len() as u32), exact.distance(&board));
            assert_eq!(path.first().copied(), exact.nearer(&board).unwrap().first().copied());
            path.into_iter().for_each(|direction| assert!(board.slide(direction).is_some()));
            assert_eq!(board, goal);
        }
    }
}

#[test]
fn nearer_names_every_slide_that_brings_the_goal_nearer() {
    let goal = GoalName::Snail.board(size(3, 2));
    let exact = exact(&goal);
    let numbering = BoardNumbering::new(&goal).unwrap();
    for board in (0..numbering.count()).map(|number| numbering.board(number).unwrap()) {
        let distance = |direction| {
            let mut next = board.clone();
            next.slide(direction).and_then(|_| exact.distance(&next))
        };
        let here = exact.distance(&board).unwrap();
        let wanted: Vec<Direction> = Direction::ALL
            .into_iter()
            .filter(|&direction| distance(direction).is_some_and(|there| there < here))
            .collect();
        assert_eq!(exact.nearer(&board).unwrap(), wanted);
        assert_eq!(wanted.is_empty(), board == goal);
    }
}

#[test]
fn boards_that_cannot_reach_the_goal_have_no_distance() {
    let goal = GoalName::Standard.board(size(3, 3));
    let exact = exact(&goal);
    let swapped = Board::new(size(3, 3), vec![1, 2, 3, 4, 5, 6, 8, 7, 0]).unwrap();
    let other_size = GoalName::Standard.board(size(3, 4));
    for board in [&swapped, &other_size] {
        assert_eq!((exact.distance(board), exact.path(board), exact.nearer(board)), (None, None, None));
    }
    let slides = Slides::<u64>::new(goal.size()).unwrap();
    let tiles = Tiles::new(&swapped).unwrap();
    let heuristic: &dyn Fn(&Tiles) -> u32 = &|tiles| {
        let memo = Heuristic::<Slides<u64>>::fresh(&exact, tiles);
        let slid = slides.change(tiles, Direction::Up);
        let after = Heuristic::<Slides<u64>>::after(&exact, memo, tiles, slid);
        Heuristic::<Slides<u64>>::value(&exact, after)
    };
    assert!(heuristic(&tiles) > 1000);
}

#[test]
fn the_heuristic_follows_every_slide() {
    for goal in three_goals() {
        follows_every_slide(&exact(&goal), &goal, |board, h, exact| {
            assert_eq!(exact.distance(board), Some(h), "{board}");
        });
    }
}

#[test]
fn layers_hold_exactly_the_boards_at_their_distance() {
    let [_, goal, _] = three_goals();
    let exact = exact(&goal);
    let numbering = BoardNumbering::new(&goal).unwrap();
    let distances = flood(&goal);
    for (distance, &count) in exact.table().boards_by_distance().iter().enumerate() {
        let layer = exact.boards_at(distance as u32, ONE_THREAD, &mut Run::default()).unwrap();
        assert_eq!(layer.len(), count);
        let mut numbers: Vec<u64> = layer.iter().map(|board| numbering.number_of(&board).unwrap()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len() as u64, count);
        assert!(numbers.iter().all(|&number| distances[number as usize] as usize == distance));
        assert_eq!(layer.board(count), None);
        assert_eq!(layer.board(count - 1), layer.iter().last());
    }
    let survey = Survey::make(Metric::SingleTile, &goal, ONE_THREAD, &mut Run::default()).unwrap();
    assert_eq!(survey.boards_by_distance, exact.table().boards_by_distance());
    let farthest = exact.farthest(ONE_THREAD, &mut Run::default()).unwrap();
    assert!(survey.farthest.iter().eq(farthest.iter()));
    assert!(farthest.iter().all(|board| exact.distance(&board) == Some(31)));
    let beyond = exact.boards_at(32, ONE_THREAD, &mut Run::default()).unwrap();
    assert!(beyond.is_empty() && beyond.iter().next().is_none());
}

#[test]
fn the_two_hardest_boards_of_the_textbooks() {
    let exact = exact(&GoalName::Standard.board(size(3, 3)));
    let farthest = exact.farthest(ONE_THREAD, &mut Run::default()).unwrap();
    let mut texts: Vec<String> = farthest.iter().map(|board| board.to_string()).collect();
    texts.sort();
    assert_eq!(texts, ["6 4 7/8 5 0/3 2 1", "8 6 7/2 5 4/3 0 1"].map(String::from));
}

#[test]
fn random_boards_have_the_distance_asked_for_and_follow_from_the_seed() {
    let exact = exact(&GoalName::Snail.board(size(3, 3)));
    let draw = |distance, seed| {
        exact.random_at(distance, &mut Random::new(seed), ONE_THREAD, &mut Run::default()).unwrap()
    };
    for distance in 0..=exact.table().radius() {
        for seed in 0..20 {
            let board = draw(distance, seed).unwrap();
            assert_eq!(exact.distance(&board), Some(distance));
            assert_eq!(draw(distance, seed), Some(board));
        }
    }
    assert_eq!(draw(exact.table().radius() + 1, 0), None);
    // All four boards at distance 1 come up.
    let mut seen: Vec<String> = (0..60).map(|seed| draw(1, seed).unwrap().to_string()).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4);
}

#[test]
fn any_number_of_threads_builds_the_same_table() {
    let goal = GoalName::Standard.board(size(5, 2));
    let [one, two, many] = [1, 2, 7].map(|threads| {
        let threads = NonZero::new(threads).unwrap();
        let table = ExactTable::build(&goal, threads, &mut Run::default()).unwrap();
        Exact::new(Arc::new(table), &goal).unwrap()
    });
    assert_eq!(one.table().boards_by_distance(), two.table().boards_by_distance());
    assert!(one.table() == two.table() && one.table() == many.table());
}

#[test]
fn building_can_be_stopped_and_refused() {
    let goal = GoalName::Standard.board(size(5, 2));
    let watch = Arc::new(Watch::default());
    watch.cancel();
    let mut run = Run::new(Limits::default(), watch);
    let stopped = ExactTable::build(&goal, ONE_THREAD, &mut run).err();
    assert_eq!(stopped, Some(TableError::Stopped(Stop::Cancelled)));

    // In time, and what was held is given back.
    let limits = Limits { time: Some(Duration::from_millis(1)), ..Limits::default() };
    let watch = Arc::new(Watch::default());
    let mut run = Run::new(limits, watch.clone());
    let stopped = ExactTable::build(&goal, ONE_THREAD, &mut run).err();
    assert_eq!(stopped, Some(TableError::Stopped(Stop::Time)));
    assert!(run.statistics.expanded < 1_814_400);
    assert!(run.statistics.held_bytes > 0 && watch.held_bytes() == 0);

    let bytes = ExactTable::bytes_to_build_in(Metric::SingleTile, goal.size(), ONE_THREAD).unwrap();
    let limited = |memory| {
        let limits = Limits { memory: Some(memory), ..Limits::default() };
        ExactTable::build(&goal, ONE_THREAD, &mut Run::new(limits, Arc::default()))
    };
    assert!(limited(bytes).is_ok());
    let refused = limited(bytes - 1).unwrap_err();
    assert_eq!(refused, TableError::Memory { size: goal.size(), bytes });
    assert!(refused.to_string().contains(&bytes.to_string()));

    for (width, height) in [(4, 4), (100, 100), (3, 5)] {
        let goal = GoalName::Standard.board(size(width, height));
        let refused = ExactTable::build(&goal, ONE_THREAD, &mut Run::default()).unwrap_err();
        assert_eq!(refused, TableError::TooManyCells { size: goal.size() });
    }
}

#[test]
fn the_run_sees_the_layers_and_the_boards() {
    let goal = GoalName::Standard.board(size(3, 3));
    let watch = Arc::new(Watch::default());
    let mut run = Run::new(Limits::default(), watch.clone());
    let table = ExactTable::build(&goal, ONE_THREAD, &mut run).unwrap();
    assert_eq!((watch.expanded(), watch.bound()), (181_440, 31));
    assert_eq!(
        Some(run.statistics.held_bytes),
        ExactTable::bytes_to_build_in(Metric::SingleTile, goal.size(), ONE_THREAD)
    );
    assert_eq!(watch.held_bytes(), table.bytes() as u64);
}
