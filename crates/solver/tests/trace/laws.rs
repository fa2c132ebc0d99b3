//! What holds of every recording, whichever algorithm it is of.

use std::sync::Arc;

use crate::sample::{board, record, request};
use jiugong_heuristics::Reach;
use jiugong_puzzle::{GoalName, Metric, Path, Size};
use jiugong_solver::trace::{
    MOST_STEPS, Player, Recorder, Recording, Span, What, write_csv, write_json_lines,
};
use jiugong_solver::{ALGORITHMS, AlgorithmName, Complete, Request, Side, Solver, Status};

/// Requests for every algorithm of the catalogue, on boards and with limits that keep runs short.
fn requests() -> Vec<Request> {
    let mut requests = Vec::new();
    for entry in &ALGORITHMS {
        let depth = entry.parameters.iter().any(|parameter| parameter.name == "limit");
        let algorithm = if depth { format!("{}(limit=7)", entry.name) } else { entry.name.to_owned() };
        for start in ["2 8 3/1 0 4/7 6 5", "8 0 3/2 1 4/7 6 5", "8 1 3/2 4 5/0 7 6", "1 2 3/7 0 4/8 6 5"] {
            requests.push(request(start, &algorithm, "manhattan"));
        }
    }
    requests.push(request("8 1 3/2 4 5/0 7 6", "a-star(ties=larger-g)", "misplaced"));
    requests.push(request("8 1 3/2 4 5/0 7 6", "weighted-a-star(weight=2.5)", "misplaced"));
    // Boards farther away, with estimates that mislead, so that boards are met again on cheaper ways.
    for algorithm in ["a-star", "weighted-a-star(weight=5)", "ida-star"] {
        requests.push(request("5 0 3/2 8 4/7 6 1", algorithm, "inversions"));
        requests.push(request("1 5 2/3 6 4/8 0 7", algorithm, "linear-conflict"));
    }
    for request in &mut requests {
        request.limits.nodes = Some(400);
    }
    requests.extend(requests_in_pushes());
    requests
}

/// Requests for every algorithm where a push counts one: with an estimate that is divided, with one that has a search of
/// its own, and with one that misleads.
fn requests_in_pushes() -> Vec<Request> {
    let mut requests = Vec::new();
    for entry in &ALGORITHMS {
        let depth = entry.parameters.iter().any(|parameter| parameter.name == "limit");
        let algorithm = if depth { format!("{}(limit=7)", entry.name) } else { entry.name.to_owned() };
        for (start, heuristic) in [
            ("1 2 3/8 0 4/7 6 5", "manhattan"),
            ("0 1 2/8 4 3/7 6 5", "manhattan"),
            ("2 8 3/1 0 4/7 6 5", "manhattan"),
            ("5 0 3/2 8 4/7 6 1", "pattern"),
            ("1 5 2/3 6 4/8 0 7", "inversions"),
            ("8 1 2 3/7 6 0 4/9 10 11 5", "max(manhattan,walking-distance)"),
        ] {
            let mut request = request(start, &algorithm, heuristic);
            request.metric = Metric::MultiTile;
            request.limits.nodes = Some(150);
            requests.push(request);
        }
    }
    requests
}

/// Everything that a player knows at its place.
fn knowledge(player: &Player) -> (Vec<Vec<u32>>, Vec<u32>, Vec<Option<u32>>) {
    let lists = [Side::Forward, Side::Backward]
        .into_iter()
        .flat_map(|side| [player.open(side).collect(), player.closed(side).collect()])
        .chain([(0..player.recording().nodes() as u32).map(|node| player.state(node) as u32).collect()])
        .collect();
    let numbers = [player.bound(), player.weight(), player.layer(), Some(player.restarts()), player.next()];
    (lists, player.solutions().to_vec(), numbers.to_vec())
}

/// A number below `end`, the next of a sequence.
fn random(state: &mut u64, end: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % end
}

#[test]
fn stepping_back_and_forth_ends_where_stepping_forward_does() {
    let mut seed = 1;
    for request in requests() {
        let (_, recording) = record(&request);
        let steps = recording.steps().len();
        let mut walker = Player::new(recording.clone());
        for _ in 0..12 {
            walker.go_to(random(&mut seed, steps + 1));
            for _ in 0..30 {
                if random(&mut seed, 2) == 0 {
                    walker.forward()
                } else {
                    walker.back()
                };
            }
            let mut straight = Player::new(recording.clone());
            straight.go_to(walker.at());
            assert_eq!(knowledge(&walker), knowledge(&straight), "{:?} at {}", request, walker.at());
        }
        walker.go_to(0);
        assert_eq!(knowledge(&walker), knowledge(&Player::new(recording)));
    }
}

/// The boards of both lists and both sides.
fn lists(player: &Player) -> Vec<Vec<String>> {
    let boards = |nodes: Vec<u32>| {
        let texts = nodes.into_iter().map(|node| player.recording().board(node).to_string());
        texts.collect::<Vec<_>>()
    };
    [Side::Forward, Side::Backward]
        .into_iter()
        .flat_map(|side| [boards(player.open(side).collect()), boards(player.closed(side).collect())])
        .collect()
}

#[test]
fn the_lists_at_an_expansion_are_those_of_a_run_that_is_stopped_there() {
    for mut request in requests() {
        let (_, recording) = record(&request);
        let mut player = Player::new(recording.clone());
        let last = recording.expansions();
        for expansion in (0..=last).filter(|expansion| *expansion < 12 || *expansion % 61 == 0) {
            player.go_to_expansion(expansion);
            request.limits.nodes = Some(expansion as u64);
            let (_, stopped) = record(&request);
            assert_eq!(stopped.expansions(), expansion);
            let mut end = Player::new(stopped);
            end.go_to_expansion(expansion);
            assert_eq!(lists(&player), lists(&end), "{:?} at {expansion}", request.algorithm);
        }
    }
}

#[test]
fn what_is_expanded_next_is_the_first_of_open() {
    let with_lists = |recording: &Recording| {
        let entry = recording.algorithm().name.entry();
        !recording.backtracks() && entry.complete == Complete::Always || entry.name == "beam"
    };
    let mut seen = 0;
    for request in requests() {
        let (_, recording) = record(&request);
        if !with_lists(&recording) {
            continue;
        }
        let mut player = Player::new(recording.clone());
        for expansion in 0..recording.expansions() {
            player.go_to_expansion(expansion);
            // Where the next expansion is the first of a round, that begins with a step of its own.
            player.go_to(recording.steps_until(expansion) + rounds(&recording, expansion));
            let next = player.next().unwrap();
            let first = player.open(recording.node(next).side).next();
            assert_eq!(first, Some(next), "{:?} at {expansion}", request.algorithm);
            seen += 1;
        }
    }
    assert!(seen > 1000, "only {seen} expansions were looked at");
}

/// The steps of a new round before an expansion.
fn rounds(recording: &Recording, expansion: usize) -> usize {
    let steps = &recording.steps()[recording.steps_until(expansion)..];
    steps.iter().take_while(|step| step.what != What::Expanded).count()
}

#[test]
fn the_counts_and_the_path_are_those_of_the_report() {
    for request in requests() {
        let (report, recording) = record(&request);
        assert_eq!(recording.expansions() as u64, report.statistics.expanded, "{:?}", request.algorithm);
        assert!(!recording.is_cut());
        // Where a search comes back to a board, opens it again for a round, or makes a node anew in each, the recording
        // has more nodes than were made; the table tells only of the boards on its path.
        let searches = recording.algorithm().name != AlgorithmName::Table;
        let once = searches && recording.algorithm().name.entry().complete == Complete::Always;
        let weights = recording.steps().iter().any(|step| step.what == What::Weight);
        if once && !recording.backtracks() && !weights {
            assert_eq!(recording.nodes() as u64, report.statistics.generated, "{:?}", request.algorithm);
        }
        let Some(path) = report.path.filter(|_| report.status == Status::Solved) else { continue };
        let Some(solution) = recording.solutions().last() else { panic!("a path without a solution") };
        let entry = recording.algorithm().name.entry();
        if recording.board(solution) == request.goal && entry.complete == Complete::Always {
            assert_eq!(path_to(&recording, solution), path, "{:?}", request.algorithm);
        }
    }
}

fn path_to(recording: &Recording, node: u32) -> Path {
    let line = std::iter::successors(Some(node), |&node| recording.node(node).parent);
    let mut moves: Vec<_> = line.filter_map(|node| recording.node(node).by).collect();
    moves.reverse();
    Path::new(moves.into_iter().flat_map(Reach::slides).collect())
}

#[test]
fn a_full_recording_says_so_and_can_stop_the_search() {
    let mut request = request("1 5 2/3 6 4/8 0 7", "a-star", "misplaced");
    let mut recorder = Recorder::new(&request, 100).unwrap();
    let report = Solver::new().solve_observed(&request, &Arc::default(), &mut recorder).unwrap();
    let recording = recorder.finish();
    assert_eq!((report.status, recording.is_cut()), (Status::Solved, true));
    assert!((100..110).contains(&recording.steps().len()));

    request.board = board("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0");
    request.goal = GoalName::Standard.board(Size::new(4, 4).unwrap());
    let watch = Arc::default();
    let mut recorder = Recorder::new(&request, MOST_STEPS / 10).unwrap().stopping(&watch);
    let report = Solver::new().solve_observed(&request, &watch, &mut recorder).unwrap();
    assert_eq!(report.status, Status::Cancelled);
    assert!(recorder.finish().is_cut());
}

#[test]
fn json_lines_tell_every_step_and_the_tables_agree_with_them() {
    for request in requests() {
        let (report, recording) = record(&request);
        let (mut lines, mut table) = (Vec::new(), Vec::new());
        write_json_lines(&mut lines, &recording, Span::default(), &report).unwrap();
        write_csv(&mut table, &recording, Span::default()).unwrap();
        let lines: Vec<serde_json::Value> = String::from_utf8(lines)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines.len(), recording.steps().len() + 2);
        assert_eq!((&lines[0]["event"], &lines[lines.len() - 1]["event"]), (&"begin".into(), &"end".into()));
        let expansions: Vec<_> = lines.iter().filter(|line| line["event"] == "expand").collect();
        let table = String::from_utf8(table).unwrap();
        let rows: Vec<_> = table.lines().skip(1).map(|row| row.split(',').collect::<Vec<_>>()).collect();
        assert_eq!(expansions.len(), rows.len());
        let keys = ["number", "board", "g", "h", "f", "parent", "move", "side", "open", "closed"];
        for (line, row) in expansions.into_iter().zip(rows) {
            for (key, &field) in keys.iter().zip(&row) {
                let text = match &line[key] {
                    serde_json::Value::Null => String::new(),
                    serde_json::Value::String(text) => text.clone(),
                    number => number.to_string(),
                };
                assert_eq!(text, field, "{key} of {line}");
            }
        }
    }
}
