//! `GET /catalogue`: the algorithms and heuristics with what may be relied on, and what else there is to choose from.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use jiugong_locale::CatalogueRecord;
use serde::Serialize;

use super::answers::CatalogueAnswer;
use crate::App;
use crate::bounds::PublishedBounds;
use crate::json::json;
use crate::language::Wanted;

/// What there is to choose from, and what this server allows.
#[derive(Serialize)]
struct Catalogue {
    #[serde(flatten)]
    whole: CatalogueRecord,
    bounds: PublishedBounds,
}

/// What there is to choose from, and what may be relied on.
#[utoipa::path(
    get,
    path = "/catalogue",
    params(("lang" = Option<String>, Query, description = "en or zh")),
    responses((status = 200, body = CatalogueAnswer))
)]
pub(crate) async fn catalogue(State(app): State<Arc<App>>, Wanted(language): Wanted) -> Response {
    json(&Catalogue { whole: CatalogueRecord::whole(language), bounds: app.bounds().published() })
}
