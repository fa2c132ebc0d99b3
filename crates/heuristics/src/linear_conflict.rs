//! Linear conflict.

use jiugong_puzzle::{Board, Size};
use jiugong_search::Heuristic;

use crate::{Axis, CELLS, Key, Manhattan, Slid, Slides, Tiles};

/// Manhattan distance, and 2 more for every tile that has to leave its line to let others pass.
///
/// Tiles that are in the row of their goal cells can only come to their places within that row if they are in
/// the order of these places; of those that are not, as few as possible are removed until the others are, and each
/// of the removed ones makes two moves out of the row and back that Manhattan distance does not count. The
/// same for columns. The fewest tiles to remove are all but those of a longest increasing subsequence.
///
/// Admissible and consistent, of the parity of the true distance. (Hansson, Mayer & Yung 1992: Criticizing solutions
/// to relaxed models yields powerful admissible heuristics.)
#[derive(Clone, Debug)]
pub struct LinearConflict {
    size: Size,
    manhattan: Manhattan,
    /// Rows first, then columns.
    axes: [Lines; 2],
}

/// The rows, or the columns.
#[derive(Clone, Debug)]
struct Lines {
    axis: Axis,
    /// How far apart the cells of a line are.
    stride: usize,
    /// How many cells a line has.
    length: usize,
    /// The line of each cell.
    line: [u8; CELLS],
    /// The first cell of each line.
    first: [u8; CELLS],
    /// The line of each tile's goal cell.
    home: [u8; CELLS],
    /// By line and tile: a bit for the place of the tile's goal cell, if that is in this line.
    place: [[u32; CELLS]; CELLS],
}

/// Tiles of one line that stand in each other's way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Whether it is a row or a column.
    pub axis: Axis,
    /// Which one, from 0.
    pub line: usize,
    /// The fewest tiles that have to leave it; each costs 2 moves.
    pub removed: Vec<u8>,
}

impl LinearConflict {
    /// The lines of `goal`, a board of at most [`CELLS`] cells.
    pub fn new(goal: &Board) -> LinearConflict {
        let axes = Axis::ALL.map(|axis| Lines::new(axis, goal));
        LinearConflict { size: goal.size(), manhattan: Manhattan::new(goal), axes }
    }

    /// The part that is Manhattan distance.
    pub fn manhattan(&self) -> &Manhattan {
        &self.manhattan
    }

    /// The lines in which tiles have to be removed, rows first.
    pub fn conflicts(&self, tiles: &Tiles) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for lines in &self.axes {
            for line in 0..lines.axis.lines(self.size) {
                let removed = lines.removed(tiles, line);
                if !removed.is_empty() {
                    conflicts.push(Conflict { axis: lines.axis, line, removed });
                }
            }
        }
        conflicts
    }
}

impl Lines {
    fn new(axis: Axis, goal: &Board) -> Lines {
        let size = goal.size();
        let mut lines = Lines {
            axis,
            stride: if axis == Axis::Rows { 1 } else { size.width() },
            length: axis.cells_a_line(size),
            line: [0; CELLS],
            first: [0; CELLS],
            home: [0; CELLS],
            place: [[0; CELLS]; CELLS],
        };
        for (cell, &tile) in goal.cells().iter().enumerate() {
            let (line, place) = (axis.line(size, cell), axis.place(size, cell));
            lines.line[cell] = line as u8;
            if place == 0 {
                lines.first[line] = cell as u8;
            }
            if tile != 0 {
                lines.home[tile as usize] = line as u8;
                lines.place[line][tile as usize] = 1 << place;
            }
        }
        lines
    }

    /// The cells of a line, in order.
    #[inline(always)]
    fn cells(&self, line: usize) -> impl DoubleEndedIterator<Item = u8> {
        let first = self.first[line % CELLS] as usize;
        (0..self.length).map(move |place| (first + place * self.stride) as u8)
    }

    /// The fewest tiles whose removal leaves the tiles of a line that are at home in it in the goal's order.
    fn removed(&self, tiles: &Tiles, line: usize) -> Vec<u8> {
        let at_home: Vec<(u32, u8)> = self
            .cells(line)
            .map(|cell| (self.place[line][tiles.at(cell) as usize], tiles.at(cell)))
            .filter(|&(place, _)| place != 0)
            .collect();
        // For each tile, the longest increasing subsequence that ends with it: its length and the tile before.
        let mut longest: Vec<(usize, Option<usize>)> = Vec::new();
        for (last, &(place, _)) in at_home.iter().enumerate() {
            let before = (0..last).filter(|&before| at_home[before].0 < place).max_by_key(|&b| longest[b].0);
            longest.push((before.map_or(1, |before| longest[before].0 + 1), before));
        }
        let mut kept = vec![false; at_home.len()];
        let mut last = (0..at_home.len()).max_by_key(|&last| longest[last].0);
        while let Some(tile) = last {
            kept[tile] = true;
            last = longest[tile].1;
        }
        at_home.iter().zip(kept).filter(|&(_, kept)| !kept).map(|(&(_, tile), _)| tile).collect()
    }

    /// Whether a tile that enters (or leaves) its home line at a cell adds (or takes away) a removed tile there.
    ///
    /// It does unless it makes the longest increasing subsequence longer. The length of that, with and without the
    /// tile, is the number of zeros in a word that is worked through the line with a carry: the longest common
    /// subsequence of the line and the goal's line. (Hyyrö 2004: Bit-parallel LCS-length computation revisited.)
    #[inline(always)]
    fn is_in_the_way(&self, tiles: &Tiles, tile: u8, cell: u8) -> bool {
        let line = self.home[tile as usize % CELLS] as usize;
        let places = &self.place[line % CELLS];
        let own = places[tile as usize % CELLS];
        let (mut with, mut without) = (u32::MAX, u32::MAX);
        for other in self.cells(line) {
            let place = places[tiles.at(other) as usize % CELLS];
            let (place, place_without) = if other == cell { (own, 0) } else { (place, place) };
            with = extend(with, place);
            without = extend(without, place_without);
        }
        with.count_ones() == without.count_ones()
    }
}

/// Takes one more tile, whose place is a bit (or 0: none), into the word whose zeros count the longest increasing
/// subsequence.
#[inline(always)]
fn extend(word: u32, place: u32) -> u32 {
    let ready = word & place;
    word.wrapping_add(ready) | (word - ready)
}

impl<K: Key> Heuristic<Slides<K>> for LinearConflict {
    /// The sum.
    type Memo = u32;

    fn fresh(&self, tiles: &Tiles) -> u32 {
        let manhattan = Heuristic::<Slides<K>>::fresh(&self.manhattan, tiles);
        let removed: usize = self.conflicts(tiles).iter().map(|conflict| conflict.removed.len()).sum();
        manhattan + 2 * removed as u32
    }

    #[inline(always)]
    fn after(&self, sum: u32, tiles: &Tiles, slid: Slid) -> u32 {
        let Slid { tile, from, to } = slid;
        let lines = &self.axes[Axis::of(slid) as usize];
        let sum = Heuristic::<Slides<K>>::after(&self.manhattan, sum, tiles, slid);
        let home = lines.home[tile as usize % CELLS];
        if lines.line[to as usize % CELLS] == home {
            sum + 2 * u32::from(lines.is_in_the_way(tiles, tile, to))
        } else if lines.line[from as usize % CELLS] == home {
            sum - 2 * u32::from(lines.is_in_the_way(tiles, tile, from))
        } else {
            sum
        }
    }

    #[inline(always)]
    fn value(&self, sum: u32) -> u32 {
        sum
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::GoalName;

    use super::*;

    fn board(width: usize, height: usize, cells: &[u16]) -> Board {
        Board::new(Size::new(width, height).unwrap(), cells.to_vec()).unwrap()
    }

    fn value(goal: &Board, start: &Board) -> u32 {
        let tiles = Tiles::new(start).unwrap();
        Heuristic::<Slides<u128>>::fresh(&LinearConflict::new(goal), &tiles)
    }

    #[test]
    fn boards_checked_by_hand() {
        let standard = GoalName::Standard.board(Size::new(3, 3).unwrap());
        // 1 and 2 in each other's place: distance 2, one has to step aside.
        assert_eq!(value(&standard, &board(3, 3, &[2, 1, 3, 4, 5, 6, 7, 8, 0])), 4);
        // 3 2 1: three pairs in conflict, yet only two tiles to remove.
        assert_eq!(value(&standard, &board(3, 3, &[3, 2, 1, 4, 5, 6, 7, 8, 0])), 8);
        // 3 1 2: two pairs in conflict, yet only 3 to remove.
        assert_eq!(value(&standard, &board(3, 3, &[3, 1, 2, 4, 5, 6, 7, 8, 0])), 6);
        // The columns 1 4 7, 2 5 8 and 3 6 from top to bottom turned round; 6 is no conflict with the blank.
        assert_eq!(value(&standard, &board(3, 3, &[7, 8, 3, 4, 5, 6, 1, 2, 0])), 16);
        // A goal whose blank is in the middle of a row.
        let snail = GoalName::Snail.board(Size::new(3, 3).unwrap());
        assert_eq!(value(&snail, &board(3, 3, &[1, 2, 3, 4, 0, 8, 7, 6, 5])), 6);
        assert_eq!(value(&snail, &board(3, 3, &[1, 2, 3, 0, 4, 8, 7, 6, 5])), 5);
    }

    #[test]
    fn names_the_tiles_to_remove() {
        let standard = GoalName::Standard.board(Size::new(3, 3).unwrap());
        let tiles = Tiles::new(&board(3, 3, &[3, 1, 2, 4, 5, 6, 7, 8, 0])).unwrap();
        let conflicts = LinearConflict::new(&standard).conflicts(&tiles);
        assert_eq!(conflicts, [Conflict { axis: Axis::Rows, line: 0, removed: vec![3] }]);
    }

    /// All orders of some tiles of a line of six: the fewest to remove, found by trying every subset.
    #[test]
    fn removes_no_more_than_the_best_subset() {
        let goal = GoalName::Zero.board(Size::new(6, 2).unwrap());
        let lines = Lines::new(Axis::Rows, &goal);
        let mut seed = 1u64;
        for _ in 0..20_000 {
            let mut cells: Vec<u16> = (0..12).collect();
            for last in (1..12).rev() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                cells.swap(last, (seed >> 33) as usize % (last + 1));
            }
            let tiles = Tiles::new(&board(6, 2, &cells)).unwrap();
            for line in 0..2 {
                let at_home: Vec<u16> = cells[6 * line..6 * line + 6]
                    .iter()
                    .copied()
                    .filter(|&tile| tile != 0 && tile as usize / 6 == line)
                    .collect();
                let fewest = (0..1u32 << at_home.len())
                    .filter(|kept| {
                        let kept: Vec<u16> = (0..at_home.len())
                            .filter(|tile| kept >> tile & 1 == 1)
                            .map(|tile| at_home[tile])
                            .collect();
                        kept.is_sorted()
                    })
                    .map(|kept| at_home.len() - kept.count_ones() as usize)
                    .min()
                    .unwrap();
                assert_eq!(lines.removed(&tiles, line).len(), fewest);
                // What the incremental way counts, from the empty line to the full one.
                let word = lines
                    .cells(line)
                    .fold(u32::MAX, |word, cell| extend(word, lines.place[line][tiles.at(cell) as usize]));
                assert_eq!(at_home.len() - word.count_zeros() as usize, fewest);
            }
        }
    }
}
