//! A report in words.

use jiugong_solver::{Found, Report, Status};

use crate::{Language, Say, grouped, say, seconds};

/// How it ended and what is proven, then with what effort: a few lines.
impl Say for Report {
    fn say(&self, language: Language) -> String {
        let mut lines = vec![match self.status {
            Status::Solved => say!(
                language,
                "report-solved",
                length = self.length().unwrap_or_default(),
                slides = self.slides().unwrap_or_default(),
                metric = self.metric.name()
            ),
            Status::Unreachable => return self.reachability.say(language),
            Status::TimeLimit => say!(language, "report-time-limit"),
            Status::NodeLimit => say!(language, "report-node-limit"),
            Status::MemoryLimit => say!(language, "report-memory-limit"),
            Status::Cancelled => say!(language, "report-cancelled"),
            Status::NotFound => say!(language, "report-not-found", algorithm = self.algorithm.to_string()),
            Status::Invalid => say!(language, "report-invalid"),
        }];
        lines.extend(self.not_begun(language));
        lines.extend(self.improvements(language));
        lines.extend(self.best_path(language));
        lines.extend(self.proof(language));
        lines.push(self.effort(language));
        lines.join("\n")
    }
}

/// The parts of the sentence, which only a report needs.
trait Parts {
    /// That it was stopped while what the search needs was made ready.
    fn not_begun(&self, language: Language) -> Option<String>;
    /// The solutions on the way to the last one.
    fn improvements(&self, language: Language) -> Vec<String>;
    /// The path that a stopped search had already.
    fn best_path(&self, language: Language) -> Option<String>;
    /// What is proven of the length.
    fn proof(&self, language: Language) -> Option<String>;
    /// Who searched, and what it took.
    fn effort(&self, language: Language) -> String;
}

impl Parts for Report {
    fn not_begun(&self, language: Language) -> Option<String> {
        let status = match self.status {
            Status::MemoryLimit => "memory",
            Status::TimeLimit | Status::Cancelled => "time",
            _ => return None,
        };
        (self.statistics.generated == 0)
            .then(|| say!(language, "report-not-begun", status = status, pair = report_pair(self, language)))
    }

    fn improvements(&self, language: Language) -> Vec<String> {
        let line = |(number, found): (usize, &Found)| {
            let factor =
                self.factor_of(found).map_or_else(|| "none".to_owned(), |factor| format!("{factor:.2}"));
            say!(
                language,
                "report-improvement",
                number = number,
                length = found.cost,
                metric = self.metric.name(),
                factor = factor,
                nodes = grouped(found.expanded),
                time = seconds(found.after.as_secs_f64())
            )
        };
        (1..).zip(&self.solutions).map(line).collect()
    }

    fn best_path(&self, language: Language) -> Option<String> {
        let length = self.length().filter(|_| self.status != Status::Solved)?;
        Some(say!(language, "report-best-path", length = length, metric = self.metric.name()))
    }

    fn proof(&self, language: Language) -> Option<String> {
        if self.optimal {
            return Some(say!(language, "report-optimal"));
        }
        let bound = self.lower_bound.filter(|bound| *bound > 0);
        match (bound, self.suboptimality_bound) {
            (Some(least), Some(factor)) => {
                let factor = format!("{factor:.2}");
                Some(say!(
                    language,
                    "report-at-least-and-factor",
                    least = least,
                    factor = factor,
                    metric = self.metric.name()
                ))
            }
            (Some(least), None) => {
                Some(say!(language, "report-at-least", least = least, metric = self.metric.name()))
            }
            (None, _) => self.length().map(|_| say!(language, "report-not-proven")),
        }
    }

    fn effort(&self, language: Language) -> String {
        say!(
            language,
            "report-effort",
            pair = report_pair(self, language),
            nodes = self.statistics.expanded,
            expanded = grouped(self.statistics.expanded),
            generated = grouped(self.statistics.generated),
            time = seconds(self.time.as_secs_f64())
        )
    }
}

/// The algorithm, and the heuristic if it uses one.
pub(crate) fn report_pair(report: &Report, language: Language) -> String {
    let algorithm = report.algorithm.to_string();
    match &report.heuristic {
        None => algorithm,
        Some(heuristic) => {
            say!(language, "report-pair", algorithm = algorithm, heuristic = heuristic.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiugong_puzzle::{Board, GoalName};
    use jiugong_solver::{Request, Solver};

    use super::*;

    #[test]
    fn a_report_says_what_is_proven() {
        let board = Board::from_rows("8 0 3/2 1 4/7 6 5").unwrap();
        let goal = GoalName::Snail.board(board.size());
        let request = Request::new(board, goal);
        let report = Solver::new().solve(&request, &Arc::default()).unwrap();
        let said = report.say(Language::English);
        assert!(said.starts_with("Solved in 5 slides.\nNo path is shorter.\n"), "{said}");
        assert!(report.say(Language::Chinese).starts_with("已解出，共 5 步。\n没有更短的路径。\n"));
    }

    #[test]
    fn a_stopped_report_says_where_and_what_it_knows() {
        let board = Board::from_rows("8 6 7/2 5 4/3 0 1").unwrap();
        let goal = GoalName::Standard.board(board.size());
        let mut request = Request::new(board, goal);
        request.limits.nodes = Some(10);
        let said = Solver::new().solve(&request, &Arc::default()).unwrap().say(Language::English);
        assert!(said.starts_with("Stopped at the node limit.\nEvery path has at least "), "{said}");
    }
}
