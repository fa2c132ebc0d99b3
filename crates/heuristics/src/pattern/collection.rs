//! Which patterns the tiles are divided into, in one or in several ways.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use jiugong_puzzle::{Board, Size};

use crate::pattern::chosen::{self, beside};
use crate::pattern::collection_error::CollectionError;
use crate::pattern::grid::{Grid, members};
use crate::pattern::orders::MOST_TILES;
use crate::pattern::partitions::{MOST_PATTERNS, partitions};
use crate::pattern::shape::ShapeError;
use crate::pattern::symmetry::Symmetry;

/// Patterns of the tiles of a goal, some of which make up all tiles, each once, in one or several ways: its
/// *partitions*. Tiles are called by the cells where they belong.
///
/// The patterns of a partition are added; of several partitions, which may have patterns in common, the largest sum
/// counts (a *pattern collection*: Haslum, Botea, Helmert, Bonet & Koenig 2007). Each pattern is in a partition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collection {
    size: Size,
    blank: u8,
    patterns: Vec<u32>,
    partitions: Vec<Vec<usize>>,
}

impl Collection {
    /// Reads `6-6-3` (so many tiles in each pattern, which cells is decided here), `18x6` (so many patterns of so many
    /// tiles, one of those that are [`named`](Self::named)) or `1,2,3/4,5,6,7,8` (the tiles of `goal` themselves).
    ///
    /// # Errors
    /// A [`CollectionError`] that says what is wrong with it.
    pub fn parse(text: &str, goal: &Board) -> Result<Collection, CollectionError> {
        let numbers = |text: &str, between: char| -> Result<Vec<u16>, CollectionError> {
            text.split(between)
                .map(|number| number.trim().parse())
                .collect::<Result<_, _>>()
                .map_err(|_| CollectionError::Malformed(text.to_owned()))
        };
        if text.contains([',', '/']) {
            let patterns: Vec<_> =
                text.split('/').map(|pattern| numbers(pattern, ',')).collect::<Result<_, _>>()?;
            return Collection::of_tiles(&patterns, goal);
        }
        let size = goal.size();
        if text.contains('x') {
            numbers(text, 'x')?;
            let none = || CollectionError::NoneOfThisName { name: text.to_owned(), size };
            return Collection::of_name(text, goal)?.ok_or_else(none);
        }
        let sizes: Vec<usize> = numbers(text, '-')?.into_iter().map(usize::from).collect();
        Collection::of_sizes(&sizes, size, goal.blank())?.ok_or_else(|| CollectionError::Sum {
            text: text.to_owned(),
            sum: sizes.iter().sum(),
            size,
        })
    }

    /// The names that [`parse`](Self::parse) reads, as `18x6`, with the sizes that they are for.
    pub fn named() -> impl Iterator<Item = (&'static str, Size)> {
        chosen::named()
    }

    /// The partition that is used where none is asked for: one pattern where the board is that small, 6-6-3 on
    /// 4x4, and else patterns of at most six tiles, which are built in a second.
    ///
    /// # Errors
    /// [`CollectionError::Shape`] if the board is too large.
    pub fn standard(goal: &Board) -> Result<Collection, CollectionError> {
        let tiles = goal.size().cells() - 1;
        let count = if tiles <= MOST_TILES { 1 } else { tiles.div_ceil(6) };
        let mut sizes: Vec<_> = (0..count).map(|number| (tiles + count - 1 - number) / count).collect();
        if (goal.size().width(), goal.size().height()) == (4, 4) {
            sizes = vec![6, 6, 3];
        }
        let partition = Collection::of_sizes(&sizes, goal.size(), goal.blank())?;
        Ok(partition.expect("the sizes are made to add up"))
    }

    /// A partition with patterns of these sizes around the image of `blank` that stands for all its images, or `None` if
    /// they do not add up to the tiles.
    fn of_sizes(sizes: &[usize], size: Size, blank: usize) -> Result<Option<Collection>, CollectionError> {
        let grid = Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let tiles = size.cells() - 1;
        if let Some(&wrong) = sizes.iter().find(|&&count| count == 0 || count > MOST_TILES) {
            return Err(ShapeError::TileCount(wrong, tiles).into());
        }
        if sizes.iter().sum::<usize>() != tiles {
            return Ok(None);
        }
        let patterns = chosen::partition(sizes, size).unwrap_or_else(|| chosen::cut(sizes, size, grid));
        let blank = image_for_all(size, blank);
        Collection::of_patterns(grid, size, blank, beside(blank, patterns))
    }

    /// The collection that was chosen under this name, around the image of the goal's blank that stands for all its
    /// images; `None` if there is none for the size.
    fn of_name(name: &str, goal: &Board) -> Result<Option<Collection>, CollectionError> {
        let size = goal.size();
        let grid = Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let blank = image_for_all(size, goal.blank());
        match chosen::collection(name, size) {
            Some(patterns) => Collection::of_patterns(grid, size, blank, beside(blank, patterns)),
            None => Ok(None),
        }
    }

    /// The collection of patterns whose tiles of `goal` are written out.
    ///
    /// # Errors
    /// A [`CollectionError`] unless each pattern is in a partition, that is: with others has each tile of the goal once.
    pub fn of_tiles(patterns: &[Vec<u16>], goal: &Board) -> Result<Collection, CollectionError> {
        let size = goal.size();
        let grid = Grid::new(size).ok_or(ShapeError::TooManyCells(size))?;
        let (mut seen, mut twice) = (0u32, None);
        let mut cells_of = |tiles: &Vec<u16>| {
            if tiles.is_empty() || tiles.len() > MOST_TILES {
                return Err(ShapeError::TileCount(tiles.len(), size.cells() - 1).into());
            }
            let pattern = tiles.iter().try_fold(0, |pattern, &tile| {
                let home = goal.cells().iter().position(|&at| at == tile && tile != 0);
                let home = home.ok_or(CollectionError::NoTile { tile, size })?;
                if pattern >> home & 1 == 1 {
                    return Err(CollectionError::Twice(tile));
                }
                if seen >> home & 1 == 1 {
                    twice.get_or_insert(tile);
                }
                Ok(pattern | 1 << home)
            })?;
            seen |= pattern;
            Ok(pattern)
        };
        let patterns = patterns.iter().map(&mut cells_of).collect::<Result<_, CollectionError>>()?;
        if let Some(collection) = Collection::of_patterns(grid, size, goal.blank() as u8, patterns)? {
            return Ok(collection);
        }
        let missing =
            goal.cells().iter().enumerate().find(|&(cell, &tile)| tile != 0 && seen >> cell & 1 == 0);
        Err(match (twice, missing) {
            (Some(tile), _) => CollectionError::Twice(tile),
            (None, Some((_, &tile))) => CollectionError::Missing(tile),
            (None, None) => unreachable!("patterns that have each tile once are a partition"),
        })
    }

    /// The collection of these patterns of goal cells, or `None` unless they are patterns of tiles of which each is in a
    /// partition.
    pub fn of_cells(size: Size, blank: u8, patterns: Vec<u32>) -> Option<Collection> {
        let grid = Grid::new(size)?;
        let tiles = grid.all ^ 1u32.checked_shl(blank.into()).filter(|blank| grid.all & blank != 0)?;
        let right = |&pattern: &u32| {
            (1..=MOST_TILES).contains(&(pattern.count_ones() as usize)) && pattern & !tiles == 0
        };
        if !patterns.iter().all(right) {
            return None;
        }
        Collection::of_patterns(grid, size, blank, patterns).ok().flatten()
    }

    /// The collection of these patterns of tiles; `None` if they have no partition.
    fn of_patterns(
        grid: Grid,
        size: Size,
        blank: u8,
        patterns: Vec<u32>,
    ) -> Result<Option<Collection>, CollectionError> {
        if patterns.len() > MOST_PATTERNS {
            return Err(CollectionError::TooManyPatterns(patterns.len()));
        }
        let partitions =
            partitions(&patterns, grid.all ^ 1 << blank).ok_or(CollectionError::TooManyPartitions)?;
        if partitions.is_empty() {
            return Ok(None);
        }
        let superfluous = (0..patterns.len()).find(|number| {
            let is_in = |partition: &Vec<usize>| partition.contains(number);
            !partitions.iter().any(is_in) || patterns[..*number].contains(&patterns[*number])
        });
        match superfluous {
            Some(number) => Err(CollectionError::Superfluous(number + 1)),
            None => Ok(Some(Collection { size, blank, patterns, partitions })),
        }
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

    /// The partitions, at least one: for each the numbers of its patterns from 0, in increasing order; in increasing
    /// order of these lists.
    pub fn partitions(&self) -> &[Vec<usize>] {
        &self.partitions
    }

    /// How many tiles the patterns have, as in `6-6-3` or, where there are several partitions, as in `18x6` or
    /// `12x6+4x3`.
    pub fn sizes(&self) -> String {
        let sizes = self.patterns.iter().map(|pattern| pattern.count_ones());
        if self.partitions.len() == 1 {
            return sizes.map(|size| size.to_string()).collect::<Vec<_>>().join("-");
        }
        let mut counts = BTreeMap::new();
        sizes.for_each(|size| *counts.entry(Reverse(size)).or_insert(0) += 1);
        let counts = counts.into_iter().map(|(Reverse(size), count)| format!("{count}x{size}"));
        counts.collect::<Vec<_>>().join("+")
    }

    /// The patterns for a goal with its blank in `blank`: the cells that one of the [`symmetries`](Self::symmetries)
    /// lays onto each pattern; none where the blank's cell is no image of this one's.
    pub fn patterns_around(&self, blank: u8) -> Vec<u32> {
        let around = |symmetry: Symmetry| {
            self.patterns.iter().map(|&pattern| symmetry.laid_onto(pattern, self.size)).collect()
        };
        self.symmetries(blank).into_iter().next().map(around).unwrap_or_default()
    }

    /// The ways to lay a board whose goal has its blank in `blank` onto the board of this collection.
    pub fn symmetries(&self, blank: u8) -> Vec<Symmetry> {
        let mut symmetries = Symmetry::all(self.size);
        symmetries.retain(|symmetry| symmetry.image(blank) == self.blank);
        symmetries
    }
}

/// The first of the images of a cell: tables around it serve all of them.
fn image_for_all(size: Size, cell: usize) -> u8 {
    let images = Symmetry::all(size).into_iter().map(|symmetry| symmetry.image(cell as u8));
    images.min().unwrap_or_default()
}

/// The goal cells of each pattern, counted from 0: `1,4,5/2,3,6,7,8`.
impl fmt::Display for Collection {
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
                let partition = Collection::standard(&goal).unwrap();
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
        for (name, picture) in chosen::CHOSEN {
            let rows: Vec<_> = picture.split(' ').collect();
            let goal = goal(rows[0].len(), rows.len(), GoalName::Zero);
            let partition = Collection::parse(name, &goal).unwrap();
            let counts: Vec<_> = partition.patterns().iter().map(|p| p.count_ones().to_string()).collect();
            assert_eq!(counts.join("-"), name);
        }
        for (width, height) in
            [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (2, 7), (4, 4), (4, 5), (5, 5), (6, 5)]
        {
            let size = Size::new(width, height).unwrap();
            for blank in 0..size.cells() {
                let goal = goal_with_blank(size, blank);
                let partition = Collection::standard(&goal).unwrap();
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
        let named = Collection::parse("6-6-3", &zero).unwrap();
        assert_eq!(named.to_string(), "1,4,5,8,9,12/2,3,6,7,10,11/13,14,15");
        assert_eq!(Collection::parse("1,4,5,8,9,12/2,3,6,7,10,11/15,13,14", &zero).unwrap(), named);
        assert_eq!(Collection::parse("6-3-6", &goal(4, 4, GoalName::Standard)).unwrap(), named);
        assert_eq!(
            Collection::parse("4-4", &goal(3, 3, GoalName::Zero)).unwrap().to_string(),
            "1,2,3,4/5,6,7,8"
        );
    }

    #[test]
    fn chosen_collections_go_around_any_blank() {
        for (name, pictures) in chosen::COLLECTIONS {
            let (_, size) = Collection::named().find(|&(known, _)| known == name).unwrap();
            for blank in 0..size.cells() {
                let goal = goal_with_blank(size, blank);
                let collection = Collection::parse(name, &goal).unwrap();
                assert_eq!(collection.sizes(), name);
                assert!(collection.partitions().len() >= pictures.len());
                assert!(!collection.symmetries(blank as u8).is_empty());
            }
            let larger = Size::new(size.width() + 1, size.height()).unwrap();
            let error = Collection::parse(name, &GoalName::Zero.board(larger)).unwrap_err();
            let none = CollectionError::NoneOfThisName { name: name.to_owned(), size: larger };
            assert!(error == none || matches!(error, CollectionError::Shape(_)), "{error}");
        }
        let four = goal(4, 4, GoalName::Zero);
        let said = Collection::parse("18x6", &four).unwrap_err().to_string();
        assert!(said.starts_with("there is no 18x6 for 4x4, only 18x6 (5x5); write"), "{said}");
    }

    #[test]
    fn patterns_may_have_several_partitions() {
        let zero = goal(3, 3, GoalName::Zero);
        let read = |text| Collection::parse(text, &zero);
        let collection = read("1,2,3,4/5,6,7,8/1,2/3,4/5,6,1,2/3,4,7,8").unwrap();
        let partitions = [&[0, 1][..], &[1, 2, 3], &[4, 5]];
        assert_eq!(collection.partitions(), partitions);
        assert_eq!(collection.sizes(), "4x4+2x2");
        assert_eq!(read("4-4").unwrap().partitions(), [[0, 1]]);
        let again = |patterns: Vec<u32>| Collection::of_cells(zero.size(), 0, patterns);
        assert_eq!(again(collection.patterns().to_vec()), Some(collection.clone()));
        // A pattern that is in no partition, one that is there twice, and one without a tile.
        for wrong in [0b11, 0b111, 0b1_1110, 0, 1 << 9] {
            assert_eq!(again([collection.patterns(), &[wrong]].concat()), None, "{wrong:b}");
        }
        let said = |text| read(text).unwrap_err().to_string();
        let superfluous = said("1,2,3,4/2,3/5,6,7,8");
        assert!(superfluous.starts_with("pattern 2 is there twice, or no others"), "{superfluous}");
        assert_eq!(said("1,2,3,4/5,6,7,8/4,3,2,1").replace('3', "2"), superfluous);
        assert_eq!(said("1,2,3,4/5,6,7/1,2/3,4"), "tile 1 is there twice; each tile belongs to one pattern");
        let many = vec![vec![1]; MOST_PATTERNS + 1];
        assert_eq!(Collection::of_tiles(&many, &zero), Err(CollectionError::TooManyPatterns(31)));
        let four = goal(4, 4, GoalName::Zero);
        let pairs =
            (1..=7).flat_map(|pair| [vec![2 * pair], vec![2 * pair - 1], vec![2 * pair - 1, 2 * pair]]);
        let halves: Vec<Vec<u16>> = pairs.chain([vec![15]]).collect();
        assert_eq!(Collection::of_tiles(&halves, &four), Err(CollectionError::TooManyPartitions));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let zero = goal(3, 3, GoalName::Zero);
        let said = |text| Collection::parse(text, &zero).unwrap_err().to_string();
        assert_eq!(said("4-5"), "`4-5` has 9 tiles, and a 3x3 board has 8");
        assert_eq!(said("1,2/3,4,5,6,7"), "tile 8 is in no pattern; each tile belongs to one");
        assert_eq!(said("1,2/3,4,5,6,7,8,1"), "tile 1 is there twice; each tile belongs to one pattern");
        assert_eq!(said("1,2/3,4,5,6,7,9"), "there is no tile 9 on a 3x3 board");
        assert!(said("x").contains("`x` names no patterns"));
        assert!(said("9-0").contains("not 9"));
    }
}
