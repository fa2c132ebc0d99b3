//! Why a file of tables was not written or is not used.

use std::io;
use std::path::PathBuf;

use jiugong_puzzle::Size;
use thiserror::Error;

use crate::pattern::file::VERSION;
use crate::pattern::patterns::Tables;

/// Why a file of tables was not written or is not used.
#[derive(Debug, Error)]
pub enum FileError {
    /// The operating system says no.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What it says.
        error: io::Error,
    },
    /// It is something else.
    #[error("{} is no file of pattern databases; move it away", .0.display())]
    Foreign(PathBuf),
    /// It holds other tables than its name says.
    #[error(
        "{} holds the tables of another set, {sizes} on {size} with the goal's blank in cell {blank} (counted from 1); \
         their file is called {name}",
        path.display()
    )]
    Misnamed {
        /// The file.
        path: PathBuf,
        /// How many tiles each of its patterns has, as in `6-6-3`.
        sizes: String,
        /// The board.
        size: Size,
        /// The cell of the goal's blank, counted from 1.
        blank: u8,
        /// The name that such a file has.
        name: String,
    },
    /// Another version of the format.
    #[error("{} is in version {version} of the format, and this program reads version {VERSION}; build it again", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u32,
    },
    /// It is not as it was written.
    #[error("{} is damaged ({what}); build it again", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        what: Damage,
    },
}

/// What shows that a file is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// It is shorter or longer than it says, or than its tables are.
    #[error("its length is wrong")]
    Length,
    /// The checksum of the header differs.
    #[error("the checksum of its header is wrong")]
    Header,
    /// The checksum of the tables differs.
    #[error("the checksum of its tables is wrong")]
    Tables,
    /// The header says what cannot be.
    #[error("its header makes no sense")]
    Contents,
}

impl FileError {
    /// That the file at `path` holds these tables, which its name does not say.
    pub fn misnamed(path: PathBuf, tables: &Tables) -> FileError {
        let collection = tables.collection();
        FileError::Misnamed {
            path,
            sizes: collection.sizes(),
            size: collection.size(),
            blank: collection.blank() + 1,
            name: Tables::file_name(collection),
        }
    }
}
