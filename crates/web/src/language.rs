//! In which language to answer.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use jiugong_locale::{Language, Say};

use crate::problem::Problem;

/// The language that the query asks for, else the one that the client prefers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Wanted {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Wanted, Problem> {
        let Some(asked) = asked(&parts.uri) else { return Ok(Wanted(preferred(&parts.headers))) };
        read(&asked, preferred(&parts.headers)).map(Wanted)
    }
}

/// The language to say a problem in, whatever is wrong with the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Understood(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Understood {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Understood, Infallible> {
        Ok(Understood(understood(&parts.uri, &parts.headers)))
    }
}

/// A language by name.
pub(crate) fn read(name: &str, preferred: Language) -> Result<Language, Problem> {
    name.parse().map_err(|error: jiugong_locale::LanguageError| {
        Problem::field(preferred, "lang", error.say(preferred))
    })
}

/// The best guess.
pub(crate) fn understood(uri: &Uri, headers: &HeaderMap) -> Language {
    asked(uri).and_then(|name| name.parse().ok()).unwrap_or_else(|| preferred(headers))
}

/// The `lang` of a query. No name of a language needs an escape.
fn asked(uri: &Uri) -> Option<String> {
    let pairs = uri.query()?.split('&');
    pairs.filter_map(|pair| pair.strip_prefix("lang=")).map(str::to_owned).next()
}

/// The first language of ours among those that the client prefers, the most preferred first.
fn preferred(headers: &HeaderMap) -> Language {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(&str, f32)> = header.split(',').map(weighed).collect();
    wanted.sort_by(|one, other| other.1.total_cmp(&one.1));
    Language::preferred(wanted.into_iter().filter(|(_, weight)| *weight > 0.0).map(|(name, _)| name))
}

/// A language with its weight, as in `zh;q=0.9`.
fn weighed(item: &str) -> (&str, f32) {
    let (name, weight) = item.split_once(';').unwrap_or((item, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
    (name.trim(), weight.unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(uri: &str, header: &str) -> Language {
        let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, header.parse().unwrap())]);
        understood(&uri.parse().unwrap(), &headers)
    }

    #[test]
    fn the_query_comes_first_then_the_weights() {
        assert_eq!(language("/", ""), Language::English);
        assert_eq!(language("/", "fr, zh-CN;q=0.9, en;q=0.8"), Language::Chinese);
        assert_eq!(language("/", "zh;q=0.1, en;q=0.8"), Language::English);
        assert_eq!(language("/", "zh;q=0, fr"), Language::English);
        assert_eq!(language("/?a=b&lang=zh-CN", "en"), Language::Chinese);
        assert_eq!(language("/?lang=xx", "zh"), Language::Chinese);
    }
}
