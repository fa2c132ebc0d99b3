//! Under which names this server may be asked.
//!
//! A page of somebody else can make its own name mean this machine (DNS rebinding), and then its scripts may read
//! what this server answers. The browser still says under which name it asks, and a name is all that such a page has:
//! an address cannot be rebound.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jiugong_locale::say;

use crate::App;
use crate::language::understood;
use crate::problem::Problem;

/// The names and addresses under which the server may be asked.
#[derive(Clone, Debug, Default)]
pub struct Hosts {
    names: Vec<String>,
    addresses: Vec<IpAddr>,
    any_address: bool,
}

impl Hosts {
    /// Those of this machine alone.
    pub fn loopback() -> Hosts {
        Hosts::default()
    }

    /// Those, and what the server listens to: `host` as the user wrote it, and its addresses. Where it listens to all
    /// addresses of the machine, it may be asked under each of them.
    pub fn listening(host: &str, addresses: &[SocketAddr]) -> Hosts {
        let addresses: Vec<IpAddr> = addresses.iter().map(SocketAddr::ip).collect();
        let any_address = addresses.iter().any(IpAddr::is_unspecified);
        let name = host.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
        let is_name = name.parse::<IpAddr>().is_err();
        Hosts { names: if is_name { vec![name] } else { Vec::new() }, addresses, any_address }
    }

    /// Whether a host, with or without a port, is one of them.
    pub fn allow(&self, host: &str) -> bool {
        let Some(name) = without_port(host) else { return false };
        match name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
            Ok(address) => address.is_loopback() || self.any_address || self.addresses.contains(&address),
            Err(_) => {
                let name = name.trim_end_matches('.').to_ascii_lowercase();
                name == "localhost" || name.ends_with(".localhost") || self.names.contains(&name)
            }
        }
    }
}

/// The host of `host:port`.
fn without_port(host: &str) -> Option<&str> {
    let authority: axum::http::uri::Authority = host.parse().ok()?;
    let is_plain = !host.contains('@');
    is_plain.then(|| &host[..authority.host().len()])
}

/// Lets only requests pass that ask for this machine, and come from its own page if from any.
pub(crate) async fn check_host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let language = understood(request.uri(), request.headers());
    let host = host_of(request.uri(), request.headers());
    let Some(host) = host.filter(|host| app.hosts().allow(host)) else {
        return Problem::host(language, say!(language, "problem-host-unknown")).into_response();
    };
    if let Some(origin) = request.headers().get(ORIGIN) {
        let own = origin
            .to_str()
            .ok()
            .and_then(|origin| origin.split_once("://"))
            .is_some_and(|(_, from)| from.eq_ignore_ascii_case(&host));
        if !own {
            return Problem::host(language, say!(language, "problem-origin-unknown")).into_response();
        }
    }
    next.run(request).await
}

/// The host that is asked for: one, and said once.
fn host_of(uri: &Uri, headers: &HeaderMap) -> Option<String> {
    if let Some(authority) = uri.authority() {
        return Some(authority.as_str().to_owned());
    }
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next()?.to_str().ok()?.to_owned();
    hosts.next().is_none().then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_and_what_was_asked_for() {
        let hosts = Hosts::loopback();
        for host in
            ["localhost", "LOCALHOST:8008", "127.0.0.1:1", "127.1.2.3", "[::1]:8008", "[::1]", "a.localhost"]
        {
            assert!(hosts.allow(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "127.0.0.1.evil.example",
            "192.168.1.5",
            "localhost@evil.example",
            "a b",
            "[::2]",
        ] {
            assert!(!hosts.allow(host), "{host}");
        }
        let named = Hosts::listening("Board.Example", &["10.0.0.7:80".parse().unwrap()]);
        assert!(named.allow("board.example:80") && named.allow("10.0.0.7") && named.allow("localhost"));
        assert!(!named.allow("10.0.0.8") && !named.allow("example"));
        let all = Hosts::listening("0.0.0.0", &["0.0.0.0:80".parse().unwrap()]);
        assert!(all.allow("192.168.1.5:80") && !all.allow("evil.example"));
    }
}
