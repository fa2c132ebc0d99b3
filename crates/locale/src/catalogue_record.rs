//! The catalogue as JSON, with its texts in a language.

use jiugong_puzzle::{Format, GoalName, LARGEST_SIDE, Notation, Size};
use jiugong_solver::{
    ALGORITHMS, AlgorithmEntry, Domain, HEURISTICS, HeuristicEntry, Informed, MOST_CELLS, Parameter, SCHEMA,
    default_pair,
};
use serde::Serialize;

use crate::texts::Texts;
use crate::{Language, Say, algorithm_summary, heuristic_summary};

/// The catalogue, or a part of it: what is not asked for is left out.
#[derive(Clone, Debug, Serialize)]
pub struct CatalogueRecord {
    schema: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    algorithms: Option<Vec<AlgorithmRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    heuristics: Option<Vec<HeuristicRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goals: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    formats: Option<Vec<FormatRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notations: Option<Vec<NotationRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    defaults: Option<Vec<DefaultRecord>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limits: Option<LimitsRecord>,
}

#[derive(Clone, Debug, Serialize)]
struct AlgorithmRecord {
    name: &'static str,
    summary: String,
    complete: String,
    optimal: String,
    memory: String,
    /// Whether a heuristic can be chosen for it.
    uses_heuristic: bool,
    parameters: Vec<ParameterRecord>,
    source: &'static str,
    texts: Texts,
}

#[derive(Clone, Debug, Serialize)]
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

#[derive(Clone, Debug, Serialize)]
struct ParameterRecord {
    name: &'static str,
    /// `whole`, `decimal`, `word` or `patterns`.
    kind: &'static str,
    allowed: String,
    default: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'static [&'static str]>,
}

#[derive(Clone, Debug, Serialize)]
struct FormatRecord {
    name: &'static str,
    /// Whether boards can be written in it, too.
    writable: bool,
}

#[derive(Clone, Debug, Serialize)]
struct NotationRecord {
    name: &'static str,
    summary: String,
}

/// What is used at a size where nothing is asked for.
#[derive(Clone, Debug, Serialize)]
struct DefaultRecord {
    size: String,
    algorithm: String,
    heuristic: String,
}

#[derive(Clone, Debug, Serialize)]
struct LimitsRecord {
    /// The most columns or rows of a board.
    side: usize,
    /// The most cells of a board that can be searched.
    cells: usize,
}

impl Default for CatalogueRecord {
    /// Nothing of the catalogue.
    fn default() -> CatalogueRecord {
        CatalogueRecord {
            schema: SCHEMA,
            algorithms: None,
            heuristics: None,
            goals: None,
            formats: None,
            notations: None,
            defaults: None,
            limits: None,
        }
    }
}

impl CatalogueRecord {
    /// All of it.
    pub fn whole(language: Language) -> CatalogueRecord {
        let lists = CatalogueRecord::default()
            .with_algorithms(&ALGORITHMS, language)
            .with_heuristics(&HEURISTICS, language)
            .with_goals()
            .with_formats()
            .with_notations(language);
        CatalogueRecord {
            defaults: Some(defaults()),
            limits: Some(LimitsRecord { side: LARGEST_SIDE, cells: MOST_CELLS }),
            ..lists
        }
    }

    /// With these algorithms.
    pub fn with_algorithms<'a>(
        self,
        entries: impl IntoIterator<Item = &'a AlgorithmEntry>,
        language: Language,
    ) -> CatalogueRecord {
        let records = entries.into_iter().map(|entry| AlgorithmRecord {
            name: entry.name,
            summary: algorithm_summary(entry, language),
            complete: entry.complete.say(language),
            optimal: entry.optimal.say(language),
            memory: entry.memory.say(language),
            uses_heuristic: entry.informed == Informed::ByHeuristic,
            parameters: parameters(entry.parameters, language),
            source: entry.source,
            texts: Texts::of_algorithm(entry, language),
        });
        CatalogueRecord { algorithms: Some(records.collect()), ..self }
    }

    /// With these heuristics.
    pub fn with_heuristics<'a>(
        self,
        entries: impl IntoIterator<Item = &'a HeuristicEntry>,
        language: Language,
    ) -> CatalogueRecord {
        let records = entries.into_iter().map(|entry| HeuristicRecord {
            name: entry.name,
            summary: heuristic_summary(entry, language),
            admissible: entry.admissible,
            consistent: entry.consistent,
            sizes: entry.sizes.say(language),
            parameters: parameters(entry.parameters, language),
            source: entry.source,
            texts: Texts::of_heuristic(entry, language),
        });
        CatalogueRecord { heuristics: Some(records.collect()), ..self }
    }

    /// With the goals that have a name.
    pub fn with_goals(self) -> CatalogueRecord {
        CatalogueRecord { goals: Some(GoalName::ALL.map(GoalName::name).into()), ..self }
    }

    /// With the formats of boards.
    pub fn with_formats(self) -> CatalogueRecord {
        let record = |format: Format| FormatRecord { name: format.name(), writable: format.is_writable() };
        CatalogueRecord { formats: Some(Format::ALL.map(record).into()), ..self }
    }

    /// With the notations of paths.
    pub fn with_notations(self, language: Language) -> CatalogueRecord {
        let record =
            |notation: Notation| NotationRecord { name: notation.name(), summary: notation.say(language) };
        CatalogueRecord { notations: Some(Notation::ALL.map(record).into()), ..self }
    }
}

fn parameters(parameters: &[Parameter], language: Language) -> Vec<ParameterRecord> {
    let record = |parameter: &Parameter| {
        let (kind, range, words) = match parameter.domain {
            Domain::Whole { least, most, .. } => ("whole", Some((least as f64, most as f64)), None),
            Domain::Decimal { least, most, .. } => {
                ("decimal", Some((least as f64 / 1000.0, most as f64 / 1000.0)), None)
            }
            Domain::Word(words) => ("word", None, Some(words)),
            Domain::Patterns => ("patterns", None, None),
        };
        ParameterRecord {
            name: parameter.name,
            kind,
            allowed: parameter.domain.say(language),
            default: parameter.domain.default().to_string(),
            least: range.map(|(least, _)| least),
            most: range.map(|(_, most)| most),
            words,
        }
    };
    parameters.iter().map(record).collect()
}

/// Every size that can be searched with what is used there.
fn defaults() -> Vec<DefaultRecord> {
    let sides = 2..=MOST_CELLS / 2;
    let sizes = sides.clone().flat_map(|height| sides.clone().map(move |width| (width, height)));
    let sizes = sizes.filter(|(width, height)| width * height <= MOST_CELLS);
    let record = |size: Size| {
        let pair = default_pair(size);
        DefaultRecord {
            size: size.to_string(),
            algorithm: pair.algorithm.to_string(),
            heuristic: pair.heuristic.to_string(),
        }
    };
    sizes.filter_map(|(width, height)| Size::new(width, height).ok()).map(record).collect()
}
