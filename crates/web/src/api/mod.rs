//! The API: one route a file.

mod answers;
mod catalogue;
mod check;
mod compare;
mod comparison_request;
mod convert;
mod demonstrate;
mod document;
mod explain;
mod farthest;
mod hint;
mod hint_search;
mod landscape;
mod messages;
mod qr;
mod replay;
mod sampling;
mod scramble;
mod solve;
mod trace;
mod traced;
mod try_it;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::json::json;
use crate::language::Wanted;
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
        .routes(routes!(explain::explain))
        .routes(routes!(trace::trace))
        .routes(routes!(compare::compare))
        .routes(routes!(demonstrate::demonstrations))
        .routes(routes!(demonstrate::demonstrate))
        .routes(routes!(landscape::landscape))
        .routes(routes!(replay::replay))
        .routes(routes!(qr::qr))
}

pub(crate) use try_it::page as try_page;

/// The routes below `/api/v1`.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, document) = routes().split_for_parts();
    let document = document::with_refusals(document::with_language(document));
    let described = async move |Wanted(language): Wanted| json(&document::in_language(document, language));
    router
        .route("/openapi.json", get(described))
        .route("/try.js", get(try_it::script))
        .route("/try.css", get(try_it::style))
        .fallback(no_such_path)
}
