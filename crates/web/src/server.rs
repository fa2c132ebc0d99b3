//! The whole server, as a program starts it.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread;

use tokio::net::{TcpListener, lookup_host};
use tokio::runtime::{Builder, Runtime};

use crate::{App, Bounds, Hosts, Stop, serve};

/// Why a server does not listen.
#[derive(Debug)]
pub enum NotListening {
    /// The system has no threads for one that answers and one that searches.
    NoThreads(io::Error),
    /// There is no such address, or it is in use.
    NoAddress(io::Error),
}

/// How many threads can answer: one on every core, or fewer where the system has no room for these and one that searches.
///
/// This is tried out, because a runtime that cannot start its threads does not say so but panics.
fn workers() -> io::Result<usize> {
    let wanted = thread::available_parallelism().map_or(1, usize::from);
    let gate = Mutex::new(());
    thread::scope(|scope| {
        // None ends before all are there.
        let closed = gate.lock();
        let wait = || drop(gate.lock());
        let started = (0..=wanted).map(|_| thread::Builder::new().spawn_scoped(scope, wait).map(drop));
        let started: Vec<io::Result<()>> = started.collect();
        drop(closed);
        let count = started.iter().filter(|started| started.is_ok()).count();
        match started.into_iter().find_map(Result::err) {
            Some(error) if count < 2 => Err(error),
            _ => Ok(count - 1),
        }
    })
}

/// A server that listens and does not answer yet.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    app: Arc<App>,
}

impl Server {
    /// Listens at `host:port`; the port 0 is any that is free.
    ///
    /// # Errors
    /// What the system says: that it has no threads for it, that there is no such address, or that it is in use.
    pub fn listen(at: &str, bounds: Bounds) -> Result<Server, NotListening> {
        let workers = workers().map_err(NotListening::NoThreads)?;
        let runtime = Builder::new_multi_thread().worker_threads(workers).enable_all().build();
        Server::listen_with(runtime.map_err(NotListening::NoThreads)?, at, bounds)
            .map_err(NotListening::NoAddress)
    }

    fn listen_with(runtime: Runtime, at: &str, bounds: Bounds) -> io::Result<Server> {
        let host = at.rsplit_once(':').map_or(at, |(host, _)| host);
        let (listener, addresses) = runtime.block_on(async {
            let addresses: Vec<SocketAddr> = lookup_host(at).await?.collect();
            io::Result::Ok((TcpListener::bind(addresses.as_slice()).await?, addresses))
        })?;
        let address = listener.local_addr()?;
        Ok(Server { runtime, listener, address, app: App::new(bounds, Hosts::listening(host, &addresses)) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of its page on this machine.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            let loopback =
                if address.is_ipv4() { [127, 0, 0, 1].into() } else { std::net::Ipv6Addr::LOCALHOST.into() };
            address.set_ip(loopback);
        }
        format!("http://{address}/")
    }

    /// Answers until it is to stop.
    ///
    /// # Errors
    /// Those of [`serve`].
    pub fn run(self, stop: Stop) -> io::Result<()> {
        self.runtime.block_on(serve(self.listener, self.app, stop))
    }
}
