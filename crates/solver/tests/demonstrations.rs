//! The figures that the demonstrations show.

use std::sync::Arc;

use jiugong_solver::demonstrations::{Attempt, DEMONSTRATIONS, Demonstrated, Demonstration, Right};
use jiugong_solver::trace::{MOST_STEPS, Recorder, Recording, What};
use jiugong_solver::{ALGORITHMS, HEURISTICS, Report, Solver, Status};

fn show(name: &str) -> Demonstrated {
    Demonstration::named(name).unwrap().show(&Solver::new(), &Arc::default()).unwrap()
}

fn attempt(shown: &Demonstrated, name: &str) -> Attempt {
    shown.attempts.iter().find(|attempt| attempt.name == name).unwrap().clone()
}

#[test]
fn counting_the_blank_overestimates_a_board_one_slide_away() {
    let shown = show("blank-counted");
    assert_eq!(shown.board.to_string(), "1 0 2/3 4 5/6 7 8");
    assert_eq!(shown.distance, Some(1));
    assert_eq!(attempt(&shown, "misplaced-with-blank").estimate, Some(2));
    assert_eq!(attempt(&shown, "misplaced").estimate, Some(1));
}

#[test]
fn two_for_each_pair_says_29_where_27_slides_do() {
    let shown = show("two-a-pair");
    assert_eq!(shown.board.to_string(), "8 0 7/6 5 4/3 2 1");
    assert_eq!(shown.distance, Some(27));
    assert_eq!(attempt(&shown, "two-a-pair").estimate, Some(29));
    assert!(attempt(&shown, "linear-conflict").estimate <= Some(27));
}

#[test]
fn visited_when_made_takes_13_slides_where_11_do() {
    let shown = show("visited-when-made");
    assert_eq!(shown.board.to_string(), "1 2 3/8 6 7/4 0 5");
    assert_eq!(shown.distance, Some(11));
    assert_eq!(attempt(&shown, "a-star-visited-when-made").length, Some(13));
    assert_eq!(attempt(&shown, "a-star-manhattan").length, Some(11));
}

#[test]
fn not_reopened_takes_15_slides_where_13_do() {
    let shown = show("not-reopened");
    assert_eq!(shown.distance, Some(13));
    assert_eq!(attempt(&shown, "a-star-not-reopened").length, Some(15));
    let right = attempt(&shown, "a-star-reopened");
    assert_eq!((right.length, right.reopened), (Some(13), 1));
}

#[test]
fn h_alone_takes_17_slides_where_11_do() {
    let shown = show("by-h-alone");
    assert_eq!(shown.board.to_string(), "1 0 2/7 5 4/8 6 3");
    assert_eq!(shown.distance, Some(11));
    assert_eq!(attempt(&shown, "greedy-manhattan").length, Some(17));
    assert_eq!(attempt(&shown, "a-star-manhattan").length, Some(11));
}

#[test]
fn inversions_take_20_slides_where_18_do() {
    let shown = show("inversions");
    assert_eq!(shown.distance, Some(18));
    assert_eq!(attempt(&shown, "a-star-inversions").length, Some(20));
    assert_eq!(attempt(&shown, "a-star-manhattan").length, Some(18));
}

#[test]
fn a_goal_out_of_reach_costs_every_board_that_is_in_reach() {
    let shown = show("parity-not-asked");
    assert_eq!(shown.distance, None);
    for attempt in &shown.attempts {
        assert_eq!((attempt.status, attempt.expanded), (Some(Status::NotFound), 181_440), "{}", attempt.name);
    }
}

#[test]
fn depth_without_bound_finds_a_path_of_thousands_for_one_slide() {
    let shown = show("unbounded-depth");
    assert_eq!(shown.distance, Some(1));
    assert_eq!(attempt(&shown, "depth-first-unbounded").length, Some(2869));
    assert_eq!(attempt(&shown, "iterative-deepening").length, Some(1));
    assert_eq!(attempt(&shown, "breadth-first").length, Some(1));
}

#[test]
fn weights_keep_their_promise() {
    let shown = show("weights");
    let distance = shown.distance.unwrap();
    assert_eq!(distance, 31);
    for (name, tenths) in [
        ("weight-0", 10),
        ("weight-1", 10),
        ("weight-1.5", 15),
        ("weight-2", 20),
        ("weight-3", 30),
        ("weight-5", 50),
    ] {
        let length = attempt(&shown, name).length.unwrap() as u32;
        assert!(distance <= length && length * 10 <= distance * tenths, "{name}: {length}");
    }
    assert!(attempt(&shown, "weight-5").expanded < attempt(&shown, "weight-1").expanded);
    assert!(attempt(&shown, "weight-1").expanded < attempt(&shown, "weight-0").expanded);
}

#[test]
fn better_estimates_expand_less_and_the_true_one_only_the_path() {
    let shown = show("accuracy");
    let distance = shown.distance.unwrap() as usize;
    let below = ["h-zero", "h-misplaced", "h-manhattan", "h-linear-conflict", "h-exact"];
    let below = below.map(|name| attempt(&shown, name));
    for pair in below.windows(2) {
        assert!(pair[0].estimate <= pair[1].estimate && pair[0].expanded > pair[1].expanded, "{pair:?}");
    }
    assert!(below.iter().all(|attempt| attempt.length == Some(distance)));
    assert_eq!((below[4].estimate, below[4].expanded), (Some(distance as u32), distance as u64));
    assert!(attempt(&shown, "h-nilsson").estimate > Some(distance as u32));
}

#[test]
fn wrong_ones_are_named_so_and_in_no_catalogue() {
    let (solver, watch) = (Solver::new(), Arc::default());
    for demonstration in &DEMONSTRATIONS {
        let shown = demonstration.show(&solver, &watch).unwrap();
        assert!(shown.attempts.len() > 1, "{}", shown.name);
        for attempt in shown.attempts {
            // Wrong there means never optimal by right: longer, or overestimating, or stopped, or unneeded work.
            if attempt.right == Right::Right {
                let optimal = attempt.length.map(|length| length as u32) == shown.distance;
                assert!(attempt.status.is_none() || optimal, "{}: {attempt:?}", shown.name);
                assert!(attempt.estimate <= shown.distance, "{}: {attempt:?}", shown.name);
            }
        }
    }
    let known = ALGORITHMS.iter().map(|entry| entry.name).chain(HEURISTICS.iter().map(|entry| entry.name));
    for name in known {
        for wrong in ["blank", "pair", "visited", "reopen", "hole", "wrong", "unbounded"] {
            assert!(!name.contains(wrong), "{name}");
        }
    }
}

/// The most expansions that are recorded of an attempt here.
const MOST_RECORDED: u64 = 3000;

fn record(demonstration: &'static Demonstration, attempt: &Attempt) -> (Report, Recording) {
    let (solver, watch) = (Solver::new(), Arc::default());
    let mut request = demonstration.request(attempt.name).unwrap();
    request.limits.nodes = Some(MOST_RECORDED);
    let mut recorder = Recorder::new(&request, MOST_STEPS).unwrap();
    let seen = demonstration.perform(attempt.name, &request, (&solver, &watch), &mut recorder);
    let (report, staged) = seen.unwrap().unwrap();
    assert_eq!((staged.attempt, staged.right), (attempt.name, attempt.right));
    (report, recorder.finish().staged_as(staged))
}

/// The nodes to which something happened.
fn nodes(recording: &Recording, what: What) -> Vec<u32> {
    recording.steps().iter().filter(|step| step.what == what).map(|step| step.of).collect()
}

#[test]
fn what_is_recorded_of_an_attempt_agrees_with_its_figures() {
    let (solver, watch) = (Solver::new(), Arc::default());
    for demonstration in &DEMONSTRATIONS {
        let shown = demonstration.show(&solver, &watch).unwrap();
        for attempt in &shown.attempts {
            let (report, recording) = record(demonstration, attempt);
            let place = format!("{}: {}", shown.name, attempt.name);
            assert_eq!(recording.expansions() as u64, report.statistics.expanded, "{place}");
            // Uniform-cost search has no h.
            assert!(attempt.name == "weight-0" || Some(recording.node(0).h) == attempt.estimate, "{place}");
            assert_eq!(report.lower_bound, shown.distance, "{place}");
            // A search of which only the estimate is shown has no figures; a long one is not recorded to its end.
            if attempt.status.is_none() || attempt.expanded > MOST_RECORDED {
                continue;
            }
            assert_eq!((Some(report.status), report.length()), (attempt.status, attempt.length), "{place}");
            assert_eq!(report.statistics.expanded, attempt.expanded, "{place}");
            let reached: Vec<usize> =
                recording.solutions().map(|node| recording.node(node).g as usize).collect();
            assert_eq!(reached.last().copied(), attempt.length, "{place}");
            assert_eq!(
                report.optimal,
                attempt.length.map(|length| length as u32) == shown.distance,
                "{place}"
            );
            if attempt.name.starts_with("a-star") {
                let made = [What::Made, What::Improved, What::Reopened, What::Dropped];
                let made: usize = made.into_iter().map(|what| nodes(&recording, what).len()).sum();
                assert_eq!(made as u64, attempt.generated, "{place}");
                assert_eq!(nodes(&recording, What::Reopened).len() as u64, attempt.reopened, "{place}");
            }
        }
    }
}

#[test]
fn a_wrong_run_throws_a_shorter_way_away_and_the_right_one_does_not() {
    for (name, wrong) in [("visited-when-made", true), ("not-reopened", true), ("by-h-alone", false)] {
        let shown = show(name);
        for (place, attempt) in shown.attempts.iter().enumerate() {
            let (_, recording) = record(Demonstration::named(name).unwrap(), attempt);
            let is_better = |&dropped: &u32| {
                let (board, g) = (recording.board(dropped), recording.node(dropped).g);
                (0..dropped).any(|other| recording.node(other).g > g && recording.board(other) == board)
                    && (0..dropped)
                        .all(|other| recording.node(other).g > g || recording.board(other) != board)
            };
            let thrown_away =
                nodes(&recording, What::Dropped).iter().filter(|dropped| is_better(dropped)).count();
            // Greedy search is not interested in the length of a way.
            if attempt.name != "greedy-manhattan" {
                assert_eq!(thrown_away > 0, wrong && place == 0, "{name}: {}", attempt.name);
            }
        }
    }
}

#[test]
fn what_is_no_attempt_is_not_performed() {
    let demonstration = Demonstration::named("weights").unwrap();
    assert!(demonstration.request("nothing").is_none());
    let request = demonstration.request("a-star-reopened").unwrap();
    let mut recorder = Recorder::new(&request, MOST_STEPS).unwrap();
    let (solver, watch) = (Solver::new(), Arc::default());
    let seen = demonstration.perform("a-star-reopened", &request, (&solver, &watch), &mut recorder);
    assert!(seen.unwrap().is_none());
}
