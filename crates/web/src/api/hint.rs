//! `POST /hint`: how far it still is, and which slides lead nearer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Direction, Reachability};
use jiugong_solver::{
    AlgorithmChoice, AlgorithmName, Exact, HeuristicName, Limits, MOST_CELLS, Prospect, Request, SCHEMA,
    SolveError, Solver, Status, TableError, Watch, default_pair, prospect,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::check::CheckRequest;
use crate::App;
use crate::asked::Asked;
use crate::boards::Given;
use crate::json::{Answer, json};
use crate::problem::Problem;

/// The most cells of a board whose distances are all kept: 2x5 has 1,814,400 boards, the next larger size 239,500,800.
const MOST_KEPT_CELLS: usize = 10;

/// The most cells of a board whose distance is searched for: the tables of larger ones take too long to build.
const MOST_PROVEN_CELLS: usize = 16;

/// How long the distances of a board and its neighbours are searched for.
const TIME: Duration = Duration::from_secs(1);

/// How long the tables of a size may take to build, once.
const BUILDING_TIME: Duration = Duration::from_secs(20);

/// How far it still is.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintAnswer {
    schema: u32,
    board: String,
    goal: String,
    size: String,
    reachable: bool,
    /// The slides of a shortest path; null where that is not known or there is none.
    distance: Option<u32>,
    /// The tiles whose slide leads nearer; where `exact` is false, one that probably does.
    best: Vec<u16>,
    moves: Vec<MoveRecord>,
    /// Whether the distances are proven.
    exact: bool,
    /// Why they are not, in the user's language.
    reason: Option<String>,
}

/// A slide that is possible now.
#[derive(Serialize, ToSchema)]
struct MoveRecord {
    tile: u16,
    /// Where the tile goes: up, left, right, down.
    direction: &'static str,
    /// The slides that are left after it.
    distance: Option<u32>,
    /// `nearer` or `farther`.
    judgement: Option<&'static str>,
}

/// How far it still is, and which slides lead nearer.
#[utoipa::path(post, path = "/hint", request_body = CheckRequest, responses(
    (status = 200, body = HintAnswer),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Asked { language, body, .. }: Asked<CheckRequest>,
) -> Answer {
    let Given { board, goal, .. } =
        Given::read(&body.board, body.size.as_deref(), body.goal.as_deref(), language)?;
    let verdict = Reachability::new(&board, &goal)
        .map_err(|error| Problem::field(language, "goal", SolveError::from(error).say(language)))?;
    let hint = Hint { board, goal };
    if !verdict.reachable {
        return Ok(json(&hint.answer(&Found::Unknown, false, Some(verdict.say(language)))));
    }
    let size = hint.board.size();
    let found = if size.cells() <= MOST_KEPT_CELLS {
        let exact = table(&app, &hint.goal, language).await?;
        Found::Distances {
            here: exact.distance(&hint.board),
            after: hint.after(|board| exact.distance(board)),
        }
    } else if size.cells() <= MOST_CELLS {
        let (hint, limits) = (hint.clone(), app.limits());
        let (found, expanded) =
            app.search(language, move |solver, watch| hint.search(solver, limits, watch)).await?;
        app.metrics().expanded.inc_by(expanded);
        found
    } else {
        Found::Unknown
    };
    let reason = match &found {
        Found::Distances { .. } => None,
        Found::Path(_) => Some(say!(language, "hint-not-in-time", size = size.to_string())),
        Found::Unknown if size.cells() > MOST_CELLS => Some(SolveError::TooLarge { size }.say(language)),
        Found::Unknown => Some(say!(language, "hint-none-in-time", size = size.to_string())),
    };
    Ok(json(&hint.answer(&found, true, reason)))
}

/// The distances of a small size.
async fn table(app: &Arc<App>, goal: &Board, language: Language) -> Result<Exact, Problem> {
    if let Some(exact) = app.small_table(goal) {
        return Ok(exact);
    }
    let (of, limits) = (goal.clone(), Limits { nodes: None, ..app.limits() });
    let built = app.search(language, move |solver, watch| solver.exact(&of, limits, watch)).await?;
    let exact = built.map_err(|error: TableError| Problem::stopped(language, error.say(language)))?;
    app.keep_small_table(&exact);
    Ok(exact)
}

/// What is known of the way.
enum Found {
    /// The distance of the board, and of what each slide makes of it.
    Distances { here: Option<u32>, after: Vec<Option<u32>> },
    /// A path that may not be a shortest one: its first slide.
    Path(Option<Direction>),
    /// Nothing.
    Unknown,
}

#[derive(Clone)]
struct Hint {
    board: Board,
    goal: Board,
}

impl Hint {
    /// The slides that are possible, with what they make of the board.
    fn slides(&self) -> Vec<(Direction, u16, Board)> {
        let slide = |direction: Direction| {
            let mut after = self.board.clone();
            let tile = after.slide(direction)?;
            Some((direction, tile, after))
        };
        Direction::ALL.into_iter().filter_map(slide).collect()
    }

    fn after(&self, mut distance: impl FnMut(&Board) -> Option<u32>) -> Vec<Option<u32>> {
        self.slides().iter().map(|(_, _, after)| distance(after)).collect()
    }

    /// Searches for the distances with the best heuristic of the size, whose tables stay; where that takes too long,
    /// for any path. Beside it how many nodes were expanded.
    fn search(&self, solver: &Solver, limits: Limits, watch: &Arc<Watch>) -> (Found, u64) {
        let mut expanded = 0;
        let mut solve = |board: &Board, algorithm: AlgorithmChoice, heuristic, time| {
            let mut request = Request::new(board.clone(), self.goal.clone());
            (request.algorithm, request.heuristic) = (Some(algorithm), Some(heuristic));
            request.limits = Limits { time: Some(time), ..limits };
            let report = solver.solve(&request, watch).ok()?;
            expanded += report.statistics.expanded;
            Some(report)
        };
        let pair = default_pair(self.goal.size());
        let is_provable = self.goal.size().cells() <= MOST_PROVEN_CELLS;
        let mut build = || solve(&self.goal, pair.algorithm.clone(), pair.heuristic.clone(), BUILDING_TIME);
        let building = if is_provable { build() } else { None };
        let until = Instant::now() + TIME;
        let mut distance = |board: &Board| {
            let left = until.saturating_duration_since(Instant::now());
            let report = solve(board, pair.algorithm.clone(), pair.heuristic.clone(), left)?;
            let is_proven = report.status == Status::Solved && report.optimal;
            report.length().filter(|_| is_proven).map(|length| length as u32)
        };
        let is_built = building.is_some_and(|report| report.status == Status::Solved);
        if is_built && let Some(here) = distance(&self.board) {
            let after = self.after(&mut distance);
            if after.iter().all(Option::is_some) {
                return (Found::Distances { here: Some(here), after }, expanded);
            }
        }
        let (algorithm, heuristic) = match prospect(self.goal.size()) {
            Prospect::MayTakeVeryLong { faster } => (faster.algorithm, faster.heuristic),
            Prospect::Short => (AlgorithmName::Greedy.into(), HeuristicName::LinearConflict.into()),
        };
        let path = solve(&self.board, algorithm, heuristic, TIME).and_then(|report| report.path);
        (path.map_or(Found::Unknown, |path| Found::Path(path.slides().first().copied())), expanded)
    }

    fn answer(&self, found: &Found, reachable: bool, reason: Option<String>) -> HintAnswer {
        let slides = self.slides();
        let here = if let Found::Distances { here, .. } = found { *here } else { None };
        let moves: Vec<MoveRecord> = slides
            .iter()
            .enumerate()
            .map(|(number, &(direction, tile, _))| {
                let distance = match found {
                    Found::Distances { after, .. } => after[number],
                    Found::Path(_) | Found::Unknown => None,
                };
                let judgement =
                    distance.zip(here).map(|(after, here)| if after < here { "nearer" } else { "farther" });
                MoveRecord { tile, direction: way(direction.opposite()), distance, judgement }
            })
            .collect();
        let best = match found {
            Found::Distances { .. } => {
                moves.iter().filter(|made| made.judgement == Some("nearer")).map(|made| made.tile).collect()
            }
            Found::Path(first) => slides
                .iter()
                .filter(|(direction, ..)| Some(*direction) == *first)
                .map(|slide| slide.1)
                .collect(),
            Found::Unknown => Vec::new(),
        };
        HintAnswer {
            schema: SCHEMA,
            board: self.board.to_string(),
            goal: self.goal.to_string(),
            size: self.board.size().to_string(),
            reachable,
            distance: here,
            best,
            moves,
            exact: matches!(found, Found::Distances { .. }),
            reason,
        }
    }
}

fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Left => "left",
        Direction::Right => "right",
        Direction::Down => "down",
    }
}
