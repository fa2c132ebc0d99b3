//! A client of a few lines, which can also do what no good client does.

use std::io;
use std::net::SocketAddr;

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

/// Writes all of it.
pub async fn write(stream: &TcpStream, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        stream.writable().await?;
        match stream.try_write(bytes) {
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Reads until the other end closes.
pub async fn read_to_end(stream: &TcpStream, read: &mut Vec<u8>) -> io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        stream.readable().await?;
        match stream.try_read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(bytes) => read.extend_from_slice(&buffer[..bytes]),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

/// Sends bytes and reads all that comes.
pub async fn send(at: SocketAddr, bytes: &[u8]) -> io::Result<Answer> {
    let stream = TcpStream::connect(at).await?;
    // A server that refuses early does not read all.
    let _ = write(&stream, bytes).await;
    let mut read = Vec::new();
    let ended = read_to_end(&stream, &mut read).await;
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
