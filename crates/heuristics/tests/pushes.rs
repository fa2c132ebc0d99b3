//! The multi-tile metric: tables, and every estimate against the true distance of every board.

use std::collections::{HashMap, VecDeque};
use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::{
    Exact, ExactTable, Gaschnig, InversionDistance, LandmarkTable, Landmarks, LinearConflict, Manhattan,
    Misplaced, Part, PushEstimate, PushEstimateMemo, PushManhattan, PushPart, PushPatterns, PushTables,
    Pushed, Pushes, Slides, Survey, Tiles, WalkingDistance,
};
use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName, Metric, Path, Size};
use jiugong_search::{Heuristic, Run, Space, Zero};

const ONE_THREAD: NonZero<usize> = NonZero::<usize>::MIN;

fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

/// The standard goal with its blank in the corner, at the edge, or in the next row.
fn goal(size: Size, slides: usize) -> Board {
    let mut goal = GoalName::Standard.board(size);
    [Direction::Left, Direction::Up][..slides].iter().for_each(|&way| _ = goal.slide(way).unwrap());
    goal
}

/// The least pushes to every board by number, by a plain breadth-first search of boards.
fn flood(start: &Board) -> Vec<u32> {
    let numbering = BoardNumbering::new(start).unwrap();
    let number = |board: &Board| numbering.number_of(board).unwrap() as usize;
    let mut distances = vec![u32::MAX; numbering.count() as usize];
    distances[number(start)] = 0;
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(board) = queue.pop_front() {
        for direction in Direction::ALL {
            let mut next = board.clone();
            while next.slide(direction).is_some() {
                if distances[number(&next)] == u32::MAX {
                    distances[number(&next)] = distances[number(&board)] + 1;
                    queue.push_back(next.clone());
                }
            }
        }
    }
    distances
}

fn table(goal: &Board, threads: NonZero<usize>) -> ExactTable {
    ExactTable::build_in(Metric::MultiTile, goal, threads, &mut Run::default()).unwrap()
}

/// Every board of small sizes and three goals: the table, and a path of so many pushes.
#[test]
fn the_table_says_what_a_plain_search_finds() {
    for (width, height, goals) in [(2, 2, 2), (3, 2, 3), (2, 3, 3), (4, 2, 3), (2, 4, 3), (3, 3, 3)] {
        for count in 0..goals {
            let goal = goal(size(width, height), count);
            let exact = Exact::new(Arc::new(table(&goal, ONE_THREAD)), &goal).unwrap();
            let numbering = BoardNumbering::new(&goal).unwrap();
            let mut counts = vec![0; exact.table().radius() as usize + 1];
            for (number, &distance) in flood(&goal).iter().enumerate() {
                let board = numbering.board(number as u64).unwrap();
                counts[distance as usize] += 1;
                assert_eq!(exact.distance(&board), Some(distance), "{board}");
                if number % 11 == 0 {
                    let path = Path::new(exact.path(&board).unwrap());
                    assert_eq!(path.multi_tile_length(), distance as usize);
                    assert_eq!(path.apply(&board).unwrap(), goal);
                    let nearer = exact.nearer(&board).unwrap();
                    assert_eq!(nearer.is_empty(), distance == 0);
                    assert!(path.slides().first().is_none_or(|first| nearer.contains(first)));
                }
            }
            assert_eq!(exact.table().boards_by_distance(), counts);
            let survey = Survey::make(Metric::MultiTile, &goal, ONE_THREAD, &mut Run::default()).unwrap();
            assert_eq!(survey.boards_by_distance, counts);
            assert_eq!(survey.farthest.len(), counts[counts.len() - 1]);
            let radius = exact.table().radius();
            assert!(survey.farthest.iter().all(|board| exact.distance(&board) == Some(radius)));
        }
    }
}

/// The largest distances of boards with the blank in a corner, as published by O. Tarakanov (lightln2/SlidingTilesSolver
/// on GitHub, “Complete Breadth-First Search of the Sliding Tile Puzzles”).
#[test]
fn the_radius_is_as_published() {
    let published = [(2, 2, 6), (3, 2, 20), (4, 2, 25), (3, 3, 24), (5, 2, 36)];
    for (width, height, radius) in published {
        for (width, height) in [(width, height), (height, width)] {
            let goal = GoalName::Standard.board(size(width, height));
            assert_eq!(table(&goal, NonZero::new(2).unwrap()).radius(), radius, "{width}x{height}");
        }
    }
}

/// Every estimate, as it is used for pushes.
fn estimates(goal: &Board) -> Vec<(&'static str, PushPart)> {
    let landmarks = LandmarkTable::build(goal, NonZero::new(3).unwrap(), ONE_THREAD, &mut Run::default());
    let landmarks = Landmarks::new(Arc::new(landmarks.unwrap()), goal).unwrap();
    vec![
        ("zero", PushPart::from(Zero)),
        ("exact", Exact::new(Arc::new(table(goal, ONE_THREAD)), goal).unwrap().into()),
        ("manhattan", PushManhattan::new(goal).into()),
        ("manhattan divided", Part::from(Manhattan::new(goal)).into()),
        ("misplaced", Part::from(Misplaced::new(goal)).into()),
        ("linear conflict", Part::from(LinearConflict::new(goal)).into()),
        ("gaschnig", Part::from(Gaschnig::new(goal)).into()),
        ("walking distance", Part::from(WalkingDistance::new(goal)).into()),
        ("inversion distance", Part::from(InversionDistance::new(goal)).into()),
        ("landmarks", Part::from(landmarks).into()),
    ]
}

/// Every board of 3x3 for three goals, and of 4x2: never more than the distance, at most 1 apart along every push, and
/// made along a push what it is made afresh.
#[test]
fn every_estimate_is_admissible_and_consistent() {
    let goals = (0..3).map(|slides| goal(size(3, 3), slides));
    for goal in goals.chain([GoalName::Standard.board(size(4, 2))]) {
        let pushes = Pushes::<u64>::new(goal.size()).unwrap();
        let numbering = BoardNumbering::new(&goal).unwrap();
        let distances = flood(&goal);
        for (name, part) in estimates(&goal) {
            let is_exact = name == "exact";
            let estimate = PushEstimate::new(vec![part], pushes.longest()).unwrap();
            let heuristic = |tiles: &Tiles| Heuristic::<Pushes<u64>>::fresh(&estimate, tiles);
            let value = |memo| Heuristic::<Pushes<u64>>::value(&estimate, memo);
            let mut most = 0;
            for (number, &distance) in distances.iter().enumerate() {
                let tiles = Tiles::new(&numbering.board(number as u64).unwrap()).unwrap();
                let memo = heuristic(&tiles);
                let h = value(memo);
                assert!(h <= distance && (!is_exact || h == distance), "{name} at {number} of {goal}");
                most = most.max(h);
                // Going along every push of every board, and making each afresh, would take minutes.
                if number % 7 != 0 {
                    continue;
                }
                for made in pushes.moves(&tiles, None) {
                    let pushed = pushes.change(&tiles, made);
                    let after = estimate_after(&estimate, memo, &tiles, pushed);
                    assert_eq!(after, value(heuristic(&tiles.after_push(pushed))), "{name} at {number}");
                    assert!(after.abs_diff(h) <= 1, "{name} at {number}");
                }
            }
            assert!(most > 0 || name == "zero", "{name}");
        }
    }
}

fn estimate_after(estimate: &PushEstimate, memo: PushEstimateMemo, tiles: &Tiles, pushed: Pushed) -> u32 {
    let memo = Heuristic::<Pushes<u64>>::after(estimate, memo, tiles, pushed);
    Heuristic::<Pushes<u64>>::value(estimate, memo)
}

/// Manhattan distance of slides is more than the pushes that are left: a run of two tiles is one push.
#[test]
fn manhattan_distance_of_slides_overestimates_pushes() {
    let goal = GoalName::Standard.board(size(3, 3));
    let board = Board::from_rows("1 2 3/4 5 6/0 7 8").unwrap();
    let manhattan = Manhattan::new(&goal);
    let memo = Heuristic::<Slides<u64>>::fresh(&manhattan, &Tiles::new(&board).unwrap());
    assert_eq!(memo, 2);
    let exact = Exact::new(Arc::new(table(&goal, ONE_THREAD)), &goal).unwrap();
    assert_eq!(exact.distance(&board), Some(1));
}

/// A pattern of all tiles knows the distance; smaller ones say what a search that tells only their tiles apart says.
#[test]
fn pattern_databases_are_the_distances_of_their_tiles() {
    for (width, height, patterns) in [
        (3, 3, vec![0b0_1111_1111]),
        (3, 3, vec![0b0_0001_0111, 0b0_1110_1000]),
        (4, 2, vec![0b0110_0110, 0b0111_1111, 0b0000_0001]),
        (2, 4, vec![0b0110_0111]),
    ] {
        let goal = goal(size(width, height), 0);
        let blank = goal.blank();
        let tables =
            PushTables::build(goal.size(), blank, &patterns, ONE_THREAD, &mut Run::default()).unwrap();
        let two = NonZero::new(2).unwrap();
        let other = PushTables::build(goal.size(), blank, &patterns, two, &mut Run::default()).unwrap();
        let estimate = PushPatterns::new(&tables, &goal).unwrap();
        let by_two = PushPatterns::new(&other, &goal).unwrap();
        let abstracted: Vec<_> = patterns.iter().map(|&pattern| pattern_distances(&goal, pattern)).collect();
        let numbering = BoardNumbering::new(&goal).unwrap();
        let pushes = Pushes::<u64>::new(goal.size()).unwrap();
        for number in (0..numbering.count()).step_by(13) {
            let board = numbering.board(number).unwrap();
            let tiles = Tiles::new(&board).unwrap();
            let memo = PushPatterns::fresh(&estimate, &tiles);
            assert_eq!(memo, PushPatterns::fresh(&by_two, &tiles));
            let expected = patterns
                .iter()
                .zip(&abstracted)
                .map(|(&pattern, distances)| distances[&without_others(&board, &goal, pattern)]);
            assert_eq!(estimate.value(&memo), expected.max().unwrap(), "{board}");
            for made in pushes.moves(&tiles, None) {
                let pushed = pushes.change(&tiles, made);
                let after = Heuristic::<Pushes<u64>>::after(&estimate, memo, &tiles, pushed);
                assert_eq!(after, PushPatterns::fresh(&estimate, &tiles.after_push(pushed)), "{board}");
            }
        }
    }
}

/// The cells of a board with 255 for each tile that is not of the pattern.
fn without_others(board: &Board, goal: &Board, pattern: u32) -> Vec<u16> {
    let of_pattern = |tile: u16| {
        tile == 0
            || goal.cells().iter().position(|&at| at == tile).is_some_and(|cell| pattern >> cell & 1 == 1)
    };
    board.cells().iter().map(|&tile| if of_pattern(tile) { tile } else { 255 }).collect()
}

/// The least pushes from a goal to each board on which the tiles of a pattern are told apart, by a plain search.
fn pattern_distances(goal: &Board, pattern: u32) -> HashMap<Vec<u16>, u32> {
    let size = goal.size();
    let start = without_others(goal, goal, pattern);
    let mut distances = HashMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(cells) = queue.pop_front() {
        let distance = distances[&cells];
        let blank = cells.iter().position(|&tile| tile == 0).unwrap();
        for (step, most) in [
            (-1, blank % size.width()),
            (1, size.width() - 1 - blank % size.width()),
            (-(size.width() as isize), blank / size.width()),
            (size.width() as isize, size.height() - 1 - blank / size.width()),
        ] {
            let (mut next, mut at) = (cells.clone(), blank);
            for _ in 0..most {
                let to = at.checked_add_signed(step).unwrap();
                next.swap(at, to);
                at = to;
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distance + 1);
                    queue.push_back(next.clone());
                }
            }
        }
    }
    distances
}
