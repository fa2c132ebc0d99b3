//! The server as a program: where it listens, that it answers, how it stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::running::{program, run};

/// The program, serving on a free port, and what it printed.
fn serving(language: &str) -> (Child, String) {
    let mut program = program()
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", language])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (program, line)
}

/// The address in what was printed.
fn address(line: &str) -> &str {
    let (_, rest) = line.split_once("http://").unwrap_or_else(|| panic!("no address: {line}"));
    rest.split_once('/').unwrap().0
}

#[cfg(unix)]
#[test]
fn it_says_where_answers_and_stops_when_it_is_told_to() {
    for (language, word) in [("en", "Ctrl-C stops it"), ("zh", "停止")] {
        let (mut program, line) = serving(language);
        assert!(line.contains(word), "{line}");
        let mut stream = TcpStream::connect(address(&line)).unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok\n"), "{answer}");
        let told = Command::new("kill").args(["-TERM", &program.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert_eq!(program.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn where_nothing_can_listen_it_says_so() {
    for (listen, language, word) in [("nowhere", "en", "--listen"), ("127.0.0.1:99999", "zh", "监听")] {
        let outcome = run(&["serve", "--listen", listen, "--lang", language]);
        assert_eq!(outcome.code, 2, "{}", outcome.errors);
        assert!(outcome.errors.contains(listen) && outcome.errors.contains(word), "{}", outcome.errors);
    }
}
