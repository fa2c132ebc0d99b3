//! Many clients at once, good and bad ones, over real sockets of this machine: afterwards every answer is right, nobody
//! is left, and the memory is back. Takes a few seconds; as many as `JIUGONG_LOAD_SECONDS` says where that is set.

mod bad;
mod client;
mod good;
mod server;

use std::time::{Duration, Instant};

use jiugong_web::Bounds;
use tokio::net::TcpStream;

use server::Served;

#[test]
fn good_clients_are_answered_among_bad_ones() {
    let seconds = std::env::var("JIUGONG_LOAD_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let time = Duration::from_secs(seconds);
    let served = Served::start();
    served.runtime.block_on(async {
        let at = served.address;
        // Once all of it, so that tables, threads and buffers are there before the memory is looked at.
        round(&served, Duration::from_millis(500)).await;
        served.until_quiet().await;
        let before = served.memory();
        let (figures, cut) = round(&served, time).await;
        served.until_quiet().await;
        let after = served.memory();
        println!("{figures}\n{cut} answers to slow readers were cut off");
        println!("memory: {} MiB before, {} MiB after", before >> 20, after >> 20);
        assert!(after < before + (96 << 20), "{} MiB more", (after - before) >> 20);
        assert!(cut > 0, "every slow reader was waited for");
        assert!(figures.solved > 0 && figures.checked > 0);
        good::right_answers(at).await;
    });
    served.stop();
}

/// All kinds of clients at once.
async fn round(served: &Served, time: Duration) -> (good::Figures, usize) {
    let at = served.address;
    let (cut, (), (), figures) = tokio::join!(
        bad::slow_readers(at, time),
        bad::half_open(at, time),
        bad::nonsense(at, time),
        good::clients(at, time)
    );
    (figures, cut)
}

#[test]
fn one_address_cannot_take_all_connections() {
    let served = Served::within(Bounds { connections_of_one: 2, ..Bounds::default() });
    served.runtime.block_on(async {
        let at = served.address;
        let is_answered =
            async || client::get(at, "/healthz").await.is_ok_and(|answer| answer.body.contains("ok"));
        let held = [TcpStream::connect(at).await.unwrap(), TcpStream::connect(at).await.unwrap()];
        assert!(!is_answered().await, "a third connection was answered");
        drop(held);
        let until = Instant::now() + Duration::from_secs(10);
        while !is_answered().await {
            assert!(Instant::now() < until, "no place became free");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    served.stop();
}
