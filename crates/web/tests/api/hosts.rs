//! Only who asks for this machine, from its own page, is answered.

use axum::body::Body;
use axum::http::Method;
use jiugong_web::Bounds;

use crate::asking::{request, send, served};

#[tokio::test]
async fn other_names_and_origins_are_refused() {
    let (router, _) = served(Bounds::default());
    let asked = async |headers: &[(&str, &str)]| {
        send(&router, request(Method::GET, "/healthz", headers, Body::empty())).await
    };
    for host in ["localhost", "localhost:8008", "127.0.0.1:8008", "[::1]:8008"] {
        assert_eq!(asked(&[("host", host)]).await.status, 200, "{host}");
        let origin = format!("http://{host}");
        assert_eq!(asked(&[("host", host), ("origin", &origin)]).await.status, 200, "{host}");
    }
    for host in
        ["evil.example", "evil.example:8008", "localhost.evil.example", "192.0.2.1", "", "a@localhost"]
    {
        asked(&[("host", host)]).await.expect_problem(403, None);
    }
    asked(&[("host", "localhost"), ("host", "evil.example")]).await.expect_problem(403, None);
    for origin in [
        "http://evil.example",
        "null",
        "http://localhost:1",
        "https://localhost.evil.example",
        "localhost:8008",
    ] {
        asked(&[("host", "localhost:8008"), ("origin", origin)]).await.expect_problem(403, None);
    }
    let nameless = axum::http::Request::get("/healthz").body(Body::empty()).unwrap();
    send(&router, nameless).await.expect_problem(403, None);
}
