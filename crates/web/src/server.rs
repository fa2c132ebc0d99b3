//! The whole server, as a program starts it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::{TcpListener, lookup_host};
use tokio::runtime::{Builder, Runtime};

use crate::{App, Bounds, Hosts, Stop, serve};

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
    /// What the system says: that there is no such address, or that it is in use.
    pub fn listen(at: &str, bounds: Bounds) -> io::Result<Server> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
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
