//! A search, written down.

use jiugong_heuristics::Reach;
use jiugong_puzzle::{Board, Metric, Size};
use jiugong_search::{Side, Space};

use super::manner::Manner;
use super::record::{NONE, Record};
use super::step::{Step, What};
use crate::demonstrations::Staged;
use crate::{AlgorithmChoice, Ends, ObservedSpace};

/// The run of a search as a sequence of steps, and the nodes that they are about.
///
/// Nodes are numbered from 0 in the order in which they were made. A cheaper way to a board is a node of its own.
pub struct Recording {
    pub(super) space: ObservedSpace,
    pub(super) algorithm: AlgorithmChoice,
    pub(super) manner: Manner,
    pub(super) records: Vec<Record>,
    pub(super) steps: Vec<Step>,
    /// The steps before the first expansion.
    pub(super) beginning: u32,
    pub(super) expansions: Vec<Expansion>,
    pub(super) is_cut: bool,
    pub(super) staged: Option<Staged>,
}

/// An expansion.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expansion {
    /// What was expanded.
    pub(super) node: u32,
    /// So many steps have been made when its successors have been made.
    pub(super) end: u32,
}

/// A node of a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceNode {
    /// The node that it was made from; `None` for a root.
    pub parent: Option<u32>,
    /// The node of the same board, on the same side, that was made before it.
    pub earlier: Option<u32>,
    /// The way of the blank; `None` for a root.
    pub by: Option<Reach>,
    /// The moves from the root, as the metric counts them.
    pub g: u32,
    /// The estimate of the moves that are left.
    pub h: u32,
    /// What the algorithm ordered its nodes by when this one was made.
    pub f: u32,
    /// The number of its expansion, from 1; `None` if it was never expanded.
    pub number: Option<u32>,
    /// The tree that it belongs to.
    pub side: Side,
}

impl Recording {
    /// The algorithm.
    pub fn algorithm(&self) -> &AlgorithmChoice {
        &self.algorithm
    }

    /// The recording of a run that was an attempt of a demonstration.
    pub fn staged_as(self, staged: Staged) -> Recording {
        Recording { staged: Some(staged), ..self }
    }

    /// Which attempt of a demonstration the run was, if it was one.
    pub fn staged(&self) -> Option<&Staged> {
        self.staged.as_ref()
    }

    /// What counts one.
    pub fn metric(&self) -> Metric {
        self.space.metric()
    }

    /// The size of the boards.
    pub fn size(&self) -> Size {
        self.space.size()
    }

    /// Whether the algorithm holds one path and goes back along it: what is expanded is then a stack.
    pub fn backtracks(&self) -> bool {
        self.manner.backtracks
    }

    /// Whether a tree grows from the goal too.
    pub fn is_two_sided(&self) -> bool {
        self.algorithm.name.entry().ends == Ends::Both
    }

    /// Whether the search went on beyond the limit of what is recorded.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.steps.as_slice())
            + size_of_val(self.records.as_slice())
            + size_of_val(self.expansions.as_slice())
    }

    /// The steps, first to last.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.records.len()
    }

    /// How many expansions there are.
    pub fn expansions(&self) -> usize {
        self.expansions.len()
    }

    /// A node.
    ///
    /// # Panics
    /// If there is none of this number.
    pub fn node(&self, number: u32) -> TraceNode {
        let record = &self.records[number as usize];
        let known = |number: u32| (number != NONE).then_some(number);
        TraceNode {
            parent: known(record.parent),
            earlier: known(record.earlier),
            by: record.by(),
            g: record.g,
            h: record.h,
            f: record.f,
            number: (record.number > 0).then_some(record.number),
            side: record.side(),
        }
    }

    /// The board of a node.
    ///
    /// # Panics
    /// If there is none of this number.
    pub fn board(&self, number: u32) -> Board {
        let size = self.space.size();
        let tiles = self.space.unpack(self.records[number as usize].key());
        let cells = tiles.cells[..size.cells()].iter().map(|&tile| u16::from(tile)).collect();
        Board::new(size, cells).expect("what was packed was a board")
    }

    /// How many steps have been made when the successors of an expansion, from 1, have been made; for 0, before the
    /// first one.
    pub fn steps_until(&self, expansion: usize) -> usize {
        let Some(before) = expansion.checked_sub(1) else { return self.beginning as usize };
        self.expansions.get(before).map_or(self.steps.len(), |expansion| expansion.end as usize)
    }

    /// The node that an expansion, from 1, expands.
    pub fn expanded(&self, expansion: usize) -> Option<u32> {
        Some(self.expansions.get(expansion.checked_sub(1)?)?.node)
    }

    /// The nodes in which goals were reached, first to last.
    pub fn solutions(&self) -> impl Iterator<Item = u32> + '_ {
        self.steps.iter().filter(|step| step.what == What::Solution).map(|step| step.of)
    }
}
