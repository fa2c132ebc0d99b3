//! What is to be compared.

use std::hash::{BuildHasher, RandomState};

use jiugong_figures::Chart;
use jiugong_locale::{Language, Say, say};
use jiugong_puzzle::{Board, Metric, SizesDiffer};
use jiugong_solver::compare::{Contestant, Distances, Draw, Measure};
use jiugong_solver::{AlgorithmChoice, HeuristicChoice, Limits};
use serde::Deserialize;
use utoipa::ToSchema;

use super::solve::{metric, time};
use crate::App;
use crate::boards::{Given, read_goal_field, read_named, read_size};
use crate::effort::Effort;
use crate::problem::Problem;

/// Which algorithms and heuristics on which boards.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompareRequest {
    /// Boards in any known format, all with one goal; or `random`.
    boards: Option<Vec<String>>,
    /// How many random boards, at each of the `depths` if there are any.
    random: Option<usize>,
    /// Distances, as in `2..24/2` or `4,8,12`.
    depths: Option<String>,
    /// Width x height.
    size: Option<String>,
    /// standard, zero, snail or a board.
    goal: Option<String>,
    /// The same seed gives the same boards.
    seed: Option<u64>,
    /// What counts one in distances and lengths: `stm`, every slide of one tile (also where it is null), or `mtm`, tiles of
    /// one row or column slid at once.
    metric: Option<String>,
    /// As in `a-star`; that one unless given.
    algorithms: Option<Vec<String>>,
    /// As in `manhattan`; misplaced and manhattan unless given.
    heuristics: Option<Vec<String>>,
    /// The contestant that others are measured against, as in `a-star manhattan`.
    baseline: Option<String>,
    /// The figures that get tables and charts of their own.
    measures: Option<Vec<String>>,
    /// Seconds of each search.
    time_limit: Option<f64>,
    /// Expanded nodes of each search.
    node_limit: Option<u64>,
    format: Option<CompareFormat>,
    chart: Option<ChartKind>,
}

/// In which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum CompareFormat {
    Json,
    Csv,
    Markdown,
    Svg,
    Png,
}

/// What a chart shows.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum ChartKind {
    Curves,
    Bars,
}

/// What is to be compared, and how it is to be shown.
#[derive(Clone)]
pub(super) struct Wanted {
    pub(super) goal: Board,
    pub(super) boards: Boards,
    pub(super) metric: Metric,
    pub(super) contestants: Vec<Contestant>,
    pub(super) limits: Limits,
    pub(super) baseline: usize,
    pub(super) measures: Vec<Measure>,
    pub(super) format: CompareFormat,
    pub(super) chart: Option<Chart>,
    /// How many trials there will be.
    pub(super) trials: usize,
}

/// Where the boards are from.
#[derive(Clone)]
pub(super) enum Boards {
    Given(Vec<Board>),
    Random(Draw),
}

impl Wanted {
    /// How much work it is.
    pub(super) fn effort(&self) -> Effort {
        let boards = self.trials / self.contestants.len().max(1);
        Effort::of_comparison(&self.contestants, boards, (self.goal.size(), self.metric), self.limits)
    }
}

/// The longest list of distances that is read.
const LONGEST_DEPTHS: usize = 200;

impl CompareRequest {
    /// Reads it, within the bounds.
    pub(super) fn read(&self, app: &App, language: Language) -> Result<Wanted, Problem> {
        let contestants = self.contestants(language)?;
        let (goal, boards, count) = match (&self.boards, self.random) {
            (Some(_), Some(_)) => {
                return Err(Problem::field(language, "random", say!(language, "problem-compare-one-way")));
            }
            (Some(texts), None) => self.given(texts, app, language)?,
            (None, random) => self.random(random.unwrap_or(10), app, language)?,
        };
        let trials = count.saturating_mul(contestants.len());
        if trials > app.bounds().trials {
            let field = if self.boards.is_some() { "boards" } else { "random" };
            return Err(Problem::too_much(language, field, app.bounds().trials / contestants.len().max(1)));
        }
        let mut limits = app.limits();
        if let Some(seconds) = self.time_limit {
            limits.time = Some(time(seconds, app.bounds().time, language)?);
        }
        if let Some(nodes) = self.node_limit {
            limits.nodes = Some(nodes.min(app.bounds().nodes));
        }
        let baseline = self.baseline.as_deref().map_or(Ok(0), |asked| Contestant::find(&contestants, asked));
        let baseline = baseline.map_err(|error| Problem::field(language, "baseline", error.say(language)))?;
        Ok(Wanted {
            goal,
            boards,
            metric: metric(self.metric.as_deref(), language)?,
            limits,
            baseline,
            contestants,
            measures: self.measures(language)?,
            format: self.format.unwrap_or(CompareFormat::Json),
            chart: self.chart.map(|chart| match chart {
                ChartKind::Curves => Chart::Curves,
                ChartKind::Bars => Chart::Bars,
            }),
            trials,
        })
    }

    fn contestants(&self, language: Language) -> Result<Vec<Contestant>, Problem> {
        let or = |given: &Option<Vec<String>>, usual: &[&str]| {
            given.clone().unwrap_or_else(|| usual.iter().map(|&name| name.to_owned()).collect())
        };
        let algorithms: Vec<AlgorithmChoice> = or(&self.algorithms, &["a-star"])
            .iter()
            .map(|text| read_named("algorithms", text, language))
            .collect::<Result<_, _>>()?;
        let heuristics: Vec<HeuristicChoice> = or(&self.heuristics, &["misplaced", "manhattan"])
            .iter()
            .map(|text| read_named("heuristics", text, language))
            .collect::<Result<_, _>>()?;
        let contestants = Contestant::all(&algorithms, &heuristics);
        if contestants.is_empty() {
            let field = if algorithms.is_empty() { "algorithms" } else { "heuristics" };
            return Err(Problem::field(
                language,
                field,
                say!(language, "problem-empty-field", field = field),
            ));
        }
        Ok(contestants)
    }

    fn given(
        &self,
        texts: &[String],
        app: &App,
        language: Language,
    ) -> Result<(Board, Boards, usize), Problem> {
        if texts.len() > app.bounds().boards {
            return Err(Problem::too_much(language, "boards", app.bounds().boards));
        }
        let (mut boards, mut common): (Vec<Board>, Option<Board>) = (Vec::new(), None);
        for (number, text) in (1..).zip(texts) {
            let refuse = |sentence: String| {
                let number = number.to_string();
                let detail = say!(language, "board-number", number = number, sentence = sentence);
                Problem::field(language, "boards", detail)
            };
            let given = Given::read(text, self.size.as_deref(), self.goal.as_deref(), language)
                .map_err(|problem| refuse(problem.detail))?;
            let common = common.get_or_insert_with(|| given.goal.clone());
            let (start, goal) = (given.board.size(), common.size());
            if start != goal {
                return Err(refuse(SizesDiffer { start, goal }.say(language)));
            }
            if given.goal != *common {
                let (first, other) = (common.to_string(), given.goal.to_string());
                return Err(refuse(say!(language, "compare-goals-differ", first = first, other = other)));
            }
            boards.push(given.board);
        }
        let goal =
            common.ok_or_else(|| Problem::field(language, "boards", say!(language, "problem-no-boards")))?;
        let count = boards.len();
        Ok((goal, Boards::Given(boards), count))
    }

    fn random(
        &self,
        random: usize,
        app: &App,
        language: Language,
    ) -> Result<(Board, Boards, usize), Problem> {
        let size = read_size(self.size.as_deref().unwrap_or("3x3"), language)?;
        let goal = read_goal_field(self.goal.as_deref().unwrap_or("standard"), size, language)?;
        let depths = self.depths.as_deref();
        if depths.is_some_and(|depths| depths.len() > LONGEST_DEPTHS) {
            return Err(Problem::too_much(language, "depths", LONGEST_DEPTHS));
        }
        let depths = depths.map(|text| read_named::<Distances>("depths", text, language)).transpose()?;
        let each = depths.as_ref().map_or(1, |depths| depths.0.len());
        let count = random.saturating_mul(each);
        if count > app.bounds().boards || random == 0 {
            return Err(Problem::too_much(language, "random", app.bounds().boards / each.max(1)));
        }
        // No larger than what a double of JavaScript holds.
        let seed = self.seed.unwrap_or_else(|| u64::from(RandomState::new().hash_one(()) as u32));
        let draw = Draw { count: random, distances: depths.map(|depths| depths.0), seed };
        Ok((goal, Boards::Random(draw), count))
    }

    fn measures(&self, language: Language) -> Result<Vec<Measure>, Problem> {
        let Some(names) = &self.measures else {
            return Ok(vec![Measure::Expanded, Measure::Generated, Measure::BranchingFactor]);
        };
        let measure = |name: &String| {
            let found = Measure::ALL.into_iter().find(|measure| measure.name() == name);
            found.ok_or_else(|| {
                let (given, known) = (name.as_str(), Measure::ALL.map(Measure::name).join(", "));
                let field = "measures";
                let detail =
                    say!(language, "problem-unknown-word", field = field, given = given, known = known);
                Problem::field(language, field, detail)
            })
        };
        names.iter().take(Measure::ALL.len()).map(measure).collect()
    }
}
