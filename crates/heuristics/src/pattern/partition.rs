//! How the tiles are divided into patterns.

use std::fmt;

use jiugong_puzzle::{Board, Size};
use thiserror::Error;

use crate::CELLS;
use crate::pattern::grid::{Grid, members};
use crate::pattern::orders::MOST_TILES;
use crate::pattern::shape::ShapeError;
use crate::pattern::symmetry::Symmetry;

/// The tiles of a goal, each in one pattern. Tiles are called by the cells where they belong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Partition {
    size: Size,
    blank: u8,
    patterns: Vec<u32>,
}

/// Why a text is no partition.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PartitionError {
    /// The board or a pattern is too large.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// Neither numbers of tiles as in `6-6-3` nor the tiles themselves.
    #[error(
        "`{0}` is not a partition; write the sizes of the patterns as in 6-6-3, or their tiles as in 1,2,3/4,5,6,7,8"
    )]
    NotAPartition(String),
    /// The sizes do not add up to the tiles.
    #[error("`{text}` has {sum} tiles, and a {size} board has {}", size.cells() - 1)]
    Sum {
        /// What was given.
        text: String,
        /// The sum of its sizes.
        sum: usize,
        /// The board.
        size: Size,
    },
    /// A number that no tile has.
    #[error("there is no tile {tile} on a {size} board")]
    NoTile {
        /// The number.
        tile: u16,
        /// The board.
        size: Size,
    },
    /// A tile in two patterns, or twice in one.
    #[error("tile {0} is there twice; each tile belongs to one pattern")]
    Twice(u16),
    /// A tile in none.
    #[error("tile {0} is in no pattern; each tile belongs to one")]
    Missing(u16),
}

/// Partitions that were chosen by hand, for a blank in the first cell: the pattern of each cell, row by row.
///
/// None is its own mirror image, so that the mirrored view knows something else. This holds of the 6-6-6-6 of Korf
/// and Felner (2002) as well, but the one here, which Clausecker (2020) lists as the best alone, takes fewer nodes:
/// on their boards 38, 40, 25 and 44, 132 million expansions instead of 181.
const CHOSEN: [(&str, &str); 5] = [
    ("6-6-3", ".122 1122 1122 1333"),
    ("7-8", ".122 1122 1122 1122"),
    ("7-7-1", ".122 1122 1122 1123"),
    ("5-5-5", ".111 2211 2233 2333"),
    ("6-6-6-6", ".1122 11222 11233 44433 44433"),
];

impl Partition {
    /// Reads `6-6-3` (so many tiles in each pattern, which cells is decided here) or `1,2,3/4,5,6,7,8` (the
    /// tiles of `goal` themselves).
    ///
    /// # Errors
    /// A [`PartitionError`] that says what is wrong with it.
    pub fn parse(text: &str, goal: &Board) -> Result<Partition, PartitionError> {
        let numbers = |text: &str, between: char| -> Result<Vec<u16>, PartitionError> {
            text.split(between)
                .map(|number| number.trim().parse())
                .collect::<Result<_, _>>()
                .map_err(|_| PartitionError::NotAPartition(text.to_owned()))
        };
        if text.contains([',', '/']) {
            let patterns: Vec<_> =
                text.split('/').map(|pattern| numbers(pattern, ',')).collect::<Result<_, _>>()?;
            return Partition::of_tiles(&patterns, goal);
        }
        let sizes: Vec<usize> = numbers(text, '-')?.into_iter().map(usize::from).collect();
        let size = goal.size();
        Partition::of_sizes(&sizes, size, goal.blank())?.ok_or_else(|| PartitionError::Sum {
            text: text.to_owned(),
            sum: sizes.iter().sum(),
            size,
        })
    }

    /// The partition that is used where none is asked for: one pattern where the board is that small, 6-6-3 on
    /// 4x4, and else patterns of at most six tiles, which are built in a second.
    ///
    /// # Errors
    /// [`PartitionError::Shape`] if the board is too large.
    pub fn standard(goal: &Board) -> Result<Partition, PartitionError> {
        let tiles = goal.size().cells() - 1;
        let count = if tiles <= MOST_TILES { 1 } else { tiles.div_ceil(6) };
        let mut sizes: Vec<_> = (0..count).map(|number| (tiles + count - 1 - number) / count).collect();
        if (goal.size().width(), goal.size().height()) == (4, 4) {
            sizes = vec![6, 6, 3];
        }
        let partition = Partition::of_sizes(&sizes, goal.size(), goal.blank())?;
        Ok(partition.expect("the sizes are made to add up"))
    }

    /// Patterns of these sizes around the image of `blank` that stands for all its images, or `None` if they
    /// do not add up to the tiles.
    fn of_sizes(sizes: &[usize], size: Size, blank: usize) -> Result<Option<Partition>, PartitionError> {
        let grid = Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let tiles = size.cells() - 1;
        if let Some(&wrong) = sizes.iter().find(|&&count| count == 0 || count > MOST_TILES) {
            return Err(ShapeError::TileCount(wrong, tiles).into());
        }
        if sizes.iter().sum::<usize>() != tiles {
            return Ok(None);
        }
        let images = Symmetry::all(size).into_iter().map(|symmetry| symmetry.image(blank as u8));
        let blank = images.min().unwrap_or_default();
        let patterns = chosen(sizes, size).unwrap_or_else(|| cut(sizes, size, grid));
        Ok(Some(Partition { size, blank, patterns: beside(blank, patterns) }))
    }

    /// The partition of the tiles of `goal` that is written out.
    ///
    /// # Errors
    /// A [`PartitionError`] unless each tile of the goal is there once.
    pub fn of_tiles(patterns: &[Vec<u16>], goal: &Board) -> Result<Partition, PartitionError> {
        let size = goal.size();
        Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let mut seen = 0u32;
        let mut cells_of = |tiles: &Vec<u16>| {
            if tiles.is_empty() || tiles.len() > MOST_TILES {
                return Err(ShapeError::TileCount(tiles.len(), size.cells() - 1).into());
            }
            tiles.iter().try_fold(0, |pattern, &tile| {
                let home = goal.cells().iter().position(|&at| at == tile && tile != 0);
                let home = home.ok_or(PartitionError::NoTile { tile, size })?;
                if seen >> home & 1 == 1 {
                    return Err(PartitionError::Twice(tile));
                }
                seen |= 1 << home;
                Ok(pattern | 1 << home)
            })
        };
        let patterns = patterns.iter().map(&mut cells_of).collect::<Result<_, _>>()?;
        let missing =
            goal.cells().iter().enumerate().find(|&(cell, &tile)| tile != 0 && seen >> cell & 1 == 0);
        match missing {
            Some((_, &tile)) => Err(PartitionError::Missing(tile)),
            None => Ok(Partition { size, blank: goal.blank() as u8, patterns }),
        }
    }

    /// The partition with these patterns of goal cells, or `None` unless they are patterns of tiles and each cell
    /// but the blank's is in one.
    pub fn of_cells(size: Size, blank: u8, patterns: Vec<u32>) -> Option<Partition> {
        let grid = Grid::new(size)?;
        let mut rest = grid.all ^ 1u32.checked_shl(blank.into()).filter(|blank| grid.all & blank != 0)?;
        for &pattern in &patterns {
            let tiles = pattern.count_ones() as usize;
            if tiles == 0 || tiles > MOST_TILES || pattern & !rest != 0 {
                return None;
            }
            rest &= !pattern;
        }
        (rest == 0).then_some(Partition { size, blank, patterns })
    }

    /// Width and height of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cell of the goal's blank. It serves all goals whose blank is in an image of it.
    pub fn blank(&self) -> u8 {
        self.blank
    }

    /// The patterns, each as a set of goal cells, a bit for each.
    pub fn patterns(&self) -> &[u32] {
        &self.patterns
    }

    /// The patterns for a goal with its blank in `blank`: the cells that one of the [`symmetries`](Self::symmetries)
    /// lays onto each pattern; none where the blank's cell is no image of this one's.
    pub fn patterns_around(&self, blank: u8) -> Vec<u32> {
        let cells = 0..self.size.cells() as u8;
        let laid = |symmetry: Symmetry| {
            let around = |&pattern: &u32| {
                let cells = cells.clone().filter(|&cell| pattern >> symmetry.image(cell) & 1 == 1);
                cells.fold(0, |around, cell| around | 1 << cell)
            };
            self.patterns.iter().map(around).collect()
        };
        self.symmetries(blank).into_iter().next().map(laid).unwrap_or_default()
    }

    /// The ways to lay a board whose goal has its blank in `blank` onto the board of this partition.
    pub fn symmetries(&self, blank: u8) -> Vec<Symmetry> {
        let mut symmetries = Symmetry::all(self.size);
        symmetries.retain(|symmetry| symmetry.image(blank) == self.blank);
        symmetries
    }
}

/// Patterns for a blank in the first cell, for one in the cell `blank`: the first cell takes that one's place, which is next
/// to it or near to it.
fn beside(blank: u8, patterns: Vec<u32>) -> Vec<u32> {
    let exchange = |pattern: u32| match pattern >> blank & 1 {
        1 if blank > 0 => pattern ^ 1 ^ (1 << blank),
        _ => pattern,
    };
    patterns.into_iter().map(exchange).collect()
}

/// The patterns of a picture, if it is one of this size.
fn drawn(picture: &str, size: Size) -> Option<Vec<u32>> {
    let rows: Vec<&str> = picture.split(' ').collect();
    if (rows[0].len(), rows.len()) != (size.width(), size.height()) {
        return None;
    }
    let mut patterns = Vec::new();
    for (cell, pattern) in rows.concat().bytes().enumerate().filter(|&(_, byte)| byte != b'.') {
        let number = usize::from(pattern - b'1');
        patterns.resize(patterns.len().max(number + 1), 0);
        patterns[number] |= 1 << cell;
    }
    Some(patterns)
}

/// The chosen partition of these sizes, in any order.
fn chosen(sizes: &[usize], size: Size) -> Option<Vec<u32>> {
    let mut wanted = sizes.to_vec();
    wanted.sort_unstable();
    CHOSEN.iter().find_map(|(name, picture)| {
        let mut offered: Vec<usize> = name.split('-').filter_map(|count| count.parse().ok()).collect();
        offered.sort_unstable();
        if offered == wanted { drawn(picture, size) } else { None }
    })
}

/// Cuts a walk through the cells, in strips two rows high, to patterns of these sizes: each is in one piece.
fn cut(sizes: &[usize], size: Size, grid: Grid) -> Vec<u32> {
    let (width, height) = (size.width(), size.height());
    let mut walk = Vec::with_capacity(CELLS);
    for (strip, top) in (0..height).step_by(2).enumerate() {
        for step in 0..width {
            let column = if strip % 2 == 0 { step } else { width - 1 - step };
            walk.extend((top..height.min(top + 2)).map(|row| row * width + column));
        }
    }
    let mut walk = walk.into_iter().filter(|&cell| grid.all >> cell & 1 == 1 && cell != 0);
    sizes
        .iter()
        .map(|&count| walk.by_ref().take(count).fold(0, |pattern, cell| pattern | 1 << cell))
        .collect()
}

/// The goal cells of each pattern, counted from 0: `1,4,5/2,3,6,7,8`.
impl fmt::Display for Partition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, &pattern) in self.patterns.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "/" })?;
            for (place, cell) in members(pattern).enumerate() {
                write!(f, "{}{cell}", if place == 0 { "" } else { "," })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiugong_puzzle::GoalName;

    /// The tiles in order, the blank in a cell.
    fn goal_with_blank(size: Size, blank: usize) -> Board {
        let mut cells: Vec<u16> = (1..size.cells() as u16).collect();
        cells.insert(blank, 0);
        Board::new(size, cells).unwrap()
    }

    #[test]
    fn patterns_go_around_any_blank() {
        for (width, height) in [(3, 3), (4, 4), (3, 4), (5, 2)] {
            let size = Size::new(width, height).unwrap();
            for blank in 0..size.cells() {
                let goal = goal_with_blank(size, blank);
                let partition = Partition::standard(&goal).unwrap();
                let around = partition.patterns_around(blank as u8);
                let counts = |patterns: &[u32]| patterns.iter().map(|p| p.count_ones()).collect::<Vec<_>>();
                assert_eq!(counts(&around), counts(partition.patterns()));
                let all = around.iter().fold(0, |all, pattern| all | pattern);
                assert_eq!(all, ((1 << size.cells()) - 1) ^ (1 << blank));
            }
        }
    }

    fn goal(width: usize, height: usize, name: GoalName) -> Board {
        name.board(Size::new(width, height).unwrap())
    }

    #[test]
    fn every_size_and_cell_of_the_blank_has_a_standard_partition() {
        for (name, picture) in CHOSEN {
            let rows: Vec<_> = picture.split(' ').collect();
            let goal = goal(rows[0].len(), rows.len(), GoalName::Zero);
            let partition = Partition::parse(name, &goal).unwrap();
            let counts: Vec<_> = partition.patterns().iter().map(|p| p.count_ones().to_string()).collect();
            assert_eq!(counts.join("-"), name);
        }
        for (width, height) in
            [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (2, 7), (4, 4), (4, 5), (5, 5), (6, 5)]
        {
            let size = Size::new(width, height).unwrap();
            for blank in 0..size.cells() {
                let goal = goal_with_blank(size, blank);
                let partition = Partition::standard(&goal).unwrap();
                let all = partition.patterns().iter().fold(1 << partition.blank(), |all, pattern| {
                    assert_eq!(all & pattern, 0);
                    all | pattern
                });
                assert_eq!(all, Grid::new(size).unwrap().all);
                assert!(!partition.symmetries(blank as u8).is_empty());
            }
        }
    }

    #[test]
    fn sizes_and_tiles_are_read() {
        let zero = goal(4, 4, GoalName::Zero);
        let named = Partition::parse("6-6-3", &zero).unwrap();
        assert_eq!(named.to_string(), "1,4,5,8,9,12/2,3,6,7,10,11/13,14,15");
        assert_eq!(Partition::parse("1,4,5,8,9,12/2,3,6,7,10,11/15,13,14", &zero).unwrap(), named);
        assert_eq!(Partition::parse("6-3-6", &goal(4, 4, GoalName::Standard)).unwrap(), named);
        assert_eq!(
            Partition::parse("4-4", &goal(3, 3, GoalName::Zero)).unwrap().to_string(),
            "1,2,3,4/5,6,7,8"
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        let zero = goal(3, 3, GoalName::Zero);
        let said = |text| Partition::parse(text, &zero).unwrap_err().to_string();
        assert_eq!(said("4-5"), "`4-5` has 9 tiles, and a 3x3 board has 8");
        assert_eq!(said("1,2/3,4,5,6,7"), "tile 8 is in no pattern; each tile belongs to one");
        assert_eq!(said("1,2/3,4,5,6,7,8,1"), "tile 1 is there twice; each tile belongs to one pattern");
        assert_eq!(said("1,2/3,4,5,6,7,9"), "there is no tile 9 on a 3x3 board");
        assert!(said("x").contains("`x` is not a partition"));
        assert!(said("9-0").contains("not 9"));
    }
}
