//! Boards of twelve cells in the multi-tile metric: counts as published, estimates and searches against the exact
//! distances.
//!
//! A sample is looked at every day; all 239,500,800 boards of 3x4 and 4x3, and the counts of 2x6 and 6x2, with
//! `JIUGONG_PUSHES=all` in the environment (some minutes, and 3 GB of memory, with `--release`).

use std::num::NonZero;
use std::sync::Arc;

use jiugong_heuristics::{
    Exact, ExactTable, PushManhattan, PushPatterns, PushPatternsMemo, PushTables, Pushes, Tiles,
};
use jiugong_puzzle::{Board, BoardNumbering, GoalName, Metric, Random, Size};
use jiugong_search::{Heuristic, Run, Space};
use jiugong_solver::{AlgorithmName, Request, Solver};

/// Boards at each distance from one with the blank in a corner, published by O. Tarakanov (lightln2/SlidingTilesSolver on
/// GitHub, `results/multitile_frontier/12-4x3-multislide.txt`).
const FOUR_BY_THREE: [u64; 34] = [
    1, 5, 12, 30, 72, 180, 431, 1058, 2418, 5711, 12858, 29630, 65053, 145090, 303771, 640141, 1260032,
    2476812, 4490822, 7999853, 12981931, 20265326, 28065825, 36086638, 39470660, 37460934, 27258384,
    14584710, 4854329, 939300, 93345, 5229, 204, 5,
];

/// The same for 6x2 (`12-6x2-multislide.txt` there).
const SIX_BY_TWO: [u64; 42] = [
    1, 6, 10, 30, 50, 150, 249, 720, 1152, 2880, 4610, 11544, 18128, 42684, 65924, 149514, 228778, 488796,
    728433, 1467000, 2136054, 3978876, 5574328, 9510150, 12699920, 19077354, 23527929, 29862012, 32688655,
    31474098, 27976007, 18457764, 12016184, 4687338, 1939160, 519318, 141371, 19092, 3257, 1038, 200, 36,
];

/// Two patterns that share out the tiles, by their goal cells; the goal's blank is in the last cell.
const PATTERNS: [u32; 2] = [0b0000_0011_1111, 0b0111_1100_0000];

fn goal(width: usize, height: usize) -> Board {
    GoalName::Standard.board(Size::new(width, height).unwrap())
}

fn table(goal: &Board) -> ExactTable {
    ExactTable::build_in(Metric::MultiTile, goal, NonZero::new(2).unwrap(), &mut Run::default()).unwrap()
}

fn patterns(goal: &Board) -> PushPatterns {
    let (size, blank, two) = (goal.size(), goal.blank(), NonZero::new(2).unwrap());
    let tables = PushTables::build(size, blank, &PATTERNS, two, &mut Run::default()).unwrap();
    PushPatterns::new(&tables, goal).unwrap()
}

/// Whether what takes minutes is to be done, too.
fn is_all_wanted() -> bool {
    std::env::var("JIUGONG_PUSHES").is_ok_and(|which| which == "all")
}

fn estimate<H: Heuristic<Pushes<u64>>>(heuristic: &H, tiles: &Tiles) -> u32 {
    heuristic.value(heuristic.fresh(tiles))
}

/// The counts, and on a sample of 20,000 boards that no estimate is beyond the distance; on 60 of them IDA* finds it.
#[test]
fn a_sample_of_4x3() {
    let goal = goal(4, 3);
    let exact = Exact::new(Arc::new(table(&goal)), &goal).unwrap();
    assert_eq!(exact.table().boards_by_distance(), FOUR_BY_THREE);
    let (patterns, manhattan) = (patterns(&goal), PushManhattan::new(&goal));
    let numbering = BoardNumbering::new(&goal).unwrap();
    let (solver, mut random) = (Solver::new(), Random::new(1));
    // How far the estimates are below the distance, in all.
    let mut below = [0; 2];
    for number in 0..20_000 {
        let board = numbering.board(random.below(numbering.count() as usize) as u64).unwrap();
        let (tiles, distance) = (Tiles::new(&board).unwrap(), exact.distance(&board).unwrap());
        for (below, h) in below.iter_mut().zip([estimate(&patterns, &tiles), estimate(&manhattan, &tiles)]) {
            assert!(h <= distance, "{h} is more than {distance} for {board}");
            *below += u64::from(distance - h);
        }
        if number % 333 != 0 {
            continue;
        }
        let mut request = Request::new(board, goal.clone());
        request.metric = Metric::MultiTile;
        request.algorithm = Some(AlgorithmName::IdaStar.into());
        request.heuristic = Some("pattern".parse().unwrap());
        let report = solver.solve(&request, &Arc::default()).unwrap();
        assert_eq!((report.length(), report.optimal), (Some(distance as usize), true), "{}", request.board);
    }
    // On average the patterns are within 4 pushes of the distance, and Manhattan distance is not.
    assert!(below[0] < 20_000 * 4 && 20_000 * 4 < below[1], "{below:?}");
}

#[test]
fn all_counts_of_twelve_cells() {
    if !is_all_wanted() {
        return;
    }
    for (width, height, counts) in
        [(3, 4, FOUR_BY_THREE.as_slice()), (6, 2, &SIX_BY_TWO), (2, 6, &SIX_BY_TWO)]
    {
        assert_eq!(table(&goal(width, height)).boards_by_distance(), counts, "{width}x{height}");
    }
}

/// A board that was found, and what the patterns say of it.
struct Found {
    key: u64,
    memo: PushPatternsMemo,
}

/// Every board, by a plain breadth-first search from the goal that takes the memo of the patterns along, as searches do:
/// no estimate is beyond the distance, and neither is what IDA* goes by, the distance of the line along which a shortest
/// path begins.
#[test]
fn every_board_of_3x4_and_4x3() {
    if !is_all_wanted() {
        return;
    }
    for (width, height) in [(3, 4), (4, 3)] {
        let goal = goal(width, height);
        let exact = Exact::new(Arc::new(table(&goal)), &goal).unwrap();
        let (patterns, manhattan) = (patterns(&goal), PushManhattan::new(&goal));
        let numbering = BoardNumbering::new(&goal).unwrap();
        let pushes = Pushes::<u64>::new(goal.size()).unwrap();
        let first = Tiles::new(&goal).unwrap();
        let mut met = vec![0u64; numbering.count().div_ceil(64) as usize];
        let mut is_new = |tiles: &Tiles| {
            let cells = tiles.cells[..goal.cells().len()].iter().map(|&tile| tile.into()).collect();
            let number = numbering.number_of(&Board::new(goal.size(), cells).unwrap()).unwrap();
            let (word, bit) = (&mut met[number as usize / 64], 1 << (number % 64));
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        };
        is_new(&first);
        let mut layer =
            vec![Found { key: pushes.pack(&first), memo: PushPatterns::fresh(&patterns, &first) }];
        for (distance, &count) in (0u8..).zip(&FOUR_BY_THREE) {
            assert_eq!(layer.len() as u64, count, "at {distance}");
            let mut next =
                Vec::with_capacity(FOUR_BY_THREE.get(usize::from(distance) + 1).map_or(0, |&n| n as usize));
            for (place, found) in layer.iter().enumerate() {
                let tiles = pushes.unpack(found.key);
                assert!(patterns.value(&found.memo) <= distance.into());
                assert!(estimate(&manhattan, &tiles) <= distance.into());
                if place % 9973 == 0 {
                    let cells = tiles.cells[..goal.cells().len()].iter().map(|&tile| tile.into()).collect();
                    let board = Board::new(goal.size(), cells).unwrap();
                    assert_eq!(exact.distance(&board), Some(distance.into()), "{board}");
                }
                for made in pushes.moves(&tiles, None) {
                    let pushed = pushes.change(&tiles, made);
                    let child = tiles.after_push(pushed);
                    if !is_new(&child) {
                        continue;
                    }
                    let memo = Heuristic::<Pushes<u64>>::after(&patterns, found.memo, &tiles, pushed);
                    // A shortest path from the child begins along this line, and ends along the same one if it is odd.
                    let axis = usize::from(!pushed.is_along_a_row());
                    let end = if distance % 2 == 0 { axis } else { 1 - axis };
                    for of_pattern in &memo[..patterns.count()] {
                        assert!(of_pattern[end][axis] <= distance + 1, "the line of {child:?}");
                    }
                    next.push(Found { key: pushes.pack(&child), memo });
                }
            }
            layer = next;
        }
        assert!(layer.is_empty());
    }
}
