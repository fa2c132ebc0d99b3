//! Searches with collections of patterns, of whose views the best for each start are used.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;

use jiugong_heuristics::pattern::{Building, Collection, MOST_VIEWS, Patterns, Tables};
use jiugong_heuristics::{Exact, ExactTable, Slides, Tiles};
use jiugong_puzzle::{Board, Direction, GoalName, Metric, Random, Size};
use jiugong_search::{
    AStar, Algorithm, Answer, Event, Limits, Observer, Observing, Problem, Run, Statistics, Ties,
};
use jiugong_solver::engine::{AllShortest, PatternSearch};
use jiugong_solver::{ObservedSpace, Request, Solver, Status, check};

type Space = Slides<u64>;

/// Three ways to divide the tiles 1 to 7 by three ways to divide the others.
const OF_4X4: &str = "4,5,6/1,2,3,7/1,2,3/4,5,6,7/3,6,7/1,2,4,5/\
                      8,9,12,13/10,11,14,15/8,9,10,11/12,13,14,15/8,12,13,14/9,10,11,15";

/// The same of 1 to 4 and of 5 to 8.
const OF_3X3: &str = "1,2/3,4/1,3/2,4/1,2,3,4/5,6/7,8/5,7/6,8/5,6,7,8";

fn patterns(goal: &Board, collections: &[&str]) -> Patterns {
    let tables = |collection: &&str| {
        let collection = Collection::parse(collection, goal).unwrap();
        let mut watch = |_| ControlFlow::Continue(());
        Tables::build(collection, &mut Building { threads: 2, memory: None, watch: &mut watch }).unwrap()
    };
    Patterns::new(goal, &collections.iter().map(tables).collect::<Vec<_>>()).unwrap()
}

/// The path, checked, and what it took.
fn found(
    search: impl FnOnce(&Problem<Space, Patterns>, &mut Run) -> Answer<Direction>,
    patterns: &Patterns,
    start: &Board,
    goal: &Board,
) -> (Vec<Direction>, Statistics) {
    let space = Space::new(goal.size()).unwrap();
    let (start_tiles, goal_tiles) = (Tiles::new(start).unwrap(), Tiles::new(goal).unwrap());
    let problem = Problem { space: &space, heuristic: patterns, start: start_tiles, goal: goal_tiles };
    let mut run = Run::default();
    let path = search(&problem, &mut run).unwrap().unwrap();
    check(start.cells(), goal.cells(), goal.size().width(), &path).unwrap();
    (path, run.statistics)
}

/// Hears of every node, which are expanded one after the other for it.
struct Listener;

impl Observer<Space> for Listener {
    fn event(&mut self, _event: Event<'_, Space>) {}
}

fn one_by_one(
    search: &PatternSearch,
    patterns: &Patterns,
    start: &Board,
    goal: &Board,
) -> (Vec<Direction>, (u64, u64)) {
    let space = Space::new(goal.size()).unwrap();
    let (start, goal) = (Tiles::new(start).unwrap(), Tiles::new(goal).unwrap());
    let problem = Problem { space: &space, heuristic: patterns, start, goal };
    let mut run = Run::observed(Limits::default(), Arc::default(), Listener);
    let path = search.search(&problem, &mut run).unwrap().unwrap();
    (path, counts(run.statistics))
}

fn counts(statistics: Statistics) -> (u64, u64) {
    (statistics.expanded, statistics.generated)
}

#[test]
fn as_short_as_the_exact_table_says() {
    let goal = GoalName::Zero.board(Size::new(3, 3).unwrap());
    let threads = NonZero::new(2).unwrap();
    let table = ExactTable::build_in(Metric::SingleTile, &goal, threads, &mut Run::default()).unwrap();
    let exact = Exact::new(Arc::new(table), &goal).unwrap();
    let space = Space::new(goal.size()).unwrap();
    let (patterns, whole) = (patterns(&goal, &[OF_3X3]), patterns(&goal, &["8"]));
    let (search, all) = (PatternSearch::new(&space, 8), AllShortest::new(&space));
    let mut random = Random::new(1);
    for distance in (1..=31).chain([20, 22, 24, 26]) {
        let board = exact.random_at(distance, &mut random, threads, &mut Run::default()).unwrap().unwrap();
        let (path, statistics) = found(|problem, run| search.search(problem, run), &patterns, &board, &goal);
        assert_eq!(path.len(), distance as usize, "{board}");
        assert_eq!(one_by_one(&search, &patterns, &board, &goal), (path.clone(), counts(statistics)));
        let (other, others) =
            found(|problem, run| search.search_in_threads(problem, run, 3), &patterns, &board, &goal);
        assert_eq!((&other, counts(others)), (&path, counts(statistics)));
        let by_a_star = AStar { ties: Ties::FirstMade };
        let (other, _) = found(|problem, run| by_a_star.search(problem, run), &patterns, &board, &goal);
        assert_eq!(other.len(), path.len());
        let problem = |heuristic| Problem {
            space: &space,
            heuristic,
            start: Tiles::new(&board).unwrap(),
            goal: Tiles::new(&goal).unwrap(),
        };
        let counted = |heuristic| all.search(&problem(heuristic), 2, &mut Run::default()).unwrap();
        assert_eq!(counted(&patterns), counted(&whole));
    }
}

#[test]
fn boards_of_korf_in_batches_one_by_one_and_in_threads() {
    let size = Size::new(4, 4).unwrap();
    let goal = GoalName::Zero.board(size);
    let search = PatternSearch::new(&Space::new(size).unwrap(), 10);
    let (patterns, first) =
        (patterns(&goal, &[OF_4X4]), patterns(&goal, &["4,5,6/1,2,3,7/8,9,12,13/10,11,14,15"]));
    assert_eq!((patterns.views().len(), first.views().len()), (MOST_VIEWS, 2));
    let (mut by_best, mut by_first) = (0, 0);
    for line in include_str!("../data/korf15.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let length: usize = fields[2].parse().unwrap();
        if length > 46 {
            continue;
        }
        let cells: Vec<u16> = fields[1].split(' ').map(|tile| tile.parse().unwrap()).collect();
        let start = Board::new(size, cells).unwrap();
        let (path, statistics) = found(|problem, run| search.search(problem, run), &patterns, &start, &goal);
        assert_eq!(path.len(), length, "board {}", fields[0]);
        assert_eq!(one_by_one(&search, &patterns, &start, &goal), (path.clone(), counts(statistics)));
        let (other, others) =
            found(|problem, run| search.search_in_threads(problem, run, 2), &patterns, &start, &goal);
        assert_eq!((&other, counts(others)), (&path, counts(statistics)));
        by_best += statistics.expanded;
        by_first += found(|problem, run| search.search(problem, run), &first, &start, &goal).1.expanded;
    }
    assert!(4 * by_best < by_first && by_best > 1_000, "{by_best} and {by_first}");
}

/// Watches, and hears of nothing.
struct Deaf;

impl Observing<ObservedSpace> for Deaf {
    fn hear(&mut self, _: Event<'_, ObservedSpace>) {}
}

/// Behind the same door as the other heuristics, with every way to ask for them.
#[test]
fn a_solver_finds_shortest_paths_with_a_collection() {
    let solver = Solver::new();
    let size = Size::new(3, 3).unwrap();
    let start = Board::new(size, vec![8, 6, 7, 2, 5, 4, 3, 0, 1]).unwrap();
    for (algorithm, heuristic) in [
        ("ida-star", format!("pattern({OF_3X3})")),
        ("a-star", format!("pattern({OF_3X3})")),
        ("rbfs", format!("pattern({OF_3X3})")),
        ("ida-star", format!("max(pattern({OF_3X3}),pattern(4-4))")),
        ("ida-star", format!("max(pattern({OF_3X3}),manhattan)")),
        ("mm", format!("pattern({OF_3X3})")),
    ] {
        let mut request = Request::new(start.clone(), GoalName::Standard.board(size));
        request.algorithm = Some(algorithm.parse().unwrap());
        request.heuristic = Some(heuristic.parse().unwrap());
        let report = solver.solve(&request, &Arc::default()).unwrap();
        // Whoever watches sees the same search.
        let watched = solver.solve_observed(&request, &Arc::default(), &mut Deaf).unwrap();
        assert_eq!(counts(report.statistics), counts(watched.statistics), "{algorithm}, {heuristic}");
        assert_eq!(
            (report.status, report.path.unwrap().length(Metric::SingleTile)),
            (Status::Solved, 31),
            "{algorithm}, {heuristic}"
        );
    }
}
