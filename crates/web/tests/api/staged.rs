//! The runs of demonstrations, step by step: also those that are wrong on purpose.

use axum::http::Method;
use jiugong_web::Bounds;
use serde_json::{Value, json};

use crate::asking::{answer, post, request, send, served};

fn field<'a>(event: &'a Value, name: &str) -> &'a Value {
    &event[name]
}

#[tokio::test]
async fn a_wrong_run_says_that_it_is_wrong_and_ends_as_its_figures_say() {
    let (router, _) = served(Bounds::default());
    let shown = answer(&router, "/demonstrate", json!({"name": "visited-when-made"})).await;
    for attempt in shown["attempts"].as_array().unwrap() {
        let body = json!({"demonstration": "visited-when-made", "attempt": attempt["name"]});
        let trace = answer(&router, "/trace", body).await;
        let events = trace["events"].as_array().unwrap();
        let said = json!({
            "name": "visited-when-made", "attempt": attempt["name"], "right": attempt["right"],
            "distance": shown["distance"],
        });
        assert_eq!(events[0]["demonstration"], said);
        assert_eq!((&events[0]["board"], &events[0]["algorithm"]), (&shown["board"], &json!("a-star")));
        let summary = &trace["summary"];
        for name in ["status", "length", "expanded", "generated"] {
            assert_eq!(field(summary, name), field(attempt, name), "{attempt}");
        }
        assert_eq!(summary["optimal"], json!(attempt["right"] == "right"), "{attempt}");
        let expanded = events.iter().filter(|event| event["event"] == "expand").count();
        assert_eq!(json!(expanded), attempt["expanded"], "{attempt}");
    }
}

#[tokio::test]
async fn every_attempt_of_every_demonstration_can_be_watched() {
    let (router, _) = served(Bounds::default());
    let get = request(Method::GET, "/api/v1/demonstrations", &[], "");
    for demonstration in send(&router, get).await.json().as_array().unwrap() {
        let name = &demonstration["name"];
        let shown = answer(&router, "/demonstrate", json!({"name": name})).await;
        for attempt in shown["attempts"].as_array().unwrap() {
            let body = json!({"demonstration": name, "attempt": attempt["name"], "to": 20});
            let trace = answer(&router, "/trace", body).await;
            let events = trace["events"].as_array().unwrap();
            assert_eq!(events[0]["demonstration"]["right"], attempt["right"], "{attempt}");
            assert_eq!((&events[1]["event"], &events[1]["board"]), (&json!("make"), &shown["board"]));
            // Uniform-cost search has no h.
            assert!(attempt["name"] == "weight-0" || events[1]["h"] == attempt["estimate"], "{attempt}");
        }
    }
}

#[tokio::test]
async fn its_files_say_so_too() {
    let (router, _) = served(Bounds::default());
    let run = |lang: &str, format: &str| json!({"demonstration": "not-reopened", "attempt": "a-star-not-reopened", "format": format, "lang": lang, "to": 5});
    for (lang, loud) in [("en", "DELIBERATELY WRONG"), ("zh", "故意写错")] {
        for format in ["text", "svg", "dot"] {
            let text = post(&router, "/trace", run(lang, format).to_string()).await.text();
            assert!(text.contains(loud), "{format}: {text}");
        }
        let lines = post(&router, "/trace", run(lang, "jsonl").to_string()).await.text();
        let begin: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
        assert_eq!(begin["demonstration"]["right"], json!("wrong"));
    }
    let plain = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail", "algorithm": "a-star"});
    let events = answer(&router, "/trace", plain).await["events"].clone();
    assert!(events[0].get("demonstration").is_none());
}

#[tokio::test]
async fn what_does_not_fit_together_is_refused() {
    let (router, _) = served(Bounds::default());
    for (body, named) in [
        (json!({}), "board"),
        (json!({"board": "1 2 3/4 5 6/7 0 8", "attempt": "weight-2"}), "demonstration"),
        (json!({"demonstration": "weights"}), "attempt"),
        (json!({"demonstration": "weights", "attempt": "a-star-reopened"}), "attempt"),
        (json!({"demonstration": "nothing", "attempt": "weight-2"}), "demonstration"),
        (json!({"demonstration": "weights", "attempt": "weight-2", "goal": "snail"}), "goal"),
    ] {
        let answer = post(&router, "/trace", body.to_string()).await;
        answer.expect_problem(422, Some(named));
    }
}
