//! Answers in JSON.

use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::problem::Problem;

/// What a route answers.
pub(crate) type Answer = Result<Response, Problem>;

/// A value as JSON.
pub(crate) fn json(value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(bytes) => bytes_of("application/json", bytes),
        Err(error) => {
            tracing::error!(%error, "an answer could not be written");
            Problem::internal(jiugong_locale::Language::English).into_response()
        }
    }
}

/// Bytes with their media type.
pub(crate) fn bytes_of(media_type: &'static str, bytes: Vec<u8>) -> Response {
    let mut response = bytes.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response
}
