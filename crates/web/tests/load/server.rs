//! The server under load.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use jiugong_web::{App, Bounds, Hosts, Stop, serve};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client;

/// A server on a free port of this machine.
pub struct Served {
    pub runtime: Runtime,
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Served {
    /// One that loses its patience soon, so that the test does.
    pub fn start() -> Served {
        let bounds = Bounds {
            searches: 2,
            queue: 16,
            time: Duration::from_secs(10),
            memory: 256 << 20,
            kept: 512 << 20,
            answers: 128 << 20,
            body_time: Duration::from_secs(1),
            patience: Duration::from_secs(1),
            ..Bounds::default()
        };
        Served::within(bounds)
    }

    /// One with bounds of its own.
    pub fn within(bounds: Bounds) -> Served {
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, told) = oneshot::channel();
        let app = App::new(bounds, Hosts::loopback());
        let serving = runtime.spawn(serve(listener, app, Stop::When(told)));
        Served { runtime, address, stop, serving }
    }

    /// Waits until no connection but the asking one is open and nothing is searched.
    pub async fn until_quiet(&self) {
        let started = Instant::now();
        loop {
            let metrics = client::get(self.address, "/metrics").await.unwrap().body;
            let wanted = ["jiugong_connections 1\n", "jiugong_searches_running 0\n", "jiugong_queue 0\n"];
            if wanted.iter().all(|figure| metrics.contains(figure)) {
                return;
            }
            assert!(started.elapsed() < Duration::from_secs(30), "it does not become quiet:\n{metrics}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The bytes of this process, which is client and server.
    pub fn memory(&self) -> usize {
        memory_stats::memory_stats().unwrap().physical_mem
    }

    /// Stops it, gracefully.
    pub fn stop(self) {
        self.stop.send(()).unwrap();
        self.runtime.block_on(self.serving).unwrap().unwrap();
    }
}
