//! Methods and paths that are not there, and the headers of every answer.

use axum::body::Body;
use axum::http::Method;
use jiugong_web::Bounds;

use crate::asking::{get, request, send, served};

#[tokio::test]
async fn what_is_not_there() {
    let (router, _) = served(Bounds::default());
    for path in [
        "/none",
        "/assets/none.js",
        "/api/v1/none",
        "/api/v2/check",
        "/assets/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
    ] {
        get(&router, path).await.expect_problem(404, None);
    }
    for (method, path, allowed) in [
        (Method::GET, "/api/v1/solve", "POST"),
        (Method::DELETE, "/api/v1/check", "POST"),
        (Method::PUT, "/api/v1/catalogue", "GET,HEAD"),
        (Method::POST, "/healthz", "GET,HEAD"),
    ] {
        let answer = send(&router, request(method, path, &[], Body::empty())).await;
        answer.expect_problem(405, None);
        assert_eq!(answer.headers["allow"], allowed, "{path}");
    }
    let options = send(&router, request(Method::OPTIONS, "/api/v1/check", &[], Body::empty())).await;
    assert_eq!((options.status.as_u16(), options.headers["allow"].to_str().unwrap()), (204, "POST"));
    assert!(!options.headers.contains_key("access-control-allow-origin"));
    let head = send(&router, request(Method::HEAD, "/api/v1/catalogue", &[], Body::empty())).await;
    assert_eq!((head.status.as_u16(), head.bytes.len()), (200, 0));
}

#[tokio::test]
async fn every_answer_has_the_headers_that_guard_it() {
    let (router, _) = served(Bounds::default());
    for path in ["/", "/healthz", "/metrics", "/api/v1/catalogue", "/api/v1/none", "/api/v1/"] {
        let headers = get(&router, path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe"));
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn files_of_the_page_are_not_sent_twice() {
    let (router, _) = served(Bounds::default());
    let page = get(&router, "/").await;
    assert_eq!((page.status.as_u16(), page.media_type.as_str()), (200, "text/html; charset=utf-8"));
    let tag = page.headers["etag"].to_str().unwrap();
    let again = send(&router, request(Method::GET, "/", &[("if-none-match", tag)], Body::empty())).await;
    assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0));
    let posted = send(&router, request(Method::POST, "/", &[], Body::empty())).await;
    posted.expect_problem(405, None);
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_can_read_that_and_events_are_not() {
    let (router, _) = served(Bounds::default());
    let asked = [("accept-encoding", "gzip")];
    let plain = get(&router, "/api/v1/messages?lang=en").await;
    assert!(!plain.headers.contains_key("content-encoding"));
    let packed = request(Method::GET, "/api/v1/messages?lang=en", &asked, Body::empty());
    let packed = send(&router, packed).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert_eq!(packed.headers["vary"], "accept-encoding");
    assert!(packed.bytes.len() < plain.bytes.len() / 2);
    let headers =
        [("content-type", "application/json"), ("accept", "text/event-stream"), ("accept-encoding", "gzip")];
    let body = r#"{"board": "8 0 3/2 1 4/7 6 5", "goal": "snail"}"#;
    let events = send(&router, request(Method::POST, "/api/v1/trace", &headers, body)).await;
    assert!(!events.headers.contains_key("content-encoding"));
    assert!(events.text().contains("event: result"));
}
