//! What the routes answer when they are asked well.

use axum::http::StatusCode;
use jiugong_web::Bounds;
use serde_json::{Value, json};

use crate::asking::{answer, get, post, served};

const BOARD: &str = "8 0 3/2 1 4/7 6 5";

#[tokio::test]
async fn health_metrics_messages_catalogue() {
    let (router, _) = served(Bounds::default());
    assert_eq!(get(&router, "/healthz").await.text(), "ok\n");
    let english = get(&router, "/api/v1/messages?lang=en").await.text();
    let chinese = get(&router, "/api/v1/messages?lang=zh").await.text();
    assert!(english.contains("\nreport-optimal = ") && chinese.contains("\nreport-optimal = "));
    assert_ne!(english, chinese);
    let catalogue = get(&router, "/api/v1/catalogue?lang=zh").await.json();
    let names = |list: &str| -> Vec<String> {
        let items = catalogue[list].as_array().unwrap();
        items.iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
    };
    assert!(names("algorithms").contains(&"a-star".to_owned()));
    assert!(names("heuristics").contains(&"manhattan".to_owned()));
    let summary = catalogue["algorithms"][0]["summary"].as_str().unwrap();
    assert!(summary.chars().any(|character| ('\u{4e00}'..='\u{9fff}').contains(&character)), "{summary}");
    answer(&router, "/solve", json!({"board": BOARD, "goal": "snail"})).await;
    let metrics = get(&router, "/metrics").await;
    assert!(metrics.media_type.starts_with("application/openmetrics-text"), "{}", metrics.media_type);
    let text = metrics.text();
    for figure in [
        "jiugong_requests_total{route=\"/api/v1/solve\",method=\"POST\",status=\"200\"} 1",
        "jiugong_searches_total 1",
        "jiugong_searches_running 0",
        "jiugong_queue 0",
        "jiugong_request_seconds_total{route=\"/healthz\"",
    ] {
        assert!(text.contains(figure), "{figure} is not in\n{text}");
    }
    let expanded = text.lines().find_map(|line| line.strip_prefix("jiugong_expanded_nodes_total "));
    assert!(expanded.unwrap().parse::<u64>().unwrap() > 0);
}

#[tokio::test]
async fn check_and_solve_are_the_programs() {
    let (router, _) = served(Bounds::default());
    let checked = answer(&router, "/check", json!({"board": "283104765", "goal": "snail"})).await;
    assert_eq!((&checked["reachable"], &checked["size"]), (&json!(true), &json!("3x3")));
    assert_eq!(checked["named_goals"], json!(["snail"]));
    let solved = answer(&router, "/solve", json!({"board": BOARD, "goal": "snail"})).await;
    assert_eq!((&solved["status"], &solved["length"]), (&json!("solved"), &json!(5)));
    assert_eq!((&solved["blank_moves"], &solved["optimal"]), (&json!("dlurd"), &json!(true)));
    let chosen = json!({"board": BOARD, "goal": "snail", "algorithm": "a-star", "heuristic": "misplaced", "node_limit": 2});
    let stopped = answer(&router, "/solve", chosen).await;
    assert_eq!((&stopped["status"], &stopped["expanded"]), (&json!("node_limit"), &json!(2)));
    let unreachable = answer(&router, "/solve", json!({"board": BOARD, "goal": "standard"})).await;
    assert_eq!((&unreachable["status"], &unreachable["reachable"]), (&json!("unreachable"), &json!(false)));
}

#[tokio::test]
async fn scrambles_are_drawn_from_their_seed() {
    let (router, _) = served(Bounds::default());
    let drawn = answer(&router, "/scramble", json!({"size": "4x4", "count": 2, "seed": 1})).await;
    assert_eq!(drawn["boards"][0], "3 8 2 7/6 12 1 11/5 14 13 4/9 0 10 15");
    let again = answer(&router, "/scramble", json!({"size": "4x4", "count": 2, "seed": 1})).await;
    assert_eq!(drawn, again);
    let far = answer(&router, "/scramble", json!({"distance": 31, "count": 3})).await;
    for board in far["boards"].as_array().unwrap() {
        let solved = answer(&router, "/solve", json!({"board": board})).await;
        assert_eq!(solved["length"], 31);
    }
    let lost = answer(&router, "/scramble", json!({"unsolvable": true})).await;
    let checked = answer(&router, "/check", json!({"board": lost["boards"][0]})).await;
    assert_eq!(checked["reachable"], false);
    let walked = answer(&router, "/scramble", json!({"walk": 4, "seed": 3, "size": "10x10"})).await;
    assert_eq!(walked["boards"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn boards_and_paths_are_converted_and_replayed() {
    let (router, _) = served(Bounds::default());
    let made = answer(&router, "/convert", json!({"board": "283104765", "to": "json"})).await;
    assert_eq!((&made["text"], &made["read"]), (&json!("[[2,8,3],[1,0,4],[7,6,5]]"), &json!("compact")));
    let path = answer(&router, "/convert", json!({"board": BOARD, "path": "dlurd"})).await;
    assert_eq!(path["path"]["tile_moves"], "URDLU");
    let written = answer(
        &router,
        "/replay",
        json!({"board": BOARD, "moves": "dlurd", "times": [0, 100, 200, 300, 500]}),
    )
    .await;
    assert_eq!(written["moves_in_1000_seconds"], 10_000);
    let read = answer(&router, "/replay", json!({"link": written["link"]})).await;
    assert_eq!(
        (&read["board"], &read["blank_moves"], &read["times"]),
        (&json!(BOARD), &json!("dlurd"), &written["times"])
    );
}

#[tokio::test]
async fn hints_agree_with_the_distances() {
    let (router, _) = served(Bounds::default());
    let hint = answer(&router, "/hint", json!({"board": BOARD, "goal": "snail"})).await;
    assert_eq!((&hint["distance"], &hint["best"], &hint["exact"]), (&json!(5), &json!([1]), &json!(true)));
    for made in hint["moves"].as_array().unwrap() {
        let nearer = made["distance"] == 4;
        assert_eq!(made["judgement"], if nearer { "nearer" } else { "farther" });
    }
    let home = answer(&router, "/hint", json!({"board": "1 2 3/4 5 6/7 8 0"})).await;
    assert_eq!((&home["distance"], &home["best"]), (&json!(0), &json!([])));
    let lost = answer(&router, "/hint", json!({"board": BOARD})).await;
    assert_eq!(
        (&lost["reachable"], &lost["distance"], &lost["exact"]),
        (&json!(false), &Value::Null, &json!(false))
    );
    assert!(lost["reason"].is_string());
    // 57 slides: the first of Korf's boards, whose goal has its blank first.
    let korf = json!({"board": "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", "goal": "zero"});
    let korf = answer(&router, "/hint", korf).await;
    assert_eq!((&korf["distance"], &korf["best"], &korf["exact"]), (&json!(57), &json!([12]), &json!(true)));
    let large = answer(&router, "/scramble", json!({"size": "6x6", "seed": 1})).await;
    let large = answer(&router, "/hint", json!({"board": large["boards"][0]})).await;
    assert_eq!((&large["exact"], &large["distance"]), (&json!(false), &Value::Null));
    assert!(large["reason"].is_string());
}

#[tokio::test]
async fn a_hint_without_proof_begins_a_way() {
    let (router, _) = served(Bounds::default());
    let board = answer(&router, "/scramble", json!({"size": "5x5", "seed": 1})).await["boards"][0].clone();
    let hint = answer(&router, "/hint", json!({"board": board})).await;
    assert_eq!((&hint["exact"], &hint["distance"]), (&json!(false), &Value::Null));
    assert_eq!(hint["best"].as_array().unwrap().len(), 1, "{hint}");
    let (least, most) = (hint["at_least"].as_u64().unwrap(), hint["at_most"].as_u64().unwrap());
    assert!(0 < least && least < most, "{hint}");
    assert!(hint["reason"].is_string());
}

#[tokio::test]
async fn hints_beyond_sixteen_cells_are_exact_near_the_goal() {
    let (router, _) = served(Bounds::default());
    for (size, walk) in [("5x5", 40), ("6x3", 60), ("5x4", 60)] {
        let asked = json!({"size": size, "walk": walk, "seed": 3});
        let board = answer(&router, "/scramble", asked).await["boards"][0].clone();
        let hint = answer(&router, "/hint", json!({"board": board})).await;
        let solved = answer(&router, "/solve", json!({"board": board})).await;
        assert_eq!((&hint["exact"], &hint["distance"]), (&json!(true), &solved["length"]), "{hint}");
        assert!(hint["best"].as_array().unwrap().contains(&solved["tiles"][0]), "{hint}");
    }
}

#[tokio::test]
async fn lengths_in_the_metric_that_is_asked_for() {
    let (router, _) = served(Bounds::default());
    let asked = |metric: &str| json!({"board": "2 3 4/1 5 0/7 6 8", "metric": metric, "all_shortest": null});
    let single = answer(&router, "/solve", asked("stm")).await;
    let multi = answer(&router, "/solve", asked("mtm")).await;
    assert_eq!((&single["length"], &single["metric"]), (&json!(19), &json!("stm")));
    assert_eq!(
        (&multi["length"], &multi["metric"], &multi["optimal"]),
        (&json!(14), &json!("mtm"), &json!(true))
    );
    let far = answer(&router, "/scramble", json!({"distance": 24, "metric": "mtm", "seed": 1})).await;
    let far = answer(&router, "/solve", json!({"board": far["boards"][0], "metric": "mtm"})).await;
    assert_eq!(far["length"], 24);
    let none = post(&router, "/scramble", json!({"distance": 25, "metric": "mtm"}).to_string()).await;
    none.expect_problem(422, Some("distance"));
    let every = answer(&router, "/solve", json!({"board": BOARD, "goal": "snail", "all_shortest": 5})).await;
    assert_eq!(
        every["solutions"].as_u64().unwrap() as usize,
        every["solution_paths"].as_array().unwrap().len()
    );
    for (path, body, field) in [
        ("/solve", json!({"board": BOARD, "metric": "htm"}), "metric"),
        ("/solve", json!({"board": BOARD, "all_shortest": 1_000_000}), "all_shortest"),
        (
            "/solve",
            json!({"board": BOARD, "goal": "snail", "algorithm": "greedy", "all_shortest": 1}),
            "all_shortest",
        ),
        ("/trace", json!({"board": BOARD, "goal": "snail", "metric": "htm"}), "metric"),
        ("/compare", json!({"random": 1, "metric": "htm"}), "metric"),
    ] {
        post(&router, path, body.to_string()).await.expect_problem(422, Some(field));
    }
}

#[tokio::test]
async fn traces_and_comparisons_in_pushes() {
    let (router, _) = served(Bounds::default());
    let asked = json!({"board": "2 3 4/1 5 0/7 6 8", "metric": "mtm"});
    let traced = answer(&router, "/trace", asked.clone()).await;
    let solved = answer(&router, "/solve", asked).await;
    assert_eq!(
        (&traced["events"][0]["metric"], &traced["summary"]["metric"]),
        (&json!("mtm"), &json!("mtm"))
    );
    assert_eq!(traced["summary"]["length"], solved["length"]);
    let solution = traced["events"].as_array().unwrap().iter().find(|event| event["event"] == "solution");
    assert_eq!(solution.unwrap()["g"], solved["length"]);
    let asked = json!({"random": 3, "depths": "24", "metric": "mtm", "seed": 1, "heuristics": ["manhattan"]});
    let compared = answer(&router, "/compare", asked).await;
    assert_eq!(compared["metric"], "mtm");
    let trials = compared["trials"].as_array().unwrap();
    assert!(trials.iter().all(|trial| trial["length"] == 24 && trial["optimal"] == true), "{compared}");
    let none = json!({"random": 1, "depths": "25", "metric": "mtm"}).to_string();
    post(&router, "/compare", none).await.expect_problem(422, Some("depths"));
}

#[tokio::test]
async fn explanations_in_every_format() {
    let (router, _) = served(Bounds::default());
    let asked =
        |format: &str| json!({"board": BOARD, "goal": "snail", "format": format, "lang": "zh"}).to_string();
    let explained = answer(&router, "/explain", json!({"board": BOARD, "goal": "snail"})).await;
    assert_eq!((&explained["h"], &explained["how"]["kind"]), (&json!(5), &json!("manhattan")));
    let picture = post(&router, "/explain", asked("svg")).await;
    assert_eq!(picture.media_type, "image/svg+xml");
    assert!(picture.text().starts_with("<svg"));
    let text = post(&router, "/explain", asked("text")).await.text();
    assert!(text.contains('曼'), "{text}");
}

#[tokio::test]
async fn traces_in_every_format() {
    let (router, _) = served(Bounds::default());
    let asked = |format: &str| json!({"board": BOARD, "goal": "snail", "algorithm": "a-star", "heuristic": "manhattan", "format": format});
    let traced = answer(&router, "/trace", asked("json")).await;
    let events = traced["events"].as_array().unwrap();
    assert_eq!((&events[0]["event"], &events[events.len() - 1]["event"]), (&json!("begin"), &json!("end")));
    let expanded = events.iter().filter(|event| event["event"] == "expand").count();
    assert_eq!(traced["summary"]["expanded"], expanded);
    let lines = post(&router, "/trace", asked("jsonl").to_string()).await;
    let lines: Vec<Value> = lines.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let without_time = |events: &[Value]| events[..events.len() - 1].to_vec();
    assert_eq!(without_time(&lines), without_time(events));
    for (format, media_type, begin) in [
        ("csv", "text/csv; charset=utf-8", "number,board,"),
        ("dot", "text/vnd.graphviz; charset=utf-8", "digraph "),
        ("svg", "image/svg+xml", "<svg"),
        ("text", "text/plain; charset=utf-8", ""),
    ] {
        let made = post(&router, "/trace", asked(format).to_string()).await;
        assert_eq!((made.status, made.media_type.as_str()), (StatusCode::OK, media_type));
        assert!(made.text().starts_with(begin), "{format}: {}", made.text());
    }
    let picture = post(&router, "/trace", asked("png").to_string()).await;
    assert!(picture.media_type == "image/png" && picture.bytes.starts_with(b"\x89PNG"));
    let part = answer(&router, "/trace", json!({"board": "8 0 7/6 5 4/3 2 1", "to": 3})).await;
    assert_eq!(
        part["events"].as_array().unwrap().iter().filter(|event| event["event"] == "expand").count(),
        3
    );
}

#[tokio::test]
async fn comparisons_in_every_format() {
    let (router, _) = served(Bounds::default());
    let asked = |format: &str| json!({"random": 2, "depths": "4,8", "seed": 1, "format": format});
    let compared = answer(&router, "/compare", asked("json")).await;
    assert_eq!(compared["trials"].as_array().unwrap().len(), 2 * 2 * 2);
    assert!(compared["trials"].as_array().unwrap().iter().all(|trial| trial["optimal"] == true));
    let given =
        json!({"boards": [BOARD, "283104765"], "goal": "snail", "algorithms": ["a-star", "ida-star"]});
    let given = answer(&router, "/compare", given).await;
    assert_eq!(given["trials"][0]["distance"], 5);
    for (format, media_type, begin) in [
        ("csv", "text/csv; charset=utf-8", "seed,goal,"),
        ("markdown", "text/markdown; charset=utf-8", ""),
        ("svg", "image/svg+xml", "<svg"),
    ] {
        let made = post(&router, "/compare", asked(format).to_string()).await;
        assert_eq!((made.status, made.media_type.as_str()), (StatusCode::OK, media_type));
        assert!(made.text().starts_with(begin), "{format}: {}", made.text());
    }
    let picture = post(&router, "/compare", asked("png").to_string()).await;
    assert!(picture.media_type == "image/png" && picture.bytes.starts_with(b"\x89PNG"));
}

#[tokio::test]
async fn demonstrations_landscape_and_qr() {
    let (router, _) = served(Bounds::default());
    let list = get(&router, "/api/v1/demonstrations?lang=en").await.json();
    for demonstration in list.as_array().unwrap() {
        let shown = answer(&router, "/demonstrate", json!({"name": demonstration["name"]})).await;
        assert_eq!(shown["title"], demonstration["title"]);
        assert!(!shown["attempts"].as_array().unwrap().is_empty());
    }
    let landscape = get(&router, "/api/v1/landscape?size=3x3&goal=standard").await.json();
    assert_eq!((&landscape["boards"], &landscape["radius"]), (&json!(181_440), &json!(31)));
    assert_eq!(landscape["counts"][31], 2);
    let code = get(&router, "/api/v1/qr?text=https%3A%2F%2Fexample.org%2F%23a").await;
    assert_eq!((code.status, code.media_type.as_str()), (StatusCode::OK, "image/svg+xml"));
    assert!(code.text().contains("<svg"));
}

#[tokio::test]
async fn a_page_to_try_it() {
    let (router, _) = served(Bounds::default());
    for (path, media_type) in [
        ("/api/v1/", "text/html; charset=utf-8"),
        ("/api/v1/try.js", "text/javascript; charset=utf-8"),
        ("/api/v1/try.css", "text/css; charset=utf-8"),
    ] {
        let file = get(&router, path).await;
        assert_eq!((file.status, file.media_type.as_str()), (StatusCode::OK, media_type));
        // Nothing that the policy forbids, nothing from elsewhere.
        let text = file.text();
        for forbidden in ["http:", "https:", "style=\"", "onclick", "eval("] {
            assert!(!text.contains(forbidden), "{path}: {forbidden}");
        }
    }
    assert!(get(&router, "/api/v1/?lang=zh").await.text().contains("接口"));
}
