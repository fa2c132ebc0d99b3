//! Looks into the tables for many nodes at once.

use std::array::from_fn;

use crate::CELLS;
use crate::pattern::look::Look;
use crate::pattern::lookup_node::{Child, DIRECTIONS, LookupNode, MOST_PATTERNS_OF_VIEW};
use crate::pattern::orders::MOST_TILES;
use crate::pattern::passing::WAYS;
use crate::pattern::patterns::{MOST_PARTS, Patterns};
use crate::pattern::table::Part;
#[cfg(target_arch = "x86_64")]
use crate::pattern::vectors::Vectors;
use crate::pattern::view::View;
use crate::prefetch::prefetch;

/// As many numbers as a vector has.
const LANES: usize = 8;

const BLOCKS: usize = 16;

/// The most children that are asked about at once.
pub const MOST_LOOKUPS: usize = LANES * BLOCKS;

/// A number for each child that is asked about.
type Numbers = [[u32; LANES]; BLOCKS];

/// The slides of a view.
const SLIDES: usize = CELLS * DIRECTIONS;

/// What one view says of the children about which it was asked.
#[derive(Clone, Debug)]
struct Answers {
    /// What becomes of the part that changes.
    parts: [Part; MOST_LOOKUPS],
    /// The number of that part.
    numbers: [u8; MOST_LOOKUPS],
    /// What the bound leaves beyond h; below zero if the child is beyond the bound.
    spares: [[i32; LANES]; BLOCKS],
    /// By child, its place in these lists.
    places: [u8; MOST_LOOKUPS],
}

impl Answers {
    const NONE: Answers = Answers {
        parts: [Part::NONE; MOST_LOOKUPS],
        numbers: [0; MOST_LOOKUPS],
        spares: [[0; LANES]; BLOCKS],
        places: [0; MOST_LOOKUPS],
    };
}

/// A view as it is looked through.
#[derive(Clone, Debug)]
struct Seen {
    /// The slides in words, see [`Step::word`](crate::pattern::Step::word).
    steps: [u32; SLIDES],
    /// By tile, its part and its number there.
    members: [(u8, u8); CELLS],
}

/// Looks that are made together, so that what each of them waits for is under way for all.
///
/// The work is cut into short passes over all children. Those that look something up go from child to child; those that
/// only reckon take eight children at a time, where the processor has the vector instructions for it.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct Lookups<const VIEWS: usize> {
    /// The children.
    pub children: [Child; MOST_LOOKUPS],
    /// Those that are asked about.
    asked: [u8; MOST_LOOKUPS],
    /// By round: of each child the view is asked that is so many views behind the first.
    answers: [Answers; VIEWS],
    /// The slides in words.
    steps: Numbers,
    /// The numbers of the tiles in their patterns.
    tiles: Numbers,
    /// The cells of the patterns' tiles before the slide, and then after it.
    sets: Numbers,
    /// The ranks before the slide, with h from the 17th bit on.
    tops: Numbers,
    /// Where it stands in the list of a table at which place the ranks after the slide begin.
    begins: Numbers,
    /// The low cells of the sets, and then the places of the ranks after the slide.
    lows: Numbers,
    /// The high cells of the sets, and then the places of their regions.
    highs: Numbers,
    ranks: Numbers,
    /// The places of the bits in their bytes, and then the bits, with others above them.
    bits: Numbers,
    bytes: [usize; MOST_LOOKUPS],
    views: [Seen; VIEWS],
    /// How many views there are; the others stand in for missing ones and are not asked.
    count: usize,
    /// By direction, the cell of the board from which a tile slides to a blank.
    neighbours: [[u8; DIRECTIONS]; CELLS],
    /// The cells that a tile passes by a slide across rows, moved down.
    between: u32,
    #[cfg(target_arch = "x86_64")]
    vectors: Option<Vectors>,
}

impl<const VIEWS: usize> Lookups<VIEWS> {
    /// The looks through the first so many views of a heuristic.
    pub fn new(patterns: &Patterns) -> Lookups<VIEWS> {
        Lookups {
            #[cfg(target_arch = "x86_64")]
            vectors: Vectors::detected(),
            ..Lookups::portable(patterns)
        }
    }

    /// The same without vector instructions.
    fn portable(patterns: &Patterns) -> Lookups<VIEWS> {
        let views = patterns.views();
        let seen = |view: &View| Seen {
            steps: from_fn(|slide| view.steps((slide / DIRECTIONS) as u8)[slide % DIRECTIONS].word()),
            members: from_fn(|tile| {
                let member = view.member(tile as u8);
                (member.part() as u8, member.tile() as u8)
            }),
        };
        let all_steps = (0..CELLS as u8).flat_map(|blank| views[0].steps(blank));
        Lookups {
            children: [Child::default(); MOST_LOOKUPS],
            asked: [0; MOST_LOOKUPS],
            answers: [Answers::NONE; VIEWS],
            steps: Default::default(),
            tiles: Default::default(),
            sets: Default::default(),
            tops: Default::default(),
            begins: Default::default(),
            lows: Default::default(),
            highs: Default::default(),
            ranks: Default::default(),
            bits: Default::default(),
            bytes: [0; MOST_LOOKUPS],
            views: from_fn(|view| seen(views.get(view).unwrap_or(&views[0]))),
            count: views.len().min(VIEWS),
            neighbours: from_fn(|blank| views[0].steps(blank as u8).map(|step| step.board_cell())),
            between: all_steps.fold(0, |between, step| between | step.between()),
            #[cfg(target_arch = "x86_64")]
            vectors: None,
        }
    }

    /// How many views there are.
    #[inline(always)]
    pub fn count(&self) -> usize {
        if VIEWS <= 2 { VIEWS } else { self.count }
    }

    /// By direction, the cell of the board from which a tile slides to a blank in this cell.
    #[inline(always)]
    pub fn neighbours(&self, blank: u8) -> [u8; DIRECTIONS] {
        self.neighbours[usize::from(blank) % CELLS]
    }

    /// The view that is asked about a child in a round.
    #[inline(always)]
    fn view(&self, child: Child, round: usize) -> usize {
        let view = usize::from(child.first) + round;
        (if view < self.count() { view } else { view - self.count() }) % VIEWS
    }

    /// Lets the first so many children be those that are asked about.
    #[inline(always)]
    pub fn begin(&mut self) {
        self.asked = from_fn(|child| child as u8);
    }

    /// The number of one of the children that are asked about, or, after a round, that were found within the bound.
    #[inline(always)]
    pub fn asked(&self, place: usize) -> usize {
        usize::from(self.asked[place % MOST_LOOKUPS]) % MOST_LOOKUPS
    }

    /// Makes of the node from which a child comes, that child.
    #[inline(always)]
    pub fn make(&self, child: usize, node: &mut LookupNode<VIEWS>) {
        let number = child % MOST_LOOKUPS;
        let child = self.children[number];
        node.tiles.slide(child.tile, self.neighbours.as_flattened()[usize::from(child.slide) % SLIDES]);
        node.left -= 1;
        for round in 0..self.count() {
            let answers = &self.answers[round % VIEWS];
            let place = usize::from(answers.places[number]) % MOST_LOOKUPS;
            let part = usize::from(answers.numbers[place]) % (VIEWS * MOST_PATTERNS_OF_VIEW);
            node.parts.as_flattened_mut()[part] = answers.parts[place];
            node.spares[self.view(child, round)] = answers.spares.as_flattened()[place] as i16;
        }
    }

    /// Asks in this round about so many children; says how many of them are within the bound. They are those that the
    /// next round asks about.
    pub fn ask(
        &mut self,
        count: usize,
        round: usize,
        nodes: &[LookupNode<VIEWS>],
        tables: &[Look<'_>; MOST_PARTS],
    ) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let Some(vectors) = self.vectors {
            return vectors.ask(self, count, round, nodes, tables);
        }
        self.ask_in_passes(count, round, nodes, tables)
    }

    #[inline(always)]
    pub(crate) fn ask_in_passes(
        &mut self,
        count: usize,
        round: usize,
        nodes: &[LookupNode<VIEWS>],
        tables: &[Look<'_>; MOST_PARTS],
    ) -> usize {
        let (count, round) = (count.min(MOST_LOOKUPS), round % VIEWS);
        let blocks = count.div_ceil(LANES);
        self.fetch(count, round, nodes);
        let components = &tables[0].components;
        for block in 0..blocks {
            self.find_numbers(block, components.low_cells, components.split);
        }
        self.send_for_numbers(count, round, tables);
        self.send_for_bits(count, round, tables);
        self.read(count, round, tables);
        for block in 0..blocks {
            self.tell(block, round);
        }
        self.keep_those_within(count, round)
    }

    /// Fetches what is known of the nodes from which the children come.
    #[inline(always)]
    fn fetch(&mut self, count: usize, round: usize, nodes: &[LookupNode<VIEWS>]) {
        for place in 0..count {
            let number = usize::from(self.asked[place]) % MOST_LOOKUPS;
            let child = self.children[number];
            let view = self.view(child, round);
            let seen = &self.views[view];
            let (part, tile) = seen.members[usize::from(child.tile) % CELLS];
            let node = &nodes[child.parent as usize];
            let before = node.parts.as_flattened()[usize::from(part) % (VIEWS * MOST_PATTERNS_OF_VIEW)];
            let answers = &mut self.answers[round];
            answers.places[number] = place as u8;
            answers.numbers[place] = part;
            answers.spares.as_flattened_mut()[place] = node.spares[view].into();
            self.steps.as_flattened_mut()[place] = seen.steps[usize::from(child.slide) % SLIDES];
            self.tiles.as_flattened_mut()[place] = tile.into();
            self.sets.as_flattened_mut()[place] = before.set();
            self.tops.as_flattened_mut()[place] = before.top();
        }
    }

    /// Reckons where the numbers stand from which the place of a bit follows.
    #[inline(always)]
    fn find_numbers(&mut self, block: usize, low_cells: u32, split: u32) {
        let block = block % BLOCKS;
        // List by list: what is read and written by turns, the compiler does not put into vectors.
        let (steps, sets, tiles) = (self.steps[block], self.sets[block], self.tiles[block]);
        let field = |begin: u32| steps.map(|step| step >> begin & 31);
        let (from, to, above) = (field(0), field(5), field(10));
        let between: [u32; LANES] = from_fn(|lane| {
            let passes = 0u32.wrapping_sub(steps[lane] >> 15 & 1);
            sets[lane] >> above[lane] & passes & self.between
        });
        let passed = between.map(u32::count_ones);
        let begins = from_fn(|lane| {
            let way = (passed[lane] + (steps[lane] >> 16)) % WAYS as u32;
            tiles[lane] * WAYS as u32 + way
        });
        let moved: [u32; LANES] = from_fn(|lane| sets[lane] ^ (1 << from[lane] | 1 << to[lane]));
        self.begins[block] = begins;
        self.sets[block] = moved;
        self.lows[block] = moved.map(|set| set & low_cells);
        self.highs[block] = moved.map(|set| set >> (split % 32));
    }

    #[inline(always)]
    fn send_for_numbers(&mut self, count: usize, round: usize, tables: &[Look<'_>; MOST_PARTS]) {
        // All tables are of one size.
        let of_low = tables[0].components.low;
        for place in 0..count {
            let table = &tables[usize::from(self.answers[round].numbers[place]) % MOST_PARTS];
            let begin = self.begins.as_flattened()[place] as usize % (MOST_TILES * WAYS);
            let rank = table.begin.as_flattened()[begin] + (self.tops.as_flattened()[place] & 0xffff);
            prefetch(table.ranks, rank as usize);
            let components = &table.components;
            let low = &mut self.lows.as_flattened_mut()[place];
            let high = &mut self.highs.as_flattened_mut()[place];
            let regions = u32::from(of_low[*low as usize]) + components.high[*high as usize];
            prefetch(components.sets, regions as usize);
            (*low, *high) = (rank, regions);
        }
    }

    #[inline(always)]
    fn send_for_bits(&mut self, count: usize, round: usize, tables: &[Look<'_>; MOST_PARTS]) {
        for place in 0..count {
            let table = &tables[usize::from(self.answers[round].numbers[place]) % MOST_PARTS];
            let rank = table.ranks[self.lows.as_flattened()[place] as usize];
            let regions = &table.components.sets[self.highs.as_flattened()[place] as usize];
            let component = regions.component(self.steps.as_flattened()[place] % 32);
            let byte = usize::from(rank) * table.slab_bytes + (component >> 3) as usize;
            prefetch(table.bits, byte);
            self.ranks.as_flattened_mut()[place] = rank.into();
            self.bytes[place] = byte;
            self.bits.as_flattened_mut()[place] = component % 8;
        }
    }

    #[inline(always)]
    fn read(&mut self, count: usize, round: usize, tables: &[Look<'_>; MOST_PARTS]) {
        for place in 0..count {
            let table = &tables[usize::from(self.answers[round].numbers[place]) % MOST_PARTS];
            let bit = &mut self.bits.as_flattened_mut()[place];
            *bit = u32::from(table.bits[self.bytes[place]]) >> (*bit % 32);
        }
    }

    /// Reckons what the bits tell.
    #[inline(always)]
    fn tell(&mut self, block: usize, round: usize) {
        let block = block % BLOCKS;
        let (tops, bits, ranks, sets) =
            (self.tops[block], self.bits[block], self.ranks[block], self.sets[block]);
        let before = tops.map(|top| top >> 16);
        // As in `Part::told`.
        let nearer: [u32; LANES] = from_fn(|lane| (bits[lane] ^ before[lane] ^ before[lane] >> 1) & 1);
        let tops: [u32; LANES] = from_fn(|lane| ranks[lane] | (before[lane] + 1 - 2 * nearer[lane]) << 16);
        let answers = &mut self.answers[round];
        let (parts, _) = answers.parts.as_chunks_mut::<LANES>();
        parts[block] = from_fn(|lane| Part::of_halves(sets[lane], tops[lane]));
        // The slide takes one, and h is one more or one less.
        let spares = answers.spares[block];
        answers.spares[block] = from_fn(|lane| spares[lane] + 2 * nearer[lane].cast_signed() - 2);
    }

    #[inline(always)]
    fn keep_those_within(&mut self, count: usize, round: usize) -> usize {
        let mut within = 0;
        for place in 0..count {
            self.asked[within % MOST_LOOKUPS] = self.asked[place];
            within += usize::from(self.answers[round].spares.as_flattened()[place] >= 0);
        }
        within
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{Board, Direction, GoalName, Size};
    use std::ops::ControlFlow;

    use super::*;
    use crate::Tiles;
    use crate::pattern::{Building, Collection, Tables};

    fn patterns(size: Size, goal: &Board, partitions: &[&str]) -> Patterns {
        let mut watch = |_| ControlFlow::Continue(());
        let mut building = Building { threads: 1, memory: None, watch: &mut watch };
        let mut build =
            |text: &&str| Tables::build(Collection::parse(text, goal).unwrap(), &mut building).unwrap();
        let sets: Vec<Tables> = partitions.iter().map(&mut build).collect();
        assert_eq!(goal.size(), size);
        Patterns::new(goal, &sets).unwrap()
    }

    /// Asks about all children of boards on a walk from the goal, and compares with the parts of the children's boards.
    fn compare<const VIEWS: usize>(mut lookups: Lookups<VIEWS>, patterns: &Patterns, goal: &Board) -> usize {
        let parts_end = patterns.views().last().unwrap().parts().end;
        let tables: [Look<'_>; MOST_PARTS] = from_fn(|part| patterns.table(part.min(parts_end - 1)).look());
        let node = |tiles: Tiles, left: i16| {
            let all = patterns.parts(&tiles);
            let mut parts = [[Part::NONE; MOST_PATTERNS_OF_VIEW]; VIEWS];
            parts.as_flattened_mut().copy_from_slice(&all[..VIEWS * MOST_PATTERNS_OF_VIEW]);
            let h = |view: &View| all[view.parts()].iter().map(|part| i16::from(part.h())).sum::<i16>();
            let spares = from_fn(|view| patterns.views().get(view).map_or(i16::MAX, |view| left - h(view)));
            LookupNode { parts, spares, left, read: 0, tiles }
        };
        let (width, cells) = (goal.size().width(), goal.size().cells());
        let (mut tiles, mut random, mut compared) = (Tiles::new(goal).unwrap(), 1u64, 0);
        for walked in 0..40 {
            // A batch of nodes on the walk, with all children of each.
            let (mut nodes, mut count) = (Vec::new(), 0);
            while count + DIRECTIONS <= MOST_LOOKUPS {
                let blank = usize::from(tiles.blank);
                let ways = [
                    (blank >= width, Direction::Up),
                    (blank % width > 0, Direction::Left),
                    (blank % width + 1 < width, Direction::Right),
                    (blank + width < cells, Direction::Down),
                ];
                let ways: Vec<Direction> = ways.into_iter().filter(|way| way.0).map(|way| way.1).collect();
                for &way in &ways {
                    let from = lookups.neighbours(tiles.blank)[way as usize];
                    let child = Child::new(
                        nodes.len() as u32,
                        tiles.at(from),
                        tiles.blank,
                        way as usize,
                        walked % lookups.count(),
                    );
                    lookups.children[count] = child;
                    count += 1;
                }
                nodes.push(node(tiles, (walked + count) as i16));
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let way = ways[(random >> 33) as usize % ways.len()];
                let from = lookups.neighbours(tiles.blank)[way as usize];
                tiles.slide(tiles.at(from), from);
            }
            lookups.begin();
            let mut within = count;
            for round in 0..lookups.count() {
                let asked: Vec<usize> = (0..within).map(|place| lookups.asked(place)).collect();
                within = lookups.ask(within, round, &nodes, &tables);
                let kept: Vec<usize> = (0..within).map(|place| lookups.asked(place)).collect();
                let expected: Vec<usize> = asked
                    .into_iter()
                    .filter(|&number| {
                        let child = lookups.children[number];
                        let parent = &nodes[child.parent as usize];
                        let from = lookups.neighbours.as_flattened()[usize::from(child.slide)];
                        let mut after = parent.tiles;
                        after.slide(child.tile, from);
                        node(after, parent.left - 1).spares[lookups.view(child, round)] >= 0
                    })
                    .collect();
                assert_eq!(kept, expected);
            }
            for place in 0..within {
                let number = lookups.asked(place);
                let mut made = nodes[lookups.children[number].parent as usize];
                lookups.make(number, &mut made);
                let expected = node(made.tiles, made.left);
                assert_eq!(made.parts, expected.parts);
                assert_eq!(made.spares, expected.spares);
                compared += 1;
            }
        }
        compared
    }

    #[test]
    fn children_have_the_parts_that_their_boards_have_with_vectors_and_without() {
        for (width, height, goal, partitions) in [
            (3, 3, GoalName::Zero, &["4-4", "5-3"][..]),
            (4, 3, GoalName::Standard, &["4-4-3"]),
            (3, 4, GoalName::Zero, &["4-4-3", "5-3-3"]),
            (7, 2, GoalName::Standard, &["5-4-4"]),
        ] {
            let size = Size::new(width, height).unwrap();
            let goal = goal.board(size);
            let patterns = patterns(size, &goal, partitions);
            let views = patterns.views().len();
            let (plain, fast) = match views {
                1 => (
                    compare(Lookups::<1>::portable(&patterns), &patterns, &goal),
                    compare(Lookups::<1>::new(&patterns), &patterns, &goal),
                ),
                2 => (
                    compare(Lookups::<2>::portable(&patterns), &patterns, &goal),
                    compare(Lookups::<2>::new(&patterns), &patterns, &goal),
                ),
                _ => (
                    compare(Lookups::<4>::portable(&patterns), &patterns, &goal),
                    compare(Lookups::<4>::new(&patterns), &patterns, &goal),
                ),
            };
            assert!(plain > 100, "{size}, {views} views: {plain}");
            assert_eq!(plain, fast);
        }
    }
}
