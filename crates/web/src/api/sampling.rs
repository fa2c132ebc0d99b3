//! Nodes of a search that runs, as many as can be looked at.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use jiugong_puzzle::{Board, Size};
use jiugong_solver::{Event, ObservedSpace, Observing, Side};
use serde::Serialize;
use utoipa::ToSchema;

/// A node that is being expanded.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct ExpandedRecord {
    /// The number of its expansion, from 1.
    number: u64,
    board: String,
    g: u32,
    h: u32,
    f: u32,
    /// `start` or `goal`: where the search that expands it began.
    side: &'static str,
}

/// Where a search leaves a node whenever one is asked for.
#[derive(Debug, Default)]
pub(super) struct Samples {
    is_served: AtomicBool,
    latest: Mutex<Option<ExpandedRecord>>,
}

impl Samples {
    /// The node expanded since the last call, if there is one; and asks for another.
    pub(super) fn take(&self) -> Option<ExpandedRecord> {
        let taken = self.latest.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.is_served.store(false, Ordering::Relaxed);
        taken
    }
}

/// Hears a search, and leaves a node where it is asked for one.
pub(super) struct Sampler {
    samples: Arc<Samples>,
    size: Size,
    expanded: u64,
}

impl Sampler {
    pub(super) fn new(samples: Arc<Samples>, size: Size) -> Sampler {
        Sampler { samples, size, expanded: 0 }
    }
}

impl Observing<ObservedSpace> for Sampler {
    fn hear(&mut self, event: Event<'_, ObservedSpace>) {
        let Event::Expanded(node) = event else { return };
        self.expanded += 1;
        if self.samples.is_served.load(Ordering::Relaxed) {
            return;
        }
        let cells = node.state.cells[..self.size.cells()].iter().map(|&tile| u16::from(tile)).collect();
        let Ok(board) = Board::new(self.size, cells) else { return };
        let sample = ExpandedRecord {
            number: self.expanded,
            board: board.to_string(),
            g: node.g,
            h: node.h,
            f: node.f,
            side: match node.side {
                Side::Forward => "start",
                Side::Backward => "goal",
            },
        };
        *self.samples.latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(sample);
        self.samples.is_served.store(true, Ordering::Relaxed);
    }
}
