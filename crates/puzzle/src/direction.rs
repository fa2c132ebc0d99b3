//! The four ways in which the blank can go.

/// Which way the blank goes in one slide; the tile goes the other way.
///
/// The order is the one in which Korf's 1985 program tried them, on which published
/// node counts of depth-first searches depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// The blank goes to the row above.
    Up,
    /// The blank goes to the column before.
    Left,
    /// The blank goes to the column behind.
    Right,
    /// The blank goes to the row below.
    Down,
}

impl Direction {
    /// All four, in the order in which searches try them.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Left, Direction::Right, Direction::Down];

    /// The direction that takes this one back.
    pub fn opposite(self) -> Direction {
        Direction::ALL[3 - self as usize]
    }
}
