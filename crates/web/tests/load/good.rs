//! Clients that play by the rules.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::post;

/// How many of each there are.
const SOLVERS: usize = 24;
const CHECKERS: usize = 4;

/// What the clients saw.
#[derive(Default)]
pub struct Figures {
    pub solved: usize,
    pub busy: usize,
    pub checked: usize,
    solve_times: Vec<Duration>,
    check_times: Vec<Duration>,
    seconds: f64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |times: &[Duration], part: f64| {
            let mut times = times.to_vec();
            times.sort();
            times.get(((times.len() as f64 - 1.0) * part) as usize).copied().unwrap_or_default()
        };
        let times = |times: &[Duration]| {
            format!("median {:?}, 99 of 100 within {:?}", place(times, 0.5), place(times, 0.99))
        };
        writeln!(
            f,
            "{SOLVERS} clients solve: {} answers in {:.1} s, {}",
            self.solved,
            self.seconds,
            times(&self.solve_times)
        )?;
        writeln!(f, "{} were told to come again", self.busy)?;
        write!(
            f,
            "{CHECKERS} clients check meanwhile: {} answers, {}",
            self.checked,
            times(&self.check_times)
        )
    }
}

/// Boards of 3x3 with the slides of their shortest paths to the standard goal, from the table of all of them, and one of
/// Korf's (his board 1, 57 slides).
async fn boards(at: SocketAddr) -> Vec<(Value, u64)> {
    let mut boards = vec![(json!({"board": "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", "goal": "zero"}), 57)];
    for distance in [5, 10, 15, 20, 25, 31] {
        let drawn = loop {
            let answer =
                post(at, "/scramble", &json!({"distance": distance, "seed": distance})).await.unwrap();
            if answer.status == 200 {
                break serde_json::from_str::<Value>(&answer.body).unwrap();
            }
            assert_eq!(answer.status, 503, "{}", answer.body);
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        boards.push((json!({"board": drawn["boards"][0]}), distance));
    }
    boards
}

/// Solves and checks until the time is over; every answer has to be right.
pub async fn clients(at: SocketAddr, time: Duration) -> Figures {
    let boards = boards(at).await;
    let started = Instant::now();
    let until = started + time;
    let mut clients = JoinSet::new();
    for number in 0..SOLVERS {
        let boards = boards.clone();
        clients.spawn(async move {
            let mut figures = Figures::default();
            for (question, length) in boards.iter().cycle().skip(number) {
                if Instant::now() > until {
                    break;
                }
                let asked = Instant::now();
                let answer = post(at, "/solve", question).await.unwrap();
                if answer.status == 503 {
                    figures.busy += 1;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
                assert_eq!(answer.status, 200, "{}", answer.body);
                let report: Value = serde_json::from_str(&answer.body).unwrap();
                assert_eq!((&report["length"], &report["optimal"]), (&json!(length), &json!(true)));
                figures.solved += 1;
                figures.solve_times.push(asked.elapsed());
            }
            figures
        });
    }
    for _ in 0..CHECKERS {
        clients.spawn(async move {
            let mut figures = Figures::default();
            while Instant::now() < until {
                let asked = Instant::now();
                let answer =
                    post(at, "/check", &json!({"board": "283104765", "goal": "snail"})).await.unwrap();
                assert!(
                    answer.status == 200 && answer.body.contains("\"reachable\":true"),
                    "{}",
                    answer.body
                );
                figures.checked += 1;
                figures.check_times.push(asked.elapsed());
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            figures
        });
    }
    let mut all = Figures::default();
    while let Some(figures) = clients.join_next().await {
        let figures = figures.unwrap();
        all.solved += figures.solved;
        all.busy += figures.busy;
        all.checked += figures.checked;
        all.solve_times.extend(figures.solve_times);
        all.check_times.extend(figures.check_times);
    }
    all.seconds = started.elapsed().as_secs_f64();
    all
}

/// Every board once more, when all is quiet.
pub async fn right_answers(at: SocketAddr) {
    for (question, length) in boards(at).await {
        let answer = post(at, "/solve", &question).await.unwrap();
        let report: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, &report["length"]), (200, &json!(length)));
    }
}
