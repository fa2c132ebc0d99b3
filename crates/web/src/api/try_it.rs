//! A page to try the API on, made from its description.

use axum::response::Response;
use jiugong_locale::say;

use crate::json::typed;
use crate::language::Understood;

/// The page; its script reads the description and builds the rest.
pub(crate) async fn page(Understood(language): Understood) -> Response {
    let tag = language.tag();
    let (title, introduction) = (say!(language, "try-title"), say!(language, "try-introduction"));
    let (send, answer) = (say!(language, "try-send"), say!(language, "try-answer"));
    let (body, fields) = (say!(language, "try-body"), say!(language, "try-fields"));
    let page = format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <link rel=\"icon\" href=\"/assets/icon.svg\"><link rel=\"stylesheet\" href=\"/api/v1/try.css\">\n<script type=\"module\" src=\"/api/v1/try.js\"></script>\n\
         <main data-send=\"{send}\" data-answer=\"{answer}\" data-body=\"{body}\" data-fields=\"{fields}\">\n\
         <h1>{title}</h1>\n<p>{introduction} <a href=\"/api/v1/openapi.json\">openapi.json</a></p>\n</main>\n</html>\n"
    );
    typed("text/html; charset=utf-8", page)
}

/// Its script.
pub(crate) async fn script() -> Response {
    typed("text/javascript; charset=utf-8", include_str!("try_it/try.js"))
}

/// Its style.
pub(crate) async fn style() -> Response {
    typed("text/css; charset=utf-8", include_str!("try_it/try.css"))
}
