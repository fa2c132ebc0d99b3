//! Every optimal pair of the catalogue answers the verified cases rightly.

use std::sync::Arc;

use jiugong_puzzle::{Board, GoalName, Size};
use jiugong_solver::{
    ALGORITHMS, AlgorithmEntry, Complete, HEURISTICS, HeuristicChoice, HeuristicName, Informed, Memory,
    Optimal, Request, Solver, Status,
};

struct Case {
    board: Board,
    goal: Board,
    /// `None`: cannot be reached.
    length: Option<usize>,
}

fn cases() -> Vec<Case> {
    let text = include_str!("../../puzzle/tests/data/cases-small.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let cases: Vec<_> = lines
        .map(|line| {
            let fields: Vec<_> = line.split('\t').collect();
            let size: Size = fields[0].parse().unwrap();
            let board = |text: &str| {
                Board::new(size, text.split_whitespace().map(|tile| tile.parse().unwrap()).collect()).unwrap()
            };
            let named = GoalName::ALL.into_iter().find(|goal| goal.name() == fields[2]);
            let goal = named.map_or_else(|| board(fields[2]), |goal| goal.board(size));
            Case { board: board(fields[1]), goal, length: fields[3].parse().ok() }
        })
        .collect();
    assert_eq!(cases.len(), 46);
    cases
}

/// The heuristics to try with an algorithm: all of them, or one that is not used.
fn heuristics(algorithm: &AlgorithmEntry) -> Vec<HeuristicChoice> {
    let all = HEURISTICS.iter().map(|entry| entry.id.into());
    match algorithm.informed {
        Informed::Blind | Informed::ByTable => all.take(1).collect(),
        Informed::ByHeuristic => {
            let maxima = [
                "max(manhattan,walking-distance)",
                "max(linear-conflict,inversion-distance,gaschnig)",
                "max(linear-conflict,pattern)",
                "max(misplaced,landmarks(count=2),exact)",
            ];
            all.chain(maxima.map(|text| text.parse().unwrap())).collect()
        }
    }
}

/// Whether searches may take all the time that they need: with `JIUGONG_CASES=all` in the environment.
fn everything() -> bool {
    std::env::var("JIUGONG_CASES").is_ok_and(|which| which == "all")
}

/// Whether a search tries most paths again and again, because it remembers no boards and is hardly guided.
fn may_take_long(algorithm: &AlgorithmEntry, heuristic: &HeuristicChoice) -> bool {
    let weak = [HeuristicName::Zero, HeuristicName::Misplaced, HeuristicName::Gaschnig];
    algorithm.memory == Memory::Path && heuristic.parts().iter().all(|part| weak.contains(part))
}

#[test]
fn every_pair_answers_every_case_as_the_catalogue_promises() {
    let solver = Solver::new();
    for case in cases() {
        for algorithm in &ALGORITHMS {
            for heuristic in heuristics(algorithm) {
                let mut request = Request::new(case.board.clone(), case.goal.clone());
                request.algorithm = Some(algorithm.id.into());
                request.heuristic = Some(heuristic.clone());
                if !everything() && may_take_long(algorithm, &heuristic) {
                    request.limits.nodes = Some(300_000);
                }
                let report = solver.solve(&request, &Arc::default()).unwrap();
                let what = format!("{} with {heuristic} on {} to {}", algorithm.name, case.board, case.goal);
                let Some(length) = case.length else {
                    assert_eq!(report.status, Status::Unreachable, "{what}");
                    assert_eq!((report.statistics.generated, report.length()), (0, None), "{what}");
                    continue;
                };
                let promised = match algorithm.optimal {
                    Optimal::Always => true,
                    Optimal::IfAdmissible => heuristic.is_admissible(),
                    Optimal::WithinWeight | Optimal::Never => false,
                };
                if report.status == Status::NodeLimit {
                    assert!(request.limits.nodes.is_some(), "{what}");
                } else if promised {
                    assert_eq!((report.length(), report.optimal), (Some(length), true), "{what}");
                }
                let complete = algorithm.complete == Complete::Always;
                assert!(!(complete && report.status == Status::NotFound), "{what}");
                assert!(!report.optimal || report.length() == Some(length), "{what}");
                assert!(report.lower_bound.is_none_or(|bound| bound as usize <= length), "{what}");
                if let (Some(found), Some(bound)) = (report.length(), report.suboptimality_bound) {
                    assert!(
                        found as f64 <= bound * length as f64 + 1e-9,
                        "{what}: {found} > {bound} * {length}"
                    );
                }
            }
        }
    }
}
