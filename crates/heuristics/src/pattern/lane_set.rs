//! What eight looks into tables at a time take, side by side.

use std::sync::Arc;

use jiugong_puzzle::Direction;

use crate::pattern::lane_node::{LaneNode, Looked};
use crate::pattern::lanes::{self, LANES, Lane};
use crate::pattern::look::Regions;
use crate::pattern::orders::MOST_TILES;
use crate::pattern::passing::way;
use crate::pattern::step::Step;
use crate::pattern::table::{Part, Table};
use crate::pattern::view::View;
use crate::words::Words;
use crate::{CELLS, Tiles};

pub(crate) const DIRECTIONS: usize = Direction::ALL.len();

/// The most tiles that one passes: boards are at most five wide.
const MOST_PASSED: usize = 4;

/// The ways to pass them, towards the beginning and the end of the order, or nobody.
const WAYS: usize = 2 * MOST_PASSED + 1;

/// The lower bits of a member, which say its slot.
pub(crate) const SLOT_BITS: i32 = 5;
pub(crate) const SLOT: u32 = (1 << SLOT_BITS) - 1;

/// The patterns of a view for which there is room.
const MOST_PATTERNS: usize = 4;

/// The tables of a heuristic, so arranged that the looks of all children of a node, or of all views of a child, are
/// made with vector instructions: in the eight lanes of a look are so many views of so many children as fit.
///
/// `ROWS` is 2 for four views of two children in a look, and 4 for eight views of one. A node takes so many rows of
/// eight parts, and its children so many looks.
#[derive(Clone, Debug)]
pub struct LaneSet<const ROWS: usize> {
    /// The low cells of a set, and how many they are, as in `Components`.
    pub(crate) low_cells: u32,
    pub(crate) split: u32,
    /// As many ones as there are cells between those of a slide along a column.
    pub(crate) window: u32,
    /// The numbering of the sets of cells.
    pub(crate) low: Vec<u16>,
    pub(crate) high: Vec<u32>,
    pub(crate) regions: Arc<Words>,
    /// For each number of tiles, tile and way, from the most towards the beginning to the most towards the end: the
    /// rank of the order after passing, by the rank before.
    pub(crate) ranks: Vec<u16>,
    /// By slot.
    pub(crate) tables: Slots<ROWS>,
    /// By tile, the slot and the place in `ranks` for passing nobody, two views in a number.
    pub(crate) members: [[u64; ROWS]; CELLS],
    /// By the blank's cell and by look.
    pub(crate) steps: Vec<[Steps; ROWS]>,
    /// By the blank's cell and the direction in which it goes, the cell from which a tile comes.
    pub(crate) from: [[u8; DIRECTIONS]; CELLS],
    /// The place of the child, among those of all directions, in each lane of a look.
    pub(crate) children: [Lane; ROWS],
    /// By direction, the lane with the look of each lane's view.
    pub(crate) picks: [Lane; DIRECTIONS],
    /// By view, then pattern: the slot and the part.
    parts: Vec<(usize, usize)>,
    views: Vec<std::ops::Range<usize>>,
    /// Kept, because `tables` has their addresses.
    _kept: Vec<Arc<Table>>,
}

/// What there is to know of the table in each slot.
#[derive(Clone, Debug)]
pub(crate) struct Slots<const ROWS: usize> {
    /// Where its numbers of tiles begin in `high` and `regions`.
    pub(crate) high: [Lane; ROWS],
    pub(crate) regions: [Lane; ROWS],
    /// How many orders of its tiles there are.
    pub(crate) orders: [Lane; ROWS],
    pub(crate) slab_bytes: [Lane; ROWS],
    /// The address of its bits, in halves, and the place of the last four bytes.
    pub(crate) address_low: [Lane; ROWS],
    pub(crate) address_high: [Lane; ROWS],
    pub(crate) last: [Lane; ROWS],
}

/// The slides of the lanes of a look; as in `Step`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) cells: Lane,
    pub(crate) from: Lane,
    pub(crate) above: Lane,
    /// All ones for a slide along a column.
    pub(crate) along_a_column: Lane,
    /// All ones for one towards the beginning of the order.
    pub(crate) to_the_beginning: Lane,
}

impl Steps {
    /// The slide of each lane.
    fn of(step: impl Fn(usize) -> Step) -> Steps {
        let all_ones = |is: bool| if is { u32::MAX } else { 0 };
        Steps {
            cells: Lane::of(|lane| step(lane).moved(0)),
            from: Lane::of(|lane| step(lane).from()),
            above: Lane::of(|lane| step(lane).above.into()),
            along_a_column: Lane::of(|lane| all_ones(step(lane).is_along_a_column())),
            to_the_beginning: Lane::of(|lane| all_ones(step(lane).towards != 0)),
        }
    }
}

impl<const ROWS: usize> LaneSet<ROWS> {
    /// The views of a look.
    pub(crate) const VIEWS: usize = 2 * ROWS;
    /// The children of a look; also the patterns of a view in a row.
    pub(crate) const CHILDREN: usize = LANES / Self::VIEWS;

    /// The tables of these views side by side, or `None` where the processor has no such instructions, or there are
    /// more views or patterns than fit, or boards are wider than five, or a table is larger than 4 GiB.
    pub(crate) fn new(views: &[View], tables: &[Arc<Table>]) -> Option<LaneSet<ROWS>> {
        let size = tables.first()?.shape.size;
        let fits = views.len() <= Self::VIEWS
            && views.iter().all(|view| view.parts().len() <= MOST_PATTERNS)
            && size.width() <= MOST_PASSED + 1
            && tables.iter().all(|table| (4..=u32::MAX as usize).contains(&table.bits.bytes().len()));
        if !fits || !lanes::are_there() {
            return None;
        }
        let numbering = tables[0].shape.numbering();
        let mut set = LaneSet {
            low_cells: numbering.low_cells,
            split: numbering.split,
            window: (1 << (size.width() - 1)) - 1,
            low: numbering.low.iter().copied().chain([0]).collect(),
            high: Vec::new(),
            regions: Arc::new(Words::zeros(0)),
            ranks: Vec::new(),
            tables: Slots::new(),
            members: [[0; ROWS]; CELLS],
            steps: Vec::new(),
            from: [[0; DIRECTIONS]; CELLS],
            children: std::array::from_fn(|look| {
                Lane::of(|lane| (look * Self::CHILDREN + lane / Self::VIEWS) as u32)
            }),
            picks: std::array::from_fn(|made| {
                Lane::of(|lane| (made % Self::CHILDREN * Self::VIEWS + lane % Self::VIEWS) as u32)
            }),
            parts: Vec::new(),
            views: views.iter().map(View::parts).collect(),
            _kept: tables.to_vec(),
        };
        // One view stands in for those that are missing: asked twice, it says nothing new.
        let view = |number: usize| views.get(number).unwrap_or(&views[0]);
        let mut regions: Vec<Regions> = Vec::new();
        let mut placed: Vec<(usize, Placed)> = Vec::new();
        for number in 0..Self::VIEWS {
            let view = view(number);
            for (pattern, part) in view.parts().enumerate() {
                let table = &tables[part];
                let known = placed.iter().find(|(tiles, _)| *tiles == table.shape.tiles);
                let at = known.map(|&(_, at)| at).unwrap_or_else(|| {
                    let at = set.place(table, &mut regions);
                    placed.push((table.shape.tiles, at));
                    at
                });
                let slot = pattern / Self::CHILDREN * LANES + pattern % Self::CHILDREN * Self::VIEWS + number;
                set.tables.fill(slot, table, at);
                set.parts.push((slot, part));
                for tile in 1..size.cells() as u8 {
                    let member = view.member(tile);
                    if member.part() == part {
                        let row = member.tile() * WAYS + MOST_PASSED;
                        let start = at.ranks + row * table.shape.orders.count();
                        let word = (slot | start << SLOT_BITS) as u64;
                        set.members[usize::from(tile)][number / 2] |= word << (32 * (number % 2));
                    }
                }
            }
        }
        for blank in 0..size.cells() as u8 {
            set.from[usize::from(blank)] = views[0].steps(blank).map(|step| step.board_cell());
            set.steps.push(std::array::from_fn(|look| {
                let step = |lane: usize| {
                    view(lane % Self::VIEWS).steps(blank)[look * Self::CHILDREN + lane / Self::VIEWS]
                };
                Steps::of(step)
            }));
        }
        let mut words = Words::zeros(4 * regions.len());
        for (words, regions) in words.chunks_exact_mut(4).zip(&regions) {
            words[0] = regions.first;
            words[1..].copy_from_slice(&regions.digits);
        }
        set.regions = Arc::new(words);
        // A look of four bytes begins at the last two.
        set.ranks.push(0);
        Some(set)
    }

    /// Takes over the numbering of components and orders of a table.
    fn place(&mut self, table: &Table, regions: &mut Vec<Regions>) -> Placed {
        let (numbering, passing) = (table.shape.numbering(), &table.shape.passing);
        let at = Placed { high: self.high.len(), regions: regions.len(), ranks: self.ranks.len() };
        self.high.extend(numbering.high);
        regions.extend(numbering.sets);
        let count = table.shape.orders.count();
        for tile in 0..table.shape.tiles {
            for row in 0..WAYS {
                let towards = if row < MOST_PASSED { MOST_TILES as u8 } else { 0 };
                let begin = passing.begin[tile][way(row.abs_diff(MOST_PASSED) as u32, towards)] as usize;
                self.ranks.extend(&passing.ranks[begin..begin + count]);
            }
        }
        at
    }

    /// A node as it is carried in lanes.
    pub fn node(&self, parts: &[Part]) -> LaneNode<ROWS> {
        let mut node = LaneNode {
            sets: [Lane::default(); ROWS],
            ranks: [Lane::default(); ROWS],
            hs: [Lane::default(); ROWS],
            sums: Lane::default(),
        };
        for &(slot, part) in &self.parts {
            let part = parts[part];
            node.sets[slot / LANES].0[slot % LANES] = part.set();
            node.ranks[slot / LANES].0[slot % LANES] = u32::from(part.rank());
            node.hs[slot / LANES].0[slot % LANES] = u32::from(part.h());
        }
        let sum =
            |view: &std::ops::Range<usize>| parts[view.clone()].iter().map(|part| u32::from(part.h())).sum();
        let sums: Vec<u32> = self.views.iter().map(sum).collect();
        node.sums = Lane::of(|lane| *sums.get(lane % Self::VIEWS).unwrap_or(&sums[0]));
        node
    }

    /// The cell from which a tile comes when the blank goes in the direction of this number.
    #[inline(always)]
    pub fn from(&self, blank: u8, made: usize) -> u8 {
        self.from[usize::from(blank) % CELLS][made % DIRECTIONS]
    }

    /// Looks what becomes of the children of a node, where `after` has the states of an automaton, in the direction of
    /// each number; whether they are over `left`.
    #[inline(always)]
    pub fn look(
        &self,
        node: &LaneNode<ROWS>,
        tiles: &Tiles,
        after: &[u32; DIRECTIONS],
        left: u16,
    ) -> Looked<ROWS> {
        lanes::look(self, node, tiles, after, left)
    }

    /// The child in the direction of this number.
    #[inline(always)]
    pub fn child(&self, node: &LaneNode<ROWS>, looked: &Looked<ROWS>, made: usize) -> LaneNode<ROWS> {
        lanes::child(self, node, looked, made)
    }
}

/// Where the numbering for one number of tiles begins.
#[derive(Clone, Copy)]
struct Placed {
    high: usize,
    regions: usize,
    ranks: usize,
}

impl<const ROWS: usize> Slots<ROWS> {
    fn new() -> Slots<ROWS> {
        let none = [Lane::default(); ROWS];
        Slots {
            high: none,
            regions: none,
            orders: none,
            slab_bytes: none,
            address_low: none,
            address_high: none,
            last: none,
        }
    }

    fn fill(&mut self, slot: usize, table: &Table, at: Placed) {
        let (row, lane) = (slot / LANES, slot % LANES);
        let bits = table.bits.bytes();
        let address = bits.as_ptr().expose_provenance() as u64;
        self.high[row].0[lane] = at.high as u32;
        self.regions[row].0[lane] = at.regions as u32;
        self.orders[row].0[lane] = table.shape.orders.count() as u32;
        self.slab_bytes[row].0[lane] = table.slab_bytes as u32;
        self.address_low[row].0[lane] = address as u32;
        self.address_high[row].0[lane] = (address >> 32) as u32;
        self.last[row].0[lane] = (bits.len() - 4) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Slides;
    use crate::pattern::{Building, Lanes, Partition, Patterns, Tables};
    use jiugong_puzzle::{Board, GoalName, Size};
    use jiugong_search::Space;
    use std::ops::ControlFlow;

    fn patterns(goal: &Board, partitions: &[&str]) -> Patterns {
        let build = |partition: &&str| {
            let partition = Partition::parse(partition, goal).unwrap();
            let mut watch = |_| ControlFlow::Continue(());
            Tables::build(partition, &mut Building { threads: 1, memory: None, watch: &mut watch }).unwrap()
        };
        Patterns::new(goal, &partitions.iter().map(build).collect::<Vec<_>>()).unwrap()
    }

    /// Walks at random, and compares each child with what the tables say of it afresh.
    fn agrees<const ROWS: usize>(set: &LaneSet<ROWS>, patterns: &Patterns, goal: &Board) {
        let space = Slides::<u128>::new(goal.size()).unwrap();
        let mut tiles = Tiles::new(goal).unwrap();
        let mut seed = 1_u64;
        for _ in 0..300 {
            let node = set.node(&patterns.parts(&tiles));
            let moves: Vec<Direction> = space.moves(&tiles, None).into_iter().collect();
            let after =
                Direction::ALL.map(|made| if moves.contains(&made) { 0 } else { jiugong_search::REFUSED });
            let h = patterns.estimate(&tiles);
            let looked = set.look(&node, &tiles, &after, h as u16);
            for &made in &moves {
                let child = tiles.after(space.change(&tiles, made));
                let afresh = set.node(&patterns.parts(&child));
                assert_eq!(set.child(&node, &looked, made as usize), afresh, "{tiles:?}, {made:?}");
                assert_eq!(set.from(tiles.blank, made as usize), child.blank);
                assert_eq!(looked.is_over(made as usize), patterns.estimate(&child) > h);
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            tiles = tiles.after(space.change(&tiles, moves[(seed >> 33) as usize % moves.len()]));
        }
    }

    #[test]
    fn the_looks_of_lanes_are_those_made_one_by_one() {
        let size = |width, height| Size::new(width, height).unwrap();
        let odd = Board::new(size(4, 3), vec![4, 1, 7, 9, 2, 0, 8, 3, 6, 11, 5, 10]).unwrap();
        let cases: [(Board, &[&str]); 6] = [
            (GoalName::Zero.board(size(4, 4)), &["5-5-5", "6-6-3"]),
            (
                GoalName::Zero.board(size(4, 4)),
                &["5-5-5", "6-6-3", "4-4-4-3", "1,2,3,6,7/4,8,9,12,13/5,10,11,14,15"],
            ),
            (odd, &["6-5", "4-4-3", "3-4-4"]),
            (GoalName::Standard.board(size(5, 3)), &["5-5-4", "4-3-3-4", "6-6-2"]),
            (GoalName::Snail.board(size(3, 3)), &["4-4", "3-5"]),
            (GoalName::Standard.board(size(2, 6)), &["6-5", "4-4-3", "3-4-4"]),
        ];
        for (goal, partitions) in cases {
            let patterns = patterns(&goal, partitions);
            assert_eq!(patterns.lanes().is_some(), lanes::are_there());
            match patterns.lanes() {
                Some(Lanes::Four(set)) => agrees(set, &patterns, &goal),
                Some(Lanes::Eight(set)) => agrees(set, &patterns, &goal),
                None => {}
            }
            assert!(patterns.portable().lanes().is_none());
        }
    }

    #[test]
    fn what_does_not_fit_is_asked_one_by_one() {
        // Five patterns; a board six wide; one view or two, which take no longer so.
        let size = |width, height| Size::new(width, height).unwrap();
        let cases: [(Board, &[&str]); 3] = [
            (GoalName::Zero.board(size(4, 4)), &["5-5-5", "3-3-3-3-3"]),
            (GoalName::Standard.board(size(6, 2)), &["6-5", "4-4-3", "3-4-4"]),
            (GoalName::Zero.board(size(4, 4)), &["5-5-5"]),
        ];
        for (goal, partitions) in cases {
            assert!(patterns(&goal, partitions).lanes().is_none());
        }
    }
}
