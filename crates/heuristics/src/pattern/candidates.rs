//! The views of which a search uses the best for its start.

use std::cmp::Reverse;
use std::sync::Arc;

use jiugong_puzzle::{Board, Size};

use crate::Tiles;
use crate::pattern::patterns::{MOST_PARTS, MOST_VIEWS, PatternsError, Tables, VIEWS_OF_ONE};
use crate::pattern::symmetry::Symmetry;
use crate::pattern::table::Table;
use crate::pattern::view::View;

/// A partition of a set of tables that can be seen through a symmetry.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The number of the set.
    pub(crate) set: usize,
    pub(crate) symmetry: Symmetry,
    /// The patterns of the tables.
    pub(crate) patterns: Vec<u32>,
    pub(crate) tables: Vec<Arc<Table>>,
}

/// All of them, with what it takes to know the h of each.
#[derive(Debug)]
pub(crate) struct Candidates {
    pub(crate) goal: Board,
    pub(crate) all: Vec<Candidate>,
    /// Every table through every symmetry in which it is seen: of the partitions that have it in common, each has its h.
    seen: Vec<(View, Arc<Table>)>,
    /// By candidate, the places of its tables in `seen`.
    places: Vec<Vec<usize>>,
}

/// The partitions of all sets, each through as many symmetries as [`VIEWS_OF_ONE`]: set by set, then partition by
/// partition.
pub(crate) fn candidates(goal: &Board, sets: &[Tables]) -> Result<Vec<Candidate>, PatternsError> {
    let mut all = Vec::new();
    for (number, set) in sets.iter().enumerate() {
        let collection = set.collection();
        let symmetries = match collection.size() == goal.size() {
            true => collection.symmetries(goal.blank() as u8),
            false => Vec::new(),
        };
        if symmetries.is_empty() {
            let blank = usize::from(collection.blank()) + 1;
            return Err(PatternsError::OtherGoal { size: collection.size(), blank });
        }
        for partition in collection.partitions() {
            for &symmetry in symmetries.iter().take(VIEWS_OF_ONE) {
                let patterns: Vec<u32> = partition.iter().map(|&at| collection.patterns()[at]).collect();
                let tables = partition.iter().map(|&at| Arc::clone(&set.tables[at])).collect();
                all.push(Candidate { set: number, symmetry, patterns, tables });
            }
        }
    }
    Ok(all)
}

/// Without those that are mirror images of one before from the same set: they say the same.
pub(crate) fn different(size: Size, all: Vec<Candidate>) -> Vec<Candidate> {
    let mut known = Vec::new();
    let is_another = |candidate: &Candidate| {
        let on_board = |&pattern: &u32| candidate.symmetry.laid_onto(pattern, size);
        let mut patterns: Vec<u32> = candidate.patterns.iter().map(on_board).collect();
        patterns.sort_unstable();
        let view = (candidate.set, patterns);
        let is_another = !known.contains(&view);
        known.push(view);
        is_another
    };
    all.into_iter().filter(is_another).collect()
}

/// The first ones that fit a search together.
pub(crate) fn fitting<'a>(ordered: impl IntoIterator<Item = &'a Candidate>) -> Vec<&'a Candidate> {
    let mut parts = 0;
    let fits = |candidate: &&Candidate| {
        let fits = parts + candidate.tables.len() <= MOST_PARTS;
        parts += if fits { candidate.tables.len() } else { 0 };
        fits
    };
    ordered.into_iter().filter(fits).take(MOST_VIEWS).collect()
}

impl Candidates {
    /// Of these.
    pub(crate) fn new(goal: &Board, all: Vec<Candidate>) -> Candidates {
        let mut seen: Vec<(Symmetry, Arc<Table>)> = Vec::new();
        let mut place = |symmetry: Symmetry, table: &Arc<Table>| {
            let known =
                |(other, known): &(Symmetry, Arc<Table>)| *other == symmetry && Arc::ptr_eq(known, table);
            seen.iter().position(known).unwrap_or_else(|| {
                seen.push((symmetry, Arc::clone(table)));
                seen.len() - 1
            })
        };
        let places = all
            .iter()
            .map(|candidate| candidate.tables.iter().map(|table| place(candidate.symmetry, table)).collect())
            .collect();
        let view = |(symmetry, table): (Symmetry, Arc<Table>)| {
            (View::new(goal, &[table.pattern], symmetry, 0..1), table)
        };
        let seen = seen.into_iter().map(view).collect();
        Candidates { goal: goal.clone(), all, seen, places }
    }

    /// The h of each on a board.
    pub(crate) fn hs(&self, tiles: &Tiles) -> Vec<u32> {
        let h = |(view, table): &(View, Arc<Table>)| u32::from(view.part(table, tiles).h());
        let hs: Vec<u32> = self.seen.iter().map(h).collect();
        self.places.iter().map(|places| places.iter().map(|&place| hs[place]).sum()).collect()
    }

    /// Those with the largest h on a board that fit a search together, the largest first; of equal ones the first.
    pub(crate) fn best(&self, tiles: &Tiles) -> Vec<&Candidate> {
        let hs = self.hs(tiles);
        let mut order: Vec<usize> = (0..self.all.len()).collect();
        order.sort_by_key(|&number| Reverse(hs[number]));
        fitting(order.iter().map(|&number| &self.all[number]))
    }

    /// The tables of all of them.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &Arc<Table>> {
        self.seen.iter().map(|(_, table)| table)
    }
}
