//! Answers as streams of events, and clients that go away meanwhile.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Method;
use futures_util::StreamExt;
use jiugong_web::Bounds;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::asking::{events, figure, request, send, served, until};

const HEADERS: [(&str, &str); 2] = [("content-type", "application/json"), ("accept", "text/event-stream")];

async fn streamed(router: &Router, path: &str, body: Value) -> Vec<(String, Value)> {
    let answer = send(router, request(Method::POST, path, &HEADERS, body.to_string())).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.media_type, "text/event-stream");
    events(&answer.text())
}

fn count(events: &[(String, Value)], name: &str) -> usize {
    events.iter().filter(|(event, _)| event == name).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_then_the_result() {
    let (router, _) = served(Bounds::default());
    let board = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";
    let body = json!({"board": board, "goal": "zero", "algorithm": "ida-star", "heuristic": "manhattan", "time_limit": 1});
    let heard = streamed(&router, "/api/v1/solve", body).await;
    assert!(count(&heard, "progress") > 2);
    let (name, report) = heard.last().unwrap();
    assert_eq!((name.as_str(), &report["status"]), ("result", &json!("time_limit")));
    let before = &heard[heard.len() - 2].1;
    assert!(before["generated"].as_u64() > before["expanded"].as_u64(), "{before}");
    assert!(before["expanded"].as_u64().unwrap() > 0 && before["bound"].as_u64().unwrap() > 40, "{before}");
    let problem =
        json!({"board": "1 2 3 4 5 6/7 8 9 10 11 12/13 14 15 16 17 18/19 20 21 22 23 24/25 26 27 28 29 0"});
    let heard = streamed(&router, "/api/v1/solve", problem).await;
    let (name, problem) = heard.last().unwrap();
    assert_eq!((name.as_str(), &problem["field"]), ("problem", &json!("board")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_trace_and_every_trial_of_a_comparison() {
    let (router, _) = served(Bounds::default());
    let asked = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail", "algorithm": "a-star", "heuristic": "manhattan"});
    let heard = streamed(&router, "/api/v1/trace", asked).await;
    let expanded = heard.iter().filter(|(_, value)| value["event"] == "expand").count();
    let (name, report) = heard.last().unwrap();
    assert_eq!((name.as_str(), &report["expanded"]), ("result", &json!(expanded)));
    let asked = json!({"random": 3, "depths": "6", "seed": 1});
    let heard = streamed(&router, "/api/v1/compare", asked).await;
    assert_eq!((count(&heard, "trial"), count(&heard, "progress")), (6, 6));
    let (name, whole) = heard.last().unwrap();
    assert_eq!(name, "result");
    let trials: Vec<&Value> =
        heard.iter().filter(|(name, _)| name == "trial").map(|(_, trial)| trial).collect();
    assert_eq!(trials, whole["trials"].as_array().unwrap().iter().collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_when_its_client_goes_away() {
    let (router, _) = served(Bounds { searches: 1, queue: 0, ..Bounds::default() });
    let board = "0 15 14 13/12 11 10 9/8 7 6 5/4 3 1 2";
    let goal = "15 14 8 12/10 11 13 9/6 2 5 1/3 7 4 0";
    let solve = json!({"board": board, "goal": goal, "algorithm": "ida-star", "heuristic": "zero"});
    let compare =
        json!({"boards": ["8 6 7/2 5 4/3 0 1"], "algorithms": ["ida-star"], "heuristics": ["zero"]});
    for (path, body) in [("/api/v1/solve", solve), ("/api/v1/compare", compare)] {
        let asked = request(Method::POST, path, &HEADERS, Body::from(body.to_string()));
        let response = router.clone().oneshot(asked).await.unwrap();
        let mut events = response.into_body().into_data_stream();
        if path.ends_with("solve") {
            events.next().await.unwrap().unwrap();
        }
        until(&router, "jiugong_searches_running", 1).await;
        tokio::time::sleep(Duration::from_millis(300)).await; // meanwhile it expands
        let before = figure(&router, "jiugong_expanded_nodes_total").await;
        drop(events);
        until(&router, "jiugong_searches_running", 0).await;
        // What it had expanded by then is counted all the same.
        assert!(figure(&router, "jiugong_expanded_nodes_total").await > before, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_are_sampled_where_they_are_asked_for() {
    let (router, _) = served(Bounds::default());
    let body = |sample: bool| {
        let board = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";
        json!({"board": board, "goal": "zero", "algorithm": "ida-star", "heuristic": "manhattan", "time_limit": 1, "sample": sample})
    };
    let heard = streamed(&router, "/api/v1/solve", body(true)).await;
    let sampled: Vec<&Value> =
        heard.iter().filter(|(name, _)| name == "expanded").map(|(_, node)| node).collect();
    // One beside each look at how far the search is, not all of them.
    assert!(sampled.len() > 2 && sampled.len() <= count(&heard, "progress") + 1, "{}", sampled.len());
    let numbers: Vec<u64> = sampled.iter().map(|node| node["number"].as_u64().unwrap()).collect();
    assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    for node in &sampled {
        let field = |name: &str| node[name].as_u64().unwrap();
        assert_eq!(field("g") + field("h"), field("f"));
        assert_eq!(node["board"].as_str().unwrap().split(['/', ' ']).count(), 16);
    }
    assert_eq!(heard.last().unwrap().0, "result");
    let heard = streamed(&router, "/api/v1/solve", body(false)).await;
    assert_eq!(count(&heard, "expanded"), 0);
    let small = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail", "sample": true});
    assert_eq!(count(&streamed(&router, "/api/v1/solve", small).await, "result"), 1);
}
