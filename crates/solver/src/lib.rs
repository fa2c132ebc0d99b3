//! The catalogue of searches and heuristics, requests and reports, the independent checker.
