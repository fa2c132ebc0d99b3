//! Traces: golden ones, and what holds of every one.

mod golden;
mod laws;
mod sample;
mod trees;
