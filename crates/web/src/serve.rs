//! The router behind a socket.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::signal;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tracing_subscriber::EnvFilter;

use crate::places::Places;
use crate::{App, router};

/// How long answers may take to end when the server is stopped.
const FAREWELL: Duration = Duration::from_secs(5);

/// The most headers of a request, and the bytes that they may have together.
const MOST_HEADERS: usize = 64;
const HEADER_BYTES: usize = 16 << 10;

/// When the server is to stop.
pub enum Stop {
    /// At Ctrl-C or SIGTERM.
    AtSignal,
    /// When the other end of the channel sends, or is dropped.
    When(tokio::sync::oneshot::Receiver<()>),
}

impl Stop {
    async fn wait(self) {
        match self {
            Stop::When(told) => {
                let _ = told.await;
            }
            Stop::AtSignal => signalled().await,
        }
    }
}

#[cfg(unix)]
async fn signalled() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = signal::ctrl_c() => {}
            }
        }
        Err(_) => {
            let _ = signal::ctrl_c().await;
        }
    }
}

#[cfg(not(unix))]
async fn signalled() {
    let _ = signal::ctrl_c().await;
}

/// Answers on `listener` until it is to stop; then cancels what is searched and lets answers end.
///
/// # Errors
/// None at present: a connection that cannot be taken is noted, and the next one is waited for.
pub async fn serve(listener: TcpListener, app: Arc<App>, stop: Stop) -> io::Result<()> {
    let service = TowerToHyperService::new(router(app.clone()));
    let places = Places::new(app.bounds().connections, app.bounds().connections_of_one);
    let graceful = GracefulShutdown::new();
    let http = http(&app);
    let mut stopped = pin!(stop.wait());
    loop {
        let (stream, from) = tokio::select! {
            biased; // so that signals are listened to before anybody is answered
            () = &mut stopped => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, mostly: those in use become free.
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let place = match places.take(from.ip()) {
            Ok(place) => place,
            Err(reason) => {
                tracing::warn!(?reason, address = %from.ip(), "too many connections; one was closed");
                continue;
            }
        };
        let open = app.metrics().connection();
        let connection = http.serve_connection(TokioIo::new(patient(stream, &app)), service.clone());
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended early");
            }
            drop((place, open));
        });
    }
    drop(listener);
    app.close();
    if timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some answers did not end in time");
    }
    Ok(())
}

fn http(app: &App) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(app.bounds().patience)
        .max_headers(MOST_HEADERS)
        .max_buf_size(HEADER_BYTES.max(8192));
    http
}

/// A stream whose reader has to take something now and then.
fn patient(stream: TcpStream, app: &App) -> std::pin::Pin<Box<TimeoutStream<TcpStream>>> {
    // Small events are to arrive at once; where that cannot be had, they arrive later.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.bounds().patience));
    Box::pin(stream)
}

/// Writes what happens to standard error: what `RUST_LOG` asks for, else every request.
pub fn log_to_standard_error() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // Fails only where a log is written already.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}
