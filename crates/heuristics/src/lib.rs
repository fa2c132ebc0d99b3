//! The tiles as a space to search: one heuristic a file, exact distance tables.
