//! `GET /messages`: the sentences of a language, as Fluent source.

use axum::extract::Query;
use axum::response::Response;
use serde::Deserialize;

use crate::json::typed;
use crate::language::Wanted;

/// Which sentences.
#[derive(Deserialize)]
pub(crate) struct MessagesQuery {
    keys: Option<String>,
}

/// Every sentence of the language, or those that are asked for, as Fluent source.
#[utoipa::path(
    get,
    path = "/messages",
    params(
        ("keys" = Option<String>, Query, description = "what keys begin with, as in page-,explain-; all unless given"),
        ("lang" = Option<String>, Query, description = "en or zh")
    ),
    responses((status = 200, body = String, content_type = "text/plain"))
)]
pub(crate) async fn messages(
    Wanted(language): Wanted,
    Query(MessagesQuery { keys }): Query<MessagesQuery>,
) -> Response {
    let source = language.source();
    let source = match &keys {
        Some(keys) => beginning_with(&keys.split(',').collect::<Vec<_>>(), &source),
        None => source,
    };
    typed("text/plain; charset=utf-8", source)
}

/// The entries whose key begins so; an entry begins with a letter at the begin of a line and goes on with lines that are
/// indented or empty.
fn beginning_with(beginnings: &[&str], source: &str) -> String {
    let (mut kept, mut is_wanted) = (String::new(), false);
    for line in source.lines() {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            is_wanted = beginnings.iter().any(|beginning| line.starts_with(beginning));
        } else if line.starts_with('#') {
            is_wanted = false;
        }
        if is_wanted {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_entries_and_no_others() {
        let source = "# about\na-one = 1\nb-two = { $count ->\n    [1] one\n   *[other] more\n }\n\n# more\nc = 3\nb-four =\n    4\n";
        let two = "b-two = { $count ->\n    [1] one\n   *[other] more\n }\n\n";
        assert_eq!(beginning_with(&["b-"], source), format!("{two}b-four =\n    4\n"));
        assert_eq!(beginning_with(&["b-two", "c"], source), format!("{two}c = 3\n"));
        assert_eq!(beginning_with(&["d"], source), "");
    }
}
