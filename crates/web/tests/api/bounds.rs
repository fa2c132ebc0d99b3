//! Each request is bounded, and none keeps the others from their answers.

use std::time::{Duration, Instant};

use jiugong_web::Bounds;
use serde_json::json;
use tokio::task::JoinSet;

use crate::asking::{answer, get, post, served, until};

/// A search that takes as long as it may: of a hard board, without help.
fn endless() -> String {
    let board = "0 15 14 13/12 11 10 9/8 7 6 5/4 3 1 2";
    json!({"board": board, "goal": "15 14 8 12/10 11 13 9/6 2 5 1/3 7 4 0", "algorithm": "ida-star", "heuristic": "zero"}).to_string()
}

fn small() -> Bounds {
    Bounds {
        searches: 1,
        queue: 1,
        wait: Duration::from_secs(2),
        time: Duration::from_secs(20),
        ..Bounds::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_the_queue_there_is_503_and_cheap_answers_come_at_once() {
    let (router, _app) = served(small());
    // The table of 3x3 is there before, as in any game.
    answer(&router, "/hint", json!({"board": "123456708"})).await;
    let mut searches = JoinSet::new();
    for _ in 0..2 {
        let router = router.clone();
        searches.spawn(async move { post(&router, "/solve", endless()).await.status });
    }
    until(&router, "jiugong_searches_running", 1).await;
    until(&router, "jiugong_queue", 1).await;
    let started = Instant::now();
    let refused = post(&router, "/solve", endless()).await;
    refused.expect_problem(503, None);
    assert!(refused.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    answer(&router, "/check", json!({"board": "283104765"})).await;
    answer(&router, "/hint", json!({"board": "123456780"})).await;
    answer(&router, "/convert", json!({"board": "283104765"})).await;
    answer(&router, "/scramble", json!({})).await;
    get(&router, "/api/v1/catalogue").await.json();
    // What is soon answered has places of its own: small sizes, and boards from which no path leads to the goal.
    answer(&router, "/hint", json!({"board": "283104765", "goal": "snail"})).await;
    let out_of_reach = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0";
    for path in ["/solve", "/hint"] {
        let said = answer(&router, path, json!({"board": out_of_reach})).await;
        assert_eq!(
            said["reachable"].as_bool().or(Some(said["status"] != "unreachable")),
            Some(false),
            "{said}"
        );
    }
    let traced =
        json!({"board": "283104765", "goal": "snail", "algorithm": "a-star", "heuristic": "misplaced"});
    assert_eq!(answer(&router, "/trace", traced).await["summary"]["length"], 4);
    assert_eq!(answer(&router, "/solve", json!({"board": "283104765", "goal": "snail"})).await["length"], 4);
    answer(&router, "/scramble", json!({"distance": 9})).await;
    let few = json!({"boards": ["283104765"], "goal": "snail", "node_limit": 1000});
    assert_eq!(answer(&router, "/compare", few).await["trials"].as_array().unwrap().len(), 2);
    let staged = json!({"demonstration": "not-reopened", "attempt": "a-star-not-reopened"});
    assert_eq!(answer(&router, "/trace", staged).await["summary"]["length"], 15);
    answer(&router, "/explain", json!({"board": out_of_reach, "heuristic": "linear-conflict"})).await;
    // Long before the search before them ends.
    assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
    // Who waits too long in the queue gets 503, too; and when the clients go, so do their searches.
    until(&router, "jiugong_queue", 0).await;
    searches.abort_all();
    until(&router, "jiugong_searches_running", 0).await;
    answer(&router, "/solve", json!({"board": "283104765", "goal": "snail"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_end_at_their_time_and_when_the_server_closes() {
    let (router, app) = served(Bounds { time: Duration::from_millis(300), ..small() });
    let started = Instant::now();
    let stopped = answer(&router, "/solve", serde_json::from_str(&endless()).unwrap()).await;
    assert_eq!(stopped["status"], "time_limit");
    assert!(started.elapsed() < Duration::from_secs(5));
    let (router, closing) = served(small());
    let asked = tokio::spawn({
        let router = router.clone();
        async move { post(&router, "/solve", endless()).await.json() }
    });
    until(&router, "jiugong_searches_running", 1).await;
    closing.close();
    assert_eq!(asked.await.unwrap()["status"], "cancelled");
    post(&router, "/solve", endless()).await.expect_problem(503, None);
    drop(app);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recording_that_is_full_is_a_limit_and_nobody_cancelled_it() {
    let (router, _app) = served(Bounds { steps: 100, ..Bounds::default() });
    let asked = json!({"board": "8 0 7/6 5 4/3 2 1", "algorithm": "breadth-first"});
    let traced = answer(&router, "/trace", asked).await;
    assert_eq!(traced["summary"]["status"], "node_limit");
    let end = traced["events"].as_array().unwrap().last().unwrap();
    assert_eq!((&end["event"], &end["cut"], &end["recorded"]), (&json!("end"), &json!(true), &json!(100)));
    assert_eq!(end["report"]["status"], "node_limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_and_answers_are_bounded() {
    let (router, _app) =
        served(Bounds { memory: 8 << 20, answer: 100_000, answers: 150_000, ..Bounds::default() });
    let board = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";
    let asked = json!({"board": board, "goal": "zero", "algorithm": "a-star", "heuristic": "manhattan"});
    assert_eq!(answer(&router, "/solve", asked).await["status"], "memory_limit");
    let asked = json!({"board": "8 0 7/6 5 4/3 2 1", "algorithm": "breadth-first"}).to_string();
    post(&router, "/trace", asked.clone()).await.expect_problem(422, Some("limit"));
    let few = json!({"board": "8 0 7/6 5 4/3 2 1", "algorithm": "breadth-first", "to": 100});
    answer(&router, "/trace", few).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_let_go_when_they_are_too_many() {
    // Whatever is kept is too much: every answer is right all the same.
    let (router, _app) = served(Bounds { kept: 0, memory: 64 << 20, ..Bounds::default() });
    for seed in 0..3 {
        let goal = answer(&router, "/scramble", json!({"seed": seed})).await["boards"][0].clone();
        let board = answer(&router, "/scramble", json!({"seed": seed, "goal": goal, "distance": 20})).await;
        let solved = answer(&router, "/solve", json!({"board": board["boards"][0], "goal": goal})).await;
        assert_eq!(solved["length"], 20);
    }
}
