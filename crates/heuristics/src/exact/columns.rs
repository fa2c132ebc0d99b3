//! What a slide along a column does to the rank of the tiles' order.

use jiugong_puzzle::Size;

use crate::ranks::half_factorial;

/// For each cell of the blank from which it can go down, how that changes the rank of the tiles' order.
///
/// The blank that goes down a row takes one tile past the `width - 1` before it, from the end to the start of
/// a window of `width` tiles. Of the rank, written in the factorial base (a digit is how many later tiles are
/// smaller), that changes the digits of the window alone, and in a way that follows from these digits: of two
/// neighbours the first is the larger if and only if its digit is larger. So the ranks fall into blocks
/// (equal digits before the window) of units (equal digits before the window's end), and within each block
/// the units change places in the same way, as whole runs of ranks. No board is ever unranked.
pub(crate) struct Columns {
    pub(crate) size: Size,
    /// How many ranks there are, (cells - 1)!/2.
    pub(crate) ranks: usize,
    columns: Vec<Column>,
}

/// Which way the blank goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Up,
    Down,
}

/// The blank between one cell and the cell below it.
struct Column {
    /// Ranks in a block.
    block: usize,
    /// Ranks in a unit.
    unit: usize,
    /// For units of one rank: whether the digits before each block have an odd sum. Together with the parity
    /// of the whole it says the last digit, which half a rank leaves out.
    odd: Vec<bool>,
    /// The unit of a block to which each unit goes with the blank, by whether the sum of the block's digits
    /// is odd.
    down: [Vec<u32>; 2],
    /// The same for the way back.
    up: [Vec<u32>; 2],
}

/// Units of fewer ranks than this are taken apart, as a unit is moved as a word of bits: 12 (4!/2) is worth
/// it, 3 is not.
const SMALLEST_UNIT: usize = 12;

/// Where units are single ranks, a block has the digits of at least so many tiles (6!/2 = 360 ranks), so that
/// the blocks are few and a block's places stay in the fastest cache.
const TILES_OF_A_BLOCK: usize = 6;

impl Columns {
    /// The changes on boards of `size`, which has at most 14 cells.
    pub(crate) fn new(size: Size) -> Columns {
        let columns = (0..size.cells() - size.width()).map(|cell| Column::new(size, cell)).collect();
        Columns { size, ranks: half_factorial(size.cells() - 1), columns }
    }

    /// Bytes that [`new`](Self::new) takes for `size`.
    pub(crate) fn bytes(size: Size) -> usize {
        let tiles = size.cells() - 1;
        let of_a_column = |cell| {
            let Shape { start, unit, .. } = Shape::new(size, cell);
            let units = half_factorial(tiles - start) / unit;
            match unit {
                1 => 4 * units * size_of::<u32>() + half_factorial(tiles) / units,
                _ => 2 * units * size_of::<u32>(),
            }
        };
        (0..size.cells() - size.width()).map(of_a_column).sum()
    }

    /// Marks in `target` the ranks that those marked in `source` become when the blank goes from or to
    /// `upper`, the upper of the two cells. `odd` says whether the orders of `source` have odd inversions.
    pub(crate) fn carry(&self, upper: usize, way: Way, odd: bool, source: &[u64], target: &mut [u64]) {
        let column = &self.columns[upper];
        let places = if way == Way::Down { &column.down } else { &column.up };
        if column.unit == 1 {
            column.carry_ranks(places, odd, source, target);
        } else {
            column.carry_units(&places[0], self.ranks, source, target);
        }
    }
}

/// Which digits of the rank a column works on.
struct Shape {
    /// The first digit of a block.
    start: usize,
    /// The first digit that is of no interest.
    end: usize,
    /// Ranks in a unit.
    unit: usize,
}

impl Shape {
    fn new(size: Size, cell: usize) -> Shape {
        let tiles = size.cells() - 1;
        let end = cell + size.width();
        let unit = half_factorial(tiles - end);
        if unit >= SMALLEST_UNIT {
            return Shape { start: cell, end, unit };
        }
        Shape { start: cell.min(tiles.saturating_sub(TILES_OF_A_BLOCK)), end: tiles - 2, unit: 1 }
    }
}

impl Column {
    fn new(size: Size, cell: usize) -> Column {
        let (tiles, width) = (size.cells() - 1, size.width());
        let Shape { start, end, unit } = Shape::new(size, cell);
        let block = half_factorial(tiles - start);
        let single = unit == 1;
        let turned = usize::from(single && width.is_multiple_of(2));
        let parities = if single { 2 } else { 1 };
        let (mut down, mut up) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
        up[..parities].fill(vec![0; block / unit]);
        let mut digits = vec![0; tiles];
        for odd in 0..parities {
            for from in 0..block / unit {
                read_digits(from, start, end, &mut digits);
                if single {
                    // The last two digits: what parity asks for, and 0.
                    digits[tiles - 2] = (digits[start..end].iter().sum::<usize>() + odd) % 2;
                }
                last_to_first(&mut digits[cell..cell + width]);
                let to = (start..end).fold(0, |to, place| to * (tiles - place) + digits[place]);
                down[odd].push(to as u32);
                up[odd ^ turned][to] = from as u32;
            }
        }
        let blocks = if single { half_factorial(tiles) / block } else { 0 };
        let odd = (0..blocks).map(|block| {
            read_digits(block, 0, start, &mut digits);
            digits[..start].iter().sum::<usize>() % 2 == 1
        });
        Column { block, unit, odd: odd.collect(), down, up }
    }

    /// Carries single ranks.
    fn carry_ranks(&self, places: &[Vec<u32>; 2], odd: bool, source: &[u64], target: &mut [u64]) {
        let (mut start, mut end) = (0, 0);
        let mut block_places: &[u32] = &[];
        for (index, &word) in source.iter().enumerate() {
            let mut bits = word;
            while bits != 0 {
                let rank = index * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                if rank >= end {
                    let block = rank / self.block;
                    (start, end) = (block * self.block, (block + 1) * self.block);
                    block_places = &places[usize::from(odd ^ self.odd[block])];
                }
                let to = start + block_places[rank - start] as usize;
                target[to / 64] |= 1 << (to % 64);
            }
        }
    }

    /// Carries whole units.
    fn carry_units(&self, places: &[u32], ranks: usize, source: &[u64], target: &mut [u64]) {
        let mut from = 0;
        for start in (0..ranks).step_by(self.block) {
            for &place in places {
                let to = start + place as usize * self.unit;
                let mut carried = 0;
                while carried < self.unit {
                    let count = (self.unit - carried).min(64);
                    let bits = read_bits(source, from + carried, count);
                    if bits != 0 {
                        mark_bits(target, to + carried, bits);
                    }
                    carried += count;
                }
                from += self.unit;
            }
        }
    }
}

/// The digits `start` .. `end` of a rank's factorial base; `digits` is as long as there are tiles.
fn read_digits(mut number: usize, start: usize, end: usize, digits: &mut [usize]) {
    let tiles = digits.len();
    for place in (start..end).rev() {
        digits[place] = number % (tiles - place);
        number /= tiles - place;
    }
}

/// The digits after the last tile of the window went to its start.
fn last_to_first(digits: &mut [usize]) {
    for second in (1..digits.len()).rev() {
        let (before, moved) = (digits[second - 1], digits[second]);
        (digits[second - 1], digits[second]) =
            if before > moved { (moved, before - 1) } else { (moved + 1, before) };
    }
}

/// The `count` (1 to 64) bits from place `from` on.
#[inline(always)]
fn read_bits(words: &[u64], from: usize, count: usize) -> u64 {
    let (word, shift) = (from / 64, from % 64);
    let mut bits = words[word] >> shift;
    if shift + count > 64 {
        bits |= words[word + 1] << (64 - shift);
    }
    bits & (u64::MAX >> (64 - count))
}

/// Marks the bits that are set in `bits` from place `to` on.
#[inline(always)]
fn mark_bits(words: &mut [u64], to: usize, bits: u64) {
    let (word, shift) = (to / 64, to % 64);
    words[word] |= bits << shift;
    let rest = (bits >> 1) >> (63 - shift);
    if rest != 0 {
        words[word + 1] |= rest;
    }
}

#[cfg(test)]
mod tests {
    use jiugong_puzzle::{Board, BoardNumbering, Direction, GoalName};

    use super::*;

    #[test]
    fn a_board_carried_is_the_board_slid() {
        for (width, height) in
            [(2, 2), (3, 2), (2, 3), (3, 3), (4, 2), (2, 5), (5, 2), (4, 3), (3, 4), (6, 2)]
        {
            let size = Size::new(width, height).unwrap();
            let columns = Columns::new(size);
            let words = columns.ranks.div_ceil(64);
            // A sample takes as long as there are ranks.
            let samples = if size.cells() < 12 { 499 } else { 7 };
            for goal in [GoalName::Standard, GoalName::Snail] {
                let numbering = BoardNumbering::new(&goal.board(size)).unwrap();
                for number in (0..numbering.count()).step_by(1 + numbering.count() as usize / samples) {
                    let board = numbering.board(number).unwrap();
                    for (way, direction) in [(Way::Up, Direction::Up), (Way::Down, Direction::Down)] {
                        let mut slid = board.clone();
                        if slid.slide(direction).is_none() {
                            continue;
                        }
                        let rank =
                            |board: &Board| numbering.number_of(board).unwrap() as usize / size.cells();
                        let (mut source, mut target) = (vec![0; words], vec![0; words]);
                        source[rank(&board) / 64] |= 1 << (rank(&board) % 64);
                        let odd = !board.inversions().is_multiple_of(2);
                        let upper = board.blank().min(slid.blank());
                        columns.carry(upper, way, odd, &source, &mut target);
                        let mut expected = vec![0; words];
                        expected[rank(&slid) / 64] |= 1u64 << (rank(&slid) % 64);
                        assert!(target == expected, "{board} {direction:?}");
                    }
                }
            }
        }
    }
}
