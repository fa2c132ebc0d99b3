//! The boards of walking distance, in which tiles of one line are alike, and their distances.

use rustc_hash::FxHashMap;

/// The distances of all reduced boards from the reduced goal.
///
/// A reduced board says how many tiles of each line (row or column) of the goal are in each line, and so, by
/// which line is one tile short, in which line the blank is. A move takes a tile of any kind from the line
/// before or behind into the line of the blank. One breadth-first sweep numbers the boards in the order of their distances.
#[derive(Debug)]
pub(crate) struct WalkingTable {
    lines: usize,
    bits: u32,
    /// The number of each board, by its counts.
    numbers: FxHashMap<u64, u32>,
    /// The distance of each board.
    distance: Vec<u8>,
    /// The board after a move: by board, where the blank goes, and the kind of tile. Where there is no such
    /// tile, it is [`NONE`].
    next: Vec<u32>,
}

/// No board.
const NONE: u32 = u32::MAX;

/// The way in which the blank goes.
#[derive(Clone, Copy)]
pub(crate) enum Toward {
    /// To the line before.
    Before,
    /// To the line behind.
    Behind,
}

impl WalkingTable {
    /// How many bits a count needs, if the counts of a reduced board then fit 64 bits: 2 to 4 lines on boards
    /// of up to 25 cells, and 5 lines of up to 3.
    ///
    /// That is also where a table is small: 4 lines of 4 cells have 24,964 boards, 4 lines of 6 have 377,872, but 5
    /// lines of 5 have 65,650,495.
    fn bits(lines: usize, cells_a_line: usize) -> Option<u32> {
        let bits = usize::BITS - cells_a_line.leading_zeros();
        ((lines * lines) as u32 * bits <= u64::BITS).then_some(bits)
    }

    /// The table for so many lines of so many cells, with the blank of the goal in line `blank`; `None` if
    /// it would be too large.
    pub(crate) fn new(lines: usize, cells_a_line: usize, blank: usize) -> Option<WalkingTable> {
        let bits = WalkingTable::bits(lines, cells_a_line)?;
        let mut table = WalkingTable {
            lines,
            bits,
            numbers: FxHashMap::default(),
            distance: vec![0],
            next: vec![NONE; 2 * lines],
        };
        let tiles = |line| cells_a_line as u64 - u64::from(line == blank);
        let goal: u64 = (0..lines).map(|line| tiles(line) * table.one(line, line)).sum();
        table.numbers.insert(goal, 0);
        let mut boards = vec![(goal, blank)];
        let mut number = 0;
        while let Some(&(board, blank)) = boards.get(number) {
            let before = (blank > 0).then(|| (Toward::Before, blank - 1));
            let behind = (blank + 1 < lines).then_some((Toward::Behind, blank + 1));
            for (toward, line) in before.into_iter().chain(behind) {
                for kind in 0..lines {
                    let entry = table.entry(number as u32, toward, kind);
                    if table.next[entry] != NONE || table.count(board, line, kind) == 0 {
                        continue; // known from the other end, or not there
                    }
                    let child = board - table.one(line, kind) + table.one(blank, kind);
                    let child_number = *table.numbers.entry(child).or_insert(boards.len() as u32);
                    if child_number as usize == boards.len() {
                        boards.push((child, line));
                        table.distance.push(table.distance[number] + 1);
                        table.next.resize(table.next.len() + 2 * lines, NONE);
                    }
                    table.next[entry] = child_number;
                    let back = table.entry(child_number, toward.opposite(), kind);
                    table.next[back] = number as u32;
                }
            }
            number += 1;
        }
        Some(table)
    }

    /// How many boards there are.
    pub(crate) fn len(&self) -> usize {
        self.distance.len()
    }

    /// The number of the board with these tiles, given as the line and the kind of each.
    pub(crate) fn number(&self, tiles: impl Iterator<Item = (usize, usize)>) -> u32 {
        let board: u64 = tiles.map(|(line, kind)| self.one(line, kind)).sum();
        self.numbers[&board]
    }

    /// The distance of a board.
    #[inline(always)]
    pub(crate) fn distance(&self, number: u32) -> u32 {
        self.distance[number as usize].into()
    }

    /// The board after a move.
    #[inline(always)]
    pub(crate) fn after(&self, number: u32, toward: Toward, kind: u8) -> u32 {
        self.next[self.entry(number, toward, kind as usize)]
    }

    #[inline(always)]
    fn entry(&self, number: u32, toward: Toward, kind: usize) -> usize {
        (2 * number as usize + toward as usize) * self.lines + kind
    }

    /// One tile of a kind in a line.
    fn one(&self, line: usize, kind: usize) -> u64 {
        1 << ((line * self.lines + kind) as u32 * self.bits)
    }

    /// The tiles of a kind in a line.
    fn count(&self, board: u64, line: usize, kind: usize) -> u64 {
        board / self.one(line, kind) % (1 << self.bits)
    }
}

impl Toward {
    fn opposite(self) -> Toward {
        match self {
            Toward::Before => Toward::Behind,
            Toward::Behind => Toward::Before,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_boards_as_there_are() {
        // Takahashi's figure for the 15-puzzle, wherever the blank of the goal is.
        for blank in 0..4 {
            assert_eq!(WalkingTable::new(4, 4, blank).unwrap().len(), 24_964);
        }
        // All ways to fill the counts, counted line by line without making a move.
        for (lines, cells, boards) in [(3, 8, 2610), (4, 5, 107_712), (5, 2, 11_010)] {
            assert_eq!(WalkingTable::new(lines, cells, 1).unwrap().len(), boards);
        }
    }

    #[test]
    fn distances_are_exact() {
        // Every move changes the distance by one, and every board but the goal has a move that is nearer.
        let table = WalkingTable::new(3, 4, 1).unwrap();
        for number in 0..table.len() as u32 {
            let mut nearer = 0;
            for toward in [Toward::Before, Toward::Behind] {
                for kind in 0..3 {
                    let next = table.after(number, toward, kind);
                    if next != NONE {
                        assert_eq!(table.after(next, toward.opposite(), kind), number);
                        assert_eq!(table.distance(number).abs_diff(table.distance(next)), 1);
                        nearer += u32::from(table.distance(next) < table.distance(number));
                    }
                }
            }
            assert_eq!(nearer == 0, number == 0);
        }
    }

    #[test]
    fn no_table_where_it_would_be_large() {
        for (lines, cells) in [(2, 12), (3, 8), (4, 6), (5, 3)] {
            assert!(WalkingTable::bits(lines, cells).is_some());
        }
        for (lines, cells) in [(5, 4), (5, 5), (6, 2), (12, 2)] {
            assert!(WalkingTable::new(lines, cells, 0).is_none());
        }
    }
}
