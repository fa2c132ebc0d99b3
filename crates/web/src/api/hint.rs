//! `POST /hint`: how far it still is, and which slides lead nearer.

use std::sync::Arc;

use axum::extract::State;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Direction, Reachability};
use jiugong_solver::{Exact, Limits, MOST_CELLS, SCHEMA, SolveError, TableError};
use serde::Serialize;
use utoipa::ToSchema;

use super::check::CheckRequest;
use super::farthest::farthest;
use super::hint_search::{Found, Way};
use crate::App;
use crate::asked::Asked;
use crate::boards::Given;
use crate::effort::Effort;
use crate::json::{Answer, json};
use crate::problem::Problem;

/// The most cells of a board whose distances are all kept: 2x5 has 1,814,400 boards, the next larger size 239,500,800.
const MOST_KEPT_CELLS: usize = 10;

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
    /// The slides that a shortest path has at least, as far as that is known.
    at_least: Option<u32>,
    /// The slides that a shortest path has at most, as far as that is known: those of the shortest path that was found, or of
    /// the farthest board there is.
    at_most: Option<u32>,
    /// The tiles whose slide leads nearer; where `exact` is false, one that probably does.
    best: Vec<u16>,
    moves: Vec<MoveRecord>,
    /// Whether the distance is proven.
    exact: bool,
    /// Why not everything is known, in the user's language.
    reason: Option<String>,
}

/// A slide that is possible now.
#[derive(Serialize, ToSchema)]
struct MoveRecord {
    tile: u16,
    /// Where the tile goes: up, left, right, down.
    direction: &'static str,
    /// The slides that are left after it; null where that is not known.
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
    let way = Way { board, goal };
    let unknown = Found::Between { at_least: None, at_most: None, first: None };
    if !verdict.reachable {
        return Ok(json(&HintAnswer::new(&way, &unknown, false, Some(verdict.say(language)))));
    }
    let size = way.board.size();
    if size.cells() > MOST_CELLS {
        let reason = SolveError::TooLarge { size }.say(language);
        return Ok(json(&HintAnswer::new(&way, &unknown, true, Some(reason))));
    }
    let found = if size.cells() <= MOST_KEPT_CELLS {
        let exact = table(&app, &way.goal, language).await?;
        let distance = |board: &Board| exact.distance(board);
        let after = way.slides().iter().map(|(_, _, board)| distance(board)).collect();
        Found::Distances { here: distance(&way.board), after }
    } else {
        let (way, limits) = (way.clone(), app.limits());
        let metrics = app.metrics().clone();
        let search = app.search(language, Effort::Long, move |solver, watch| {
            let (found, expanded) = way.search(solver, limits, watch);
            metrics.expanded.inc_by(expanded);
            found
        });
        search.await?
    };
    let size = size.to_string();
    let reason = match &found {
        Found::Distances { after, .. } if after.iter().all(Option::is_some) => None,
        Found::Distances { .. } => Some(say!(language, "hint-others-not-in-time", size = size)),
        Found::Between { at_most: Some(_), .. } => Some(say!(language, "hint-not-in-time", size = size)),
        Found::Between { .. } => Some(say!(language, "hint-none-in-time", size = size)),
    };
    Ok(json(&HintAnswer::new(&way, &found, true, reason)))
}

/// The distances of a small size.
async fn table(app: &Arc<App>, goal: &Board, language: Language) -> Result<Exact, Problem> {
    if let Some(exact) = app.small_table(goal) {
        return Ok(exact);
    }
    let (of, limits) = (goal.clone(), Limits { nodes: None, ..app.limits() });
    // Built once for each place of the blank, in a second or two.
    let built = app.search(language, Effort::Short, move |solver, watch| solver.exact(&of, limits, watch));
    let built = built.await?;
    let exact = built.map_err(|error: TableError| Problem::stopped(language, error.say(language)))?;
    app.keep_small_table(&exact);
    Ok(exact)
}

impl HintAnswer {
    fn new(way: &Way, found: &Found, reachable: bool, reason: Option<String>) -> HintAnswer {
        let slides = way.slides();
        let (here, bounds, after, first) = match found {
            Found::Distances { here, after } => (*here, (*here, *here), after.clone(), None),
            Found::Between { at_least, at_most, first } => {
                let known = if reachable { farthest(&way.board, &way.goal) } else { None };
                let at_most = at_most.iter().copied().chain(known).min();
                (None, (*at_least, at_most), vec![None; slides.len()], *first)
            }
        };
        let moves: Vec<MoveRecord> = slides
            .iter()
            .zip(after)
            .map(|(&(direction, tile, _), distance)| {
                let judgement =
                    distance.zip(here).map(|(after, here)| if after < here { "nearer" } else { "farther" });
                MoveRecord { tile, direction: name(direction.opposite()), distance, judgement }
            })
            .collect();
        let is_best = |(made, slide): &(&MoveRecord, &(Direction, u16, Board))| {
            made.judgement == Some("nearer") || first == Some(slide.0)
        };
        HintAnswer {
            schema: SCHEMA,
            board: way.board.to_string(),
            goal: way.goal.to_string(),
            size: way.board.size().to_string(),
            reachable,
            distance: here,
            at_least: bounds.0,
            at_most: bounds.1,
            best: moves.iter().zip(&slides).filter(is_best).map(|(made, _)| made.tile).collect(),
            moves,
            exact: here.is_some(),
            reason,
        }
    }
}

fn name(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Left => "left",
        Direction::Right => "right",
        Direction::Down => "down",
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::read_board;

    use super::*;

    #[test]
    fn no_estimate_goes_beyond_the_farthest_board() {
        let board = |text: &str| read_board(text, None).unwrap();
        let at_most = |start: &str, goal: &str, at_most: Option<u32>, reachable: bool| {
            let way = Way { board: board(start), goal: board(goal) };
            let found = Found::Between { at_least: Some(40), at_most, first: None };
            let answer = HintAnswer::new(&way, &found, reachable, None);
            (answer.at_least, answer.at_most)
        };
        let (start, goal) =
            ("15 2 3 4/5 0 7 8/9 10 11 12/13 14 6 1", "1 2 3 4/5 6 7 8/9 10 0 12/13 14 11 15");
        assert_eq!(at_most(start, goal, Some(112), true), (Some(40), Some(82)));
        assert_eq!(at_most(start, goal, None, true), (Some(40), Some(82)));
        assert_eq!(at_most(start, goal, Some(60), true), (Some(40), Some(60)));
        assert_eq!(at_most(start, goal, None, false), (Some(40), None));
    }
}
