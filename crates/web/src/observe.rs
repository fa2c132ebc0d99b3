//! What is noted of every request.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// Counts the answer and writes a line into the log.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let (status, time) = (response.status().as_u16(), started.elapsed());
    // Whatever methods a client makes up are one method here.
    let known = ["GET", "HEAD", "POST", "OPTIONS"].into_iter().find(|known| *known == method.as_str());
    app.metrics().answered(&route, known.unwrap_or("other"), status, time);
    tracing::info!(%method, path = path.escape_debug().to_string(), status, milliseconds = time.as_secs_f64() * 1e3, "answered");
    response
}
