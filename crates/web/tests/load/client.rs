//! A client of a few lines, which can also do what no good client does.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer.
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// The text of a request.
pub fn text_of(method: &str, path: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
}

/// Sends bytes and reads all that comes.
pub async fn send(at: SocketAddr, bytes: &[u8]) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(at).await?;
    // A server that refuses early does not read all.
    let _ = stream.write_all(bytes).await;
    let mut read = Vec::new();
    let ended = stream.read_to_end(&mut read).await;
    let text = String::from_utf8_lossy(&read).into_owned();
    let status = text.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    match (status, ended) {
        (Some(status), _) => {
            let body = text.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default();
            Ok(Answer { status, body })
        }
        (None, Err(error)) => Err(error),
        (None, Ok(_)) => Ok(Answer { status: 0, body: text }),
    }
}

pub async fn get(at: SocketAddr, path: &str) -> io::Result<Answer> {
    send(at, text_of("GET", path, "").as_bytes()).await
}

pub async fn post(at: SocketAddr, path: &str, body: &serde_json::Value) -> io::Result<Answer> {
    send(at, text_of("POST", &format!("/api/v1{path}"), &body.to_string()).as_bytes()).await
}
