//! A client of the streams can be written from the description alone: each event agrees with its schema.

use std::collections::{BTreeMap, BTreeSet};

use axum::Router;
use axum::http::Method;
use boon::{Compiler, Draft, SchemaIndex, Schemas};
use jiugong_web::Bounds;
use serde_json::{Map, Value, json};

use crate::asking::{events, get, request, send, served};

const HEADERS: [(&str, &str); 2] = [("content-type", "application/json"), ("accept", "text/event-stream")];

async fn description(router: &Router) -> Value {
    get(router, "/api/v1/openapi.json").await.json()
}

/// The schemas of the streams, by path.
fn streams(description: &Value) -> BTreeMap<&str, &Value> {
    let posts = description["paths"].as_object().unwrap().iter().filter_map(|(path, methods)| {
        let schema = &methods.get("post")?["responses"]["200"]["content"].get("text/event-stream")?["schema"];
        Some((path.as_str(), schema))
    });
    posts.collect()
}

/// The schema of a stream, ready to validate with.
struct Validator {
    schemas: Schemas,
    schema: SchemaIndex,
}

impl Validator {
    /// One for a schema that refers to the components of the description.
    fn new(schema: &Value, description: &Value) -> Validator {
        let (place, mut compiler, mut schemas) = ("urn:stream", Compiler::new(), Schemas::new());
        compiler.set_default_draft(Draft::V2020_12);
        let whole = json!({"allOf": [schema], "components": description["components"]});
        compiler.add_resource(place, whole).unwrap();
        let schema = compiler.compile(place, &mut schemas).unwrap();
        Validator { schemas, schema }
    }

    /// What is wrong with a value.
    fn complaint(&self, value: &Value) -> Option<String> {
        self.schemas.validate(value, self.schema).err().map(|error| format!("{error:#}"))
    }
}

fn resolved<'a>(schema: &'a Value, description: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(place) => description.pointer(place.strip_prefix('#').unwrap()).unwrap(),
        None => schema,
    }
}

/// The words that a field of this name may be in a schema of one shape or several.
fn words(schema: &Value, field: &str, description: &Value) -> BTreeSet<String> {
    let schema = resolved(schema, description);
    let parts = ["oneOf", "allOf"].iter().filter_map(|way| schema[way].as_array()).flatten();
    let own = schema["properties"][field]["enum"].as_array().into_iter().flatten();
    let own = own.map(|word| word.as_str().unwrap().to_owned());
    own.chain(parts.flat_map(|part| words(part, field, description))).collect()
}

/// What is heard of a stream, each as the description has it.
async fn heard(router: &Router, path: &str, body: &Value) -> Vec<Value> {
    let path = format!("/api/v1{path}");
    let answer = send(router, request(Method::POST, &path, &HEADERS, body.to_string())).await;
    assert_eq!((answer.status.as_u16(), answer.media_type.as_str()), (200, "text/event-stream"), "{body}");
    events(&answer.text()).into_iter().map(|(event, data)| json!({"event": event, "data": data})).collect()
}

/// Requests that together make every event happen.
fn asked() -> Map<String, Value> {
    let hard = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";
    let too_large = "1 2 3 4 5 6/7 8 9 10 11 12/13 14 15 16 17 18/19 20 21 22 23 24/25 26 27 28 29 0";
    let trace = |algorithm: &str, heuristic: &str| json!({"board": "8 1 3/4 0 2/7 6 5", "algorithm": algorithm, "heuristic": heuristic});
    let asked = json!({
        "/solve": [
            {"board": hard, "goal": "zero", "algorithm": "ida-star", "heuristic": "manhattan", "time_limit": 1, "sample": true},
            {"board": "8 6 7/2 5 4/3 0 1", "algorithm": "ara-star"},
            {"board": "8 6 7/2 5 4/3 0 1", "all_shortest": 3},
            {"board": "1 2 3/4 5 6/8 7 0"},
            {"board": too_large},
        ],
        "/trace": [
            trace("a-star", "misplaced"), trace("ida-star", "manhattan"), trace("rbfs", "manhattan"),
            trace("beam", "manhattan"), trace("hill-climbing", "manhattan"), trace("ara-star", "manhattan"),
            trace("weighted-a-star(weight=5)", "inversions"), trace("mm", "manhattan"), trace("breadth-first", "zero"),
            trace("depth-first(limit=8)", "zero"),
            {"demonstration": "not-reopened", "attempt": "a-star-not-reopened"},
        ],
        "/compare": [
            {"random": 2, "depths": "6", "algorithms": ["a-star", "breadth-first"]},
            {"size": "2x2", "random": 1, "depths": "7"},
        ],
    });
    asked.as_object().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_event_agrees_with_its_schema() {
    let (router, _) = served(Bounds::default());
    let description = description(&router).await;
    let mut asked = asked();
    for (path, schema) in streams(&description) {
        let validator = Validator::new(schema, &description);
        let bodies = asked.remove(path).unwrap_or_else(|| panic!("{path} is not tried"));
        let (mut names, mut steps) = (BTreeSet::new(), BTreeSet::new());
        for body in bodies.as_array().unwrap() {
            let heard = heard(&router, path, body).await;
            for event in &heard {
                assert_eq!(validator.complaint(event), None, "{path}: {event}");
                names.insert(event["event"].as_str().unwrap().to_owned());
                steps.extend(event["data"]["event"].as_str().map(str::to_owned));
            }
        }
        assert_eq!(names, words(schema, "event", &description), "{path}: not every event was heard");
        if path == "/trace" {
            let known = words(&json!({"$ref": "#/components/schemas/TraceEvent"}), "event", &description);
            assert_eq!(steps, known, "not every step was heard");
        }
    }
    assert!(asked.is_empty(), "not streams by their description: {asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_answers_a_stream_is_described_as_one_in_words_too() {
    let (router, _) = served(Bounds::default());
    let description = description(&router).await;
    let streams = streams(&description);
    let board = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail"});
    let posts = [
        "check",
        "solve",
        "scramble",
        "convert",
        "hint",
        "explain",
        "trace",
        "compare",
        "demonstrate",
        "replay",
    ];
    for name in posts {
        let body = match name {
            "compare" => json!({"random": 1}),
            "scramble" => json!({}),
            "demonstrate" => json!({"name": "weights"}),
            "replay" => json!({"board": "8 0 3/2 1 4/7 6 5", "moves": "d"}),
            _ => board.clone(),
        };
        let path = format!("/{name}");
        let asked = request(Method::POST, &format!("/api/v1{path}"), &HEADERS, body.to_string());
        let answer = send(&router, asked).await;
        assert_eq!(answer.media_type == "text/event-stream", streams.contains_key(path.as_str()), "{path}");
    }
    for (path, schema) in streams {
        let said = resolved(schema, &description)["description"].as_str().unwrap();
        for part in ["`event:`", "`data:`", "the last is"] {
            assert!(said.contains(part), "{path}: {said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spoilt_event_is_found_out() {
    let (router, _) = served(Bounds::default());
    let description = description(&router).await;
    let streams = streams(&description);
    let body = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail", "algorithm": "a-star", "heuristic": "manhattan"});
    let heard = heard(&router, "/trace", &body).await;
    let validator = Validator::new(streams["/trace"], &description);
    let step = heard.iter().find(|event| event["data"]["event"] == "expand").unwrap();
    let last = heard.last().unwrap();
    assert_eq!((validator.complaint(step), validator.complaint(last)), (None, None));
    for (event, place, wrong) in [
        (step, "/event", json!("trial")),
        (step, "/data/event", json!("expanded")),
        (step, "/data/event", json!("bound")),
        (step, "/data/g", json!("3")),
        (step, "/data/board", json!(null)),
        (step, "/data", json!({"event": "expand"})),
        (last, "/data/status", json!("done")),
        (last, "/data/tiles", json!([1, "2"])),
    ] {
        let mut spoilt = event.clone();
        *spoilt.pointer_mut(place).unwrap() = wrong;
        assert!(validator.complaint(&spoilt).is_some(), "{spoilt}");
    }
}
