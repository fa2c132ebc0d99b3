//! Pattern databases as a heuristic.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use jiugong_puzzle::Board;
use jiugong_search::Heuristic;
use thiserror::Error;

use crate::pattern::build::{BuildError, Builder, Building};
use crate::pattern::candidates::{Candidate, Candidates, candidates, different, fitting};
use crate::pattern::collection::Collection;
use crate::pattern::shape::ShapeError;
use crate::pattern::table::{Part, Table};
use crate::pattern::view::View;
use crate::{Key, Slid, Slides, Tiles};

/// The tables of a collection. They serve every goal whose blank is in the collection's cell or an image of it.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(crate) collection: Collection,
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
    /// Builds the tables of a collection, one after the other.
    ///
    /// # Errors
    /// A [`BuildError`]: too large, too much memory in all (before anything is built), or stopped.
    pub fn build(collection: Collection, building: &mut Building) -> Result<Tables, BuildError> {
        let builders = builders(&collection)?;
        let needed = needs(&collection, &builders).peak;
        if let Some(allowed) = building.memory.filter(|&allowed| needed > allowed) {
            return Err(BuildError::Memory { needed, allowed });
        }
        let build = |&pattern: &u32| {
            Ok(Arc::new(of(pattern, &builders).build(pattern, collection.blank(), building)?))
        };
        let tables = collection.patterns().iter().map(build).collect::<Result<_, BuildError>>()?;
        Ok(Tables { collection, tables })
    }

    /// The memory that building the tables of a collection takes.
    ///
    /// # Errors
    /// A [`ShapeError`] if they are too large.
    pub fn needs(collection: &Collection) -> Result<Needs, ShapeError> {
        Ok(needs(collection, &builders(collection)?))
    }

    /// The collection.
    pub fn collection(&self) -> &Collection {
        &self.collection
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> u64 {
        self.tables.iter().map(|table| table.bytes()).sum()
    }
}

/// By the number of tiles of a pattern, its builder.
type Builders = BTreeMap<u32, Builder>;

fn builders(collection: &Collection) -> Result<Builders, ShapeError> {
    let mut builders = Builders::new();
    for tiles in collection.patterns().iter().map(|pattern| pattern.count_ones()) {
        if let Entry::Vacant(place) = builders.entry(tiles) {
            place.insert(Builder::new(collection.size(), tiles as usize)?);
        }
    }
    Ok(builders)
}

/// The one for a pattern.
fn of(pattern: u32, builders: &Builders) -> &Builder {
    &builders[&pattern.count_ones()]
}

fn needs(collection: &Collection, builders: &Builders) -> Needs {
    let mut needs = Needs { kept: 0, peak: 0 };
    for &pattern in collection.patterns() {
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

/// The most views that a search uses.
pub const MOST_VIEWS: usize = 8;

/// The most views of one partition where the goal has more symmetries than that.
///
/// Two instead of one expand a quarter of the nodes on Korf's hundred boards: 9.2 instead of 36.4 million with 6-6-3,
/// 0.77 instead of 3.0 million with 7-8. A goal in the middle of an odd square has eight, of which each further one
/// saves less and costs as much.
pub(crate) const VIEWS_OF_ONE: usize = 2;

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
    /// All that there are to choose from, where more are than fit; then `views` are the first that do.
    candidates: Option<Arc<Candidates>>,
}

impl Patterns {
    /// The estimate of the slides to `goal` by these tables, whichever names its tiles have.
    ///
    /// Each partition is seen through two symmetries, if the goal allows it. The views that a node carries come first: one
    /// of each set, then others that fit. Where there are more views than [`MOST_VIEWS`] or [`MOST_PARTS`] allow, mirror
    /// images of one another count once, and those are used that come first and fit, or, by
    /// [`best_for`](Self::best_for), the best.
    ///
    /// # Errors
    /// A [`PatternsError`] if they are for another goal, too many, or none.
    pub fn new(goal: &Board, sets: &[Tables]) -> Result<Patterns, PatternsError> {
        let of_first = |set: &Tables| set.collection.partitions().first().map_or(0, Vec::len);
        let least = sets.iter().map(of_first).sum();
        if least == 0 {
            return Err(PatternsError::None);
        }
        if least > MOST_PARTS || sets.len() > MOST_VIEWS {
            return Err(PatternsError::TooMany(least));
        }
        let mut all = candidates(goal, sets)?;
        if fitting(&all).len() < all.len() {
            all = different(goal.size(), all);
        }
        let mut rest = MOST_CARRIED.saturating_sub(least);
        let (mut carried, mut beyond, mut set) = (Vec::new(), Vec::new(), None);
        for candidate in &all {
            let fewer = match set.replace(candidate.set) == Some(candidate.set) {
                true => rest.checked_sub(candidate.tables.len()),
                false => Some(rest),
            };
            rest = fewer.unwrap_or(rest);
            if fewer.is_some() { &mut carried } else { &mut beyond }.push(candidate);
        }
        let first = fitting(carried.iter().chain(&beyond).copied());
        let mut patterns = Patterns::of(goal, &first, carried.len());
        if first.len() < all.len() {
            patterns.candidates = Some(Arc::new(Candidates::new(goal, all)));
        }
        Ok(patterns)
    }

    /// Of these views, of which a node carries the first ones.
    fn of(goal: &Board, views: &[&Candidate], carried: usize) -> Patterns {
        let mut patterns = Patterns { views: Vec::new(), carried, tables: Vec::new(), candidates: None };
        for view in views {
            let first = patterns.tables.len();
            patterns.tables.extend(view.tables.iter().cloned());
            patterns.views.push(View::new(goal, &view.patterns, view.symmetry, first..patterns.tables.len()));
        }
        patterns
    }

    /// The same where there are no more views than a search uses; else those with the largest h on the board where it
    /// starts, of equal ones those that come first.
    ///
    /// Takes half a millisecond with 18x6, almost all of it for the h of each pattern.
    pub fn best_for(&self, start: &Tiles) -> Cow<'_, Patterns> {
        let Some(candidates) = &self.candidates else { return Cow::Borrowed(self) };
        let best = candidates.best(start);
        let mut rest = MOST_CARRIED;
        let carries = |view: &&&Candidate| {
            let fewer = rest.checked_sub(view.tables.len());
            rest = fewer.unwrap_or(rest);
            fewer.is_some()
        };
        let carried = best.iter().take_while(carries).count().max(1);
        Cow::Owned(Patterns::of(&candidates.goal, &best, carried))
    }

    /// The views, of which the largest sum counts; there is at least one. Where there are more than a search uses, the
    /// first that fit.
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

    /// The largest sum of all views, also of those beyond the ones that fit a search; admissible like each of them.
    pub fn estimate(&self, tiles: &Tiles) -> u32 {
        if let Some(candidates) = &self.candidates {
            return candidates.hs(tiles).into_iter().max().unwrap_or_default();
        }
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
        let others = self.candidates.iter().flat_map(|candidates| candidates.tables());
        for table in self.tables.iter().chain(others) {
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
                parts[part] = view.part(self.table(part), tiles);
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
