//! Tables of distances, built when they are first wanted.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use jiugong_heuristics::pattern::{self, BuildError, Collection, FileError};
use jiugong_heuristics::{Exact, ExactTable, LandmarkTable, Landmarks, PushTables, TableError};
use jiugong_puzzle::{Board, GoalName, Metric, Parity, Random, Size};
use jiugong_search::{Limits, Run, Stop, Watch};

use crate::kept::Kept;
use crate::ready::Unready;
use crate::{PatternSet, SolveError, TableFolder};

/// The tables that are there.
pub(crate) struct Tables {
    /// By the metric, the size and the cell of the goal's blank, because tiles can be renamed.
    exact: Kept<(Metric, Size, usize), Arc<ExactTable>>,
    /// By the size, the half of its boards, and how many landmarks there are.
    landmarks: Kept<(Size, Parity, NonZero<usize>), Arc<LandmarkTable>>,
    patterns: Kept<Collection, pattern::Tables>,
    /// By the size, the cell of the goal's blank, and the patterns' goal cells.
    push_patterns: Kept<(Size, usize, Vec<u32>), PushTables>,
    folder: Option<TableFolder>,
    /// Files that were not used.
    unused: Mutex<Vec<FileError>>,
}

/// What the building of a table may use.
#[derive(Clone, Copy)]
pub(crate) struct Building<'a> {
    pub(crate) limits: Limits,
    pub(crate) watch: &'a Arc<Watch>,
}

impl Building<'_> {
    pub(crate) fn run(&self) -> Run {
        // A limit of nodes is one of the search.
        Run::new(Limits { nodes: None, ..self.limits }, self.watch.clone())
    }
}

impl Tables {
    /// None yet; pattern databases that are kept in `folder` are loaded from there.
    pub(crate) fn new(folder: Option<TableFolder>) -> Tables {
        Tables {
            exact: Kept::new(),
            landmarks: Kept::new(),
            patterns: Kept::new(),
            push_patterns: Kept::new(),
            folder,
            unused: Mutex::default(),
        }
    }

    /// The exact distances to `goal`, from a table that is built now unless it is there.
    ///
    /// # Errors
    /// The limit that stopped the building, or that no table of this size can be built.
    pub(crate) fn exact(
        &self,
        metric: Metric,
        goal: &Board,
        building: Building<'_>,
    ) -> Result<Exact, TableError> {
        let table = self.exact.value((metric, goal.size(), goal.blank()), || {
            ExactTable::build_in(metric, goal, threads(), &mut building.run()).map(Arc::new)
        })?;
        Exact::new(table, goal)
    }

    /// One of the boards at a distance from `goal`, each as likely as the others.
    ///
    /// # Errors
    /// As for [`exact`](Self::exact).
    pub(crate) fn board_at(
        &self,
        metric: Metric,
        goal: &Board,
        distance: u32,
        random: &mut Random,
        building: Building<'_>,
    ) -> Result<Option<Board>, TableError> {
        self.exact(metric, goal, building)?.random_at(distance, random, threads(), &mut building.run())
    }

    /// The bounds of `count` landmarks, from a table that is built now unless it is there.
    ///
    /// # Errors
    /// The limit that stopped the building, or that no table of this size can be built.
    pub(crate) fn landmarks(
        &self,
        goal: &Board,
        count: NonZero<usize>,
        building: Building<'_>,
    ) -> Result<Landmarks, TableError> {
        let table = self.landmarks.value((goal.size(), goal.parity(), count), || {
            let first = first_of_half(goal);
            LandmarkTable::build(&first, count, threads(), &mut building.run()).map(Arc::new)
        })?;
        Landmarks::new(table, goal)
    }

    /// The pattern databases in pushes of patterns, built now unless they are there.
    ///
    /// # Errors
    /// The limit that stopped the building, or that no table of this size can be built.
    pub(crate) fn push_patterns(
        &self,
        goal: &Board,
        patterns: Vec<u32>,
        building: Building<'_>,
    ) -> Result<PushTables, TableError> {
        let (size, blank) = (goal.size(), goal.blank());
        self.push_patterns.value((size, blank, patterns.clone()), || {
            PushTables::build(size, blank, &patterns, threads(), &mut building.run())
        })
    }

    /// The largest set of pattern databases for a goal that is kept.
    pub(crate) fn largest_kept(&self, goal: &Board) -> Option<PatternSet> {
        // A folder that cannot be read is as good as none: the answer is the same, and `tables list` says why.
        self.folder.as_ref().and_then(|folder| folder.largest(goal).ok().flatten())
    }

    /// The files that were not used since this was last asked.
    pub(crate) fn unused(&self) -> Vec<FileError> {
        std::mem::take(&mut *self.unused.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The pattern databases of a collection, loaded or built now unless they are there.
    ///
    /// # Errors
    /// The limit that stopped the building, or that they are too large.
    pub(crate) fn patterns(
        &self,
        collection: Collection,
        building: Building<'_>,
    ) -> Result<pattern::Tables, Unready> {
        self.patterns.value(collection.clone(), || {
            match self.folder.as_ref().map(|folder| folder.load(&collection)) {
                Some(Ok(Some(tables))) => return Ok(tables),
                Some(Err(error)) => self.unused.lock().unwrap_or_else(PoisonError::into_inner).push(error),
                Some(Ok(None)) | None => {}
            }
            let (mut run, mut stopped) = (building.run(), None);
            let mut watch = |_| match run.check() {
                Ok(()) => ControlFlow::Continue(()),
                Err(stop) => {
                    stopped = Some(stop);
                    ControlFlow::Break(())
                }
            };
            let memory = building.limits.memory;
            let mut building = pattern::Building { threads: threads().get(), memory, watch: &mut watch };
            pattern::Tables::build(collection, &mut building).map_err(|error| match error {
                BuildError::Memory { .. } => Stop::Memory.into(),
                BuildError::Cancelled => stopped.unwrap_or(Stop::Cancelled).into(),
                BuildError::Shape(error) => SolveError::Collection(error.into()).into(),
            })
        })
    }
}

/// The same board for all that can be reached from one another, so that the landmarks do not depend on which goal
/// was the first to be asked for.
fn first_of_half(goal: &Board) -> Board {
    let standard = GoalName::Standard.board(goal.size());
    if standard.parity() == goal.parity() {
        return standard;
    }
    let mut cells = standard.cells().to_vec();
    cells.swap(0, 1);
    Board::new(goal.size(), cells).expect("an exchange of two tiles leaves a permutation")
}

pub(crate) fn threads() -> NonZero<usize> {
    available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}
