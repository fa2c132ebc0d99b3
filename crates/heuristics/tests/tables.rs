//! Laws of the tables of distances.

use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::{Exact, ExactTable, LandmarkTable, Landmarks, Slides, TableError, Tiles};
use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Random, Size};
use jiugong_search::{Heuristic, Limits, Run, Space, Stop, Watch};

const ONE_THREAD: NonZero<usize> = NonZero::<usize>::MIN;

/// Boards by distance on 3x3 for a goal with the blank in a corner (Schofield 1967; OEIS A089473).
const CORNER: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

fn table(goal: &Board) -> Arc<ExactTable> {
    Arc::new(ExactTable::build(goal, ONE_THREAD, &mut Run::default()).unwrap())
}

fn exact(goal: &Board) -> Exact {
    Exact::new(table(goal), goal).unwrap()
}

/// A goal whose blank went from the standard one the given ways.
fn goal_after(size: Size, ways: &[Direction]) -> Board {
    let mut goal = GoalName::Standard.board(size);
    ways.iter().for_each(|&way| _ = goal.slide(way).unwrap());
    goal
}

/// Three goals on 3x3: the blank in a corner, at an edge, in the centre.
fn three_goals() -> [Board; 3] {
    let ways = [Direction::Up, Direction::Left];
    [0, 1, 2].map(|count| goal_after(size(3, 3), &ways[..count]))
}

/// The distance of every board by number, found by a plain breadth-first search of boards.
fn flood(start: &Board) -> Vec<u32> {
    let numbering = BoardNumbering::new(start).unwrap();
    let number = |board: &Board| numbering.number_of(board).unwrap() as usize;
    let mut distances = vec![u32::MAX; numbering.count() as usize];
    distances[number(start)] = 0;
    let mut queue = std::collections::VecDeque::from([start.clone()]);
    while let Some(board) = queue.pop_front() {
        for direction in Direction::ALL {
            let mut next = board.clone();
            if next.slide(direction).is_some() && distances[number(&next)] == u32::MAX {
                distances[number(&next)] = distances[number(&board)] + 1;
                queue.push_back(next);
            }
        }
    }
    distances
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
    assert_eq!(table(&three_goals()[0]).boards_by_distance(), CORNER);
    // Korf & Schultze 2005, table 1; OEIS A151944.
    for (width, height, radius) in [(2, 2, 6), (3, 2, 21), (2, 3, 21), (2, 4, 36), (5, 2, 55), (2, 5, 55)] {
        let table = table(&GoalName::Zero.board(size(width, height)));
        assert_eq!(table.radius(), radius, "{width}x{height}");
        assert_eq!(Some(table.boards()), BoardNumbering::count_of(size(width, height)));
    }
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

/// Checks, along every slide of every board, that the memo made from the parent's is as good as a fresh one.
fn follows_every_slide<H: Heuristic<Slides<u64>>>(
    heuristic: &H,
    goal: &Board,
    check: impl Fn(&Board, u32, &H),
) {
    let slides = Slides::<u64>::new(goal.size()).unwrap();
    let numbering = BoardNumbering::new(goal).unwrap();
    let fresh: Vec<u32> = (0..numbering.count())
        .map(|number| {
            let board = numbering.board(number).unwrap();
            let h = heuristic.value(heuristic.fresh(&Tiles::new(&board).unwrap()));
            check(&board, h, heuristic);
            h
        })
        .collect();
    for (number, &h) in fresh.iter().enumerate() {
        let mut tiles = Tiles::new(&numbering.board(number as u64).unwrap()).unwrap();
        let memo = heuristic.fresh(&tiles);
        for made in slides.moves(&tiles, None) {
            let slid = slides.change(&tiles, made);
            let after = heuristic.value(heuristic.after(memo, &tiles, slid));
            slides.apply(&mut tiles, slid);
            assert_eq!(after, fresh[slides.number(&tiles)]);
            assert!(after.abs_diff(h) <= 1, "consistent");
            slides.undo(&mut tiles, slid);
        }
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
    let farthest = exact.farthest(ONE_THREAD, &mut Run::default()).unwrap();
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

    let bytes = ExactTable::bytes_to_build(goal.size()).unwrap();
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
    assert_eq!(Some(run.statistics.held_bytes), ExactTable::bytes_to_build(goal.size()));
    assert_eq!(watch.held_bytes(), table.bytes() as u64);
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
    assert_eq!(exact_to(&chosen[0]).distance(&chosen[1]), Some(exact_to(&chosen[0]).table().radius()));
    // No board is farther from the first three than the fourth.
    let floods: Vec<Vec<u32>> = chosen[..3].iter().map(flood).collect();
    let nearest = |number: usize| floods.iter().map(|distances| distances[number]).min();
    let fourth = BoardNumbering::new(&goal).unwrap().number_of(&chosen[3]).unwrap();
    assert_eq!(nearest(fourth as usize), (0..floods[0].len()).map(nearest).max().unwrap());

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
fn landmarks_of_small_boards_are_all_boards_and_know_the_distance() {
    let goal = GoalName::Standard.board(size(2, 2));
    let table = landmark_table(&goal, 100);
    assert_eq!(table.landmarks().len(), 12);
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
