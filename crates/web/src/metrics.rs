//! What is counted, in the format of Prometheus.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// A route and how it was answered.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Route {
    route: String,
    method: String,
    status: u16,
}

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Route, Counter>,
    seconds: Family<Route, Counter<f64, AtomicU64>>,
    running: Gauge,
    waiting: Gauge,
    connections: Gauge,
    /// Nodes expanded by all searches that have ended.
    pub(crate) expanded: Counter,
    searches: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("jiugong"),
            requests: Family::default(),
            seconds: Family::default(),
            running: Gauge::default(),
            waiting: Gauge::default(),
            connections: Gauge::default(),
            expanded: Counter::default(),
            searches: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("request_seconds", "Seconds until the answers began", metrics.seconds.clone());
        registry.register("searches", "Searches begun", metrics.searches.clone());
        registry.register("searches_running", "Searches under way", metrics.running.clone());
        registry.register("queue", "Requests that wait for a place to search in", metrics.waiting.clone());
        registry.register("connections", "Connections open", metrics.connections.clone());
        registry.register("expanded_nodes", "Nodes expanded by searches", metrics.expanded.clone());
        metrics
    }
}

/// Something that is counted for as long as it is there.
pub(crate) struct Present(Gauge);

impl Present {
    fn new(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// Counts an answer. The routes are ours, never what a client made up.
    pub(crate) fn answered(&self, route: &str, method: &str, status: u16, time: Duration) {
        let route = Route { route: route.to_owned(), method: method.to_owned(), status };
        self.requests.get_or_create(&route).inc();
        self.seconds.get_or_create(&route).inc_by(time.as_secs_f64());
    }

    /// Counts a search for as long as it runs.
    pub(crate) fn search(&self) -> Present {
        self.searches.inc();
        Present::new(&self.running)
    }

    /// Counts a connection for as long as it is open.
    pub(crate) fn connection(&self) -> Present {
        Present::new(&self.connections)
    }

    /// All figures as text.
    pub(crate) fn text(&self, waiting: usize) -> String {
        self.waiting.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(error) => {
                tracing::error!(%error, "the metrics could not be written");
                String::new()
            }
        }
    }
}
