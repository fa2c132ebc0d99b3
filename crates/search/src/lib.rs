//! Search of states joined by moves: one algorithm a file, limits, observers.
