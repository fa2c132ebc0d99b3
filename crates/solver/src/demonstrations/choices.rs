//! What the attempts are in the words of the catalogue.

/// The attempts whose algorithm, or one that goes about its nodes in the same manner, and heuristic the catalogue has.
const CHOICES: [(&str, &str, Option<&str>); 30] = [
    ("misplaced-with-blank", "a-star", None),
    ("misplaced", "a-star", Some("misplaced")),
    ("two-a-pair", "a-star", None),
    ("linear-conflict", "a-star", Some("linear-conflict")),
    ("a-star-visited-when-made", "a-star", Some("manhattan")),
    ("a-star-manhattan", "a-star", Some("manhattan")),
    ("a-star-not-reopened", "a-star", None),
    ("a-star-reopened", "a-star", None),
    ("greedy-manhattan", "greedy", Some("manhattan")),
    ("a-star-inversions", "a-star", Some("inversions")),
    ("breadth-first-without-parity", "breadth-first", None),
    ("a-star-without-parity", "a-star", Some("manhattan")),
    ("depth-first-unbounded", "depth-first(limit=1000000)", None),
    ("depth-first-bounded", "depth-first(limit=10)", None),
    ("iterative-deepening", "iterative-deepening", None),
    ("breadth-first", "breadth-first", None),
    ("weight-0", "uniform-cost", None),
    ("weight-1", "a-star", Some("manhattan")),
    ("weight-1.5", "weighted-a-star", Some("manhattan")),
    ("weight-2", "weighted-a-star(weight=2)", Some("manhattan")),
    ("weight-3", "weighted-a-star(weight=3)", Some("manhattan")),
    ("weight-5", "weighted-a-star(weight=5)", Some("manhattan")),
    ("weight-infinite", "greedy", Some("manhattan")),
    ("h-zero", "a-star(ties=larger-g)", Some("zero")),
    ("h-misplaced", "a-star(ties=larger-g)", Some("misplaced")),
    ("h-manhattan", "a-star(ties=larger-g)", Some("manhattan")),
    ("h-linear-conflict", "a-star(ties=larger-g)", Some("linear-conflict")),
    ("h-exact", "a-star(ties=larger-g)", Some("exact")),
    ("h-inversions", "a-star(ties=larger-g)", Some("inversions")),
    ("h-nilsson", "a-star(ties=larger-g)", Some("nilsson")),
];

/// The algorithm and the heuristic of an attempt, as far as the catalogue has them.
pub(super) fn choices(attempt: &str) -> Option<(&'static str, Option<&'static str>)> {
    let found = CHOICES.iter().find(|(name, ..)| *name == attempt);
    found.map(|&(_, algorithm, heuristic)| (algorithm, heuristic))
}
