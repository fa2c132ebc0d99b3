//! Pattern databases as a heuristic.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;
use thiserror::Error;

use crate::pattern::build::{BuildError, Builder, Building};
use crate::pattern::partition::Partition;
use crate::pattern::shape::ShapeError;
use crate::pattern::symmetry::Symmetry;
use crate::pattern::table::{Part, Table};
use crate::pattern::view::View;
use crate::{Key, Slid, Slides, Tiles};

/// The tables of a partition. They serve every goal whose blank is in the partition's cell or an image of it.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(crate) partition: Partition,
    pub(crate) tables: Vec<Arc<Table>>,
}

/// The memory that tables take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Bytes of the finished tables.
    pub kept: u64,
    /// Bytes at the peak of the building.
    pub peak: u64,
}

impl Tables {
    /// Builds the tables of a partition, one after the other.
    ///
    /// # Errors
    /// A [`BuildError`]: too large, too much memory in all (before anything is built), or stopped.
    pub fn build(partition: Partition, building: &mut Building) -> Result<Tables, BuildError> {
        let builders = builders(&partition)?;
        let needed = needs(&partition, &builders).peak;
        if let Some(allowed) = building.memory.filter(|&allowed| needed > allowed) {
            return Err(BuildError::Memory { needed, allowed });
        }
        let build = |&pattern: &u32| {
            Ok(Arc::new(of(pattern, &builders).build(pattern, partition.blank(), building)?))
        };
        let tables = partition.patterns().iter().map(build).collect::<Result<_, BuildError>>()?;
        Ok(Tables { partition, tables })
    }

    /// The memory that building the tables of a partition takes.
    ///
    /// # Errors
    /// A [`ShapeError`] if they are too large.
    pub fn needs(partition: &Partition) -> Result<Needs, ShapeError> {
        Ok(needs(partition, &builders(partition)?))
    }

    /// The partition.
    pub fn partition(&self) -> &Partition {
        &self.partition
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> u64 {
        self.tables.iter().map(|table| table.bytes()).sum()
    }
}

/// By the number of tiles of a pattern, its builder.
type Builders = BTreeMap<u32, Builder>;

fn builders(partition: &Partition) -> Result<Builders, ShapeError> {
    let mut builders = Builders::new();
    for tiles in partition.patterns().iter().map(|pattern| pattern.count_ones()) {
        if let Entry::Vacant(place) = builders.entry(tiles) {
            place.insert(Builder::new(partition.size(), tiles as usize)?);
        }
    }
    Ok(builders)
}

/// The one for a pattern.
fn of(pattern: u32, builders: &Builders) -> &Builder {
    &builders[&pattern.count_ones()]
}

fn needs(partition: &Partition, builders: &Builders) -> Needs {
    let mut needs = Needs { kept: 0, peak: 0 };
    for &pattern in partition.patterns() {
        let builder = of(pattern, builders);
        needs.peak = needs.peak.max(needs.kept + builder.peak_bytes());
        needs.kept += builder.table_bytes();
    }
    needs
}

/// The most parts of a [`Patterns`], a part being one table in one view: eight views of four tables.
pub const MOST_PARTS: usize = 32;

/// The most parts that a node that is remembered carries, a byte each. The search made for patterns
/// remembers no nodes and uses all parts; the others use the views that come first and fit.
pub const MOST_CARRIED: usize = 8;

/// The most views of all partitions together.
pub const MOST_VIEWS: usize = 8;

/// The most views of one partition where the goal has more symmetries than that.
///
/// Two instead of one expand a quarter of the nodes on Korf's hundred boards: 9.2 instead of 36.4 million with 6-6-3,
/// 0.77 instead of 3.0 million with 7-8. A goal in the middle of an odd square has eight, of which each further one
/// saves less and costs as much.
const VIEWS_OF_ONE: usize = 2;

/// Why tables do not make a heuristic for a goal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternsError {
    /// The tables are for another size or for another cell of the blank.
    #[error(
        "these pattern databases are for another goal: theirs is {size} with its blank in cell {blank} (counted from 1), or an image of that"
    )]
    OtherGoal {
        /// The size of the tables.
        size: jiugong_puzzle::Size,
        /// The cell of the blank of their goal, from 1.
        blank: usize,
    },
    /// There are none.
    #[error("a heuristic needs at least one set of pattern databases")]
    None,
    /// There are too many of them.
    #[error("at most {MOST_PARTS} pattern databases can be used together, not {0}")]
    TooMany(usize),
    /// There are more of them than a node carries.
    #[error(
        "at most {MOST_CARRIED} pattern databases can be used together, not {0}; {MOST_PARTS} with ida-star and no other heuristic beside them"
    )]
    TooManyToCarry(usize),
}

/// The sum of the slides that each pattern needs, and the largest such sum over several partitions and over
/// the images of the board that leave the goal's blank where it is.
///
/// Admissible and consistent: each sum counts each slide once at most (Korf & Felner 2002), and changes by one
/// with each slide (Clausecker 2017).
#[derive(Clone, Debug)]
pub struct Patterns {
    views: Vec<View>,
    /// How many of the views a node carries.
    carried: usize,
    /// By part, its table.
    tables: Vec<Arc<Table>>,
}

impl Patterns {
    /// The estimate of the slides to `goal` by these tables, whichever names its tiles have.
    ///
    /// Each partition is seen through two symmetries, if the goal allows it and they fit [`MOST_PARTS`]. The views
    /// that a node carries come first.
    ///
    /// # Errors
    /// A [`PatternsError`] if they are for another goal, too many, or none.
    pub fn new(goal: &Board, sets: &[Tables]) -> Result<Patterns, PatternsError> {
        let mut patterns = Patterns { views: Vec::new(), carried: 0, tables: Vec::new() };
        let least = sets.iter().map(|set| set.tables.len()).sum();
        if least == 0 {
            return Err(PatternsError::None);
        }
        if least > MOST_PARTS || sets.len() > MOST_VIEWS {
            return Err(PatternsError::TooMany(least));
        }
        // A node carries each partition once, then what fits of their second views.
        let mut rest = MOST_CARRIED.saturating_sub(least);
        let (mut carried, mut beyond) = (Vec::new(), Vec::new());
        for set in sets {
            let symmetries = match set.partition.size() == goal.size() {
                true => set.partition.symmetries(goal.blank() as u8),
                false => Vec::new(),
            };
            if symmetries.is_empty() {
                let blank = usize::from(set.partition.blank()) + 1;
                return Err(PatternsError::OtherGoal { size: set.partition.size(), blank });
            }
            for (number, symmetry) in symmetries.into_iter().take(VIEWS_OF_ONE).enumerate() {
                let fewer = if number == 0 { Some(rest) } else { rest.checked_sub(set.tables.len()) };
                rest = fewer.unwrap_or(rest);
                if fewer.is_some() { &mut carried } else { &mut beyond }.push((set, symmetry));
            }
        }
        patterns.carried = carried.len();
        for (set, symmetry) in carried.into_iter().chain(beyond) {
            if patterns.views.len() < MOST_VIEWS && patterns.tables.len() + set.tables.len() <= MOST_PARTS {
                patterns.add_view(goal, set, symmetry);
            }
        }
        Ok(patterns)
    }

    fn add_view(&mut self, goal: &Board, set: &Tables, symmetry: Symmetry) {
        let first = self.tables.len();
        self.tables.extend(set.tables.iter().cloned());
        let parts = first..self.tables.len();
        self.views.push(View::new(goal, set.partition.patterns(), symmetry, parts));
    }

    /// The views, of which the largest sum counts; there is at least one.
    pub fn views(&self) -> &[View] {
        &self.views
    }

    /// Whether the nodes of searches that remember them carry what this takes.
    ///
    /// # Errors
    /// [`PatternsError::TooManyToCarry`].
    pub fn fit_nodes(&self) -> Result<(), PatternsError> {
        let parts = self.carried_views().last().map_or(0, |view| view.parts().end);
        if parts > MOST_CARRIED { Err(PatternsError::TooManyToCarry(parts)) } else { Ok(()) }
    }

    fn carried_views(&self) -> &[View] {
        &self.views[..self.carried]
    }

    /// The largest sum of all views.
    pub fn estimate(&self, tiles: &Tiles) -> u32 {
        let parts = self.parts(tiles);
        let sum = |view: &View| parts[view.parts()].iter().map(|part| u32::from(part.h())).sum();
        self.views.iter().map(sum).max().unwrap_or_default()
    }

    /// The table of a part.
    #[inline(always)]
    pub fn table(&self, part: usize) -> &Table {
        &self.tables[part]
    }

    /// Bytes of the tables; one that is used in several views counts once.
    pub fn bytes(&self) -> u64 {
        let mut counted: Vec<&Arc<Table>> = Vec::new();
        for table in &self.tables {
            if !counted.iter().any(|known| Arc::ptr_eq(known, table)) {
                counted.push(table);
            }
        }
        counted.iter().map(|table| table.bytes()).sum()
    }

    /// The parts of a board from which the goal can be reached; of another one, the numbers mean nothing.
    pub fn parts(&self, tiles: &Tiles) -> [Part; MOST_PARTS] {
        self.parts_of(&self.views, tiles)
    }

    fn parts_of(&self, views: &[View], tiles: &Tiles) -> [Part; MOST_PARTS] {
        let mut parts = [Part::default(); MOST_PARTS];
        for view in views {
            for part in view.parts() {
                let table = self.table(part);
                let (set, rank) = view.placed(table, tiles);
                parts[part] =
                    table.part(set, rank, view.cell(tiles.blank)).unwrap_or(Part::new(set, rank, 0));
            }
        }
        parts
    }
}

impl<K: Key> Heuristic<Slides<K>> for Patterns {
    /// The h of each part. Where its tiles stand is read from the board, so that a node that is remembered
    /// carries eight bytes.
    type Memo = [u8; MOST_CARRIED];

    fn fresh(&self, tiles: &Tiles) -> Self::Memo {
        let parts = self.parts_of(self.carried_views(), tiles);
        std::array::from_fn(|part| parts[part].h())
    }

    #[inline(always)]
    fn after(&self, mut memo: Self::Memo, tiles: &Tiles, slid: Slid) -> Self::Memo {
        for view in self.carried_views() {
            let member = view.member(slid.tile);
            let table = self.table(member.part());
            let (set, rank) = view.placed(table, tiles);
            let h = &mut memo[member.part() % MOST_CARRIED];
            let before = Part::new(set, rank, *h);
            *h = table.look().after(before, member.tile(), &view.step(slid)).h();
        }
        memo
    }

    #[inline(always)]
    fn value(&self, memo: Self::Memo) -> u32 {
        let sum = |view: &View| memo[view.parts()].iter().map(|&h| u32::from(h)).sum();
        self.carried_views().iter().map(sum).max().unwrap_or_default()
    }
}
