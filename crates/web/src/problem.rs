//! What is wrong with a request (RFC 9457).

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jiugong_locale::{Language, say};
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with a request, in its language.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// What kind of problem, as in `urn:jiugong:problem:field`.
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    /// The kind in words.
    pub(crate) title: String,
    /// The status of the answer.
    pub(crate) status: u16,
    /// What is wrong, and what would be right.
    pub(crate) detail: String,
    /// The field of the request that is wrong, where one is.
    pub(crate) field: Option<String>,
    #[serde(skip)]
    pub(crate) retry_after: Option<u64>,
}

macro_rules! kind {
    ($name:literal) => {
        concat!("urn:jiugong:problem:", $name)
    };
}

impl Problem {
    fn new(status: StatusCode, kind: &'static str, title: String, detail: String) -> Problem {
        Problem { kind, title, status: status.as_u16(), detail, field: None, retry_after: None }
    }

    /// A field that cannot be what it is.
    pub(crate) fn field(language: Language, field: impl Into<String>, detail: String) -> Problem {
        let title = say!(language, "problem-field");
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, kind!("field"), title, detail);
        Problem { field: Some(field.into()), ..problem }
    }

    /// A field with more than the server allows.
    pub(crate) fn too_much(language: Language, field: &str, most: impl ToString) -> Problem {
        let detail = say!(language, "problem-too-much", field = field, most = most.to_string());
        Problem::field(language, field, detail)
    }

    /// A body that is no JSON.
    pub(crate) fn not_json(language: Language, error: &serde_json::Error) -> Problem {
        let detail = say!(language, "problem-json-place", line = error.line(), column = error.column());
        Problem::new(StatusCode::BAD_REQUEST, kind!("json"), say!(language, "problem-json"), detail)
    }

    /// A body of another kind.
    pub(crate) fn media_type(language: Language) -> Problem {
        let (title, detail) =
            (say!(language, "problem-media-type"), say!(language, "problem-media-type-json"));
        Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, kind!("media-type"), title, detail)
    }

    /// A body that is too large.
    pub(crate) fn body(language: Language, most: usize) -> Problem {
        let detail = say!(language, "problem-body-most", most = most.to_string());
        let title = say!(language, "problem-body");
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, kind!("body"), title, detail)
    }

    /// A body that does not come, or not as it should.
    pub(crate) fn body_not_read(language: Language) -> Problem {
        let (title, detail) = (say!(language, "problem-body-slow"), say!(language, "problem-body-late"));
        Problem::new(StatusCode::REQUEST_TIMEOUT, kind!("body-late"), title, detail)
    }

    /// Nothing is there.
    pub(crate) fn not_found(language: Language, path: &str) -> Problem {
        let detail = say!(language, "problem-no-such-path", path = path);
        Problem::new(StatusCode::NOT_FOUND, kind!("path"), say!(language, "problem-path"), detail)
    }

    /// Something is there, but not for this method.
    pub(crate) fn method(language: Language, method: &str) -> Problem {
        let detail = say!(language, "problem-no-such-method", method = method);
        Problem::new(
            StatusCode::METHOD_NOT_ALLOWED,
            kind!("method"),
            say!(language, "problem-method"),
            detail,
        )
    }

    /// Asked for under another name than this machine's.
    pub(crate) fn host(language: Language, detail: String) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, kind!("host"), say!(language, "problem-host"), detail)
    }

    /// Too many ask at once.
    pub(crate) fn busy(language: Language, retry_after: u64) -> Problem {
        let detail = say!(language, "problem-busy-retry", seconds = retry_after.to_string());
        let title = say!(language, "problem-busy");
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, kind!("busy"), title, detail);
        Problem { retry_after: Some(retry_after), ..problem }
    }

    /// An answer that is too large.
    pub(crate) fn answer(language: Language, most: usize) -> Problem {
        let detail = say!(language, "problem-answer-most", most = most.to_string());
        let title = say!(language, "problem-answer");
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, kind!("answer"), title, detail);
        Problem { field: Some("limit".to_owned()), ..problem }
    }

    /// A limit came first.
    pub(crate) fn stopped(language: Language, detail: String) -> Problem {
        let title = say!(language, "problem-stopped");
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, kind!("limit"), title, detail);
        Problem { field: Some("board".to_owned()), ..problem }
    }

    /// A defect of this program.
    pub(crate) fn internal(language: Language) -> Problem {
        let (title, detail) = (say!(language, "problem-internal"), say!(language, "problem-internal-report"));
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, kind!("internal"), title, detail)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self).unwrap_or_default();
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = self.retry_after {
            headers.insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}
