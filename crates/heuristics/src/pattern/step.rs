//! One slide, as the tables see it.

use crate::pattern::orders::MOST_TILES;

/// A slide of a tile to the neighbouring cell: what depends on neither the tile nor the others' places.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(16))]
pub struct Step {
    /// Both cells, a bit for each.
    cells: u32,
    /// The cells between them in the order of cells, moved down by `above`; none for a slide along a row.
    between: u16,
    pub(crate) above: u8,
    /// The cell from which the tile goes, and the blank comes to.
    from: u8,
    /// Towards which end of the order of the tiles it goes, as [`way`](crate::pattern::passing::way) takes it.
    pub(crate) towards: u8,
    /// The cell of the board, of which the tables may see an image, from which the tile goes.
    board_cell: u8,
}

impl Step {
    /// The slide from one cell to another on a board so wide; on the board that is seen, it begins in `board_cell`.
    pub(crate) fn new(width: usize, from: u8, to: u8, board_cell: u8) -> Step {
        // Along a row a tile passes nobody: no board is one column wide.
        let between = if from.abs_diff(to) == 1 { 0 } else { (1 << (width - 1)) - 1 };
        let towards = if from < to { 0 } else { MOST_TILES as u8 };
        let cells = 1 << from | 1 << to;
        Step { cells, between, above: from.min(to) + 1, from, towards, board_cell }
    }

    /// The cell of the board from which the tile goes.
    #[inline(always)]
    pub fn board_cell(&self) -> u8 {
        self.board_cell
    }

    /// The cell of the tables from which the tile goes.
    #[inline(always)]
    pub fn from_cell(&self) -> u8 {
        self.from
    }

    /// The cells between, moved down.
    pub(crate) fn between(&self) -> u32 {
        self.between.into()
    }

    /// From the lowest bit on, the cell from which the tile goes, that to which it goes, and the first cell between
    /// them, five bits each; then a bit that says whether there are cells between, and four for the direction.
    pub(crate) fn word(&self) -> u32 {
        let from = u32::from(self.from);
        let to = (self.cells ^ 1 << from).trailing_zeros() % 32;
        let passes = u32::from(self.between != 0);
        from | to << 5 | u32::from(self.above % 32) << 10 | passes << 15 | u32::from(self.towards) << 16
    }

    /// The cells of a pattern's tiles after one of them has made this slide.
    #[inline(always)]
    pub(crate) fn moved(&self, set: u32) -> u32 {
        set ^ self.cells
    }

    /// How many of the tiles on `set` it passes, and towards which end of their order.
    #[inline(always)]
    pub(crate) fn passed(&self, set: u32) -> (u32, u8) {
        (ones((set >> (self.above % 32)) & u32::from(self.between)), self.towards)
    }
}

/// The number of ones, of which most processors' common instructions count four at once in no better way than this.
#[inline(always)]
fn ones(bits: u32) -> u32 {
    /// The number of ones in each number of four bits, four bits for each.
    const OF_FOUR: u64 = 0x4332_3221_3221_2110;
    if bits < 16 { (OF_FOUR >> (4 * bits)) as u32 & 15 } else { bits.count_ones() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_are_counted() {
        assert!((0..4096).all(|bits: u32| ones(bits) == bits.count_ones()));
    }

    #[test]
    fn a_tile_passes_those_between_its_cells() {
        // On 4x4 from cell 10 up to cell 6: cells 7, 8 and 9 are between.
        let step = Step::new(4, 10, 6, 10);
        assert_eq!(step.passed(0b101_1100_0000), (2, MOST_TILES as u8));
        assert_eq!(step.moved(0b100_0000_0001), 0b100_0001);
        assert_eq!(Step::new(4, 6, 7, 6).passed(u32::MAX).0, 0);
        assert_eq!(Step::new(2, 0, 2, 0).passed(0b111), (1, 0));
    }
}
