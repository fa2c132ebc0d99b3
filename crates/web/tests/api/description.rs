//! The description of the API agrees with what the routes answer.

use axum::body::Body;
use axum::http::Method;
use jiugong_web::Bounds;
use serde_json::{Map, Value, json};

use crate::asking::{get, request, send, served};

/// A request for every operation.
fn asked() -> Map<String, Value> {
    let board = json!({"board": "8 0 3/2 1 4/7 6 5", "goal": "snail"});
    let asked = json!({
        "get /messages": "", "get /catalogue": "", "get /demonstrations": "", "get /landscape": "",
        "get /qr": "?text=a",
        "post /check": {"board": "8 0 3/2 1 4/7 6 5", "goal": "snail", "lang": "zh"}, "post /solve": board, "post /hint": board, "post /explain": board,
        "post /trace": board,
        "post /scramble": {"count": 2},
        "post /convert": {"board": "8 0 3/2 1 4/7 6 5", "path": "dlurd"},
        "post /compare": {"random": 1},
        "post /demonstrate": {"name": "weights"},
        "post /replay": {"board": "8 0 3/2 1 4/7 6 5", "moves": "dlurd", "times": [0, 1, 2, 3, 4]},
    });
    asked.as_object().unwrap().clone()
}

/// The schema of an object with the fields of all parts.
fn joined(parts: &[Value], all: &Value) -> Value {
    let mut whole = json!({"type": "object", "required": [], "properties": {}});
    for part in parts {
        let name = part["$ref"].as_str().and_then(|name| name.rsplit('/').next());
        let part = name.map_or(part, |name| &all[name]);
        let part = part["allOf"].as_array().map_or_else(|| part.clone(), |parts| joined(parts, all));
        let required = part["required"].as_array().cloned().unwrap_or_default();
        whole["required"].as_array_mut().unwrap().extend(required);
        let properties = part["properties"].as_object().cloned().unwrap_or_default();
        whole["properties"].as_object_mut().unwrap().extend(properties);
        if let Some(more) = part.get("additionalProperties") {
            whole["additionalProperties"] = more.clone();
        }
    }
    whole
}

/// What of a value does not agree with a schema, and where.
fn disagreement(value: &Value, schema: &Value, all: &Value, place: &str) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return disagreement(value, &all[name], all, place);
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return disagreement(value, &joined(parts, all), all, place);
    }
    if let Some(ways) = schema["oneOf"].as_array() {
        let none = ways.iter().all(|way| disagreement(value, way, all, place).is_some());
        return none.then(|| format!("{place}: {value} is none of {ways:?}"));
    }
    let types = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let fits = |kind: &&str| match *kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{place}: type {other}"),
    };
    if !types.iter().any(fits) {
        return Some(format!("{place}: {value} is no {types:?}"));
    }
    if let Some(items) = value.as_array() {
        return items.iter().enumerate().find_map(|(number, item)| {
            disagreement(item, &schema["items"], all, &format!("{place}[{number}]"))
        });
    }
    let fields = value.as_object()?;
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    if let Some(missing) = required.iter().find(|name| !fields.contains_key(name.as_str().unwrap())) {
        return Some(format!("{place}: {missing} is missing"));
    }
    fields.iter().find_map(|(name, field)| match schema["properties"].get(name) {
        Some(known) => disagreement(field, known, all, &format!("{place}.{name}")),
        None if schema.get("additionalProperties").is_some() => None,
        None => Some(format!("{place}: {name} is not described")),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_described_fields() {
    let (router, _) = served(Bounds::default());
    let description = get(&router, "/api/v1/openapi.json").await.json();
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    let (schemas, mut asked) = (&description["components"]["schemas"], asked());
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, said) in methods.as_object().unwrap() {
            assert!(said["summary"].is_string(), "{path} has no summary");
            let example =
                asked.remove(&format!("{method} {path}")).unwrap_or_else(|| panic!("{path} is not tried"));
            let request = if method == "get" {
                let path = format!("/api/v1{path}{}", example.as_str().unwrap());
                request(Method::GET, &path, &[], Body::empty())
            } else {
                let schema = &said["requestBody"]["content"]["application/json"]["schema"];
                assert_eq!(disagreement(&example, schema, schemas, path), None);
                let headers = [("content-type", "application/json")];
                request(Method::POST, &format!("/api/v1{path}"), &headers, example.to_string())
            };
            let answer = send(&router, request).await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            let contents = said["responses"]["200"]["content"].as_object().unwrap();
            let media_type = answer.media_type.split(';').next().unwrap();
            let content =
                contents.get(media_type).unwrap_or_else(|| panic!("{path}: {media_type} is not described"));
            if media_type == "application/json" {
                assert_eq!(disagreement(&answer.json(), &content["schema"], schemas, path), None);
            }
            for status in ["403", "405", "422"] {
                let content = &said["responses"][status]["content"]["application/problem+json"];
                assert!(content.is_object(), "{path}: {status} is not described");
            }
            if method == "post" {
                let headers = [("content-type", "application/json")];
                let wrong = crate::asking::request(
                    Method::POST,
                    &format!("/api/v1{path}"),
                    &headers,
                    "{\"wrong\":1}",
                );
                let problem = send(&router, wrong).await.expect_problem(422, Some("wrong"));
                assert_eq!(disagreement(&problem, &json!({"$ref": "Problem"}), schemas, path), None);
                for status in ["400", "408", "413", "415"] {
                    let content = &said["responses"][status]["content"]["application/problem+json"];
                    assert!(content.is_object(), "{path}: {status} is not described");
                }
            }
        }
    }
    assert!(asked.is_empty(), "not in the description: {asked:?}");
}

#[tokio::test]
async fn what_the_operations_do_is_said_in_the_readers_language() {
    let (router, _) = served(Bounds::default());
    for language in ["en", "zh"] {
        let description = get(&router, &format!("/api/v1/openapi.json?lang={language}")).await.json();
        let methods =
            description["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap());
        for (_, said) in methods {
            let summary = said["summary"].as_str().unwrap();
            let is_chinese = summary.chars().any(|character| ('\u{4e00}'..='\u{9fff}').contains(&character));
            assert_eq!(is_chinese, language == "zh", "{summary}");
            assert!(summary != said["operationId"] && !summary.contains('`'), "{summary}");
        }
    }
}

#[test]
fn the_comparison_can_fail() {
    let all =
        json!({"Answer": {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}}});
    let schema = json!({"$ref": "#/components/schemas/Answer"});
    let wrong = |value: Value| disagreement(&value, &schema, &all, "").is_some();
    assert!(!wrong(json!({"a": 1})));
    assert!(
        wrong(json!({})) && wrong(json!({"a": "1"})) && wrong(json!({"a": 1, "b": 2})) && wrong(json!([]))
    );
    let both = json!({"allOf": [
        {"$ref": "#/components/schemas/Answer"},
        {"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}
    ]});
    let wrong = |value: Value| disagreement(&value, &both, &all, "").is_some();
    assert!(!wrong(json!({"a": 1, "b": "2"})));
    assert!(wrong(json!({"a": 1})) && wrong(json!({"b": "2"})) && wrong(json!({"a": 1, "b": "2", "c": 3})));
}
