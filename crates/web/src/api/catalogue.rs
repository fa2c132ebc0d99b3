//! `GET /catalogue`: the algorithms and heuristics with what may be relied on, and what else there is to choose from.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use jiugong_locale::{
    Language, Say, Text, algorithm_summary, algorithm_texts, heuristic_summary, heuristic_texts,
};
use jiugong_puzzle::{Format, GoalName, Notation, Size};
use jiugong_solver::{
    ALGORITHMS, AlgorithmEntry, HEURISTICS, HeuristicEntry, Informed, Parameter, SCHEMA, default_pair,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::App;
use crate::bounds::PublishedBounds;
use crate::json::json;
use crate::language::Wanted;

/// What there is to choose from.
#[derive(Serialize, ToSchema)]
pub(crate) struct Catalogue {
    schema: u32,
    algorithms: Vec<AlgorithmRecord>,
    heuristics: Vec<HeuristicRecord>,
    goals: Vec<&'static str>,
    formats: Vec<FormatRecord>,
    notations: Vec<&'static str>,
    /// The fastest optimal pair for some sizes.
    defaults: Vec<DefaultRecord>,
    limits: PublishedBounds,
}

#[derive(Serialize, ToSchema)]
struct AlgorithmRecord {
    name: &'static str,
    summary: String,
    complete: String,
    optimal: String,
    memory: String,
    /// Whether it is guided by a heuristic.
    uses_heuristic: bool,
    parameters: Vec<ParameterRecord>,
    source: &'static str,
    texts: Texts,
}

#[derive(Serialize, ToSchema)]
struct HeuristicRecord {
    name: &'static str,
    summary: String,
    admissible: bool,
    consistent: bool,
    sizes: String,
    parameters: Vec<ParameterRecord>,
    source: &'static str,
    texts: Texts,
}

#[derive(Serialize, ToSchema)]
struct ParameterRecord {
    name: &'static str,
    allowed: String,
    default: String,
}

/// What a student should know; pseudo-code is in lines.
#[derive(Serialize, ToSchema)]
struct Texts {
    idea: String,
    pseudo_code: String,
    guarantee: String,
    /// In time and memory.
    cost: String,
    /// When to use it.
    when: String,
    fails: String,
    source: String,
}

#[derive(Serialize, ToSchema)]
struct FormatRecord {
    name: &'static str,
    writable: bool,
}

#[derive(Serialize, ToSchema)]
struct DefaultRecord {
    size: String,
    algorithm: String,
    heuristic: String,
}

/// The sizes whose default pair is told.
const SIZES: [(usize, usize); 9] = [(2, 2), (3, 2), (3, 3), (4, 3), (5, 2), (5, 3), (4, 4), (5, 4), (5, 5)];

/// What there is to choose from, and what may be relied on.
#[utoipa::path(
    get,
    path = "/catalogue",
    params(("lang" = Option<String>, Query, description = "en or zh")),
    responses((status = 200, body = Catalogue))
)]
pub(crate) async fn catalogue(State(app): State<Arc<App>>, Wanted(language): Wanted) -> Response {
    json(&Catalogue {
        schema: SCHEMA,
        algorithms: ALGORITHMS.iter().map(|entry| algorithm(entry, language)).collect(),
        heuristics: HEURISTICS.iter().map(|entry| heuristic(entry, language)).collect(),
        goals: GoalName::ALL.map(GoalName::name).into(),
        formats: Format::ALL
            .map(|format| FormatRecord { name: format.name(), writable: format.is_writable() })
            .into(),
        notations: Notation::ALL.map(Notation::name).into(),
        defaults: SIZES
            .iter()
            .filter_map(|&(width, height)| default(Size::new(width, height).ok()?))
            .collect(),
        limits: app.bounds().published(),
    })
}

fn algorithm(entry: &'static AlgorithmEntry, language: Language) -> AlgorithmRecord {
    AlgorithmRecord {
        name: entry.name,
        summary: algorithm_summary(entry, language),
        complete: entry.complete.say(language),
        optimal: entry.optimal.say(language),
        memory: entry.memory.say(language),
        uses_heuristic: entry.informed == Informed::ByHeuristic,
        parameters: parameters(entry.parameters, language),
        source: entry.source,
        texts: texts(algorithm_texts(entry, language)),
    }
}

fn heuristic(entry: &'static HeuristicEntry, language: Language) -> HeuristicRecord {
    HeuristicRecord {
        name: entry.name,
        summary: heuristic_summary(entry, language),
        admissible: entry.admissible,
        consistent: entry.consistent,
        sizes: entry.sizes.say(language),
        parameters: parameters(entry.parameters, language),
        source: entry.source,
        texts: texts(heuristic_texts(entry, language)),
    }
}

fn parameters(parameters: &'static [Parameter], language: Language) -> Vec<ParameterRecord> {
    let record = |parameter: &Parameter| ParameterRecord {
        name: parameter.name,
        allowed: parameter.domain.say(language),
        default: parameter.domain.default().to_string(),
    };
    parameters.iter().map(record).collect()
}

/// The texts come in this order.
fn texts(texts: Vec<Text>) -> Texts {
    let mut texts = texts.into_iter().map(|text| text.text);
    let mut next = || texts.next().unwrap_or_default();
    Texts {
        idea: next(),
        pseudo_code: next(),
        guarantee: next(),
        cost: next(),
        when: next(),
        fails: next(),
        source: next(),
    }
}

fn default(size: Size) -> Option<DefaultRecord> {
    let pair = default_pair(size);
    Some(DefaultRecord {
        size: size.to_string(),
        algorithm: pair.algorithm.to_string(),
        heuristic: pair.heuristic.to_string(),
    })
}
