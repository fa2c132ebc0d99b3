//! `GET /messages`: every sentence of a language, as Fluent source.

use axum::response::Response;

use crate::json::typed;
use crate::language::Wanted;

/// Every sentence of the language, as Fluent source.
#[utoipa::path(
    get,
    path = "/messages",
    params(("lang" = Option<String>, Query, description = "en or zh")),
    responses((status = 200, body = String, content_type = "text/plain"))
)]
pub(crate) async fn messages(Wanted(language): Wanted) -> Response {
    typed("text/plain; charset=utf-8", language.source())
}
