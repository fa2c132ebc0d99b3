//! `GET /landscape`: all boards of a size by their distance to a goal.

use std::sync::Arc;

use axum::extract::{Query, State};
use jiugong_locale::Say;
use jiugong_solver::json::ExplorationRecord;
use jiugong_solver::{Limits, TableError};
use serde::Deserialize;

use super::solve::metric;
use crate::App;
use crate::boards::{read_goal_field, read_size};
use crate::effort::Effort;
use crate::json::{Answer, json};
use crate::language::Wanted;
use crate::problem::Problem;

/// Which size and goal.
#[derive(Deserialize)]
pub(crate) struct LandscapeQuery {
    size: Option<String>,
    goal: Option<String>,
    metric: Option<String>,
}

/// All boards of a size by their distance to a goal.
#[utoipa::path(
    get,
    path = "/landscape",
    params(
        ("size" = Option<String>, Query, description = "width x height, 3x3 unless given"),
        ("goal" = Option<String>, Query, description = "standard, zero, snail or a board"),
        ("metric" = Option<String>, Query, description = "stm (unless given) or mtm"),
        ("lang" = Option<String>, Query, description = "en or zh")
    ),
    responses(
        (status = 200, body = ExplorationRecord),
        (status = 422, body = Problem, content_type = "application/problem+json"),
        (status = 503, body = Problem, content_type = "application/problem+json")
    )
)]
pub(crate) async fn landscape(
    State(app): State<Arc<App>>,
    Wanted(language): Wanted,
    Query(query): Query<LandscapeQuery>,
) -> Answer {
    let size = read_size(query.size.as_deref().unwrap_or("3x3"), language)?;
    let goal = read_goal_field(query.goal.as_deref().unwrap_or("standard"), size, language)?;
    let metric = metric(query.metric.as_deref(), language)?;
    let (of, limits) = (goal.clone(), Limits { nodes: None, ..app.limits() });
    let effort = Effort::of_table(size);
    let search =
        app.search(language, effort, move |solver, watch| solver.explore_in(metric, &of, limits, watch));
    let explored = search.await?;
    let exploration = explored.map_err(|error| match error {
        TableError::TooManyCells { .. } | TableError::Memory { .. } => {
            Problem::field(language, "size", error.say(language))
        }
        TableError::Stopped(_) | TableError::OtherGoal { .. } => {
            Problem::stopped(language, error.say(language))
        }
    })?;
    Ok(json(&ExplorationRecord::new(&goal, &exploration)))
}
