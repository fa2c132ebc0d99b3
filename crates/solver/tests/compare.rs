//! Laws of comparisons.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Metric, Size, read_board};
use jiugong_solver::compare::{
    Comparison, ComparisonRecord, Contestant, DistanceBy, Draw, Group, Measure, Plan, Round, SampleError,
    Sampler, compare, write_csv,
};
use jiugong_solver::{Limits, Request, Solver, Status, Watch};

fn goal(width: usize, height: usize) -> Board {
    GoalName::Zero.board(Size::new(width, height).unwrap())
}

fn contestants(algorithms: &[&str], heuristics: &[&str]) -> Vec<Contestant> {
    let algorithms: Vec<_> = algorithms.iter().map(|name| name.parse().unwrap()).collect();
    let heuristics: Vec<_> = heuristics.iter().map(|name| name.parse().unwrap()).collect();
    Contestant::all(&algorithms, &heuristics)
}

fn draw(count: usize, distances: &[u32]) -> Draw {
    Draw { count, distances: Some(distances.to_vec()), seed: 1 }
}

fn random(
    goal: &Board,
    draw: &Draw,
    contestants: Vec<Contestant>,
    limits: Limits,
    round: Round,
) -> Comparison {
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    let sample = Sampler::new(&solver, goal, Limits::default(), &watch).unwrap().random(draw).unwrap();
    compare(&solver, Plan { contestants, sample, limits, round }, &watch, |_, _, _| ())
}

#[test]
fn the_numbers_are_those_of_single_runs() {
    let goal = goal(3, 3);
    let contestants = contestants(
        &["a-star", "ida-star", "breadth-first", "greedy", "weighted-a-star(weight=3)"],
        &["misplaced", "max(manhattan,gaschnig)"],
    );
    let compared = random(&goal, &draw(3, &[4, 11, 18]), contestants, Limits::default(), Round::Together(3));
    assert_eq!(compared.trials.len(), 9 * 9);
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    for trial in &compared.trials {
        let (case, contestant) =
            (&compared.sample.cases[trial.case], &compared.contestants[trial.contestant]);
        let mut request = Request::new(case.board.clone(), goal.clone());
        request.algorithm = Some(contestant.algorithm.clone());
        request.heuristic.clone_from(&contestant.heuristic);
        let single = solver.solve(&request, &watch).unwrap();
        assert_eq!(trial.statistics, single.statistics, "{contestant} on {}", case.board);
        assert_eq!(trial.length.map(|length| length as usize), single.length());
        assert!(!single.optimal || trial.excess == Some(0), "{contestant} on {}", case.board);
        assert_eq!(trial.time, None, "times of runs that were not alone say nothing");
    }
}

#[test]
fn boards_are_at_their_true_distances_and_from_their_seed() {
    let goal = goal(3, 3);
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    let sampler = Sampler::new(&solver, &goal, Limits::default(), &watch).unwrap();
    let sample = sampler.random(&draw(5, &[2, 20, 31])).unwrap();
    assert_eq!(sample.distance_by, DistanceBy::Table);
    for case in &sample.cases {
        let report = solver.solve(&Request::new(case.board.clone(), goal.clone()), &watch).unwrap();
        assert_eq!(report.length(), case.distance.map(|distance| distance as usize), "{}", case.board);
    }
    assert_eq!(sampler.random(&draw(5, &[2, 20, 31])).unwrap().cases, sample.cases);
    assert_ne!(sampler.random(&Draw { seed: 2, ..draw(5, &[2, 20, 31]) }).unwrap().cases, sample.cases);
    let beyond = sampler.random(&draw(1, &[32])).unwrap_err();
    assert_eq!(beyond, SampleError::NoneAt { size: goal.size(), distance: 32, metric: Metric::SingleTile });
}

#[test]
fn where_there_is_no_table_a_search_confirms_the_distance() {
    let goal = goal(4, 4);
    let compared = random(
        &goal,
        &draw(3, &[8, 15]),
        contestants(&["a-star"], &["manhattan"]),
        Limits::default(),
        Round::Together(2),
    );
    assert_eq!(compared.sample.distance_by, DistanceBy::Search);
    assert_eq!(compared.sample.cases.len(), 6);
    for trial in &compared.trials {
        assert_eq!(trial.excess, Some(0));
    }
}

/// By the table on 3x3 and by a search on 4x4: what is drawn is at its distance, and what is optimal finds it.
#[test]
fn in_pushes_the_distances_are_pushes() {
    for (side, distances, by) in [(3, [7, 20], DistanceBy::Table), (4, [4, 10], DistanceBy::Search)] {
        let goal = goal(side, side);
        let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
        let sampler = Sampler::new_in(Metric::MultiTile, &solver, &goal, Limits::default(), &watch).unwrap();
        let sample = sampler.random(&draw(3, &distances)).unwrap();
        assert_eq!((sample.distance_by, sample.cases.len()), (by, 6));
        let contestants = contestants(&["a-star", "ida-star"], &["manhattan", "pattern"]);
        let plan = Plan { contestants, sample, limits: Limits::default(), round: Round::Alone };
        let compared = compare(&solver, plan, &watch, |_, _, _| ());
        for trial in &compared.trials {
            assert_eq!((trial.status, trial.excess), (Status::Solved, Some(0)), "{side}");
            let case = &compared.sample.cases[trial.case];
            let mut request = Request::new(case.board.clone(), goal.clone());
            request.metric = Metric::MultiTile;
            let single = solver.solve(&request, &watch).unwrap();
            assert_eq!(single.length(), case.distance.map(|distance| distance as usize), "{}", case.board);
        }
        assert_eq!(
            serde_json::to_value(ComparisonRecord::new(&compared, 0, ToString::to_string)).unwrap()["metric"],
            "mtm"
        );
    }
}

#[test]
fn what_is_not_solved_is_counted() {
    let goal = goal(3, 3);
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    let contestants = contestants(&["a-star"], &["zero", "manhattan"]);
    let compared = random(&goal, &draw(10, &[4, 24]), contestants, limits, Round::Together(2));
    let far = compared.summary(Group::Distance(Some(24)), 0, 0);
    assert_eq!((far.boards, far.solved, far.optimal), (10, 0, 0));
    assert_eq!(far.unsolved.get(Status::NodeLimit.name()), Some(&10));
    assert!(far.is_lower_bound);
    assert_eq!(far.spread(Measure::Expanded).unwrap().mean, 100.0);
    assert_eq!(far.spread(Measure::BranchingFactor), None);
    let all = compared.summary(Group::All, 1, 0);
    assert_eq!(all.boards, 20);
    assert_eq!(all.solved + all.unsolved.values().sum::<usize>(), 20);
    let near = compared.summary(Group::Distance(Some(4)), 1, 0);
    assert_eq!((near.solved, near.optimal, near.is_lower_bound), (10, 10, false));
    assert!(near.speed_up.expanded.unwrap() > 1.0 && near.speed_up.seconds.is_none());
}

#[test]
fn given_boards_with_one_out_of_reach_and_times_when_alone() {
    let goal = goal(3, 3);
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    let boards = ["1 0 2/3 4 5/6 7 8", "2 1 0/3 4 5/6 7 8", "8 7 6/5 4 3/2 1 0"];
    let boards = boards.map(|text| read_board(text, None).unwrap()).to_vec();
    let sample = Sampler::new(&solver, &goal, Limits::default(), &watch).unwrap().given(boards).unwrap();
    assert_eq!(sample.cases[0].distance, Some(1));
    assert_eq!(sample.cases[1].distance, None);
    let contestants = contestants(&["a-star"], &["manhattan"]);
    let plan = Plan { contestants, sample, limits: Limits::default(), round: Round::Alone };
    let mut answered = 0;
    let compared = compare(&solver, plan, &watch, |progress, _, _| answered = progress.answered);
    assert_eq!(answered, 3);
    assert_eq!(compared.groups(), [Group::Board(0), Group::Board(1), Group::Board(2)]);
    assert_eq!(compared.trials[1].status, Status::Unreachable);
    assert!(compared.trials[2].time.is_some_and(|time| !time.is_zero()));
    let all = compared.summary(Group::All, 0, 0);
    assert_eq!((all.solved, all.unsolved.get("unreachable"), all.is_lower_bound), (2, Some(&1), false));
}

#[test]
fn cancelled_trials_say_so() {
    let goal = goal(3, 3);
    let (solver, watch) = (Solver::new(), Arc::new(Watch::default()));
    let sample = Sampler::new(&solver, &goal, Limits::default(), &watch).unwrap().random(&draw(50, &[20]));
    let plan = Plan {
        contestants: contestants(&["a-star"], &["manhattan"]),
        sample: sample.unwrap(),
        limits: Limits::default(),
        round: Round::Alone,
    };
    let compared = compare(&solver, plan, &watch, |progress, _, _| {
        if progress.answered == 1 {
            watch.cancel();
        }
    });
    assert_eq!(compared.trials.len(), 50);
    assert_eq!(compared.trials[0].status, Status::Solved);
    assert_eq!(compared.trials[49].status, Status::Cancelled);
}

#[test]
fn tables_for_machines_have_every_trial() {
    let goal = goal(3, 3);
    let contestants = contestants(&["a-star", "breadth-first"], &["max(manhattan,gaschnig)"]);
    let compared = random(&goal, &draw(2, &[6]), contestants, Limits::default(), Round::Together(1));
    let mut csv = Vec::new();
    write_csv(&mut csv, &compared).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[1].contains(",6,a-star,\"max(manhattan,gaschnig)\",solved,6,0,"), "{}", lines[1]);
    assert!(lines[2].contains(",6,breadth-first,,solved,6,0,"), "{}", lines[2]);
    let record = serde_json::to_value(ComparisonRecord::new(&compared, 0, ToString::to_string)).unwrap();
    assert_eq!(record["trials"].as_array().unwrap().len(), 4);
    assert_eq!(record["seed"], 1);
    assert_eq!(record["trials"][3]["expanded"], compared.trials[3].statistics.expanded);
    let summary = &record["summaries"][0];
    assert_eq!((&summary["over"], &summary["boards"]), (&"all".into(), &2.into()));
    assert_eq!(summary["generated"]["count"], 2);
}
