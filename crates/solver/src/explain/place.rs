//! Where something is on a board, counted from 1 as people count.

use jiugong_heuristics::Axis;
use jiugong_puzzle::Size;
use serde::Serialize;

/// A cell, by its row from the top and its column from the left, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The row, from 1.
    pub row: usize,
    /// The column, from 1.
    pub column: usize,
}

impl Place {
    pub(super) fn new(size: Size, cell: usize) -> Place {
        Place { row: cell / size.width() + 1, column: cell % size.width() + 1 }
    }
}

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// The row with this number, from 1.
    Row(usize),
    /// The column with this number, from 1.
    Column(usize),
}

impl Line {
    /// The line of an axis with a number from 0.
    pub(super) fn new(axis: Axis, line: usize) -> Line {
        match axis {
            Axis::Rows => Line::Row(line + 1),
            Axis::Columns => Line::Column(line + 1),
        }
    }
}
