//! The body of a request.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use jiugong_locale::{Language, say};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;

use crate::App;
use crate::language::{read, understood};
use crate::problem::Problem;

/// What a request asks for, and in which language it wants its answer.
pub(crate) struct Asked<T> {
    pub(crate) language: Language,
    pub(crate) body: T,
    /// Whether the answer is to be a stream of events.
    pub(crate) as_events: bool,
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Asked<T>, Problem> {
        let language = understood(request.uri(), request.headers());
        if !is_json(request.headers()) {
            return Err(Problem::media_type(language));
        }
        let as_events = wants_events(request.headers());
        let bytes = bytes(request, app, language).await?;
        let value = serde_json::from_slice(&bytes).map_err(|error| Problem::not_json(language, &error))?;
        let Value::Object(mut fields) = value else {
            return Err(Problem::field(language, "", say!(language, "problem-no-object")));
        };
        let language = match fields.remove("lang") {
            None | Some(Value::Null) => language,
            Some(Value::String(name)) => read(&name, language)?,
            Some(_) => return Err(wrong_kind(language, "lang")),
        };
        let body = serde_path_to_error::deserialize(Value::Object(fields))
            .map_err(|error| unreadable(language, &error))?;
        Ok(Asked { language, body, as_events })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let media_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let name = media_type.split(';').next().unwrap_or_default().trim();
    name.eq_ignore_ascii_case("application/json")
}

fn wants_events(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|item| item.trim().starts_with("text/event-stream"))
}

/// The whole body, as far as the bounds allow one.
async fn bytes(request: Request, app: &App, language: Language) -> Result<Bytes, Problem> {
    let most = app.bounds().body;
    let body = axum::body::to_bytes(request.into_body(), most);
    match timeout(app.bounds().body_time, body).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if is_too_large(&error) => Err(Problem::body(language, most)),
        Ok(Err(_)) | Err(_) => Err(Problem::body_not_read(language)),
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let mut cause: Option<&dyn std::error::Error> = Some(error);
    while let Some(error) = cause {
        if error.is::<http_body_util::LengthLimitError>() {
            return true;
        }
        cause = error.source();
    }
    false
}

fn wrong_kind(language: Language, field: &str) -> Problem {
    Problem::field(language, field, say!(language, "problem-wrong-kind", field = field))
}

/// What does not fit, said in the user's language: serde says it in English, in these three ways.
fn unreadable(language: Language, error: &serde_path_to_error::Error<serde_json::Error>) -> Problem {
    let (path, text) = (error.path().to_string(), error.inner().to_string());
    let named: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    match named.as_slice() {
        [unknown, known @ ..] if text.starts_with("unknown field") => {
            let known = known.join(", ");
            let detail = say!(language, "problem-unknown-field", field = *unknown, known = known);
            Problem::field(language, *unknown, detail)
        }
        [missing, ..] if text.starts_with("missing field") => {
            let detail = say!(language, "problem-missing-field", field = *missing);
            Problem::field(language, *missing, detail)
        }
        [unknown, known @ ..] if text.starts_with("unknown variant") => {
            let (given, known) = (*unknown, known.join(", "));
            let detail =
                say!(language, "problem-unknown-word", field = path.as_str(), given = given, known = known);
            Problem::field(language, path, detail)
        }
        _ => wrong_kind(language, &path),
    }
}
