//! What every heuristic owes: the incremental value is the fresh one, 0 at the goal, and all that its documentation
//! claims, on every board of 3x3, 4x2 and 2x4.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, LazyLock};

use jiugong_heuristics::{
    Axis, Exact, ExactTable, Gaschnig, InversionDistance, Inversions, Key, LandmarkTable, Landmarks,
    LinearConflict, Manhattan, Maximum, Misplaced, Nilsson, Part, Slid, Slides, Tiles, WalkingDistance,
};
use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_search::{Heuristic, Run, Space, Zero};

/// What the documentation of a heuristic says of it.
#[derive(Clone, Copy, PartialEq)]
enum Claim {
    /// Never more than the distance, and it changes by 1 at most with every slide.
    Consistent,
    /// That, and even or odd as the distance is: it changes by 1 with every slide.
    ConsistentAndOfParity,
    /// Sometimes more than the distance.
    Inadmissible,
}

/// The test of every heuristic by every law.
macro_rules! laws {
    ($($name:ident: $make:expr, $claim:ident;)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn incremental_is_fresh_along_random_walks() {
                walk_everywhere(|goal| $make(goal));
            }

            #[test]
            fn holds_on_all_boards_of_small_sizes() {
                holds_everywhere(|goal| $make(goal), Claim::$claim);
            }
        })*
    };
}

laws! {
    zero: |_: &Board| Zero, Consistent;
    misplaced: Misplaced::new, Consistent;
    manhattan: Manhattan::new, ConsistentAndOfParity;
    linear_conflict: LinearConflict::new, ConsistentAndOfParity;
    gaschnig: Gaschnig::new, ConsistentAndOfParity;
    inversion_distance: InversionDistance::new, ConsistentAndOfParity;
    inversions: Inversions::new, Inadmissible;
    walking_distance: WalkingDistance::new, ConsistentAndOfParity;
    nilsson: Nilsson::new, Inadmissible;
    maximum: everything_admissible, Consistent;
    maximum_of_parity: two_of_parity, ConsistentAndOfParity;
}

/// The maximum of all kinds of values and memos.
fn everything_admissible(goal: &Board) -> Maximum {
    let parts: [Part; 4] = [
        Zero.into(),
        Misplaced::new(goal).into(),
        Gaschnig::new(goal).into(),
        InversionDistance::new(goal).into(),
    ];
    Maximum::new(parts).unwrap()
}

fn two_of_parity(goal: &Board) -> Maximum {
    Maximum::new([Part::from(LinearConflict::new(goal)), WalkingDistance::new(goal).into()]).unwrap()
}

/// Landmarks, and the exact distance, by parts that have tables.
fn with_tables(goal: &Board) -> Maximum {
    let one_thread = NonZero::<usize>::MIN;
    let count = NonZero::new(3).unwrap();
    let landmarks = LandmarkTable::build(goal, count, one_thread, &mut Run::default()).unwrap();
    let exact = ExactTable::build(goal, one_thread, &mut Run::default()).unwrap();
    let landmarks = Landmarks::new(Arc::new(landmarks), goal).unwrap();
    Maximum::new([Part::from(landmarks), Exact::new(Arc::new(exact), goal).unwrap().into()]).unwrap()
}

#[test]
fn maximum_of_parts_with_tables_holds_on_all_boards_of_small_sizes() {
    holds_everywhere(with_tables, Claim::ConsistentAndOfParity);
}

/// Pseudo-random numbers below a limit (Knuth's linear congruential generator), the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn board(&mut self, size: Size) -> Board {
        let mut cells: Vec<u16> = (0..size.cells() as u16).collect();
        for last in (1..cells.len()).rev() {
            cells.swap(last, self.below(last + 1));
        }
        Board::new(size, cells).unwrap()
    }
}

fn walk_everywhere<H: Heuristic<Slides<u64>> + Heuristic<Slides<u128>>>(make: impl Fn(&Board) -> H) {
    let mut random = Random(1);
    for (width, height) in
        [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4), (2, 8), (5, 5), (2, 12), (12, 2), (4, 6), (5, 3)]
    {
        let size = Size::new(width, height).unwrap();
        let mut goals: Vec<Board> = GoalName::ALL.iter().map(|name| name.board(size)).collect();
        goals.extend([random.board(size), random.board(size)]);
        for goal in goals {
            let heuristic = make(&goal);
            let boards = [goal.clone(), random.board(size), random.board(size)];
            for start in boards {
                if size.cells() <= 16 {
                    walk::<u64, H>(&heuristic, &goal, &start, &mut random);
                } else {
                    walk::<u128, H>(&heuristic, &goal, &start, &mut random);
                }
            }
        }
    }
}

fn walk<K: Key, H: Heuristic<Slides<K>>>(heuristic: &H, goal: &Board, start: &Board, random: &mut Random) {
    let space = Slides::<K>::new(goal.size()).unwrap();
    let goal = Tiles::new(goal).unwrap();
    assert_eq!(heuristic.value(heuristic.fresh(&goal)), 0);
    let mut tiles = Tiles::new(start).unwrap();
    let mut memo = heuristic.fresh(&tiles);
    let mut previous = None;
    for _ in 0..1000 {
        let moves: Vec<_> = space.moves(&tiles, previous).collect();
        let made = moves[random.below(moves.len())];
        let slid = space.change(&tiles, made);
        memo = heuristic.after(memo, &tiles, slid);
        space.apply(&mut tiles, slid);
        previous = Some(made);
        assert_eq!(heuristic.value(memo), heuristic.value(heuristic.fresh(&tiles)), "{tiles:?}");
    }
}

/// A goal and every board that can reach it.
struct Flood {
    goal: Board,
    boards: Vec<Flooded>,
}

struct Flooded {
    tiles: Tiles,
    /// The fewest slides to the goal.
    distance: u32,
    /// The slides, and the numbers of the boards that they make.
    neighbours: Vec<(Slid, usize)>,
}

/// Three goals of 3x3 and two of oblong sizes, once for all tests.
static FLOODS: LazyLock<[Flood; 5]> = LazyLock::new(|| {
    let size = |width, height| Size::new(width, height).unwrap();
    let goals = [
        GoalName::Standard.board(size(3, 3)),
        GoalName::Snail.board(size(3, 3)),
        Board::new(size(3, 3), vec![4, 0, 7, 1, 8, 3, 6, 2, 5]).unwrap(),
        GoalName::Snail.board(size(4, 2)),
        Board::new(size(2, 4), vec![4, 7, 1, 0, 3, 6, 2, 5]).unwrap(),
    ];
    goals.map(flood)
});

fn flood(goal: Board) -> Flood {
    let space = Slides::<u64>::new(goal.size()).unwrap();
    let start = Tiles::new(&goal).unwrap();
    let mut numbers = HashMap::from([(space.pack(&start), 0)]);
    let mut boards = vec![Flooded { tiles: start, distance: 0, neighbours: Vec::new() }];
    let mut number = 0;
    while let Some(&Flooded { tiles, distance, .. }) = boards.get(number) {
        for made in space.moves(&tiles, None) {
            let slid = space.change(&tiles, made);
            let mut child = tiles;
            space.apply(&mut child, slid);
            let child_number = *numbers.entry(space.pack(&child)).or_insert(boards.len());
            if child_number == boards.len() {
                boards.push(Flooded { tiles: child, distance: distance + 1, neighbours: Vec::new() });
            }
            boards[number].neighbours.push((slid, child_number));
        }
        number += 1;
    }
    assert_eq!(boards.len(), if goal.size().cells() == 9 { 181_440 } else { 20_160 });
    Flood { goal, boards }
}

fn holds_everywhere<H: Heuristic<Slides<u64>>>(make: impl Fn(&Board) -> H, claim: Claim) {
    let mut exceeds = 0;
    for Flood { goal, boards } in &*FLOODS {
        let heuristic = make(goal);
        let memos: Vec<H::Memo> = boards.iter().map(|board| heuristic.fresh(&board.tiles)).collect();
        for (board, &memo) in boards.iter().zip(&memos) {
            let h = heuristic.value(memo);
            exceeds += u32::from(h > board.distance);
            if claim == Claim::ConsistentAndOfParity {
                assert_eq!(h % 2, board.distance % 2, "{:?}", board.tiles);
            }
            for &(slid, child) in &board.neighbours {
                let child_h = heuristic.value(heuristic.after(memo, &board.tiles, slid));
                assert_eq!(child_h, heuristic.value(memos[child]), "{:?} {slid:?}", board.tiles);
                if claim != Claim::Inadmissible {
                    assert!(h.abs_diff(child_h) <= 1, "{:?} {slid:?}", board.tiles);
                }
            }
        }
    }
    assert_eq!(exceeds > 0, claim == Claim::Inadmissible, "{exceeds} boards");
}

/// The part of Manhattan distance that goes along an axis.
fn manhattan_along(axis: Axis, goal: &Board, board: &Board) -> u32 {
    let size = goal.size();
    let tiles = board.cells().iter().enumerate().filter(|&(_, &tile)| tile != 0);
    let distance = |(cell, tile): (usize, &u16)| {
        let home = goal.cells().iter().position(|other| other == tile).unwrap();
        axis.line(size, cell).abs_diff(axis.line(size, home)) as u32
    };
    tiles.map(distance).sum()
}

#[test]
fn walking_distance_is_no_less_than_manhattan_along_each_axis() {
    let mut random = Random(7);
    let mut more = 0;
    for (width, height) in [(3, 3), (4, 4), (4, 3), (2, 12), (5, 4), (5, 5)] {
        let goal = random.board(Size::new(width, height).unwrap());
        let walking = WalkingDistance::new(&goal);
        for _ in 0..200 {
            let board = random.board(goal.size());
            let tiles = Tiles::new(&board).unwrap();
            for axis in Axis::ALL {
                let (walk, manhattan) =
                    (walking.distance(axis, &tiles), manhattan_along(axis, &goal, &board));
                if walking.is_exact(axis) {
                    assert!(walk >= manhattan, "{board} {axis:?}");
                    more += u32::from(walk > manhattan);
                } else {
                    assert_eq!(walk, manhattan, "{board} {axis:?}");
                }
            }
        }
    }
    assert!(more > 100, "{more}");
}

#[test]
fn walking_distance_says_which_axes_are_exact() {
    let exact = |width, height| {
        let goal = GoalName::Standard.board(Size::new(width, height).unwrap());
        Axis::ALL.map(|axis| WalkingDistance::new(&goal).is_exact(axis))
    };
    assert_eq!(exact(4, 4), [true, true]);
    assert_eq!(exact(5, 3), [true, true]);
    assert_eq!(exact(5, 4), [true, false]);
    assert_eq!(exact(4, 5), [false, true]);
    assert_eq!(exact(2, 12), [false, true]);
    assert_eq!(exact(5, 5), [false, false]);
}

/// Boards of 4x4 whose bounds follow from the definitions by hand.
#[test]
fn known_values() {
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Standard.board(size);
    let tiles = |cells: [u16; 16]| Tiles::new(&Board::new(size, cells.to_vec()).unwrap()).unwrap();
    // 1 and 5 exchanged: row by row they are an inversion, and each is one with 2, 3 and 4. Two slides up or down could
    // undo 6 of these 7; three are odd, although the blank is in its row.
    let exchanged = tiles([5, 2, 3, 4, 1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
    let inversion_distance = InversionDistance::new(&goal);
    assert_eq!(inversion_distance.pairs(Axis::Rows, &exchanged).len(), 7);
    assert_eq!(inversion_distance.pairs(Axis::Columns, &exchanged), [(5, 1)]);
    assert_eq!(inversion_distance.slides(Axis::Rows, &exchanged), 4);
    assert_eq!(Inversions::new(&goal).pairs(&exchanged).len(), 7);
    // The rows 1 and 2 exchanged as a whole: each of the 8 tiles goes one row. A tile of row 3 and one of row 2 make
    // way for the blank and go back, 2 each; but while the one of row 2 goes back into it, the blank comes to be below, and
    // takes 2 more to come in again for the slide of that tile into row 1.
    let rows = tiles([5, 6, 7, 8, 1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 0]);
    let walking = WalkingDistance::new(&goal);
    assert_eq!(walking.reduced(Axis::Rows, &rows)[0], [0, 4, 0, 0]);
    assert_eq!(walking.distance(Axis::Rows, &rows), 14);
    assert_eq!(walking.distance(Axis::Columns, &rows), 0);
}
