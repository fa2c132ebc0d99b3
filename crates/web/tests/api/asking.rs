//! Asking the router.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, Response, StatusCode};
use jiugong_web::{App, Bounds, Hosts, router};
use serde_json::Value;
use tower::ServiceExt;

/// A router with its app.
pub fn served(bounds: Bounds) -> (Router, Arc<App>) {
    let app = App::new(bounds, Hosts::loopback());
    (router(app.clone()), app)
}

pub fn request(method: Method, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    if !headers.iter().any(|(name, _)| *name == "host") {
        request = request.header("host", "localhost");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body.into()).unwrap()
}

/// An answer as a whole.
pub struct Answer {
    pub status: StatusCode,
    pub media_type: String,
    pub headers: axum::http::HeaderMap,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub async fn of(response: Response<Body>) -> Answer {
        let (parts, body) = response.into_parts();
        let media_type = parts.headers.get("content-type").map(|value| value.to_str().unwrap().to_owned());
        Answer {
            status: parts.status,
            media_type: media_type.unwrap_or_default(),
            headers: parts.headers,
            bytes: to_bytes(body, usize::MAX).await.unwrap().to_vec(),
        }
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.bytes.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    /// That this is a problem about a field.
    pub fn expect_problem(&self, status: u16, field: Option<&str>) -> Value {
        let problem = self.json();
        assert_eq!(self.status.as_u16(), status, "{problem}");
        assert_eq!(self.media_type, "application/problem+json", "{problem}");
        assert_eq!(problem["status"], status, "{problem}");
        assert_eq!(problem["field"].as_str(), field, "{problem}");
        assert!(problem["type"].as_str().unwrap().starts_with("urn:jiugong:problem:"), "{problem}");
        for said in ["title", "detail"] {
            let text = problem[said].as_str().unwrap();
            assert!(!text.is_empty() && !text.contains('‹') && !text.contains("{$"), "{problem}");
        }
        problem
    }
}

pub async fn send(router: &Router, request: Request<Body>) -> Answer {
    Answer::of(router.clone().oneshot(request).await.unwrap()).await
}

pub async fn get(router: &Router, path: &str) -> Answer {
    send(router, request(Method::GET, path, &[], Body::empty())).await
}

pub async fn post(router: &Router, path: &str, body: impl Into<Body>) -> Answer {
    let path = format!("/api/v1{path}");
    send(router, request(Method::POST, &path, &[("content-type", "application/json")], body)).await
}

/// The JSON of an answer that has to be one.
pub async fn answer(router: &Router, path: &str, body: Value) -> Value {
    let answer = post(router, path, body.to_string()).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
    assert_eq!(answer.media_type, "application/json", "{path}");
    answer.json()
}

/// A figure of the metrics.
pub async fn figure(router: &Router, name: &str) -> u64 {
    let text = get(router, "/metrics").await.text();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap();
    line.parse().unwrap()
}

/// Waits until a figure is what is wanted.
pub async fn until(router: &Router, name: &str, wanted: u64) {
    let started = Instant::now();
    while figure(router, name).await != wanted {
        assert!(started.elapsed() < Duration::from_secs(10), "{name} does not become {wanted}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The events of a stream: their names and values.
pub fn events(text: &str) -> Vec<(String, Value)> {
    let field = |block: &str, name: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        line.map(str::to_owned)
    };
    let blocks = text.split("\n\n");
    let events = blocks.filter_map(|block| {
        let data = field(block, "data:")?;
        Some((field(block, "event:").unwrap(), serde_json::from_str(&data).unwrap()))
    });
    events.collect()
}
