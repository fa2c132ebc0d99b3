//! What is wrong is said as a problem that names the field, in the request's language.

use axum::http::Method;
use jiugong_web::Bounds;
use serde_json::json;

use crate::asking::{get, post, request, send, served};

#[tokio::test]
async fn every_wrong_field_is_named() {
    let (router, _) = served(Bounds::default());
    let board = "8 0 3/2 1 4/7 6 5";
    let cases = [
        ("/check", json!({}), "board"),
        ("/check", json!({"board": 7}), "board"),
        ("/check", json!({"board": "1 2 2/3 4 5/6 7 0"}), "board"),
        ("/check", json!({"board": board, "goal": "nowhere"}), "goal"),
        ("/check", json!({"board": board, "goal": "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"}), "goal"),
        ("/check", json!({"board": board, "size": "9"}), "size"),
        ("/check", json!({"board": board, "colour": "red"}), "colour"),
        ("/check", json!({"board": board, "lang": "fr"}), "lang"),
        ("/check", json!({"board": board, "lang": 7}), "lang"),
        ("/check", json!({"board": format!("{board}\n{board}\n\n{board}")}), "board"),
        ("/solve", json!({"board": board, "algorithm": "bfs"}), "algorithm"),
        ("/solve", json!({"board": board, "heuristic": "guess"}), "heuristic"),
        ("/solve", json!({"board": board, "time_limit": -1}), "time_limit"),
        ("/solve", json!({"board": board, "time_limit": 1e9}), "time_limit"),
        ("/solve", json!({"board": board, "time_limit": "1s"}), "time_limit"),
        ("/solve", json!({"board": board, "node_limit": u64::MAX}), "node_limit"),
        ("/solve", json!({"board": board, "node_limit": -3}), "node_limit"),
        ("/scramble", json!({"count": 1_000_000}), "count"),
        ("/scramble", json!({"count": 500, "size": "100x100"}), "count"),
        ("/scramble", json!({"walk": u64::MAX}), "walk"),
        ("/scramble", json!({"distance": 32}), "distance"),
        ("/scramble", json!({"distance": 10, "size": "5x5"}), "distance"),
        ("/scramble", json!({"distance": 3, "walk": 3}), "walk"),
        ("/scramble", json!({"distance": 3, "unsolvable": true}), "unsolvable"),
        ("/scramble", json!({"size": "1x1"}), "size"),
        ("/convert", json!({"board": board, "to": "csv"}), "to"),
        ("/convert", json!({"board": board, "path": "uu"}), "path"),
        ("/convert", json!({"board": board, "path": "dlurd", "notation": "none"}), "notation"),
        ("/convert", json!({"board": board, "notation": "none"}), "notation"),
        ("/hint", json!({"board": "1 2"}), "board"),
        ("/explain", json!({"board": board, "heuristic": "exact"}), "board"),
        ("/explain", json!({"board": board, "format": "pdf"}), "format"),
        ("/trace", json!({"board": board, "format": "gif"}), "format"),
        ("/trace", json!({"board": board, "from": 5, "to": 2}), "to"),
        ("/trace", json!({"board": board, "lists": true}), "lists"),
        ("/trace", json!({"board": board, "format": "svg", "limit": 1_000_000}), "limit"),
        ("/trace", json!({"board": board, "format": "svg"}), "goal"),
        ("/compare", json!({"random": 1_000_000}), "random"),
        ("/compare", json!({"random": 0}), "random"),
        ("/compare", json!({"random": 2, "boards": [board]}), "random"),
        ("/compare", json!({"random": 1, "depths": "1..x"}), "depths"),
        ("/compare", json!({"random": 1, "depths": "1,".repeat(500)}), "depths"),
        ("/compare", json!({"random": 1, "depths": "40"}), "depths"),
        ("/compare", json!({"boards": []}), "boards"),
        ("/compare", json!({"boards": [board, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"]}), "boards"),
        ("/compare", json!({"algorithms": []}), "algorithms"),
        ("/compare", json!({"algorithms": ["a-star", "b-star"]}), "algorithms"),
        ("/compare", json!({"heuristics": ["h"]}), "heuristics"),
        ("/compare", json!({"baseline": "nobody"}), "baseline"),
        ("/compare", json!({"measures": ["beauty"]}), "measures"),
        ("/compare", json!({"random": 1, "time_limit": 1e300}), "time_limit"),
        ("/demonstrate", json!({"name": "nothing"}), "name"),
        ("/replay", json!({}), "board"),
        ("/replay", json!({"board": board}), "moves"),
        ("/replay", json!({"board": board, "moves": "uuuu"}), "moves"),
        ("/replay", json!({"link": "https://example.org/"}), "link"),
    ];
    for (path, body, field) in cases {
        let answer = post(&router, path, body.to_string()).await;
        println!("{path} {body}");
        answer.expect_problem(422, Some(field));
    }
    for (path, field) in [
        ("/api/v1/messages?lang=xx", "lang"),
        ("/api/v1/landscape?size=3", "size"),
        ("/api/v1/landscape?size=5x5", "size"),
        ("/api/v1/landscape?goal=up", "goal"),
        ("/api/v1/qr", "text"),
        ("/api/v1/qr?text=", "text"),
    ] {
        get(&router, path).await.expect_problem(422, Some(field));
    }
    get(&router, &format!("/api/v1/qr?text={}", "x".repeat(5000))).await.expect_problem(422, Some("text"));
}

#[tokio::test]
async fn a_wrong_goal_is_told_which_names_there_are() {
    let (router, _) = served(Bounds::default());
    let body = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snale"});
    let problem = post(&router, "/check", body.to_string()).await.expect_problem(422, Some("goal"));
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains("snale") && detail.contains("snail"), "{detail}");
}

#[tokio::test]
async fn what_is_said_is_what_is_wrong() {
    let (router, _) = served(Bounds::default());
    let board = "8 0 3/2 1 4/7 6 5";
    let cases = [
        ("/solve", json!({"board": board, "time_limit": -1}), "time_limit", "below 0", "more than"),
        ("/compare", json!({"boards": []}), "boards", "empty", "missing"),
        ("/compare", json!({"algorithms": []}), "algorithms", "empty", "missing"),
        (
            "/solve",
            json!({"board": board, "algorithm": "dijkstra"}),
            "algorithm",
            "there are breadth-first",
            "did you mean",
        ),
        (
            "/solve",
            json!({"board": board, "algorithm": "a-stra"}),
            "algorithm",
            "did you mean `a-star`?",
            "missing",
        ),
        ("/solve", json!({"board": "1 2 3 4 5 6 7 8 9 10 11 0"}), "board", "give one of these sizes", "--"),
        ("/solve", json!({"board": board, "size": "4x4"}), "board", "3x3", "--"),
    ];
    for (path, body, field, said, not_said) in cases {
        let problem = post(&router, path, body.to_string()).await.expect_problem(422, Some(field));
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(said) && !detail.contains(not_said), "{path} {body}: {detail}");
    }
    let problem = get(&router, "/api/v1/nowhere").await.expect_problem(404, None);
    assert!(problem["detail"].as_str().unwrap().contains("under /api/v1/nowhere;"), "{problem}");
    let problem = get(&router, "/nowhere").await.expect_problem(404, None);
    assert!(problem["detail"].as_str().unwrap().contains("under /nowhere;"), "{problem}");
}

#[tokio::test]
async fn bodies_that_are_none() {
    let (router, _) = served(Bounds::default());
    let problem = post(&router, "/check", "{\"board\": ").await.expect_problem(400, None);
    assert!(problem["detail"].as_str().unwrap().contains("column"), "{problem}");
    for body in ["", "{", "nonsense", "{\"board\": \"\u{0}", "\u{feff}{}"] {
        post(&router, "/check", body.to_owned()).await.expect_problem(400, None);
    }
    post(&router, "/check", vec![0xff, 0xfe, 0x00]).await.expect_problem(400, None);
    post(&router, "/check", "[".repeat(100_000)).await.expect_problem(400, None);
    for body in ["[]", "7", "null", "\"board\""] {
        post(&router, "/check", body).await.expect_problem(422, Some(""));
    }
    let large = format!("{{\"board\": \"{}\"}}", "1 ".repeat(200_000));
    post(&router, "/check", large).await.expect_problem(413, None);
    for media_type in [None, Some("text/plain"), Some("application/x-www-form-urlencoded")] {
        let headers: Vec<_> = media_type.map(|value| ("content-type", value)).into_iter().collect();
        let sent = send(&router, request(Method::POST, "/api/v1/check", &headers, "{\"board\":\"1\"}")).await;
        sent.expect_problem(415, None);
    }
    let with_charset = [("content-type", "application/json; charset=utf-8")];
    let sent =
        send(&router, request(Method::POST, "/api/v1/check", &with_charset, "{\"board\":\"283104765\"}"));
    assert_eq!(sent.await.status, 200);
}

#[tokio::test]
async fn problems_are_said_in_the_requests_language() {
    let (router, _) = served(Bounds::default());
    let is_chinese =
        |text: &str| text.chars().any(|character| ('\u{4e00}'..='\u{9fff}').contains(&character));
    let body = json!({"board": "1 2 2/3 4 5/6 7 0", "lang": "zh"}).to_string();
    let problem = post(&router, "/check", body).await.expect_problem(422, Some("board"));
    assert!(
        is_chinese(problem["detail"].as_str().unwrap()) && is_chinese(problem["title"].as_str().unwrap())
    );
    let headers = [("content-type", "application/json"), ("accept-language", "zh-CN,zh;q=0.9,en;q=0.8")];
    let problem = send(&router, request(Method::POST, "/api/v1/check", &headers, "{")).await;
    assert!(is_chinese(problem.expect_problem(400, None)["detail"].as_str().unwrap()));
    let path = "/api/v1/check?lang=zh";
    let problem = send(&router, request(Method::POST, path, &headers[..1], "{\"bord\":1}")).await;
    let problem = problem.expect_problem(422, Some("bord"));
    assert!(is_chinese(problem["detail"].as_str().unwrap()), "{problem}");
}

#[tokio::test]
async fn an_empty_span_is_told_by_the_fields_of_the_request() {
    let (router, _) = served(Bounds::default());
    for lang in ["en", "zh"] {
        let body = json!({"board": "8 0 3/2 1 4/7 6 5", "from": 9, "to": 2, "lang": lang});
        let problem = post(&router, "/trace", body.to_string()).await.expect_problem(422, Some("to"));
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains("`from`") && detail.contains("`to`") && !detail.contains("--"), "{detail}");
    }
}
