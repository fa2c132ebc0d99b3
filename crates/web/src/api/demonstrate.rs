//! `GET /demonstrations`, `POST /demonstrate`: what goes wrong, on purpose.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use jiugong_locale::{Language, Say, demonstration_text, demonstration_title, say};
use jiugong_solver::demonstrations::{DEMONSTRATIONS, Demonstration};
use jiugong_solver::json::DemonstrationRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::App;
use crate::asked::Asked;
use crate::effort::Effort;
use crate::json::{Answer, json};
use crate::language::Wanted;
use crate::problem::Problem;

/// A demonstration that there is.
#[derive(Serialize, ToSchema)]
pub(crate) struct DemonstrationSummary {
    name: &'static str,
    title: String,
    explanation: String,
}

/// Which demonstration.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DemonstrateRequest {
    /// Its name.
    name: String,
}

/// The demonstrations that there are.
#[utoipa::path(
    get,
    path = "/demonstrations",
    params(("lang" = Option<String>, Query, description = "en or zh")),
    responses((status = 200, body = Vec<DemonstrationSummary>))
)]
pub(crate) async fn demonstrations(Wanted(language): Wanted) -> Response {
    let summary = |demonstration: &Demonstration| DemonstrationSummary {
        name: demonstration.name,
        title: demonstration_title(demonstration.name, language),
        explanation: demonstration_text(demonstration.name, language),
    };
    json(&DEMONSTRATIONS.iter().map(summary).collect::<Vec<_>>())
}

/// What a demonstration shows.
#[utoipa::path(post, path = "/demonstrate", request_body = DemonstrateRequest, responses(
    (status = 200, body = DemonstrationRecord),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn demonstrate(
    State(app): State<Arc<App>>,
    Asked { language, body, .. }: Asked<DemonstrateRequest>,
) -> Answer {
    let demonstration = demonstration_named("name", &body.name, language)?;
    let shown = app.search(language, Effort::Short, move |solver, watch| demonstration.show(solver, watch));
    let shown = shown.await?;
    let shown = shown.map_err(|error| Problem::stopped(language, error.say(language)))?;
    let (title, explanation) =
        (demonstration_title(shown.name, language), demonstration_text(shown.name, language));
    Ok(json(&DemonstrationRecord::new(title, explanation, shown)))
}

/// The demonstration of a name that a field holds.
pub(super) fn demonstration_named(
    field: &str,
    name: &str,
    language: Language,
) -> Result<&'static Demonstration, Problem> {
    Demonstration::named(name).ok_or_else(|| {
        let known: Vec<&str> = DEMONSTRATIONS.iter().map(|demonstration| demonstration.name).collect();
        let detail = say!(language, "problem-no-demonstration", name = name, known = known.join(", "));
        Problem::field(language, field, detail)
    })
}
