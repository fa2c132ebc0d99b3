//! A comparison as tables for people.

use jiugong_locale::{Language, grouped, say, seconds};
use jiugong_puzzle::Metric;
use jiugong_solver::compare::{Comparison, DistanceBy, Group, Measure, Round, Summary};

use crate::Table;

/// A comparison and how it is to be shown.
pub struct ComparisonTables<'a> {
    /// What was compared.
    pub comparison: &'a Comparison,
    /// The contestant, from 0, that the others are measured against.
    pub baseline: usize,
    /// The figures that get a table of their own.
    pub measures: &'a [Measure],
    /// The language.
    pub language: Language,
}

impl ComparisonTables<'_> {
    /// What was compared: boards, goal, seed, where the distances are from.
    pub fn introduction(&self) -> Vec<String> {
        let ComparisonTables { comparison, language, .. } = self;
        let sample = &comparison.sample;
        let (boards, size) = (sample.cases.len(), sample.goal.size().to_string());
        let goal = sample.goal.to_string();
        let boards = match sample.seed {
            Some(seed) => say!(
                *language,
                "compare-random-boards",
                boards = boards,
                size = size,
                goal = goal,
                seed = seed.to_string()
            ),
            None => say!(*language, "compare-given-boards", boards = boards, size = size, goal = goal),
        };
        let distances = match sample.distance_by {
            DistanceBy::Table => say!(*language, "compare-distances-by-table"),
            DistanceBy::Search => say!(*language, "compare-distances-by-search"),
        };
        let in_pushes = match sample.metric {
            Metric::SingleTile => None,
            Metric::MultiTile => Some(say!(*language, "compare-in-pushes")),
        };
        [Some(boards), in_pushes, Some(distances)].into_iter().flatten().collect()
    }

    /// A table of every asked measure by board or distance, the sums, and how all figures lie.
    pub fn tables(&self) -> Vec<Table> {
        let groups = self.comparison.groups();
        let by_group = self.measures.iter().map(|&measure| self.by_group(measure, &groups));
        let mut tables: Vec<Table> = by_group.collect();
        tables.extend([self.overall(), self.spreads()]);
        tables
    }

    /// What the words in the tables mean, and what was not solved.
    pub fn notes(&self) -> Vec<String> {
        let language = self.language;
        let mut notes = Vec::new();
        let (mut lower_bounds, contestants) = (false, &self.comparison.contestants);
        for (number, contestant) in contestants.iter().enumerate() {
            let summary = self.summary(Group::All, number);
            lower_bounds |= summary.is_lower_bound;
            if summary.solved < summary.boards {
                let reasons = summary.unsolved.iter().map(|(status, count)| {
                    let reason = language.say(&format!("compare-ended-{}", status.replace('_', "-")), &[]);
                    format!("{reason} {count}")
                });
                notes.push(say!(
                    language,
                    "compare-unsolved",
                    contestant = contestant.to_string(),
                    count = summary.boards - summary.solved,
                    boards = summary.boards,
                    reasons = reasons.collect::<Vec<_>>().join(&say!(language, "compare-and"))
                ));
            }
        }
        if lower_bounds {
            notes.push(say!(language, "compare-lower-bounds"));
        }
        notes.push(say!(language, "compare-definitions"));
        if contestants.len() > 1 {
            let baseline = contestants[self.baseline].to_string();
            notes.push(say!(language, "compare-baseline", baseline = baseline));
        }
        notes
    }

    fn summary(&self, group: Group, contestant: usize) -> Summary {
        self.comparison.summary(group, contestant, self.baseline)
    }

    fn name(&self, measure: Measure) -> String {
        measure_name(measure, self.comparison.sample.metric, self.language)
    }

    fn by_group(&self, measure: Measure, groups: &[Group]) -> Table {
        let ComparisonTables { comparison, language, .. } = *self;
        let is_random = comparison.sample.seed.is_some();
        let first =
            if is_random { say!(language, "compare-distance") } else { say!(language, "compare-board") };
        let second =
            if is_random { say!(language, "compare-boards") } else { say!(language, "compare-distance") };
        let mut headings = vec![first, second];
        headings.extend(comparison.contestants.iter().map(ToString::to_string));
        let rows = groups.iter().map(|&group| {
            let mut row = match group {
                Group::All => vec![String::new(); 2],
                Group::Board(number) => {
                    let case = &comparison.sample.cases[number];
                    vec![case.board.to_string(), distance(case.distance)]
                }
                Group::Distance(at) => {
                    vec![distance(at), self.summary(group, 0).boards.to_string()]
                }
            };
            let cells = (0..comparison.contestants.len())
                .map(|contestant| mean(&self.summary(group, contestant), measure));
            row.extend(cells);
            row
        });
        let name = self.name(measure);
        let title = if is_random { say!(language, "compare-mean-of", measure = name) } else { name };
        Table { title, headings, rows: rows.collect(), words: usize::from(!is_random) }
    }

    fn overall(&self) -> Table {
        let ComparisonTables { comparison, language, .. } = *self;
        let is_timed = comparison.round == Round::Alone;
        let measures = Measure::ALL.into_iter().filter(|&measure| measure != Measure::Seconds || is_timed);
        let measures: Vec<Measure> = measures.collect();
        let mut headings = vec![
            say!(language, "compare-contestant"),
            say!(language, "compare-solved"),
            say!(language, "compare-optimal"),
        ];
        headings.extend(measures.iter().map(|&measure| self.name(measure)));
        headings.push(say!(language, "compare-speed-up-expanded"));
        if is_timed {
            headings.push(say!(language, "compare-speed-up-seconds"));
        }
        let rows = comparison.contestants.iter().enumerate().map(|(number, contestant)| {
            let summary = self.summary(Group::All, number);
            let of = |count: usize| format!("{count}/{}", summary.boards);
            let mut row = vec![contestant.to_string(), of(summary.solved), of(summary.optimal)];
            row.extend(measures.iter().map(|&measure| mean(&summary, measure)));
            row.push(factor(summary.speed_up.expanded));
            if is_timed {
                row.push(factor(summary.speed_up.seconds));
            }
            row
        });
        Table { title: say!(language, "compare-overall"), headings, rows: rows.collect(), words: 1 }
    }

    fn spreads(&self) -> Table {
        let ComparisonTables { comparison, language, .. } = *self;
        let headings = vec![
            say!(language, "compare-contestant"),
            say!(language, "compare-measure"),
            say!(language, "compare-mean"),
            say!(language, "compare-least"),
            say!(language, "compare-lower-quartile"),
            say!(language, "compare-median"),
            say!(language, "compare-upper-quartile"),
            say!(language, "compare-most"),
        ];
        let mut rows = Vec::new();
        for (number, contestant) in comparison.contestants.iter().enumerate() {
            let summary = self.summary(Group::All, number);
            for (measure, spread) in summary.spreads() {
                let values = [
                    spread.mean,
                    spread.least,
                    spread.lower_quartile,
                    spread.median,
                    spread.upper_quartile,
                    spread.most,
                ];
                let mut row = vec![contestant.to_string(), self.name(measure)];
                row.extend(values.map(|value| figure(measure, value)));
                rows.push(row);
            }
        }
        Table { title: say!(language, "compare-spreads"), headings, rows, words: 2 }
    }
}

/// What a measure is called where lengths are in a metric.
pub fn measure_name(measure: Measure, metric: Metric, language: Language) -> String {
    let metric = metric.name();
    match measure {
        Measure::Length => say!(language, "compare-length", metric = metric),
        Measure::Excess => say!(language, "compare-excess", metric = metric),
        Measure::Expanded => say!(language, "compare-expanded"),
        Measure::Generated => say!(language, "compare-generated"),
        Measure::LargestOpen => say!(language, "compare-largest-open"),
        Measure::Held => say!(language, "compare-held"),
        Measure::BranchingFactor => say!(language, "compare-branching-factor"),
        Measure::Penetrance => say!(language, "compare-penetrance"),
        Measure::Seconds => say!(language, "compare-seconds"),
    }
}

/// The mean of a measure; that of costs of which some are not known to their end is a lower bound.
fn mean(summary: &Summary, measure: Measure) -> String {
    let Some(spread) = summary.spread(measure) else {
        return "-".to_owned();
    };
    let sign = if measure.is_cost() && summary.is_lower_bound { "≥" } else { "" };
    format!("{sign}{}", figure(measure, spread.mean))
}

/// A value with as many digits as say something.
pub fn figure(measure: Measure, value: f64) -> String {
    const WHOLE_FROM: f64 = 100.0;
    match measure {
        Measure::Seconds => seconds(value),
        Measure::BranchingFactor => format!("{value:.2}"),
        Measure::Penetrance => format!("{value:.4}"),
        _ if value >= WHOLE_FROM || value.fract() == 0.0 => grouped(value.round() as u64),
        _ => format!("{value:.1}"),
    }
}

fn factor(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}"))
}

fn distance(distance: Option<u32>) -> String {
    distance.map_or_else(|| "?".to_owned(), |distance| distance.to_string())
}
