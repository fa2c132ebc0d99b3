//! Answers with their media types.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jiugong_locale::Language;
use serde::Serialize;

use crate::App;
use crate::problem::Problem;

/// What a route answers.
pub(crate) type Answer = Result<Response, Problem>;

/// A small value as JSON.
pub(crate) fn json(value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(bytes) => typed("application/json", bytes),
        Err(error) => unwritten(&error, Language::English).into_response(),
    }
}

/// Something small with its media type.
pub(crate) fn typed(media_type: &'static str, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response
}

/// Something that may be large, with its media type.
pub(crate) fn large(app: &Arc<App>, language: Language, media_type: &'static str, bytes: Vec<u8>) -> Answer {
    let bytes: Bytes = app.hold(language, bytes)?;
    Ok(typed(media_type, bytes))
}

/// What is to be said when an answer cannot be written.
pub(crate) fn unwritten(error: &dyn std::error::Error, language: Language) -> Problem {
    tracing::error!(%error, "an answer could not be written");
    Problem::internal(language)
}
