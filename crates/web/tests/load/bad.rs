//! Clients that do not play by the rules.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::client::{read_to_end, send, text_of, write};

const SLOW_READERS: usize = 6;
const HALF_OPEN: usize = 40;
const NONSENSE: usize = 4;

/// A search whose recording has many megabytes.
fn large() -> String {
    let body =
        json!({"board": "8 0 7/6 5 4/3 2 1", "algorithm": "breadth-first", "format": "jsonl", "to": 30_000});
    text_of("POST", "/api/v1/trace", &body.to_string())
}

/// Ask for much and read none of it, until the server closes the connection: how many answers it has cut off.
pub async fn slow_readers(at: SocketAddr, time: Duration) -> usize {
    let mut clients = JoinSet::new();
    for _ in 0..SLOW_READERS {
        clients.spawn(async move {
            let until = Instant::now() + time.max(Duration::from_secs(10));
            let (stream, mut read) = loop {
                let Ok(stream) = TcpStream::connect(at).await else { return false };
                let _ = write(&stream, large().as_bytes()).await;
                let read = begin(&stream).await;
                if read.starts_with(b"HTTP/1.1 200") {
                    break (stream, read);
                }
                if Instant::now() > until {
                    return false;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            tokio::time::sleep(time.max(Duration::from_secs(2))).await;
            // What is in the buffers can be read; then the server has gone, as it had more to say.
            let ended = timeout(Duration::from_secs(20), read_to_end(&stream, &mut read)).await;
            assert!(ended.is_ok(), "a slow reader is still served after {} bytes", read.len());
            let text = String::from_utf8_lossy(&read[..read.len().min(2000)]).into_owned();
            let length = text.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
            read.len() < length.unwrap_or(0)
        });
    }
    let mut cut = 0;
    while let Some(done) = clients.join_next().await {
        cut += usize::from(done.unwrap());
    }
    cut
}

/// The first bytes of an answer.
async fn begin(stream: &TcpStream) -> Vec<u8> {
    let mut first = vec![0; 64];
    loop {
        if stream.readable().await.is_err() {
            return Vec::new();
        }
        match stream.try_read(&mut first) {
            Ok(bytes) => {
                first.truncate(bytes);
                return first;
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(_) => return Vec::new(),
        }
    }
}

/// Begin requests and do not end them; or ask for a long search and go away.
pub async fn half_open(at: SocketAddr, time: Duration) {
    let hard = json!({
        "board": "0 15 14 13/12 11 10 9/8 7 6 5/4 3 1 2", "goal": "15 14 8 12/10 11 13 9/6 2 5 1/3 7 4 0",
        "algorithm": "ida-star", "heuristic": "zero"
    });
    let events = text_of("POST", "/api/v1/solve", &hard.to_string()).replacen(
        "Connection: close",
        "Accept: text/event-stream",
        1,
    );
    let beginnings = [
        String::new(),
        "GET / HT".to_owned(),
        "GET / HTTP/1.1\r\nHost: localhost\r\n".to_owned(),
        "POST /api/v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{".to_owned(),
        "POST /api/v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"bo".to_owned(),
        events,
    ];
    let mut clients = JoinSet::new();
    for number in 0..HALF_OPEN {
        let beginning = beginnings[number % beginnings.len()].clone();
        clients.spawn(async move {
            let goes_away = beginning.contains("event-stream");
            let Ok(stream) = TcpStream::connect(at).await else { return };
            let _ = write(&stream, beginning.as_bytes()).await;
            if goes_away {
                tokio::time::sleep(time.min(Duration::from_millis(300))).await;
                return;
            }
            let mut read = Vec::new();
            let ended = timeout(Duration::from_secs(10), read_to_end(&stream, &mut read)).await;
            assert!(ended.is_ok(), "the server still waits for the rest of {beginning:?}");
        });
    }
    while let Some(done) = clients.join_next().await {
        done.unwrap();
    }
}

/// Send too much, and what is no request.
pub async fn nonsense(at: SocketAddr, time: Duration) {
    let until = Instant::now() + time;
    let huge = text_of("POST", "/api/v1/check", &format!("{{\"board\":\"{}\"}}", "1 ".repeat(1 << 20)));
    let deep = text_of("POST", "/api/v1/check", &"[".repeat(200_000));
    let header = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(1 << 20));
    let headers = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n", "A: b\r\n".repeat(10_000));
    let cases: Vec<(Vec<u8>, &[u16])> = vec![
        (huge.into_bytes(), &[413]),
        (deep.into_bytes(), &[400]),
        (header.into_bytes(), &[400, 431]),
        (headers.into_bytes(), &[400, 431]),
        (text_of("POST", "/api/v1/solve", "{\"board\":").into_bytes(), &[400]),
        (text_of("POST", "/api/v1/solve", "{\"board\":\"\\ud800\"}").into_bytes(), &[400]),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 this is TLS".to_vec(), &[400]),
        (b"\0\0\0\0\r\n\r\n".to_vec(), &[400]),
    ];
    let mut clients = JoinSet::new();
    for _ in 0..NONSENSE {
        let cases = cases.clone();
        clients.spawn(async move {
            for (bytes, allowed) in cases.iter().cycle() {
                // A server that closes before all was sent may be heard or not.
                if let Ok(answer) = send(at, bytes).await {
                    let seen = answer.status;
                    assert!(seen == 0 || allowed.contains(&seen), "{seen}: {}", answer.body);
                }
                if Instant::now() > until {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
    }
    while let Some(done) = clients.join_next().await {
        done.unwrap();
    }
}
