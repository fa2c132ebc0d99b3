//! The files of the page. They are part of the program; one that is built for debugging reads them from the disk.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::language::Understood;
use crate::problem::Problem;

#[derive(Embed)]
#[folder = "page/"]
#[allow_missing = true]
struct Files;

/// A file of the page.
pub(crate) async fn page(
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    Understood(language): Understood,
) -> Response {
    let name = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let Some(file) = Files::get(name) else {
        return Problem::not_found(language, uri.path()).into_response();
    };
    if method != Method::GET && method != Method::HEAD {
        return Problem::method(language, method.as_str()).into_response();
    }
    answer(name, file, &headers)
}

fn answer(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String =
        file.metadata.sha256_hash().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let is_known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag));
    let mut response = match is_known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => file.data.into_owned().into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type(name)));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // Weak: the same file may come compressed.
    if let Ok(tag) = HeaderValue::from_str(&format!("W/{tag}")) {
        headers.insert(ETAG, tag);
    }
    response
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
