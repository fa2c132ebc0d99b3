//! The folder in which pattern databases are kept.

use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use jiugong_heuristics::pattern::{Collection, FileError, Tables};
use jiugong_puzzle::{Board, GoalName};

use crate::PatternSet;

/// A folder with files of pattern databases, whose names say for which collection they are.
#[derive(Clone, Debug)]
pub struct TableFolder {
    path: PathBuf,
}

/// A file of pattern databases, as its name has it; whether it is whole is known when it is loaded.
#[derive(Clone, Debug)]
pub struct KeptTables {
    /// Where it is.
    pub path: PathBuf,
    /// What it is for.
    pub collection: Collection,
    /// Its length.
    pub bytes: u64,
}

impl KeptTables {
    /// The set and the goal by which exactly these tables are asked for: a goal by its name, else one with the tiles in
    /// order.
    pub fn written(&self) -> (PatternSet, String) {
        let size = self.collection.size();
        let by_name =
            |name: GoalName| Some((set_for(&self.collection, &name.board(size))?, name.name().to_owned()));
        GoalName::ALL.into_iter().find_map(by_name).unwrap_or_else(|| {
            let mut cells: Vec<u16> = (1..size.cells() as u16).collect();
            cells.insert(self.collection.blank().into(), 0);
            let goal = Board::new(size, cells).expect("the tiles in order with a blank are a permutation");
            let set = set_for(&self.collection, &goal).unwrap_or_else(|| of_tiles(&self.collection, &goal));
            (set, goal.to_string())
        })
    }
}

impl TableFolder {
    /// The folder at `path`, which need not be there yet.
    pub fn new(path: PathBuf) -> TableFolder {
        TableFolder { path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of a collection, whether it is there or not.
    pub fn file(&self, collection: &Collection) -> PathBuf {
        self.path.join(Tables::file_name(collection))
    }

    /// The files that are there, by name. A folder that is not there has none.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn kept(&self) -> Result<Vec<KeptTables>, FileError> {
        let failed = |error| FileError::Io { path: self.path.clone(), error };
        let mut kept = Vec::new();
        for entry in self.entries().map_err(failed)? {
            let collection = entry.file_name().to_str().and_then(Tables::collection_of_file_name);
            if let Some(collection) = collection {
                let bytes = entry.metadata().map_err(failed)?.len();
                kept.push(KeptTables { path: entry.path(), collection, bytes });
            }
        }
        kept.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(kept)
    }

    /// The files whose names end as those of tables and yet are none: nothing else looks at them.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn ignored(&self) -> Result<Vec<PathBuf>, FileError> {
        let is_ignored =
            |name: &str| name.ends_with(Tables::ENDING) && Tables::collection_of_file_name(name).is_none();
        let entries = self.entries().map_err(|error| FileError::Io { path: self.path.clone(), error })?;
        let ignored = entries.iter().filter(|entry| is_ignored(&entry.file_name().to_string_lossy()));
        let mut paths: Vec<_> = ignored.map(DirEntry::path).collect();
        paths.sort();
        Ok(paths)
    }

    /// What is in the folder; nothing where it is not there.
    fn entries(&self) -> io::Result<Vec<DirEntry>> {
        match fs::read_dir(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            entries => entries?.collect(),
        }
    }

    /// The tables of a collection; `None` if they are not kept.
    ///
    /// # Errors
    /// Why a file that is there is not used.
    pub fn load(&self, collection: &Collection) -> Result<Option<Tables>, FileError> {
        let path = self.file(collection);
        match Tables::load(&path) {
            Ok(tables) if tables.collection() == collection => Ok(Some(tables)),
            Ok(tables) => Err(FileError::misnamed(path, &tables)),
            Err(FileError::Io { error, .. }) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Keeps tables; makes the folder if it is not there.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn save(&self, tables: &Tables) -> Result<PathBuf, FileError> {
        fs::create_dir_all(&self.path).map_err(|error| FileError::Io { path: self.path.clone(), error })?;
        let path = self.file(tables.collection());
        tables.save(&path)?;
        Ok(path)
    }

    /// Removes the file of a collection; whether it was there.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn remove(&self, collection: &Collection) -> Result<bool, FileError> {
        let path = self.file(collection);
        match fs::remove_file(&path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(FileError::Io { path, error }),
        }
    }

    /// The largest kept set that serves a goal, if any does.
    pub(crate) fn largest(&self, goal: &Board) -> io::Result<Option<PatternSet>> {
        let kept = self.kept().map_err(|error| match error {
            FileError::Io { error, .. } => error,
            other => io::Error::other(other),
        })?;
        let serving = kept.iter().filter_map(|kept| Some((kept.bytes, set_for(&kept.collection, goal)?)));
        Ok(serving.max_by_key(|&(bytes, _)| bytes).map(|(_, set)| set))
    }
}

/// How a goal's collection is written if it is this one: by sizes or by its name if these mean it, else by the goal's tiles.
pub(crate) fn set_for(collection: &Collection, goal: &Board) -> Option<PatternSet> {
    if collection.size() != goal.size() {
        return None;
    }
    let means = |set: &PatternSet| set.collection(goal).as_ref() == Ok(collection);
    if let Some(by_sizes) = collection.sizes().parse().ok().filter(means) {
        return Some(by_sizes);
    }
    Some(of_tiles(collection, goal)).filter(means)
}

/// A collection by the tiles of a goal.
fn of_tiles(collection: &Collection, goal: &Board) -> PatternSet {
    let tiles = |&pattern: &u32| {
        let cells = goal.cells().iter().enumerate();
        cells.filter(|&(cell, _)| pattern >> cell & 1 == 1).map(|(_, &tile)| tile).collect()
    };
    PatternSet::Tiles(collection.patterns().iter().map(tiles).collect())
}
