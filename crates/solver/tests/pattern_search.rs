//! The search made for pattern databases finds what the others find.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use jiugong_heuristics::pattern::{Building, Collection, Patterns, PatternsError, Tables};
use jiugong_heuristics::{Manhattan, Slides, Tiles};
use jiugong_puzzle::{Board, Direction, GoalName, Size};
use jiugong_search::{
    Algorithm, Event, Heuristic, IdaStar, Limits, Observer, Problem, Run, Space as _, Statistics, Stop,
};
use jiugong_solver::check;
use jiugong_solver::engine::{AllShortest, PatternSearch};

type Space = Slides<u64>;

fn patterns(goal: &Board, partitions: &[&str]) -> Patterns {
    let tables = |collection: &&str| {
        let collection = Collection::parse(collection, goal).unwrap();
        let mut watch = |_| ControlFlow::Continue(());
        Tables::build(collection, &mut Building { threads: 2, memory: None, watch: &mut watch }).unwrap()
    };
    Patterns::new(goal, &partitions.iter().map(tables).collect::<Vec<_>>()).unwrap()
}

fn solve<H: Heuristic<Space>>(
    algorithm: &impl Algorithm<Space, H>,
    heuristic: &H,
    start: &Board,
    goal: &Board,
    nodes: Option<u64>,
) -> (Result<Vec<Direction>, Stop>, Statistics) {
    let space = Space::new(goal.size()).unwrap();
    let problem = Problem {
        space: &space,
        heuristic,
        start: Tiles::new(start).unwrap(),
        goal: Tiles::new(goal).unwrap(),
    };
    let mut run = Run::new(Limits { nodes, ..Limits::default() }, Arc::default());
    let found = algorithm.search(&problem, &mut run);
    (found.map(|path| path.expect("the goal can be reached")).map_err(|stopped| stopped.by), run.statistics)
}

/// A board that is `slides` pseudo-random slides from the goal.
fn walked(goal: &Board, slides: u64, mut seed: u64) -> Board {
    let mut board = goal.clone();
    for _ in 0..slides {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.slide(Direction::ALL[(seed >> 62) as usize]);
    }
    board
}

fn checked(start: &Board, goal: &Board, path: &[Direction]) {
    check(start.cells(), goal.cells(), goal.size().width(), path).unwrap();
}

/// What is learnt before the first search is no more than the memory allows, and the paths are as short.
#[test]
fn with_little_memory_shorter_duplicates_are_learnt() {
    let goal = GoalName::Zero.board(Size::new(4, 4).unwrap());
    let space = Space::new(goal.size()).unwrap();
    let mut run = Run::new(Limits { memory: Some(100 << 10), ..Limits::default() }, Arc::default());
    let little = PatternSearch::new_within(&space, 12, &mut run).unwrap();
    assert!(run.statistics.held_bytes <= 100 << 10 && little.automaton().depth() < 12);
    let patterns = patterns(&goal, &["4-4-4-3"]);
    let start = walked(&goal, 400, 7);
    let (short, with_little) = solve(&little, &patterns, &start, &goal, None);
    let (path, with_all) = solve(&PatternSearch::new(&space, 12), &patterns, &start, &goal, None);
    checked(&start, &goal, short.as_ref().unwrap());
    assert_eq!(short.unwrap().len(), path.unwrap().len());
    assert!(with_all.expanded < with_little.expanded, "{} {}", with_all.expanded, with_little.expanded);
    let cancelled: Arc<jiugong_search::Watch> = Arc::default();
    cancelled.cancel();
    let stopped = PatternSearch::new_within(&space, 12, &mut Run::new(Limits::default(), cancelled));
    assert_eq!(stopped.err(), Some(Stop::Cancelled));
}

#[test]
fn as_short_as_with_manhattan_distance_for_every_kind_of_goal() {
    let board =
        |width, height, cells: &[u16]| Board::new(Size::new(width, height).unwrap(), cells.to_vec()).unwrap();
    let cases: [(Board, &[&str]); 5] = [
        (GoalName::Standard.board(Size::new(3, 3).unwrap()), &["4-4"]),
        (GoalName::Snail.board(Size::new(3, 3).unwrap()), &["5-3", "4-4"]),
        (board(3, 3, &[4, 1, 7, 0, 2, 8, 3, 6, 5]), &["8"]),
        (board(4, 3, &[4, 1, 7, 9, 2, 0, 8, 3, 6, 11, 5, 10]), &["6-5"]),
        (board(2, 5, &[4, 1, 7, 9, 2, 0, 8, 3, 6, 5]), &["5-4", "2-7"]),
    ];
    for (goal, partitions) in cases {
        let patterns = patterns(&goal, partitions);
        let manhattan = Manhattan::new(&goal);
        let search = PatternSearch::new(&Space::new(goal.size()).unwrap(), 10);
        for seed in 0..12 {
            let start = walked(&goal, 200, seed);
            let (path, statistics) = solve(&search, &patterns, &start, &goal, None);
            let path = path.unwrap();
            checked(&start, &goal, &path);
            let (other, _) = solve(&IdaStar, &manhattan, &start, &goal, None);
            assert_eq!(path.len(), other.unwrap().len(), "{start} to {goal}");
            let (general, all) = solve(&IdaStar, &patterns, &start, &goal, None);
            assert_eq!(path.len(), general.unwrap().len());
            assert!(statistics.expanded <= all.expanded && statistics.bound as usize == path.len());
        }
    }
}

#[test]
fn the_hundred_boards_of_korf_by_his_goal_and_turned_around() {
    let size = Size::new(4, 4).unwrap();
    let search = PatternSearch::new(&Space::new(size).unwrap(), 10);
    let (zero, standard) = (GoalName::Zero.board(size), GoalName::Standard.board(size));
    let (by_zero, by_standard) = (patterns(&zero, &["6-6-3"]), patterns(&standard, &["6-6-3"]));
    let (mut slides, mut expanded) = (0, 0);
    for line in include_str!("../data/korf15.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let length: usize = fields[2].parse().unwrap();
        let cells: Vec<u16> = fields[1].split(' ').map(|tile| tile.parse().unwrap()).collect();
        let turned = cells.iter().rev().map(|&tile| if tile == 0 { 0 } else { 16 - tile }).collect();
        let start = Board::new(size, cells).unwrap();
        let (path, statistics) = solve(&search, &by_zero, &start, &zero, None);
        let path = path.unwrap();
        checked(&start, &zero, &path);
        assert_eq!(path.len(), length, "board {}", fields[0]);
        (slides, expanded) = (slides + length, expanded + statistics.expanded);
        let start = Board::new(size, turned).unwrap();
        let (path, _) = solve(&search, &by_standard, &start, &standard, None);
        let path = path.unwrap();
        checked(&start, &standard, &path);
        assert_eq!(path.len(), length, "board {} turned around", fields[0]);
    }
    assert_eq!((slides, expanded), (5_305, 9_244_088));
}

/// Eight views of four partitions refuse whatever two views of one of them refuse, and lose no path.
#[test]
fn eight_views_expand_no_more_than_two_of_them() {
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Zero.board(size);
    let space = Space::new(size).unwrap();
    let search = PatternSearch::new(&space, 10);
    let sets = ["5-5-5", "6-6-3", "4-4-4-3", "1,2,3,6,7/4,8,9,12,13/5,10,11,14,15"];
    let (one, four) = (patterns(&goal, &sets[..1]), patterns(&goal, &sets));
    assert_eq!((one.views().len(), four.views().len()), (2, 8));
    assert_eq!(four.fit_nodes(), Err(PatternsError::TooManyToCarry(13)));
    for seed in 0..4 {
        let start = walked(&goal, 300, seed);
        let (path, by_one) = solve(&search, &one, &start, &goal, None);
        let (other, by_four) = solve(&search, &four, &start, &goal, None);
        let other = other.unwrap();
        checked(&start, &goal, &other);
        assert_eq!(path.unwrap().len(), other.len());
        assert!(by_four.expanded < by_one.expanded, "{} and {}", by_four.expanded, by_one.expanded);
        let (start, goal) = (Tiles::new(&start).unwrap(), Tiles::new(&goal).unwrap());
        assert!(four.estimate(&start) >= one.estimate(&start));
        let problem = Problem { space: &space, heuristic: &four, start, goal };
        let mut run = Run::default();
        assert_eq!(search.search_in_threads(&problem, &mut run, 3).unwrap(), Some(other));
        assert_eq!(run.statistics.expanded, by_four.expanded);
    }
}

/// Hears of every node.
struct Listener(u64);

impl Observer<Space> for Listener {
    fn event(&mut self, event: Event<'_, Space>) {
        self.0 += u64::from(matches!(event, Event::Expanded(_)));
    }
}

/// The same path and the same counts where one node is expanded after the other, as an observer hears of them, and where
/// small trees are searched in batches; also where a limit ends the search anywhere in them.
#[test]
fn batches_change_no_answer_and_no_count() {
    let board =
        |width, height, cells: &[u16]| Board::new(Size::new(width, height).unwrap(), cells.to_vec()).unwrap();
    let named = |name: GoalName, width, height| name.board(Size::new(width, height).unwrap());
    let cases: [(Board, &[&str], u64); 8] = [
        (named(GoalName::Zero, 4, 4), &["6-6-3"], 300),
        (named(GoalName::Standard, 4, 4), &["5-5-5", "6-6-3"], 300),
        (named(GoalName::Zero, 4, 4), &["5-5-5", "6-6-3", "4-4-4-3"], 300),
        // Five patterns in a view: one after the other in any case.
        (named(GoalName::Zero, 4, 4), &["3-3-3-3-3"], 70),
        (board(4, 3, &[4, 1, 7, 9, 2, 0, 8, 3, 6, 11, 5, 10]), &["6-5", "4-4-3"], 300),
        (named(GoalName::Standard, 5, 3), &["5-5-4"], 300),
        (board(2, 5, &[4, 1, 7, 9, 2, 0, 8, 3, 6, 5]), &["5-4", "2-7"], 300),
        (board(3, 3, &[4, 1, 7, 0, 2, 8, 3, 6, 5]), &["8"], 300),
    ];
    for (goal, sets, slides) in cases {
        let space = Space::new(goal.size()).unwrap();
        let search = PatternSearch::new(&space, 10);
        let patterns = patterns(&goal, sets);
        for seed in 20..25 {
            let start = Tiles::new(&walked(&goal, slides, seed)).unwrap();
            let goal = Tiles::new(&goal).unwrap();
            let problem = Problem { space: &space, heuristic: &patterns, start, goal };
            let one_by_one = |nodes| {
                let limits = Limits { nodes, ..Limits::default() };
                let mut run = Run::observed(limits, Arc::default(), Listener(0));
                let found = search.search(&problem, &mut run).map_err(|stopped| stopped.by);
                assert_eq!(run.observer.0, run.statistics.expanded);
                (found, run.statistics)
            };
            let in_batches = |nodes| {
                let mut run = Run::new(Limits { nodes, ..Limits::default() }, Arc::default());
                let found = search.search(&problem, &mut run).map_err(|stopped| stopped.by);
                (found, run.statistics)
            };
            let (found, statistics) = one_by_one(None);
            assert_eq!(in_batches(None), (found.clone(), statistics), "{sets:?}, {seed}");
            assert!(found.unwrap().is_some());
            for part in [2, 3, 5, 7] {
                let nodes = Some(statistics.expanded / part);
                assert_eq!(in_batches(nodes), one_by_one(nodes), "{sets:?}, {seed}, {nodes:?}");
            }
            let nodes = Some(statistics.expanded.saturating_sub(1));
            assert_eq!(in_batches(nodes), one_by_one(nodes), "{sets:?}, {seed}, all but one");
        }
    }
}

/// As many as where each node is expanded by itself.
#[test]
fn batches_lose_no_shortest_path() {
    let goal = GoalName::Zero.board(Size::new(4, 4).unwrap());
    let space = Space::new(goal.size()).unwrap();
    let sets: [&[&str]; 3] = [&["3-3-3-3-3"], &["5-5-5"], &["5-5-5", "6-6-3"]];
    let patterns = sets.map(|sets| patterns(&goal, sets));
    for seed in 30..36 {
        let start = Tiles::new(&walked(&goal, 120, seed)).unwrap();
        let counted = |heuristic| {
            let problem = Problem { space: &space, heuristic, start, goal: Tiles::new(&goal).unwrap() };
            let found = AllShortest::new(&space).search(&problem, 3, &mut Run::default());
            let found = found.unwrap().unwrap();
            (found.length, found.count, found.paths)
        };
        let expected = counted(&patterns[0]);
        assert!(patterns[1..].iter().all(|patterns| counted(patterns) == expected));
    }
}

#[test]
fn a_limit_stops_it_at_the_node() {
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Zero.board(size);
    let start = Board::new(size, vec![14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]).unwrap();
    let search = PatternSearch::new(&Space::new(size).unwrap(), 10);
    let patterns = patterns(&goal, &["5-5-5"]);
    let (found, statistics) = solve(&search, &patterns, &start, &goal, Some(5_000));
    assert_eq!((found, statistics.expanded), (Err(Stop::Nodes), 5_000));
    assert!(statistics.generated > 5_000 && statistics.bound < 57);
}

#[test]
fn several_threads_find_the_same_path_and_count_the_same_nodes() {
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Zero.board(size);
    let (space, patterns) = (Space::new(size).unwrap(), patterns(&goal, &["5-5-5"]));
    let search = PatternSearch::new(&space, 8);
    // Boards 1, 3 and 79 of Korf (1985).
    let boards: [&[u16]; 3] = [
        &[14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3],
        &[14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15],
        &[0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15],
    ];
    for cells in boards {
        let start = Board::new(size, cells.to_vec()).unwrap();
        let (path, statistics) = solve(&search, &patterns, &start, &goal, None);
        let (start, goal) = (Tiles::new(&start).unwrap(), Tiles::new(&goal).unwrap());
        let problem = Problem { space: &space, heuristic: &patterns, start, goal };
        for threads in [1, 2, 5] {
            let mut run = Run::default();
            let found = search.search_in_threads(&problem, &mut run, threads).unwrap();
            assert_eq!(found.as_ref(), path.as_ref().ok(), "{threads} threads");
            assert_eq!(run.statistics.expanded, statistics.expanded, "{threads} threads");
            assert_eq!(run.statistics.generated, statistics.generated, "{threads} threads");
        }
        // A limit that one thread alone would reach ends the search, even if the threads are done in the meantime.
        let limits = Limits { nodes: Some(statistics.expanded - 1), ..Limits::default() };
        let mut run = Run::new(limits, Arc::default());
        let stopped = search.search_in_threads(&problem, &mut run, 3).unwrap_err();
        assert_eq!((stopped.by, run.statistics.expanded >= statistics.expanded - 1), (Stop::Nodes, true));
        if statistics.expanded > 100_000 {
            let mut run = Run::new(Limits { nodes: Some(50_000), ..Limits::default() }, Arc::default());
            let stopped = search.search_in_threads(&problem, &mut run, 3).unwrap_err();
            assert_eq!(stopped.by, Stop::Nodes);
            assert!(run.statistics.expanded >= 50_000);
            assert!(run.statistics.generated > run.statistics.expanded, "{:?}", run.statistics);
        }
    }
}

/// Ways to the goal by distance: as many shortest paths as all neighbours that are nearer have together.
#[test]
fn all_shortest_paths_are_counted_at_every_distance_of_3x3() {
    let goal = GoalName::Standard.board(Size::new(3, 3).unwrap());
    let (space, patterns) = (Space::new(goal.size()).unwrap(), patterns(&goal, &["8"]));
    let search = AllShortest::new(&space);
    let goal = Tiles::new(&goal).unwrap();
    let mut ways = HashMap::from([(space.pack(&goal), (0usize, 1u64))]);
    let mut layer = vec![goal];
    for distance in 1.. {
        let mut next = Vec::new();
        for tiles in &layer {
            let (_, more) = ways[&space.pack(tiles)];
            for made in space.moves(tiles, None) {
                let mut child = *tiles;
                space.apply(&mut child, space.change(tiles, made));
                let (nearest, count) = ways.entry(space.pack(&child)).or_insert((distance, 0));
                if *nearest == distance {
                    if *count == 0 {
                        next.push(child);
                    }
                    *count += more;
                }
            }
        }
        for start in next.iter().step_by(37) {
            let problem = Problem { space: &space, heuristic: &patterns, start: *start, goal };
            let found = search.search(&problem, 3, &mut Run::default()).unwrap().unwrap();
            assert_eq!((found.length, found.count), ways[&space.pack(start)]);
            assert_eq!(found.paths.len() as u64, found.count.min(3));
            let different = found.paths.windows(2).all(|pair| pair[0] < pair[1]);
            assert!(different && found.paths.iter().all(|path| path.len() == distance));
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    assert_eq!(ways.len(), 181_440);
}
