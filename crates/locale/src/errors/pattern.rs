//! The errors of pattern databases: their collections, their building, their files.

use jiugong_solver::MOST_CELLS;
use jiugong_solver::pattern::{
    BuildError, Collection, CollectionError, Damage, FileError, MOST_CARRIED, MOST_PARTITIONS, MOST_PARTS,
    MOST_PATTERNS, MOST_TILES, PatternsError, ShapeError,
};

use crate::{Language, Say, bytes, say};

impl Say for ShapeError {
    fn say(&self, language: Language) -> String {
        match self {
            ShapeError::TooManyCells(size) => say!(
                language,
                "patterns-too-many-cells",
                size = size.to_string(),
                cells = size.cells(),
                most = MOST_CELLS
            ),
            ShapeError::TileCount(found, tiles) => {
                let (tiles, most) = (*tiles, MOST_TILES.min(*tiles));
                let parts = tiles.div_ceil(most).max(2);
                let sizes: Vec<_> = (0..parts).map(|part| ((tiles + part) / parts).to_string()).collect();
                let example = sizes.join("-");
                say!(
                    language,
                    "patterns-tile-count",
                    found = *found,
                    most = most,
                    tiles = tiles,
                    example = example
                )
            }
        }
    }
}

impl Say for CollectionError {
    fn say(&self, language: Language) -> String {
        match self {
            CollectionError::Shape(error) => error.say(language),
            CollectionError::Malformed(text) => {
                say!(language, "collection-malformed", text = text.as_str())
            }
            CollectionError::Sum { text, sum, size } => say!(
                language,
                "collection-sum",
                text = text.as_str(),
                sum = *sum,
                size = size.to_string(),
                tiles = size.cells() - 1
            ),
            CollectionError::NoTile { tile, size } => {
                say!(language, "collection-no-tile", tile = *tile, size = size.to_string())
            }
            CollectionError::Twice(tile) => say!(language, "collection-twice", tile = *tile),
            CollectionError::Missing(tile) => say!(language, "collection-missing", tile = *tile),
            CollectionError::NoneOfThisName { name, size } => {
                let known: Vec<_> = Collection::named().map(|(name, of)| format!("{name} ({of})")).collect();
                say!(
                    language,
                    "collection-none-of-this-name",
                    name = name.as_str(),
                    size = size.to_string(),
                    known = known.join(", ")
                )
            }
            CollectionError::Superfluous(number) => {
                say!(language, "collection-superfluous", number = *number)
            }
            CollectionError::TooManyPatterns(found) => {
                say!(language, "collection-too-many-patterns", found = *found, most = MOST_PATTERNS)
            }
            CollectionError::TooManyPartitions => {
                say!(language, "collection-too-many-partitions", most = MOST_PARTITIONS)
            }
        }
    }
}

impl Say for PatternsError {
    fn say(&self, language: Language) -> String {
        match self {
            PatternsError::OtherGoal { size, blank } => {
                say!(language, "patterns-other-goal", size = size.to_string(), blank = *blank)
            }
            PatternsError::None => say!(language, "patterns-none"),
            PatternsError::TooManyToCarry(found) => say!(
                language,
                "patterns-too-many-to-carry",
                found = *found,
                carried = MOST_CARRIED,
                most = MOST_PARTS
            ),
            PatternsError::TooMany(found) => {
                say!(language, "patterns-too-many", found = *found, most = MOST_PARTS)
            }
        }
    }
}

impl Say for BuildError {
    fn say(&self, language: Language) -> String {
        match self {
            BuildError::Shape(error) => error.say(language),
            BuildError::Memory { needed, allowed } => {
                say!(language, "patterns-memory", needed = bytes(*needed), allowed = bytes(*allowed))
            }
            BuildError::Cancelled => say!(language, "patterns-cancelled"),
        }
    }
}

impl Say for Damage {
    fn say(&self, language: Language) -> String {
        match self {
            Damage::Length => say!(language, "damage-length"),
            Damage::Header => say!(language, "damage-header"),
            Damage::Tables => say!(language, "damage-tables"),
            Damage::Contents => say!(language, "damage-contents"),
        }
    }
}

impl Say for FileError {
    fn say(&self, language: Language) -> String {
        match self {
            FileError::Io { path, error } => say!(
                language,
                "tables-file-io",
                path = path.display().to_string(),
                reason = error.say(language)
            ),
            FileError::Foreign(path) => {
                say!(language, "tables-file-foreign", path = path.display().to_string())
            }
            FileError::Misnamed { path, sizes, size, blank, name } => say!(
                language,
                "tables-file-misnamed",
                path = path.display().to_string(),
                set = sizes.as_str(),
                size = size.to_string(),
                blank = *blank,
                name = name.as_str()
            ),
            FileError::Version { path, version } => {
                say!(language, "tables-file-version", path = path.display().to_string(), version = *version)
            }
            FileError::Damaged { path, what } => say!(
                language,
                "tables-file-damaged",
                path = path.display().to_string(),
                what = what.say(language)
            ),
        }
    }
}
