//! Which path leads where.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jiugong_locale::Language;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::App;
use crate::api;
use crate::guard::guard;
use crate::host::check_host;
use crate::language::Understood;
use crate::observe::observe;
use crate::page::page;
use crate::problem::Problem;

/// What all paths of the API begin with.
const API: &str = "/api/v1";

/// The router of the whole server: the page, the API below `/api/v1`, `/healthz` and `/metrics`.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .nest(API, api::router())
        .route("/api/v1/", get(api::try_page))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(page)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), check_host))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn(guard))
        .layer(from_fn_with_state(app.clone(), observe))
        .with_state(app)
}

/// Says that the server answers.
async fn healthz() -> &'static str {
    "ok\n"
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let media_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, media_type)], app.metrics().text(app.waiting())).into_response()
}

/// A path of the API that is not there.
pub(crate) async fn no_such_path(uri: Uri, Understood(language): Understood) -> Problem {
    // A router that is nested sees its paths without what leads to it.
    Problem::not_found(language, &format!("{API}{}", uri.path()))
}

/// A method that a path does not have; the router adds those that it has.
async fn wrong_method(method: Method, Understood(language): Understood) -> Response {
    match method {
        Method::OPTIONS => StatusCode::NO_CONTENT.into_response(),
        method => Problem::method(language, method.as_str()).into_response(),
    }
}

fn panicked(_reason: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Problem::internal(Language::English).into_response()
}
