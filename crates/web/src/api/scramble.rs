//! `POST /scramble`: random boards from a seed.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use axum::extract::State;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Metric, Random, RandomWalks, Scrambles};
use jiugong_solver::json::ScrambleRecord;
use serde::Deserialize;
use utoipa::ToSchema;

use super::solve::metric;
use crate::App;
use crate::asked::Asked;
use crate::boards::{read_goal_field, read_size};
use crate::effort::Effort;
use crate::json::{Answer, large, unwritten};
use crate::problem::Problem;

/// Which boards.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScrambleRequest {
    /// Width x height.
    size: Option<String>,
    /// standard, zero, snail or a board.
    goal: Option<String>,
    /// The same seed gives the same boards.
    seed: Option<u64>,
    /// How many.
    count: Option<usize>,
    /// The length of a shortest path.
    distance: Option<u32>,
    /// What counts one in `distance`: `stm`, every slide of one tile (also where it is null), or `mtm`, tiles of one row
    /// or column slid at once.
    metric: Option<String>,
    /// The slides of a random walk from the goal.
    walk: Option<u64>,
    /// Whether the goal is to be out of reach.
    #[serde(default)]
    unsolvable: bool,
}

/// Random boards.
#[utoipa::path(post, path = "/scramble", request_body = ScrambleRequest, responses(
    (status = 200, body = ScrambleRecord),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn scramble(
    State(app): State<Arc<App>>,
    Asked { language, body, .. }: Asked<ScrambleRequest>,
) -> Answer {
    let size = read_size(body.size.as_deref().unwrap_or("3x3"), language)?;
    let goal = read_goal_field(body.goal.as_deref().unwrap_or("standard"), size, language)?;
    let count = body.count.unwrap_or(1);
    let most = app.bounds().boards.min(app.bounds().cells / size.cells());
    if count > most {
        return Err(Problem::too_much(language, "count", most));
    }
    // No larger than what a double of JavaScript holds.
    let seed = body.seed.unwrap_or_else(|| u64::from(RandomState::new().hash_one(()) as u32));
    let metric = metric(body.metric.as_deref(), language)?;
    let boards: Vec<Board> = match (body.distance, body.walk, body.unsolvable) {
        (Some(_), Some(_), _) => return Err(one_of(language, "walk")),
        (Some(_), None, true) | (None, Some(_), true) => return Err(one_of(language, "unsolvable")),
        (Some(distance), None, false) => {
            at_distance(&app, &goal, (distance, metric), (count, seed), language).await?
        }
        (None, Some(length), false) => {
            let most = app.bounds().slides / count.max(1) as u64;
            if length > most {
                return Err(Problem::too_much(language, "walk", most));
            }
            let mut walks = RandomWalks::new(&goal, length as usize, seed);
            (0..count).map(|_| walks.end()).collect()
        }
        (None, None, true) => Scrambles::unsolvable(&goal, seed).take(count).collect(),
        (None, None, false) => Scrambles::new(&goal, seed).take(count).collect(),
    };
    let record = ScrambleRecord::new(&goal, seed, boards);
    let bytes = serde_json::to_vec(&record).map_err(|error| unwritten(&error, language))?;
    large(&app, language, "application/json", bytes)
}

fn one_of(language: Language, field: &str) -> Problem {
    Problem::field(language, field, say!(language, "problem-scramble-one-way"))
}

async fn at_distance(
    app: &Arc<App>,
    goal: &Board,
    (distance, metric): (u32, Metric),
    (count, seed): (usize, u64),
    language: Language,
) -> Result<Vec<Board>, Problem> {
    let (of, limits) = (goal.clone(), app.limits());
    let effort = if metric == Metric::SingleTile { Effort::of_table(goal.size()) } else { Effort::Long };
    let made = app.search(language, effort, move |solver, watch| {
        let mut random = Random::new(seed);
        let board = || solver.board_at_in(metric, &of, distance, &mut random, limits, watch);
        std::iter::repeat_with(board).take(count).collect::<Result<Option<Vec<Board>>, _>>()
    });
    let made = made.await?.map_err(|error| Problem::field(language, "distance", error.say(language)))?;
    made.ok_or_else(|| {
        let size = goal.size().to_string();
        let detail =
            say!(language, "no-board-at-distance", size = size, distance = distance, metric = metric.name());
        Problem::field(language, "distance", detail)
    })
}
