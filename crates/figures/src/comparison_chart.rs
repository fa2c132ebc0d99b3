//! A comparison as a chart, fit for a slide.

use std::io;

use jiugong_locale::{Language, say};
use jiugong_puzzle::Metric;
use jiugong_solver::compare::{Comparison, Group, Measure, Summary};

use crate::{Axis, Bar, Bars, Curve, Curves, figure, measure_name};

/// Values that are farther apart than this factor are drawn on a logarithmic axis.
const LOGARITHMIC_FROM: f64 = 30.0;

/// What a chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chart {
    /// A curve for each contestant, against the distance.
    Curves,
    /// A bar for each contestant, over all boards.
    Bars,
}

/// What can be drawn of a comparison.
pub struct ComparisonChart<'a> {
    /// What was compared.
    pub comparison: &'a Comparison,
    /// The figure that is drawn.
    pub measure: Measure,
    /// The language.
    pub language: Language,
}

impl ComparisonChart<'_> {
    /// The chart as SVG; where none is asked for, curves if the boards are at several distances.
    ///
    /// # Errors
    /// A chart that cannot be drawn.
    pub fn svg(&self, chart: Option<Chart>) -> io::Result<String> {
        let usual = if self.distances().len() > 1 { Chart::Curves } else { Chart::Bars };
        match chart.unwrap_or(usual) {
            Chart::Curves => self.curves().svg(),
            Chart::Bars => self.bars().svg(),
        }
    }

    /// The distances of the boards, from the smallest to the largest.
    pub fn distances(&self) -> Vec<u32> {
        let cases = &self.comparison.sample.cases;
        let mut distances: Vec<u32> = cases.iter().filter_map(|case| case.distance).collect();
        distances.sort_unstable();
        distances.dedup();
        distances
    }

    /// The mean at each distance: a curve for each contestant.
    pub fn curves(&self) -> Curves {
        let ComparisonChart { comparison, measure, language } = *self;
        let curves = comparison.contestants.iter().enumerate().map(|(number, contestant)| {
            let points = self.distances().into_iter().filter_map(|distance| {
                let mean = self.mean(&self.summary(Group::Distance(Some(distance)), number))?;
                Some((f64::from(distance), mean))
            });
            let is_lower_bound = measure.is_cost() && self.summary(Group::All, number).is_lower_bound;
            let sign = if is_lower_bound { " (≥)" } else { "" };
            Curve { name: format!("{contestant}{sign}"), points: points.collect() }
        });
        let curves: Vec<Curve> = curves.collect();
        let name = self.name(measure);
        Curves {
            title: say!(language, "compare-mean-of", measure = name),
            notes: self.notes(),
            across: say!(language, "compare-chart-distance", metric = comparison.sample.metric.name()),
            up: self.axis(curves.iter().flat_map(|curve| curve.points.iter().map(|&(_, mean)| mean))),
            curves,
        }
    }

    /// The mean over all boards: a bar for each contestant.
    pub fn bars(&self) -> Bars {
        let ComparisonChart { comparison, measure, language } = *self;
        let bars = comparison.contestants.iter().enumerate().map(|(number, contestant)| {
            let summary = self.summary(Group::All, number);
            let mean = self.mean(&summary);
            let sign = if summary.is_lower_bound && measure.is_cost() { "≥" } else { "" };
            let text = mean.map_or_else(|| "-".to_owned(), |mean| figure(measure, mean));
            Bar {
                name: contestant.to_string(),
                value: mean.unwrap_or_default(),
                text: format!("{sign}{text}"),
            }
        });
        let bars: Vec<Bar> = bars.collect();
        let name = self.name(measure);
        Bars {
            title: say!(
                language,
                "compare-chart-bars",
                measure = name,
                boards = comparison.sample.cases.len()
            ),
            notes: self.notes(),
            along: self.axis(bars.iter().map(|bar| bar.value)),
            bars,
        }
    }

    fn name(&self, measure: Measure) -> String {
        measure_name(measure, self.comparison.sample.metric, self.language)
    }

    fn summary(&self, group: Group, contestant: usize) -> Summary {
        self.comparison.summary(group, contestant, 0)
    }

    fn mean(&self, summary: &Summary) -> Option<f64> {
        summary.spread(self.measure).map(|spread| spread.mean)
    }

    /// The axis for some values of the measure.
    fn axis(&self, values: impl Iterator<Item = f64> + Clone) -> Axis {
        let (least, most) = (values.clone().fold(f64::MAX, f64::min), values.fold(0.0, f64::max));
        let logarithmic = self.measure.is_cost() && least > 0.0 && most > LOGARITHMIC_FROM * least;
        let name = self.name(self.measure);
        let name =
            if logarithmic { say!(self.language, "compare-chart-logarithmic", measure = name) } else { name };
        Axis { name, logarithmic }
    }

    /// What stands below the title.
    fn notes(&self) -> Vec<String> {
        let ComparisonChart { comparison, language, .. } = *self;
        let sample = &comparison.sample;
        let (size, goal) = (sample.goal.size().to_string(), sample.goal.to_string());
        let boards = sample.cases.len();
        let mut line = say!(language, "compare-chart-boards", boards = boards, size = size, goal = goal);
        if sample.metric == Metric::MultiTile {
            line = say!(language, "compare-chart-in-pushes", boards = line);
        }
        if let Some(seed) = sample.seed {
            line = say!(language, "compare-chart-seed", boards = line, seed = seed.to_string());
        }
        let mut notes = vec![line];
        let was_stopped = (0..comparison.contestants.len())
            .any(|contestant| self.summary(Group::All, contestant).is_lower_bound);
        if was_stopped {
            notes.push(say!(language, "compare-lower-bounds"));
        }
        notes
    }
}
