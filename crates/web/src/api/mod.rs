//! The API: one route a file.

mod catalogue;
mod check;
mod convert;
mod document;
mod hint;
mod messages;
mod scramble;
mod solve;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::json::json;
use crate::router::no_such_path;

/// The routes below `/api/v1`, and their description.
fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(document::document())
        .routes(routes!(messages::messages))
        .routes(routes!(catalogue::catalogue))
        .routes(routes!(check::check))
        .routes(routes!(solve::solve))
        .routes(routes!(scramble::scramble))
        .routes(routes!(convert::convert))
        .routes(routes!(hint::hint))
}

/// The routes below `/api/v1`.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, document) = routes().split_for_parts();
    router.route("/openapi.json", get(async move || json(&document))).fallback(no_such_path)
}
