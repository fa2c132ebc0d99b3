//! The catalogue of searches and heuristics, requests and reports, the independent checker.
//!
//! A [`Request`] (a board, a goal, an [`AlgorithmChoice`] and a [`HeuristicChoice`]) goes into a [`Solver`], and a
//! [`Report`] comes out. What algorithms and heuristics there are, and what may be claimed of their answers, is said once:
//! in [`ALGORITHMS`] and [`HEURISTICS`].

mod algorithms;
mod batch;
mod catalogue;
mod checker;
mod choice;
mod choice_error;
mod claim;
pub mod compare;
mod default_pair;
pub mod demonstrations;
mod descend;
mod dispatch;
pub mod engine;
pub mod explain;
mod exploration;
mod heuristics;
pub mod json;
mod kept;
mod machine;
mod make_ready;
mod memory;
mod observed;
mod parameter;
mod pattern_set;
mod ready;
mod ready_patterns;
mod ready_pushes;
mod report;
mod report_json;
mod request;
mod solve_error;
mod solver;
mod status;
mod suite;
mod table_folder;
mod tables;
pub mod trace;
mod verify;

pub use algorithms::{ALGORITHMS, AlgorithmName};
pub use batch::{Progress, Unanswered, batch};
pub use catalogue::{
    AlgorithmEntry, Complete, Ends, HeuristicEntry, InPushes, Informed, MOST_CELLS, Memory, Optimal, Sizes,
};
pub use checker::{CheckFailure, check};
pub use choice::{AlgorithmChoice, Arguments, HeuristicChoice, MOST_OF_A_MAXIMUM};
pub use choice_error::ChoiceError;
pub use default_pair::{Pair, Prospect, default_pair, prospect, repaid};
pub use exploration::Exploration;
pub use heuristics::{HEURISTICS, HeuristicName};
pub use jiugong_heuristics::{Exact, TableError, Tiles, pattern};
pub use jiugong_search::{Event, Found, Limits, Node, Observing, Side, Statistics, Watch};
pub use machine::{peak_memory, processor};
pub use memory::default_memory_limit;
pub use observed::{ObservedMoves, ObservedSpace};
pub use parameter::{Domain, Parameter, Value};
pub use pattern_set::PatternSet;
pub use report::Report;
pub use report_json::SCHEMA;
pub use request::Request;
pub use solve_error::SolveError;
pub use solver::Solver;
pub use status::Status;
pub use suite::{Suite, SuiteBoard, random_suite};
pub use table_folder::{KeptTables, TableFolder};
pub use verify::{Optimality, Verdict, verify};
