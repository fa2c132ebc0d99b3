//! Tables of exact distances, built when they are first wanted.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use jiugong_heuristics::{Exact, ExactTable, TableError};
use jiugong_puzzle::{Board, Size};
use jiugong_search::{Limits, Run, Watch};

use crate::kept::Kept;

/// The tables that are there: by the size and the cell of the goal's blank, because tiles can be renamed.
pub(crate) type Tables = Kept<(Size, usize), Arc<ExactTable>>;

impl Tables {
    /// The exact distances to `goal`, from a table that is built now unless it is there.
    ///
    /// # Errors
    /// The limit that stopped the building, or that no table of this size can be built.
    pub(crate) fn exact(
        &self,
        goal: &Board,
        limits: Limits,
        watch: &Arc<Watch>,
    ) -> Result<Exact, TableError> {
        let table = self.value((goal.size(), goal.blank()), || {
            // A limit of nodes is one of the search.
            let mut run = Run::new(Limits { nodes: None, ..limits }, watch.clone());
            let threads = available_parallelism().unwrap_or(NonZero::<usize>::MIN);
            ExactTable::build(goal, threads, &mut run).map(Arc::new)
        })?;
        Exact::new(table, goal)
    }
}
